package tesuji.solve.retrograde;

import tesuji.solve.Value;
import tesuji.solve.space.StateCursor;
import tesuji.solve.space.StateSpace;

/**
 * Retrograde analysis as it is told first (Goluch, §3.2, Algorithms 1, 3 and 4): goes over all unknown states again and
 * again until nothing changes. Slow, plain, and the reference for the faster ways.
 */
public final class Scan {
    private final StateSpace space;
    private final StateCursor cursor;
    private final long[] successors;
    private final PackedValues values;

    private Scan(StateSpace space) {
        this.space = space;
        cursor = space.cursor();
        successors = new long[space.game().maxLegalMoves()];
        values = new PackedValues(space.size());
    }

    /** The value of every state; {@link Value#UNKNOWN} for holes alone. */
    public static PackedValues of(StateSpace space) {
        Scan scan = new Scan(space);
        scan.labelEnded();
        while (scan.step()) {}
        scan.labelDraws();
        return scan.values;
    }

    private void labelEnded() {
        for (long state = 0; state < space.size(); state++) {
            switch (cursor.mobility(state)) {
                case StateCursor.LOST -> values.set(state, Value.LOSS);
                case StateCursor.DRAWN -> values.set(state, Value.DRAW);
                case StateCursor.WON -> values.set(state, Value.WIN);
                default -> {}
            }
        }
    }

    /** One pass; true if a win or a loss was found, for draws that are missed now are found in the end anyway. */
    private boolean step() {
        boolean changed = false;
        for (long state = 0; state < space.size(); state++) {
            if (values.at(state) != Value.UNKNOWN) continue;
            Value value = value(cursor.successors(state, successors));
            values.set(state, value);
            if (value == Value.WIN || value == Value.LOSS) changed = true;
        }
        return changed;
    }

    private Value value(int count) {
        if (count == StateCursor.HOLE) return Value.UNKNOWN;
        Value best = Value.LOSS;
        for (int i = 0; i < count; i++) {
            Value seen = values.at(successors[i]).opposite();
            if (seen == Value.WIN) return Value.WIN;
            if (seen == Value.UNKNOWN || best == Value.LOSS) best = seen;
        }
        return best;
    }

    private void labelDraws() {
        for (long state = 0; state < space.size(); state++) {
            boolean open = values.at(state) == Value.UNKNOWN && cursor.mobility(state) != StateCursor.HOLE;
            if (open) values.set(state, Value.DRAW);
        }
    }
}
