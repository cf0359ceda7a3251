package tesuji.app.match;

import java.util.List;
import org.jspecify.annotations.Nullable;
import tesuji.lab.statistics.Elo;
import tesuji.lab.statistics.Pentanomial;

/**
 * What the pairs of two players say, for other programs: how many brought the first 0, ½, 1, 1½ and 2 points, how many
 * games had no partner, and the score per game with an interval from the variance over pairs.
 */
public record PairsAnswer(
        List<Integer> counts,
        int pairs,
        int unpaired,
        @Nullable Double score,
        double scoreLow,
        double scoreHigh,
        @Nullable Double elo,
        @Nullable Double eloLow,
        @Nullable Double eloHigh) {
    public PairsAnswer {
        counts = List.copyOf(counts);
    }

    public static PairsAnswer of(Pentanomial pairs) {
        Pentanomial.Estimate estimate = pairs.estimate();
        Elo elo = estimate.elo();
        return new PairsAnswer(
                pairs.counts(),
                pairs.pairs(),
                pairs.unpaired(),
                finite(estimate.score()),
                estimate.low(),
                estimate.high(),
                finite(elo.difference()),
                finite(elo.low()),
                finite(elo.high()));
    }

    /** JSON knows no infinite numbers. */
    private static @Nullable Double finite(double number) {
        return Double.isFinite(number) ? number : null;
    }
}
