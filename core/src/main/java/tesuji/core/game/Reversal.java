package tesuji.core.game;

/** Moves run backwards, inside one layer. */
public interface Reversal {
    /** Writes the indices of the predecessors, one entry per move leading here, duplicates kept; returns how many. */
    int predecessors(Position position, long[] into);
}
