package tesuji.core.eval;

import tesuji.core.game.Position;

/** Says how promising moves look before they are searched. */
public interface Prior {
    /** Writes a non-negative weight for each of the first {@code count} moves. */
    void weigh(Position position, int[] moves, int count, float[] weights);
}
