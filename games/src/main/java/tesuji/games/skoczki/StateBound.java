package tesuji.games.skoczki;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;
import java.math.RoundingMode;

/**
 * The number of ways to put all men on a board, with either side to move: 2 · n! / (p! p! (n − 2p)!) for n squares and
 * p = 2 · width men a side (Goluch, §6.1, formula 6.4 and table 6.1). Play reaches only some of them.
 */
public record StateBound(int width, int height) {
    /** The bound itself. */
    public BigInteger states() {
        int squares = width * height;
        int men = SkoczkiGame.ROWS * width;
        return choose(squares, men).multiply(choose(squares - men, men)).shiftLeft(1);
    }

    private static BigInteger choose(int n, int k) {
        BigInteger ways = BigInteger.ONE;
        for (int i = 1; i <= k; i++) {
            ways = ways.multiply(BigInteger.valueOf(n - k + i)).divide(BigInteger.valueOf(i));
        }
        return ways;
    }

    /**
     * So many states as a percentage of the bound, with two decimals, or two digits where these would be zero
     * (Goluch, table 6.3): {@code 13.33%}, {@code 90%}, {@code 0.00049%}.
     */
    public String percentage(long reached) {
        BigDecimal exact = BigDecimal.valueOf(100)
                .multiply(BigDecimal.valueOf(reached))
                .divide(new BigDecimal(states()), MathContext.DECIMAL64);
        BigDecimal rounded = exact.compareTo(new BigDecimal("0.1")) < 0
                ? exact.round(new MathContext(2, RoundingMode.HALF_UP))
                : exact.setScale(2, RoundingMode.HALF_UP);
        return rounded.stripTrailingZeros().toPlainString() + "%";
    }
}
