package tesuji.solve.retrograde;

import tesuji.core.base.Hot;
import tesuji.solve.Value;
import tesuji.solve.space.StateCursor;

/**
 * What is known of one state, in two bytes: the value with its distance, or how many moves are not yet refuted; and how
 * news from one move away changes it. Every analysis that goes backwards uses these rules, on one machine or many.
 */
public final class LabelCode {
    // A code from 0 on is a distance times two, plus one for a win. Codes below are:
    static final short DRAW = Short.MIN_VALUE;
    static final short ENDED_DRAW = Short.MIN_VALUE + 1;
    static final short HOLE = Short.MIN_VALUE + 2;
    /** Codes from here to -1 are unknown states, and say how many of their moves are open. */
    private static final short FEWEST = Short.MIN_VALUE + 3;

    /** A state that nobody has looked at is open. */
    static final short UNSEEN = -1;

    private LabelCode() {}

    /** The code for what {@link StateCursor#successors} has returned. */
    @Hot
    public static short seeded(int count) {
        return switch (count) {
            case StateCursor.LOST -> 0;
            case StateCursor.WON -> 1;
            case StateCursor.DRAWN -> ENDED_DRAW;
            case StateCursor.HOLE -> HOLE;
            default -> (short) Math.max(FEWEST, -count);
        };
    }

    /** Whether the value is still open. */
    @Hot
    public static boolean isOpen(short code) {
        return code < 0 && code >= FEWEST;
    }

    @Hot
    public static boolean isWin(short code) {
        return code >= 0 && (code & 1) == 1;
    }

    @Hot
    public static boolean isLoss(short code) {
        return code >= 0 && (code & 1) == 0;
    }

    /** Whether the value is a win or a loss that takes exactly so many moves. */
    @Hot
    public static boolean isAt(short code, int distance) {
        return (code & ~1) == 2 * distance;
    }

    /** A win in so many moves. */
    @Hot
    public static short win(int distance) {
        return (short) (2 * distance + 1);
    }

    /** What an open state becomes when so many of its moves are refuted: lost, if they were the last. */
    @Hot
    public static short refuted(short open, int moves, int distance) {
        return (short) (open + moves == 0 ? 2 * distance : open + moves);
    }

    /** States that nobody wins are draws (Goluch, §3.2, Algorithm 4). */
    @Hot
    public static short closed(short code) {
        return isOpen(code) ? DRAW : code;
    }

    public static Value value(short code) {
        if (code >= 0) return (code & 1) == 1 ? Value.WIN : Value.LOSS;
        return code == DRAW || code == ENDED_DRAW ? Value.DRAW : Value.UNKNOWN;
    }

    /** Moves to the end of a game that is won or lost; 0 for all others. */
    public static int distance(short code) {
        return Math.max(0, code) >> 1;
    }

    public static StateOutcome outcome(short code) {
        return new StateOutcome(value(code), distance(code));
    }

    /** Whether the game is over, and somebody has won it. */
    @Hot
    public static boolean isDecidedEnd(short code) {
        return (code & ~1) == 0;
    }
}
