package tesuji.lab.statistics.distribution;

/**
 * The value of a continued fraction b0 + a1/(b1 + a2/(b2 + …)) from front to back, by the method of Lentz (1976) as
 * Thompson and Barnett (1986) amended it.
 */
final class ContinuedFraction {
    private static final double TINY = 1e-300;
    private static final double PRECISION = 1e-16;
    /** Many more steps than any sensible number of degrees of freedom needs: they grow like its square root. */
    private static final int MOST_STEPS = 1_000_000;

    private ContinuedFraction() {}

    /** A partial numerator or denominator by its number. */
    @FunctionalInterface
    interface Term {
        double at(int step);
    }

    /** The value, where {@code a} is asked from 1 on and {@code b} from 0 on. */
    static double of(Term a, Term b) {
        double value = nonZero(b.at(0));
        double up = value;
        double down = 0;
        for (int step = 1; step < MOST_STEPS; step++) {
            down = 1 / nonZero(b.at(step) + a.at(step) * down);
            up = nonZero(b.at(step) + a.at(step) / up);
            double factor = up * down;
            value *= factor;
            if (Math.abs(factor - 1) <= PRECISION) return value;
        }
        throw new ArithmeticException("the continued fraction does not converge");
    }

    private static double nonZero(double number) {
        return Math.abs(number) < TINY ? TINY : number;
    }
}
