package tesuji.endgame.number;

import tesuji.core.base.InputException;

/** A quotient of whole numbers, in lowest terms: ko divides points by three and by more. */
public record Fraction(long numerator, long denominator) implements Comparable<Fraction> {
    public Fraction {
        if (denominator == 0) throw new InputException("A fraction cannot have the denominator 0.");
        long common = common(Math.abs(numerator), Math.abs(denominator));
        long sign = denominator < 0 ? -1 : 1;
        numerator = sign * numerator / common;
        denominator = sign * denominator / common;
    }

    public static Fraction of(long whole) {
        return new Fraction(whole, 1);
    }

    public static Fraction of(Dyadic number) {
        return new Fraction(number.numerator(), 1L << number.exponent());
    }

    private static long common(long a, long b) {
        return b == 0 ? Math.max(a, 1) : common(b, a % b);
    }

    public Fraction plus(Fraction other) {
        return new Fraction(
                Math.addExact(
                        Math.multiplyExact(numerator, other.denominator),
                        Math.multiplyExact(other.numerator, denominator)),
                Math.multiplyExact(denominator, other.denominator));
    }

    public Fraction minus(Fraction other) {
        return plus(new Fraction(-other.numerator, other.denominator));
    }

    public Fraction times(long factor, long divisor) {
        return new Fraction(Math.multiplyExact(numerator, factor), Math.multiplyExact(denominator, divisor));
    }

    @Override
    public int compareTo(Fraction other) {
        return Long.compare(
                Math.multiplyExact(numerator, other.denominator), Math.multiplyExact(other.numerator, denominator));
    }

    @Override
    public String toString() {
        return denominator == 1 ? Long.toString(numerator) : numerator + "/" + denominator;
    }
}
