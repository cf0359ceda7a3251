package tesuji.core.game;

/** One moment of a game. Mutable, owned by one thread. */
public interface Position {
    Game game();

    /** The side to move, 0 or 1. Unspecified when the game is over. */
    int toMove();

    /** Writes the legal moves, in a fixed order, and returns their number: 0 exactly when the game is over. */
    int legalMoves(int[] into);

    /** Any int may be asked. For the rim; search trusts {@link #legalMoves}. */
    boolean isLegal(int move);

    /** Plays one whole turn. Legality is only asserted. */
    void play(int move);

    /** The exact inverse of the last {@link #play}, at constant or move-sized cost, never by replay. */
    void undo();

    boolean isOver();

    /** The result in half-points for side 0; meaningful when the game is over. */
    int score();

    /** A hash of board and side to move, never of the history. */
    long key();

    /** Becomes equal to the other position of the same game, history included, without allocation. */
    void copyFrom(Position other);
}
