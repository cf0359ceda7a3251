package tesuji.core.game;

/**
 * The ability of a game to give the move to either side, as protocols and editors ask for: two moves in a row by one
 * side, or play that goes on after the game has ended.
 */
public interface Turning {
    /**
     * The diagram, as {@link Notation#place} reads it, of this position with {@code side} to move and the game not
     * over.
     */
    String turned(Position position, int side);
}
