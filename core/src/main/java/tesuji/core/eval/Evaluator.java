package tesuji.core.eval;

import tesuji.core.game.Position;

/** Judges many positions at once, as a network does. */
public interface Evaluator {
    /** Fills the first {@code count} evaluations, one per position. */
    void evaluate(Position[] positions, int count, Evaluation[] into);

    /** The same from some viewpoint, by an evaluator that knows more than one. */
    default void evaluate(Position[] positions, int count, Viewpoint view, Evaluation[] into) {
        evaluate(positions, count, into);
    }
}
