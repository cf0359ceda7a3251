package tesuji.solve.estimate;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;
import java.math.RoundingMode;

/**
 * So many of so many: how much of a bound play reaches, or how well numbers for positions are utilised (Goluch,
 * §3.1.4).
 *
 * @param states how many there are
 * @param bound how many there could be
 */
public record Share(BigInteger states, BigInteger bound) {
    private static final BigDecimal SMALL = new BigDecimal("0.1");

    public Share {
        if (bound.signum() <= 0 || states.signum() < 0) throw new IllegalArgumentException(states + " of " + bound);
    }

    /** As a fraction of one. */
    public double fraction() {
        return new BigDecimal(states)
                .divide(new BigDecimal(bound), MathContext.DECIMAL64)
                .doubleValue();
    }

    /**
     * As a percentage with two decimals, or two digits where these would be zero (Goluch, table 6.3): {@code 13.33%},
     * {@code 90%}, {@code 0.00049%}.
     */
    public String percentage() {
        BigDecimal exact = BigDecimal.valueOf(100)
                .multiply(new BigDecimal(states))
                .divide(new BigDecimal(bound), MathContext.DECIMAL64);
        BigDecimal rounded = exact.compareTo(SMALL) < 0
                ? exact.round(new MathContext(2, RoundingMode.HALF_UP))
                : exact.setScale(2, RoundingMode.HALF_UP);
        return rounded.stripTrailingZeros().toPlainString() + "%";
    }
}
