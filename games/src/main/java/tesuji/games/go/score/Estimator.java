package tesuji.games.go.score;

import tesuji.games.go.Stones;

/**
 * A way to say who controls each point of a board, without reading a single move.
 *
 * <p>The direct methods of Śliwa 2013, §6.3.1. None of them knows life and death: remove dead stones first. Stateless;
 * shared by all threads.
 */
public sealed interface Estimator
        permits ExplicitControl, DirectControl, FloodFill, DistanceControl, ZobristInfluence, Bouzy, Divided {

    /** The word that stands for this estimator, as {@link Estimators#named} reads it. */
    String name();

    /** A value for every point: positive where Black controls it, negative where White does, 0 where nobody does. */
    int[] estimate(Stones stones);

    /** 1 for Black, -1 for White, 0 for an empty point. */
    static int sign(byte colour) {
        return switch (colour) {
            case Stones.BLACK -> 1;
            case Stones.WHITE -> -1;
            default -> 0;
        };
    }

    /** The stones alone: 1, -1 or 0 for every point. */
    static int[] signs(Stones stones) {
        int[] values = new int[stones.points()];
        for (int point = 0; point < values.length; point++) values[point] = sign(stones.at(point));
        return values;
    }
}
