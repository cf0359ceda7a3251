package tesuji.endgame.number;

import tesuji.core.base.InputException;

/**
 * The number {@code numerator / 2^exponent}, in lowest terms. Scores, means and temperatures are such numbers; none is
 * ever rounded, and one that does not fit is refused.
 *
 * @param numerator odd unless the exponent is 0; its size is below 2<sup>62</sup>
 * @param exponent from 0 to 62
 */
public record Dyadic(long numerator, int exponent) implements Comparable<Dyadic> {
    public static final Dyadic ZERO = new Dyadic(0, 0);
    public static final Dyadic ONE = new Dyadic(1, 0);

    private static final int BITS = 62;
    private static final long LARGEST = (1L << BITS) - 1;

    public Dyadic {
        if (exponent < 0 || exponent > BITS || numerator > LARGEST || numerator < -LARGEST) throw unfit();
        if (exponent > 0 && (numerator & 1) == 0) throw new IllegalArgumentException(numerator + "/2^" + exponent);
    }

    public static Dyadic of(long whole) {
        return whole == 0 ? ZERO : new Dyadic(whole, 0);
    }

    /** The number {@code numerator / 2^exponent}, reduced. */
    public static Dyadic of(long numerator, int exponent) {
        if (numerator == 0) return ZERO;
        int common = Math.min(exponent, Long.numberOfTrailingZeros(numerator));
        return new Dyadic(numerator >> common, exponent - common);
    }

    private static InputException unfit() {
        return new InputException("A number has become too large or too fine; exact numbers are m/2^k with m below 2^"
                + BITS + " and k at most " + BITS + ".");
    }

    public boolean isWhole() {
        return exponent == 0;
    }

    public int signum() {
        return Long.signum(numerator);
    }

    public Dyadic plus(Dyadic other) {
        if (other.numerator == 0) return this;
        if (numerator == 0) return other;
        int fine = Math.max(exponent, other.exponent);
        return of(scaled(fine) + other.scaled(fine), fine); // two numbers below 2^62 cannot overflow
    }

    public Dyadic minus(Dyadic other) {
        return plus(other.negated());
    }

    public Dyadic negated() {
        return numerator == 0 ? this : new Dyadic(-numerator, exponent);
    }

    public Dyadic half() {
        return numerator == 0 ? this : of(numerator, exponent + 1);
    }

    public Dyadic times(long factor) {
        long high = Math.multiplyHigh(numerator, factor);
        long low = numerator * factor;
        if (high != low >> 63) throw unfit();
        return of(low, exponent);
    }

    public Dyadic absolute() {
        return numerator < 0 ? negated() : this;
    }

    public Dyadic max(Dyadic other) {
        return compareTo(other) >= 0 ? this : other;
    }

    public Dyadic min(Dyadic other) {
        return compareTo(other) <= 0 ? this : other;
    }

    /** The largest whole number that is not larger. */
    public long floor() {
        return numerator >> exponent;
    }

    /** The smallest whole number that is not smaller. */
    public long ceiling() {
        return -(-numerator >> exponent);
    }

    /** This number in units of 1/2^fine, which is at least as fine as its own. */
    private long scaled(int fine) {
        int shift = fine - exponent;
        long scaled = numerator << shift;
        if (scaled >> shift != numerator || scaled > LARGEST || scaled < -LARGEST) throw unfit();
        return scaled;
    }

    @Override
    public int compareTo(Dyadic other) {
        if (exponent == other.exponent) return Long.compare(numerator, other.numerator);
        return exponent < other.exponent
                ? compare(numerator, other.exponent - exponent, other.numerator)
                : -compare(other.numerator, exponent - other.exponent, numerator);
    }

    /** Compares a · 2^shift with b, neither of which need fit together in a long. */
    private static int compare(long a, int shift, long b) {
        long scaled = a << shift;
        if (scaled >> shift != a) return Long.signum(a); // longer than any long
        return Long.compare(scaled, b);
    }

    public boolean isLess(Dyadic other) {
        return compareTo(other) < 0;
    }

    @Override
    public String toString() {
        return exponent == 0 ? Long.toString(numerator) : numerator + "/" + (1L << exponent);
    }
}
