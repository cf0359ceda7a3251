package tesuji.core.game;

/**
 * Moves run backwards. What an {@link Indexing} hands out writes indices and stays inside one layer; what a
 * {@link Packing} hands out writes packed positions.
 */
public interface Reversal {
    /** Writes the numbers of the predecessors, one entry per move leading here, duplicates kept; returns how many. */
    int predecessors(Position position, long[] into);
}
