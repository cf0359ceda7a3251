package tesuji.solve.search;

/** In which order the moves of a position are tried; of equal ones the first wins, so it matters. */
public sealed interface MoveOrder permits Natural, Reversed, Shuffled {
    /** The worker of one search. */
    Arranger start();

    /** Puts moves in order. Owned by one thread. */
    @FunctionalInterface
    interface Arranger {
        void arrange(int[] moves, int count);
    }
}
