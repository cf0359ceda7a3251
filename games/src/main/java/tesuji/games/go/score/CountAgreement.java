package tesuji.games.go.score;

import tesuji.games.go.Stones;

/**
 * A test whether a position is ready to be counted (Śliwa 2013, §6.3.1): once every area is controlled, flood fill and
 * distance agree about the result.
 *
 * @param flood the result by {@link FloodFill}
 * @param distance the result by {@link DistanceControl}
 */
public record CountAgreement(Margin flood, Margin distance) {
    /** Compares the two on a board from which the dead stones have been removed. */
    public static CountAgreement of(Stones stones, int compensation) {
        return new CountAgreement(
                Estimate.of(new FloodFill(), stones).margin(compensation),
                Estimate.of(new DistanceControl(), stones).margin(compensation));
    }

    public boolean agrees() {
        return flood.equals(distance);
    }

    /** The finding in words. */
    public String verdict() {
        return agrees() ? "finished" : "not finished, or dead stones are left on the board";
    }
}
