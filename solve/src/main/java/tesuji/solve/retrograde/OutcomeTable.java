package tesuji.solve.retrograde;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.util.Arrays;
import tesuji.core.base.Hot;
import tesuji.solve.Value;
import tesuji.solve.space.StateCursor;

/**
 * What is known of every state, in two bytes: the value with its distance, or how many moves are not yet refuted.
 * Threads write to it together.
 */
public final class OutcomeTable {
    /** Distances up to this one can be kept. */
    public static final int LONGEST = (Short.MAX_VALUE >> 1) - 1;

    private static final VarHandle ELEMENTS = MethodHandles.arrayElementVarHandle(short[].class);
    private static final int SHIFT = 26;
    private static final int MASK = (1 << SHIFT) - 1;

    // A code from 0 on is a distance times two, plus one for a win. Codes below are:
    private static final short DRAW = Short.MIN_VALUE;
    private static final short ENDED_DRAW = Short.MIN_VALUE + 1;
    private static final short HOLE = Short.MIN_VALUE + 2;
    /** Codes from here to -1 are unknown states, and say how many of their moves are open. */
    private static final short FEWEST = Short.MIN_VALUE + 3;

    /** A state that nobody has looked at is open. */
    private static final short UNSEEN = -1;

    private final long size;
    private final short[][] parts;

    public OutcomeTable(long size) {
        this.size = size;
        parts = new short[(int) ((size + MASK) >> SHIFT)][];
        for (int i = 0; i < parts.length; i++) {
            parts[i] = new short[(int) Math.min(MASK + 1L, size - ((long) i << SHIFT))];
            Arrays.fill(parts[i], UNSEEN);
        }
    }

    public long size() {
        return size;
    }

    /** The code of a state as it is stored. */
    @Hot
    short code(long state) {
        return parts[(int) (state >> SHIFT)][(int) state & MASK];
    }

    @Hot
    void code(long state, short code) {
        parts[(int) (state >> SHIFT)][(int) state & MASK] = code;
    }

    /** Notes what {@link StateCursor#successors} has returned. */
    @Hot
    void seed(long state, int count) {
        short code = switch (count) {
            case StateCursor.LOST -> 0;
            case StateCursor.WON -> 1;
            case StateCursor.DRAWN -> ENDED_DRAW;
            case StateCursor.HOLE -> HOLE;
            default -> (short) Math.max(FEWEST, -count);
        };
        code(state, code);
    }

    /** Whether the value is still open. */
    @Hot
    boolean isOpen(long state) {
        short code = code(state);
        return code < 0 && code >= FEWEST;
    }

    @Hot
    boolean isHole(long state) {
        return code(state) == HOLE;
    }

    @Hot
    boolean isWin(long state) {
        short code = code(state);
        return code >= 0 && (code & 1) == 1;
    }

    @Hot
    boolean isLoss(long state) {
        short code = code(state);
        return code >= 0 && (code & 1) == 0;
    }

    /** Whether the value is a win or a loss that takes exactly so many moves. */
    @Hot
    boolean isAt(long state, int distance) {
        return (code(state) & ~1) == 2 * distance;
    }

    /** A move to a lost position was found: true for exactly one of those who find one. */
    @Hot
    boolean win(long state, int distance) {
        short[] part = parts[(int) (state >> SHIFT)];
        int place = (int) state & MASK;
        short code = part[place];
        while (code < 0 && code >= FEWEST) {
            short found = (short) ELEMENTS.compareAndExchange(part, place, code, (short) (2 * distance + 1));
            if (found == code) return true;
            code = found;
        }
        return false;
    }

    /** So many moves were refuted: true if they were the last, and the state is lost. */
    @Hot
    boolean refute(long state, int distance, int moves) {
        short[] part = parts[(int) (state >> SHIFT)];
        int place = (int) state & MASK;
        short code = part[place];
        while (code < 0 && code >= FEWEST) {
            boolean last = code + moves == 0;
            short next = (short) (last ? 2 * distance : code + moves);
            short found = (short) ELEMENTS.compareAndExchange(part, place, code, next);
            if (found == code) return last;
            code = found;
        }
        return false;
    }

    /** States that nobody wins are draws (Goluch, §3.2, Algorithm 4). */
    @Hot
    void closeAsDraws(long begin, long end) {
        for (long state = begin; state < end; state++) {
            if (isOpen(state)) code(state, DRAW);
        }
    }

    public Value value(long state) {
        short code = code(state);
        if (code >= 0) return (code & 1) == 1 ? Value.WIN : Value.LOSS;
        return code == DRAW || code == ENDED_DRAW ? Value.DRAW : Value.UNKNOWN;
    }

    /** Moves to the end of a game that is won or lost; 0 for all others. */
    public int distance(long state) {
        return Math.max(0, code(state)) >> 1;
    }

    public StateOutcome outcome(long state) {
        return new StateOutcome(value(state), distance(state));
    }

    /** Counts the states of every kind. */
    public StateCounts counts() {
        long[] counts = new long[4];
        long ended = 0;
        long holes = 0;
        int longest = 0;
        for (long state = 0; state < size; state++) {
            short code = code(state);
            if (code == HOLE) {
                holes++;
            } else {
                counts[PackedValues.code(value(state))]++;
                longest = Math.max(longest, distance(state));
                if (code == ENDED_DRAW || (code & ~1) == 0) ended++;
            }
        }
        return new StateCounts(
                counts[PackedValues.code(Value.WIN)],
                counts[PackedValues.code(Value.DRAW)],
                counts[PackedValues.code(Value.LOSS)],
                counts[PackedValues.code(Value.UNKNOWN)],
                ended,
                holes,
                longest);
    }
}
