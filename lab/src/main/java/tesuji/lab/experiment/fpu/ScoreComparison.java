package tesuji.lab.experiment.fpu;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import tesuji.lab.experiment.ReportTable;
import tesuji.lab.statistics.BlockMean;
import tesuji.lab.statistics.ChanceTest;
import tesuji.lab.statistics.distribution.FDistribution;
import tesuji.lab.statistics.rank.PostHocTest;
import tesuji.lab.statistics.rank.TestFamily;

/** The numbers that the source prints beside ours, and whether they differ by more than chance. */
record ScoreComparison(String across, PredictionRows rows, SourceTable source) {
    /** Qualities and hit rates, with what chance may do to both sides. */
    ReportTable table() {
        List<List<String>> told = new ArrayList<>();
        List<Double> pValues = new ArrayList<>();
        for (SourceScore theirs : source.scores()) {
            int setting = rows.index(theirs.label());
            ChanceTest quality = test(rows.qualities(setting), theirs.quality());
            ChanceTest hitRate = test(rows.hits(setting), theirs.hitRate());
            List<String> row = new ArrayList<>(List.of(theirs.label()));
            row.addAll(cells(quality));
            row.addAll(cells(hitRate));
            told.add(row);
            pValues.addAll(List.of(quality.pValue(), hitRate.pValue()));
        }
        return new ReportTable(
                "source",
                "The source's numbers and ours, over other games; a ratio is ours / source. The source tells no error"
                        + " of its numbers: they are taken to vary as ours do, over games, but with its 1,151"
                        + " positions. p is that of a t test of the difference, with the errors of both; a difference"
                        + " is larger than chance if p < 0.05."
                        + new TestFamily(pValues).sentence(),
                List.of(
                        across,
                        "quality, source",
                        "quality, ours",
                        "difference",
                        "ratio",
                        "p",
                        "larger than chance",
                        "hit rate, source",
                        "hit rate, ours",
                        "hit rate difference",
                        "hit rate ratio",
                        "hit rate p",
                        "hit rate larger than chance"),
                told);
    }

    private static ChanceTest test(List<List<Double>> games, double theirs) {
        return ChanceTest.ofPrintedMean(BlockMean.of(games), theirs, SourceScore.POSITIONS);
    }

    private static List<String> cells(ChanceTest test) {
        boolean decided = Double.isFinite(test.pValue());
        return List.of(
                number(test.theirs()),
                number(test.ours()),
                String.format(Locale.ROOT, "%+.4f", test.ours() - test.theirs()),
                String.format(Locale.ROOT, "%.3f", test.ratio()),
                decided ? ClaimTests.p(test.pValue()) : "",
                !decided ? "not decided" : test.differs(ClaimTests.LEVEL) ? "yes" : "no");
    }

    /** The source's line in the table of tests: it prints F, and all else follows from its positions and methods. */
    List<String> test() {
        int k = source.scores().size();
        int cases = SourceScore.POSITIONS;
        FDistribution distribution = new FDistribution(k - 1.0, (k - 1.0) * (cases - 1));
        return List.of(
                "positions, source",
                "" + cases,
                String.format(Locale.ROOT, "%.2f", source.f()),
                (k - 1) + ", " + (k - 1) * (cases - 1),
                String.format(Locale.ROOT, "%.3f", distribution.quantile(1 - ClaimTests.LEVEL)),
                ClaimTests.p(distribution.upper(source.f())),
                number(PostHocTest.NEMENYI.distance(k, cases, ClaimTests.LEVEL)),
                number(PostHocTest.BONFERRONI_DUNN.distance(k, cases, ClaimTests.LEVEL)));
    }

    private static String number(double number) {
        return String.format(Locale.ROOT, "%.4f", number);
    }
}
