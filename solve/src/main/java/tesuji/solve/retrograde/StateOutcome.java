package tesuji.solve.retrograde;

import tesuji.solve.Value;

/**
 * What a state is worth, and when.
 *
 * @param value for the side to move
 * @param distance moves to the end if the winner hurries and the loser delays; 0 for draws and what is unknown
 */
public record StateOutcome(Value value, int distance) {
    public static final StateOutcome DRAW = new StateOutcome(Value.DRAW, 0);
    public static final StateOutcome UNKNOWN = new StateOutcome(Value.UNKNOWN, 0);
}
