package tesuji.endgame.region;

/** How sure the value of a region is. */
public enum ProofStatus {
    /** Nothing is left to play: whatever the one tries, the other has an answer. */
    SETTLED,
    /** Exact: all moves of both sides have been looked at or shown not to matter. */
    EXACT,
    /** Exact by the theorem on chains with corridors, which says which moves matter. */
    THEOREM,
    /** A position comes back: there is a ko, and the value depends on the rest of the board. */
    LOOPY,
    /** Too much to look to the end; the bounds hold, and the value is somewhere between them. */
    BOUNDED,
    /** Nobody waited for the end of the search; the bounds hold, and moves may be missing. */
    STOPPED,
    /** Nothing was found out: the bounds give all of it to the one or to the other. */
    UNKNOWN
}
