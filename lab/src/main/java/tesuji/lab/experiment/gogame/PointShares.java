package tesuji.lab.experiment.gogame;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BiFunction;
import tesuji.lab.experiment.ReportTable;
import tesuji.lab.experiment.gogame.FinalMoveCriteria.Criterion;
import tesuji.lab.statistics.BlockMean;
import tesuji.lab.statistics.ChanceTest;
import tesuji.lab.statistics.rank.TestFamily;

/**
 * The points by which games were won beside Table 6.4. Points are sums of margins; games that ended by resignation have
 * none here.
 *
 * @param games those that count, by criterion and size of the board
 */
record PointShares(BiFunction<Criterion, Integer, List<GnuGoGame>> games) {
    private static final String BLACK = "points won by Black";
    private static final String WHITE = "points won by White";

    ReportTable table() {
        List<List<String>> lines = new ArrayList<>();
        List<Double> pValues = new ArrayList<>();
        for (int size : FinalMoveCriteria.SIZES) {
            for (Criterion criterion : Criterion.values()) {
                List<GnuGoGame> played = games.apply(criterion, size);
                ChanceTest test = ChanceTest.ofPrintedMean(
                        whitesShare(played), sourceShare(criterion, size), FinalMoveCriteria.SOURCE_GAMES);
                pValues.add(test.pValue());
                lines.add(line(criterion, size, played, test));
            }
        }
        return new ReportTable(
                "points",
                "Points by which games were won beside Table 6.4. Games that were resigned have none; the source does"
                        + " not say how it counts them. Its points of White with Secure repeat those with Max and are"
                        + " taken for a copying error, so White's share is what its percentage of Black leaves. A ratio"
                        + " is that of White's shares, ours / source; p is that of a t test of these. The source tells"
                        + " no spread: its games are taken to vary as ours do, 50 of them with points, and if there"
                        + " were fewer p should be larger. Nothing is tested where all points of ours went to one side"
                        + " or fewer than two games have points."
                        + new TestFamily(pValues).sentence(),
                List.of(
                        "size",
                        "criterion",
                        "Black",
                        "White",
                        "White's share",
                        "Black, source",
                        "White, source",
                        "White's share, source",
                        "ratio",
                        "p",
                        "games without a margin"),
                lines);
    }

    private static List<String> line(Criterion criterion, int size, List<GnuGoGame> played, ChanceTest test) {
        boolean counted = !Double.isNaN(test.ours());
        return List.of(
                "" + size,
                criterion.label,
                Comparison.number(points(played, false), 1),
                Comparison.number(points(played, true), 1),
                counted ? Comparison.percent(test.ours()) : "",
                FinalMoveCriteria.cell(criterion, BLACK, "" + size),
                FinalMoveCriteria.cell(criterion, WHITE, "" + size),
                Comparison.percent(test.theirs()),
                Comparison.number(test.ratio(), 2),
                Comparison.p(test.pValue()),
                "" + (played.size() - margins(played).size()));
    }

    private static List<GnuGoGame> margins(List<GnuGoGame> played) {
        return played.stream().filter(game -> game.margin().isPresent()).toList();
    }

    private static double points(List<GnuGoGame> played, boolean white) {
        return played.stream()
                .filter(game -> game.isWonByWhite() == white)
                .mapToDouble(game -> game.margin().orElse(0))
                .sum();
    }

    /**
     * White's part w of all points t, Σw / Σt. Its error is that of a ratio of two sums over G games, a game being as
     * far off as w − share · t: error² = G / (G − 1) · Σ (w − share · t)² / (Σt)².
     */
    private static BlockMean whitesShare(List<GnuGoGame> played) {
        List<GnuGoGame> counted = margins(played);
        int games = counted.size();
        double all = points(counted, true) + points(counted, false);
        double share = points(counted, true) / all;
        double squares = 0;
        for (GnuGoGame game : counted) {
            double points = game.margin().orElseThrow();
            double distance = (game.isWonByWhite() ? points : 0) - share * points;
            squares += distance * distance;
        }
        double error = games < 2 ? Double.NaN : Math.sqrt(games / (games - 1.0) * squares) / all;
        return new BlockMean(share, error, games, games);
    }

    private static double sourceShare(Criterion criterion, int size) {
        String black = FinalMoveCriteria.cell(criterion, BLACK, size + " %");
        return 1 - Double.parseDouble(black.replace("%", "")) / 100;
    }
}
