package tesuji.core.game;

/**
 * The ability of a game to say which moves are alike, wherever in a tree they are made: the same answer to the same
 * move with the same pieces around. Shared by all threads.
 */
public interface LocalPatterns {
    /** Stands for a move that is like no other. */
    long NONE = 0;

    /** A number that moves have in common if they are alike, or {@link #NONE}; the position is the one before. */
    long key(Position before, int move);
}
