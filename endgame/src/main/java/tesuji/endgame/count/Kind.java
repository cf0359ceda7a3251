package tesuji.endgame.count;

/** Who may expect to move first in a local situation. */
public enum Kind {
    /** Nothing is left to play. */
    SETTLED,
    /** Neither side has a privilege: the first to find the time moves. */
    GOTE,
    /** Black's move must be answered: the exchange is Black's privilege. */
    BLACK_SENTE,
    WHITE_SENTE,
    /**
     * Both exchanges are privileges. It cannot happen where every outcome of a Black move is at least as good for Black
     * as every outcome of a White move; where it does, neither side wants to begin.
     */
    DOUBLE_SENTE,
    /** Gote, but only just: for one side the reply is worth exactly what the move is sure to gain. */
    BOUNDARY
}
