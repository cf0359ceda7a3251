package tesuji.lab.experiment.gogame;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.function.Predicate;
import java.util.stream.Stream;
import tesuji.lab.experiment.Chart;
import tesuji.lab.experiment.ReportTable;
import tesuji.lab.statistics.ChanceTest;
import tesuji.lab.statistics.Sample;
import tesuji.lab.statistics.Tally;
import tesuji.lab.statistics.Wilson;

/** Games against GNU Go beside Table 6.2 and Figures 6.10 and 6.11. */
final class StrengthTables {
    private static final String WINS = "Wins";
    private static final String END = "End of game";
    private static final String MOVES = "Moves";

    /** A row of Table 6.2 that is the share of some games. */
    private record ShareRow(String quantity, String row, Predicate<GnuGoGame> holds) {}

    /** Three rows of Table 6.2: least, most and mean of a number. */
    private record NumberRows(String quantity, Function<GnuGoGame, Stream<Double>> number, int digits) {}

    private static final List<ShareRow> SHARES = List.of(
            new ShareRow(WINS, "Black", game -> !game.isWonByWhite()),
            new ShareRow(WINS, "White", GnuGoGame::isWonByWhite),
            new ShareRow(END, "Black resigned", game -> game.end().equals("B[r]")),
            new ShareRow(END, "White resigned", game -> game.end().equals("W[r]")),
            new ShareRow(END, "PASS Black, White", game -> game.end().equals("B[]W[]")),
            new ShareRow(END, "PASS White, Black", game -> game.end().equals("W[]B[]")));

    private static final List<NumberRows> NUMBERS = List.of(
            new NumberRows("Winning margin", game -> game.margin().stream().boxed(), 1),
            new NumberRows(MOVES, game -> Stream.of(game.number("moves")), 1),
            new NumberRows("Captured black stones", game -> Stream.of(game.number("capturedBlack")), 2),
            new NumberRows("Captured white stones", game -> Stream.of(game.number("capturedWhite")), 2));

    private final IntFunction<List<GnuGoGame>> all;

    /** @param all the games on the board of a size */
    StrengthTables(IntFunction<List<GnuGoGame>> all) {
        this.all = all;
    }

    private List<GnuGoGame> games(int size) {
        return all.apply(size).stream().filter(game -> !game.isFailure()).toList();
    }

    /** Games won by Go GAME. */
    ReportTable results() {
        List<List<String>> lines = new ArrayList<>();
        for (int size : GnuGoStrength.SIZES) {
            List<String> line = new ArrayList<>(List.of("" + size));
            line.addAll(Comparison.cells(GnuGoGame.tally(games(size)), printed(size), SliwaTables.STRENGTH_GAMES));
            line.add("" + (all.apply(size).size() - games(size).size()));
            lines.add(line);
        }
        List<String> columns = new ArrayList<>(List.of("size"));
        columns.addAll(Comparison.COLUMNS);
        columns.add("failures");
        return new ReportTable(
                "results",
                "Games that Go GAME won beside Table 6.2, taken as 40 games a board; p is that of Fisher's exact test,"
                        + " intervals are Wilson's, a ratio is that of the shares, ours / source; failures are games"
                        + " that a program lost by a fault, not counted.",
                columns,
                lines);
    }

    private static int printed(int size) {
        return SliwaTables.games(SliwaTables.cell(SliwaTables.STRENGTH, WINS, "White", "" + size));
    }

    /** Table 6.2 as the source has it, with our numbers. */
    ReportTable layout() {
        List<List<String>> lines = new ArrayList<>();
        for (ShareRow row : SHARES) {
            lines.add(line(row.quantity(), row.row(), size -> share(row, size)));
        }
        for (NumberRows rows : NUMBERS) {
            lines.add(line(
                    rows.quantity(), "Min", size -> number(sample(rows, size).least(), 1)));
            lines.add(line(
                    rows.quantity(), "Max", size -> number(sample(rows, size).most(), 1)));
            lines.add(line(
                    rows.quantity(), "Mean", size -> number(sample(rows, size).mean(), rows.digits())));
        }
        List<String> columns = new ArrayList<>(List.of("quantity", "row"));
        for (int size : GnuGoStrength.SIZES) columns.add("" + size);
        return new ReportTable(
                "table-6-2", "Table 6.2 with our numbers; margins are those of counted games.", columns, lines);
    }

    private static List<String> line(String quantity, String row, IntFunction<String> cell) {
        List<String> line = new ArrayList<>(List.of(quantity, row));
        for (int size : GnuGoStrength.SIZES) line.add(cell.apply(size));
        return line;
    }

    private String share(ShareRow row, int size) {
        List<GnuGoGame> games = games(size);
        if (games.isEmpty()) return "";
        return Comparison.number(100.0 * count(row, games) / games.size(), 0) + "%";
    }

    private static int count(ShareRow row, List<GnuGoGame> games) {
        return (int) games.stream().filter(row.holds()).count();
    }

