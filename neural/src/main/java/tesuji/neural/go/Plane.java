package tesuji.neural.go;

/** The planes of the input by number; each is 1 at some points and 0 at all others. */
final class Plane {
    static final int ON_BOARD = 0;
    static final int OWN_STONES = 1;
    static final int OTHER_STONES = 2;

    /** Stones of chains with one liberty; the next two planes are those with two and three. */
    static final int ONE_LIBERTY = 3;

    /** Where the side to move may not play because of ko or superko. */
    static final int KO = 6;

    /** The last move; the next four planes are the moves before it. */
    static final int LAST_MOVE = 9;

    /** Stones of chains caught in a ladder; the next two planes say it of the last two boards. */
    static final int LADDER = 14;

    /** Where the side to move begins a ladder that catches a chain with two liberties. */
    static final int LADDER_MOVE = 17;

    static final int OWN_AREA = 18;
    static final int OTHER_AREA = 19;

    private Plane() {}
}
