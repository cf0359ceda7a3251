package tesuji.solve.estimate;

import java.math.BigInteger;
import java.util.List;
import tesuji.core.base.Arrangements;

/** Upper bounds of the state spaces of well-known games, from the contents of fields alone (Goluch, §3.1.1). */
public final class StateSpaceBounds {
    /** The examples in the order of their formulas. */
    public static final List<Bound> ALL = List.of(
            variations("Tic-tac-toe", 3, 9, "3.2"),
            variations("Nine men's morris", 3, 24, "3.3"),
            variations("English draughts", 5, 32, "3.4"),
            variations("Chess", 13, 64, "3.5"),
            variations("Focus, five places a field", 3, 52 * 5, "3.6"),
            variations("Focus, towers without gaps", towers(2, 5), 52, "3.7"),
            new Bound(
                    "Halma for two", "256! / (19! 19! 218!)", Arrangements.permutations(19, 19, 256 - 2 * 19), "3.9"));

    private StateSpaceBounds() {}

    /**
     * One bound.
     *
     * @param formula how it comes about
     * @param states the bound, without the side to move
     * @param source the number of the formula
     */
    public record Bound(String game, String formula, BigInteger states, String source) {}

    private static Bound variations(String game, int contents, int fields, String source) {
        return new Bound(game, contents + "^" + fields, Arrangements.variations(contents, fields), source);
    }

    /**
     * The contents of a field on which pieces stand upon each other without gaps: 1 + k + k^2 + … for k kinds of pieces
     * and towers of at most this height.
     */
    public static int towers(int kinds, int highest) {
        int sum = 0;
        int ways = 1;
        for (int height = 0; height <= highest; height++) {
            sum = Math.addExact(sum, ways);
            ways = Math.multiplyExact(ways, kinds);
        }
        return sum;
    }
}
