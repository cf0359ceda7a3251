package tesuji.solve.retrograde;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.util.Arrays;
import tesuji.core.base.Hot;
import tesuji.solve.space.StateCursor;

/** Labels in memory, to which threads write together. */
public final class OutcomeTable implements StateLabels {
    /** Distances up to this one can be kept. */
    public static final int LONGEST = (Short.MAX_VALUE >> 1) - 1;

    private static final VarHandle ELEMENTS = MethodHandles.arrayElementVarHandle(short[].class);
    private static final int SHIFT = 26;
    private static final int MASK = (1 << SHIFT) - 1;

    private final long size;
    private final short[][] parts;

    public OutcomeTable(long size) {
        this.size = size;
        parts = new short[(int) ((size + MASK) >> SHIFT)][];
        for (int i = 0; i < parts.length; i++) {
            parts[i] = new short[(int) Math.min(MASK + 1L, size - ((long) i << SHIFT))];
            Arrays.fill(parts[i], LabelCode.UNSEEN);
        }
    }

    @Override
    public long size() {
        return size;
    }

    @Override
    @Hot
    public short code(long state) {
        return parts[(int) (state >> SHIFT)][(int) state & MASK];
    }

    @Hot
    void code(long state, short code) {
        parts[(int) (state >> SHIFT)][(int) state & MASK] = code;
    }

    /** Notes what {@link StateCursor#successors} has returned. */
    @Hot
    void seed(long state, int count) {
        code(state, LabelCode.seeded(count));
    }

    /** Whether the value is still open. */
    @Hot
    boolean isOpen(long state) {
        return LabelCode.isOpen(code(state));
    }

    @Hot
    boolean isHole(long state) {
        return code(state) == LabelCode.HOLE;
    }

    @Hot
    boolean isWin(long state) {
        return LabelCode.isWin(code(state));
    }

    @Hot
    boolean isLoss(long state) {
        return LabelCode.isLoss(code(state));
    }

    /** Whether the value is a win or a loss that takes exactly so many moves. */
    @Hot
    boolean isAt(long state, int distance) {
        return LabelCode.isAt(code(state), distance);
    }

    /** A move to a lost position was found: true for exactly one of those who find one. */
    @Hot
    boolean win(long state, int distance) {
        short[] part = parts[(int) (state >> SHIFT)];
        int place = (int) state & MASK;
        short code = part[place];
        while (LabelCode.isOpen(code)) {
            short found = (short) ELEMENTS.compareAndExchange(part, place, code, LabelCode.win(distance));
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
        while (LabelCode.isOpen(code)) {
            short next = LabelCode.refuted(code, moves, distance);
            short found = (short) ELEMENTS.compareAndExchange(part, place, code, next);
            if (found == code) return !LabelCode.isOpen(next);
            code = found;
        }
        return false;
    }

    /** States that nobody wins are draws (Goluch, §3.2, Algorithm 4). */
    @Hot
    void closeAsDraws(long begin, long end) {
        for (long state = begin; state < end; state++) {
            code(state, LabelCode.closed(code(state)));
        }
    }
}
