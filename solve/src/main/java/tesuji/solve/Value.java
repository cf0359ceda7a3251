package tesuji.solve;

/** What a position is worth to the side to move under best play; an endless game is a draw (Zermelo 1913). */
public enum Value {
    LOSS,
    DRAW,
    WIN,
    /** Not found out: the limits came first. */
    UNKNOWN;

    /** The same for the other side. */
    public Value opposite() {
        return switch (this) {
            case LOSS -> WIN;
            case WIN -> LOSS;
            case DRAW, UNKNOWN -> this;
        };
    }
}
