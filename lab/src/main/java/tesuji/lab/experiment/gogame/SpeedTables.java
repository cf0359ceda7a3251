package tesuji.lab.experiment.gogame;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import tesuji.lab.experiment.Chart;
import tesuji.lab.experiment.ReportTable;
import tesuji.lab.source.PrintedTable;
import tesuji.lab.statistics.Sample;
import tesuji.lab.statistics.SignTest;
import tesuji.lab.statistics.Tally;
import tesuji.lab.statistics.rank.TestFamily;

/** Speeds beside Table 6.1, and whether they rise. */
final class SpeedTables {
    private static final int MIN = 5;
    private static final int MAX = 6;
    private static final int FIRST = 7;
    private static final int LAST = 8;

    private final List<List<String>> rows;

    /** @param rows of {@link PlayoutSpeed#GAMES} */
    SpeedTables(List<List<String>> rows) {
        this.rows = rows.stream()
                .filter(row -> !row.get(MIN).isEmpty())
                .map(List::copyOf)
                .toList();
    }

    /** The mean over games of a column. */
    private Optional<Double> mean(String size, String threads, int column) {
        List<Double> numbers = rows.stream()
                .filter(row -> row.get(0).equals(size) && row.get(1).equals(threads))
                .map(row -> Double.parseDouble(row.get(column)))
                .toList();
        return numbers.isEmpty()
                ? Optional.empty()
                : Optional.of(Sample.of(numbers).mean());
    }

    /** Every field of Table 6.1. */
    ReportTable speeds() {
        PrintedTable printed = SliwaTables.SPEED;
        List<List<String>> lines = new ArrayList<>();
        for (List<String> row : printed.rows()) {
            String size = printed.cell(row, "size");
            String threads = printed.cell(row, "threads");
            Optional<Double> min = mean(size, threads, MIN);
            Optional<Double> max = mean(size, threads, MAX);
            double theirMin = Double.parseDouble(printed.cell(row, "min"));
            double theirMax = Double.parseDouble(printed.cell(row, "max"));
            lines.add(List.of(
                    size,
                    threads,
                    text(min),
                    text(max),
                    printed.cell(row, "min"),
                    printed.cell(row, "max"),
                    min.map(each -> Comparison.number(each / theirMin, 2)).orElse(""),
                    max.map(each -> Comparison.number(each / theirMax, 2)).orElse("")));
        }
        return new ReportTable(
                "speeds",
                "Thousands of simulations per second, slowest and fastest move of a game, means over games, beside"
                        + " Table 6.1; ratios are ours to the source's, on other machines. Whether a difference is"
                        + " larger than chance is not tested: the source tells no spread, and speeds of two machines"
                        + " differ for other reasons than chance.",
                List.of("size", "threads", "min", "max", "min, source", "max, source", "ratio of min", "ratio of max"),
                lines);
    }

    private static String text(Optional<Double> number) {
        return number.map(each -> Comparison.number(each, 1)).orElse("");
    }

    /** Two statements of the source as sign tests: one over games, one over boards and steps of threads. */
    ReportTable rises() {
        TestFamily family = new TestFamily(List.of(pValue(course()), pValue(threads())));
        return new ReportTable(
                "rises",
                "Does the speed rise? Over the course of a game: the last quarter of the moves against the first, game"
                        + " by game. With threads: the fastest move with each number of threads against the next"
                        + " smaller number, board by board. p is that of the sign test."
                        + family.sentence(),
                List.of("statement", "rises", "falls", "p", "verdict"),
                List.of(line("in the course of a game", course()), line("with the number of threads", threads())));
    }

    private static List<String> line(String statement, Tally tally) {
        return List.of(statement, "" + tally.wins(), "" + tally.losses(), Comparison.p(pValue(tally)), verdict(tally));
    }

    private static double pValue(Tally tally) {
        return tally.games() == 0 ? Double.NaN : SignTest.pValue(tally);
    }

    private static String verdict(Tally tally) {
        if (tally.games() == 0) return "not measured";
        if (SignTest.pValue(tally) >= Comparison.LEVEL) return "not shown";
        return tally.wins() > tally.losses() ? "confirmed" : "refuted";
    }

    private Tally course() {
        Tally tally = Tally.NONE;
        for (List<String> row : rows) {
            tally = tally.with(Double.compare(Double.parseDouble(row.get(LAST)), Double.parseDouble(row.get(FIRST))));
        }
        return tally;
    }

    /** Fewest first, in whatever order they were measured. */
    private List<String> threadCounts() {
        return rows.stream()
                .map(row -> row.get(1))
                .distinct()
                .sorted(Comparator.comparingInt(Integer::parseInt))
                .toList();
    }

    private Tally threads() {
        Tally tally = Tally.NONE;
        List<String> counts = threadCounts();
        for (int size : PlayoutSpeed.SIZES) {
            for (int i = 1; i < counts.size(); i++) {
                Optional<Double> fewer = mean("" + size, counts.get(i - 1), MAX);
                Optional<Double> more = mean("" + size, counts.get(i), MAX);
                if (fewer.isPresent() && more.isPresent()) tally = tally.with(Double.compare(more.get(), fewer.get()));
            }
        }
        return tally;
    }

    /**
     * Ours and the source's fastest moves with the fewest and with the most threads that were measured: four lines,
     * since more would look alike. Small boards are hundreds of times as fast as large ones, so the axis has factors.
     */
    Chart chart() {
        List<Chart.Series> series = new ArrayList<>();
        List<String> counts = threadCounts();
        List<String> extremes = counts.size() < 3 ? counts : List.of(counts.get(0), counts.get(counts.size() - 1));
        for (String threads : extremes) {
            List<Chart.Point> ours = new ArrayList<>();
            List<Chart.Point> theirs = new ArrayList<>();
            for (List<String> row : SliwaTables.SPEED.rows()) {
                if (!row.get(1).equals(threads)) continue;
                double size = Double.parseDouble(row.get(0));
                mean(row.get(0), threads, MAX)
                        .filter(max -> max > 0)
                        .ifPresent(max -> ours.add(new Chart.Point(size, max)));
                theirs.add(new Chart.Point(size, Double.parseDouble(row.get(3))));
            }
            series.add(new Chart.Series("here, threads " + threads, ours));
            series.add(new Chart.Series("source, threads " + threads, theirs));
        }
        return new Chart.Lines(
                "speeds",
                "Thousands of simulations per second, fastest move of a game",
                "thousands per second",
                "size of the board",
                false,
                true,
                series);
    }

    String answer() {
        if (rows.isEmpty()) return "Not measured: no game has been played.";
        return "Over the course of a game the speed rises in " + told(course()) + " games, and with more threads in "
                + told(threads()) + " steps from one number of threads to the next, board by board.";
    }

    private static String told(Tally tally) {
        String p =
                tally.games() == 0 ? "" : " (" + verdict(tally) + ", " + Comparison.told(SignTest.pValue(tally)) + ")";
        return tally.wins() + " of " + tally.games() + p;
    }
}
