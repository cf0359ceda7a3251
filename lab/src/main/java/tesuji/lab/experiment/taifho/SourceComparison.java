package tesuji.lab.experiment.taifho;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tesuji.lab.experiment.ReportTable;
import tesuji.lab.experiment.Workplace;
import tesuji.lab.statistics.ChanceTest;
import tesuji.lab.statistics.Sample;
import tesuji.lab.statistics.Tally;
import tesuji.lab.statistics.rank.Holm;

/**
 * Numbers of the source beside ours, and which of them differ by more than chance. So many are compared that some would
 * differ by chance alone, so Holm's correction counts all tests of a table together. Owned by one thread.
 */
final class SourceComparison {
    static final String TABLE = "source";

    private static final List<String> COLUMNS =
            List.of("what", "source", "ours", "ratio", "test", "p", "p, Holm", "verdict");
    private static final String UNMEASURED = "not measured";
    private static final String EXTREMES = "not tested: extremes depend on how many games there are";
    private static final String SPREAD = "resampling of ours draws as many of our games as the source played, for it"
            + " prints no deviation of these lengths";

    private final List<Line> lines = new ArrayList<>();

    /**
     * One number.
     *
     * @param ratio empty where there is none
     * @param remark why there is no test
     */
    private record Line(
            String what, String source, String ours, String ratio, Optional<ChanceTest> test, String remark) {}

    /** Adds a number that is not tested. */
    void untested(String what, String source, String ours, double ratio, String why) {
        lines.add(new Line(what, source, ours, Played.number(ratio, 3), Optional.empty(), why));
    }

    private void tested(String what, String source, String ours, ChanceTest test) {
        lines.add(new Line(what, source, ours, Played.number(test.ratio(), 3), Optional.of(test), ""));
    }

    private void extremes(String what, double least, double most, List<Double> ours, String why) {
        Sample lengths = Sample.of(ours);
        String own = ours.isEmpty() ? "" : range(lengths.least(), lengths.most());
        untested(what, range(least, most), own, Double.NaN, why);
    }

    private static String range(double least, double most) {
        return Played.number(least, 1) + " to " + Played.number(most, 1);
    }

    /** Adds mean, median and extremes of the lengths of games of which the source tells no more. */
    void lengths(String what, PrzybylekTables.Lengths theirs, List<Double> ours) {
        String mean = what + ", mean moves of " + theirs.games() + " games";
        String median = what + ", median";
        String extremes = what + ", shortest and longest";
        String theirMean = Played.number(theirs.mean(), 2);
        String theirMedian = Played.number(theirs.median(), 2);
        if (ours.isEmpty()) {
            untested(mean, theirMean, "", Double.NaN, UNMEASURED);
            untested(median, theirMedian, "", Double.NaN, UNMEASURED);
            extremes(extremes, theirs.least(), theirs.most(), ours, UNMEASURED);
            return;
        }
        ChanceTest means = ChanceTest.ofPrintedMean(ours, theirs.games(), theirs.mean());
        ChanceTest medians = ChanceTest.ofPrintedMedian(ours, theirs.games(), theirs.median());
        tested(mean, theirMean, Played.number(means.ours(), 2), means);
        tested(median, theirMedian, Played.number(medians.ours(), 2), medians);
        extremes(extremes, theirs.least(), theirs.most(), ours, EXTREMES);
    }

    /** Adds a match: its score, and the lengths of its games, all of ours beside the source's ten. */
    void match(Workplace at, PrzybylekTables.SourceMatch theirs) {
        Duel duel = theirs.duel();
        String name = theirs.name();
        String score = name + ", " + duel.first() + " - " + duel.second() + ": games won";
        String meanMoves = name + ": mean moves";
        String medianMoves = name + ": median moves";
        String extremes = name + ": shortest and longest";
        Tally won = theirs.tally();
        Sample lengths = Sample.of(theirs.lengths());
        List<Played> games = duel.games(at);
        Tally ours = Played.tally(games, duel.first());
        String result = won.wins() + ":" + won.losses();
        String mean = Played.number(lengths.mean(), 2);
        String median = Played.number(lengths.median(), 2);
        List<Double> ourLengths = Played.lengths(games);
        if (ourLengths.size() < 2) {
            String why = "not tested: these two did not play here";
            untested(score, result, "", Double.NaN, why);
            untested(meanMoves, mean, "", Double.NaN, why);
            untested(medianMoves, median, "", Double.NaN, why);
            extremes(extremes, lengths.least(), lengths.most(), List.of(), why);
            return;
        }
        ChanceTest scores = ChanceTest.ofProportions(
                ours.wins(), ours.wins() + ours.losses(), won.wins(), won.wins() + won.losses());
        tested(score, result, ours.wins() + ":" + ours.losses(), scores);
        ChanceTest means = ChanceTest.ofMeans(Sample.of(ourLengths), lengths);
        tested(meanMoves, mean, Played.number(means.ours(), 2), means);
        ChanceTest medians = ChanceTest.ofSamples(ourLengths, theirs.lengths());
        tested(medianMoves, median, Played.number(medians.ours(), 2), medians);
        extremes(extremes, lengths.least(), lengths.most(), ourLengths, EXTREMES);
    }

    ReportTable table() {
        double[] pValues = lines.stream()
                .flatMap(line -> line.test().stream())
                .mapToDouble(ChanceTest::pValue)
                .toArray();
        double[] adjusted = Holm.adjusted(pValues);
        List<List<String>> rows = new ArrayList<>();
        int next = 0;
        for (Line line : lines) {
            List<String> row = new ArrayList<>(List.of(line.what(), line.source(), line.ours(), line.ratio()));
            if (line.test().isPresent()) {
                ChanceTest test = line.test().get();
                double holm = adjusted[next++];
                String verdict = holm < Duel.LEVEL ? "differs by more than chance" : "no difference shown";
                row.addAll(List.of(test.test(), Played.p(test.pValue()), Played.p(holm), verdict));
            } else {
                row.addAll(List.of("", "", "", line.remark()));
            }
            rows.add(row);
        }
        return new ReportTable(TABLE, caption(), COLUMNS, rows);
    }

    private String caption() {
        String begin = "The source's numbers and ours, ratio of ours to the source's";
        boolean tests = lines.stream().anyMatch(line -> line.test().isPresent());
        if (!tests) return begin + ". None can be tested: the source tells neither spreads nor how many there were.";
        boolean resampled = lines.stream()
                .flatMap(line -> line.test().stream())
                .anyMatch(test -> test.test().equals(ChanceTest.RESAMPLING));
        return begin + " (of scores: of the shares won). A difference is called one if Holm's p, for all tests of the"
                + " table together, is below " + Duel.LEVEL + (resampled ? "; " + SPREAD : "") + ".";
    }
}
