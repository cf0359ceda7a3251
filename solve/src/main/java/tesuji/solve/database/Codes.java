package tesuji.solve.database;

import tesuji.solve.Value;
import tesuji.solve.retrograde.StateOutcome;

/** Outcomes as small numbers: 0 unknown, 1 a draw, and from 2 on the distance, twice, plus one for a win. */
final class Codes {
    private static final int UNKNOWN = 0;
    private static final int DRAW = 1;
    private static final int FIRST = 2;

    private Codes() {}

    static int of(Value value, int distance) {
        return switch (value) {
            case UNKNOWN -> UNKNOWN;
            case DRAW -> DRAW;
            case LOSS -> FIRST + 2 * distance;
            case WIN -> FIRST + 2 * distance + 1;
        };
    }

    static StateOutcome outcome(int code) {
        if (code == UNKNOWN) return StateOutcome.UNKNOWN;
        if (code == DRAW) return StateOutcome.DRAW;
        return new StateOutcome((code & 1) == 0 ? Value.LOSS : Value.WIN, (code - FIRST) / 2);
    }
}
