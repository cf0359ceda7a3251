package tesuji.games.go.feature;

import tesuji.core.base.Hot;
import tesuji.core.eval.OwnerStatistics;

/**
 * What the ends of playouts say of a move: the share in which the mover owned its point (Coulom 2007, "Monte Carlo
 * owner"), and the criticality of the point (Coulom 2009). Moves where nothing is left to win or to save are seldom
 * good.
 */
public final class EndFeatures {
    /** Shares of one eighth each. */
    static final int OWNER_LEVELS = 8;

    /** Where the levels of criticality from the second on begin. */
    private static final double[] CRITICALITY_STEPS = {0.015, 0.04, 0.07, 0.11, 0.16};

    static final int CRITICALITY_LEVELS = 6;

    /** Fewer playouts say nothing. */
    public static final int FEWEST = 32;

    private EndFeatures() {}

    /** Whether enough playouts were counted. */
    static boolean isKnown(OwnerStatistics ends) {
        return ends.playouts() >= FEWEST;
    }

    /** The level of {@link MoveFeature#OWNER}. */
    @Hot
    static int owner(OwnerStatistics ends, int point, int side) {
        return 1 + Math.min(OWNER_LEVELS - 1, (int) (ends.share(point, side) * OWNER_LEVELS));
    }

    /** The level of {@link MoveFeature#CRITICALITY}. */
    @Hot
    static int criticality(OwnerStatistics ends, int point) {
        double criticality = ends.criticality(point);
        int level = 1;
        for (double step : CRITICALITY_STEPS) if (criticality >= step) level++;
        return level;
    }
}
