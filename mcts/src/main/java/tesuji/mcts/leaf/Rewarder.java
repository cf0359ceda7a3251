package tesuji.mcts.leaf;

import tesuji.core.game.Game;
import tesuji.core.game.Position;

/** Turns scores into rewards. Owned by one thread. */
public interface Rewarder {
    /**
     * The reward of side 0 for a game that the playout has just finished, after this many moves since the root, with
     * this score in half-points.
     */
    double reward(int score, int length);

    /** Prepares for a search from this position. */
    default void beginSearch(Position root) {}

    /** Moves since the root after which a game is not worth finishing. */
    default int longest() {
        return Integer.MAX_VALUE;
    }

    /** The nearest number in [0, 1]. */
    static double clamp(double value) {
        return Math.max(0, Math.min(1, value));
    }

    /** The number of points of a board. */
    static int points(Game game) {
        return game.notation().picture(game.start()).pieces().length();
    }
}