    private Sample sample(NumberRows rows, int size) {
        return Sample.of(games(size).stream().flatMap(rows.number()).toList());
    }

    private static String number(double number, int digits) {
        boolean whole = digits == 1 && number == Math.rint(number);
        return Comparison.number(number, whole ? 0 : digits);
    }

    /** Every number of Table 6.2 with the source's; shares are tested, numbers without a known spread are not. */
    ReportTable comparison() {
        List<List<String>> lines = new ArrayList<>();
        for (List<String> row : layout().rows()) {
            for (int i = 0; i < GnuGoStrength.SIZES.size(); i++) {
                int size = GnuGoStrength.SIZES.get(i);
                String ours = row.get(2 + i);
                String theirs = SliwaTables.cell(SliwaTables.STRENGTH, row.get(0), row.get(1), "" + size);
                lines.add(List.of("" + size, row.get(0), row.get(1), ours, theirs, ratio(ours, theirs), p(row, size)));
            }
        }
        return new ReportTable(
                "comparison",
                "All numbers of Table 6.2, ours and the source's; ratio is ours to the source's, p is that of Fisher's"
                        + " exact test for shares; the other rows have no spread in the source to test by.",
                List.of("size", "quantity", "row", "here", "source", "ratio", "p"),
                lines);
    }

    private static String ratio(String ours, String theirs) {
        if (ours.isEmpty() || ours.endsWith("%") || Double.parseDouble(theirs) == 0) return "";
        return Comparison.number(Double.parseDouble(ours) / Double.parseDouble(theirs), 2);
    }

    private String p(List<String> line, int size) {
        List<GnuGoGame> games = games(size);
        if (games.isEmpty()) return "";
        return SHARES.stream()
                .filter(row -> row.quantity().equals(line.get(0)) && row.row().equals(line.get(1)))
                .findFirst()
                .map(row -> ChanceTest.ofProportions(
                        count(row, games),
                        games.size(),
                        SliwaTables.games(SliwaTables.cell(SliwaTables.STRENGTH, row.quantity(), row.row(), "" + size)),
                        SliwaTables.STRENGTH_GAMES))
                .map(test -> Comparison.p(test.pValue()))
                .orElse("");
    }

    /** Figure 6.10: games won, by size. */
    Chart wins() {
        List<Chart.Point> ours = new ArrayList<>();
        List<Chart.Point> theirs = new ArrayList<>();
        for (int size : GnuGoStrength.SIZES) {
            Tally tally = GnuGoGame.tally(games(size));
            if (tally.games() > 0) ours.add(point(size, tally));
            theirs.add(point(size, new Tally(printed(size), SliwaTables.STRENGTH_GAMES - printed(size), 0)));
        }
        return new Chart.Lines(
                "wins",
                "Games won by Go GAME against GNU Go (Figure 6.10), 95 % interval",
                "share",
                "size of the board",
                false,
                List.of(new Chart.Series("here", ours), new Chart.Series("source", theirs)));
    }

    private static Chart.Point point(int size, Tally tally) {
        Wilson interval = Wilson.of(tally);
        return new Chart.Point(size, tally.score(), interval.low(), interval.high());
    }

    /** Figure 6.11: moves of a game, by size. */
    Chart lengths() {
        List<Chart.Point> ours = new ArrayList<>();
        List<Chart.Point> theirs = new ArrayList<>();
        for (int size : GnuGoStrength.SIZES) {
            Sample moves = sample(NUMBERS.get(1), size);
            if (!games(size).isEmpty()) {
                ours.add(new Chart.Point(size, moves.mean(), moves.least(), moves.most()));
            }
            theirs.add(new Chart.Point(size, moves("Mean", size), moves("Min", size), moves("Max", size)));
        }
        return new Chart.Lines(
                "lengths",
                "Moves of a game (Figure 6.11): mean, shortest and longest",
                "moves",
                "size of the board",
                false,
                List.of(new Chart.Series("here", ours), new Chart.Series("source", theirs)));
    }

    private static double moves(String row, int size) {
        return Double.parseDouble(SliwaTables.cell(SliwaTables.STRENGTH, MOVES, row, "" + size));
    }

    String answer() {
        List<String> parts = new ArrayList<>();
        int different = 0;
        for (int size : GnuGoStrength.SIZES) {
            Tally tally = GnuGoGame.tally(games(size));
            if (tally.games() == 0) continue;
            parts.add(tally.wins() + " of " + tally.games() + " on " + size + "×" + size);
            ChanceTest test =
                    ChanceTest.ofProportions(tally.wins(), tally.games(), printed(size), SliwaTables.STRENGTH_GAMES);
            if (test.differs(Comparison.LEVEL)) different++;
        }
        if (parts.isEmpty()) return "Not measured: no game has been played.";
        return "Go GAME won " + String.join(", ", parts) + ". On " + different + " of " + parts.size()
                + " boards that differs from the source by more than chance (p < 0.05, each board by itself).";
    }
}
