package tesuji.solve.retrograde;

import tesuji.solve.Value;

/**
 * What a state is worth, and when.
 *
 * @param value for the side to move
 * @param distance moves to the end if the winner hurries and the loser delays; 0 for draws and what is unknown
 */
public record Outcome(Value value, int distance) {
    public static final Outcome DRAW = new Outcome(Value.DRAW, 0);
    public static final Outcome UNKNOWN = new Outcome(Value.UNKNOWN, 0);
}
