package tesuji.core.game;

/** What the rules say about a position that comes back; whoever caches values by {@link Position#key} must ask. */
public enum Repetition {
    /** No position can occur twice. */
    IMPOSSIBLE,
    /** Some moves are illegal because of what happened before (ko, superko). */
    FORBIDDEN,
    /** A repeated position ends the game in a draw. */
    DRAW,
    /** Positions may come back freely; only the cap on the length ends such a game. */
    UNRESTRICTED
}
