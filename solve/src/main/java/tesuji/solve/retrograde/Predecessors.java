package tesuji.solve.retrograde;

import tesuji.solve.space.LongList;

/** Moves run backwards. Owned by one thread. */
interface Predecessors {
    /** Replaces the list by the states that lead to this one, one entry for each move. */
    void of(long state, LongList into);
}
