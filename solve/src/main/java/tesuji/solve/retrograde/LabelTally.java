package tesuji.solve.retrograde;

import tesuji.solve.Value;

/** Counts labels of every kind, one after the other. Owned by one thread. */
public final class LabelTally {
    private final long[] values = new long[Value.values().length];
    private long ended;
    private long holes;
    private int longest;

    public void add(short code) {
        if (code == LabelCode.HOLE) {
            holes++;
            return;
        }
        values[PackedValues.code(LabelCode.value(code))]++;
        longest = Math.max(longest, LabelCode.distance(code));
        if (code == LabelCode.ENDED_DRAW || LabelCode.isDecidedEnd(code)) ended++;
    }

    public StateCounts counts() {
        return new StateCounts(
                values[PackedValues.code(Value.WIN)],
                values[PackedValues.code(Value.DRAW)],
                values[PackedValues.code(Value.LOSS)],
                values[PackedValues.code(Value.UNKNOWN)],
                ended,
                holes,
                longest);
    }
}
