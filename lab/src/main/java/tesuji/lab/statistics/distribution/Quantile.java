package tesuji.lab.statistics.distribution;

import java.util.function.DoubleUnaryOperator;

/** Quantiles of distributions on the positive numbers, by bisection down to neighbouring doubles. */
final class Quantile {
    private Quantile() {}

    /**
     * The number below which {@code p} of the distribution lies. The upper tail is asked where it is the smaller one,
     * since it is the more exact one there.
     */
    static double positive(DoubleUnaryOperator lower, DoubleUnaryOperator upper, double p) {
        if (!(p >= 0 && p <= 1)) throw new IllegalArgumentException("probability " + p);
        if (p == 0) return 0;
        if (p == 1) return Double.POSITIVE_INFINITY;
        double high = 1;
        while (isBelow(lower, upper, high, p)) high *= 2;
        double low = 0;
        while (true) {
            double middle = low + (high - low) / 2;
            if (middle <= low || middle >= high) return high;
            if (isBelow(lower, upper, middle, p)) low = middle;
            else high = middle;
        }
    }

    private static boolean isBelow(DoubleUnaryOperator lower, DoubleUnaryOperator upper, double x, double p) {
        return p <= 0.5 ? lower.applyAsDouble(x) < p : upper.applyAsDouble(x) > 1 - p;
    }
}
