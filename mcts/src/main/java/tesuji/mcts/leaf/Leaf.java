package tesuji.mcts.leaf;

import tesuji.core.eval.Parts;
import tesuji.core.game.Game;
import tesuji.core.play.Measure;

/** What is a leaf worth? */
public sealed interface Leaf permits Rollouts, Truncated, Blend {
    /** The worker of one thread. */
    Valuer on(Game game, Parts parts);

    /** Whether every simulation ends with a score that is counted, not guessed. */
    default boolean counts() {
        return true;
    }

    /** What the values are. */
    Measure measure();

    /** Simulations from each leaf. */
    default int simulations() {
        return 1;
    }
}
