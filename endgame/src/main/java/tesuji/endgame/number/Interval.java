package tesuji.endgame.number;

import org.jspecify.annotations.Nullable;

/**
 * The numbers between two ends, each of which may belong to them or not.
 *
 * @param low the lower end; null for none
 * @param high the upper end; null for none
 */
public record Interval(
        @Nullable Dyadic low, boolean withLow, @Nullable Dyadic high, boolean withHigh) {
    /**
     * The simplest number inside, the one born first (Conway 1976): the whole number next to zero, else the one with
     * the smallest denominator. The interval must not be empty.
     */
    public Dyadic simplest() {
        for (int fine = 0; ; fine++) {
            // in units of 1/2^fine, the first and the last number inside
            long first = low == null ? Long.MIN_VALUE : first(low, withLow, fine);
            long last = high == null ? Long.MAX_VALUE : -first(high.negated(), withHigh, fine);
            if (first > last) continue;
            if (fine > 0) return Dyadic.of(first, fine);
            return Dyadic.of(first > 0 ? first : Math.min(last, 0));
        }
    }

    /** The smallest k for which k/2^fine is above the end, or at it if that is inside. */
    private static long first(Dyadic end, boolean inside, int fine) {
        if (fine < end.exponent()) return (end.numerator() >> (end.exponent() - fine)) + 1;
        long exact =
                Dyadic.of(end.numerator()).times(1L << (fine - end.exponent())).numerator();
        return inside ? exact : exact + 1;
    }
}
