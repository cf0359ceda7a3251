package tesuji.lab.tuning;

import java.util.ArrayList;
import java.util.List;
import tesuji.lab.statistics.Cholesky;
import tesuji.lab.statistics.Wilson;

/**
 * How good a place is at least: a fitted quadratic less {@value #ERRORS} standard errors. Where games are few the bound
 * is low, so its top does not run away from the games as that of a flat quadratic may.
 */
record LowerBound(Quadratic quadratic, Cholesky precision) {
    static final double ERRORS = 2;

    private static final double FIRST_STEP = 0.5;
    private static final double LAST_STEP = 0.002;

    double at(List<Double> place) {
        double[] features = Quadratic.features(place);
        return quadratic.at(features) - ERRORS * Math.sqrt(variance(features));
    }

    /** The score at a place with its 95 % interval: the quadratic is normal with this variance, and odds follow it. */
    FittedScore fitted(List<Double> place) {
        double[] features = Quadratic.features(place);
        double middle = quadratic.at(features);
        double reach = Wilson.Z95 * Math.sqrt(variance(features));
        return new FittedScore(score(middle), score(middle - reach), score(middle + reach));
    }

    private static double score(double logarithm) {
        return 1 / (1 + Math.exp(-logarithm));
    }

    /** fᵀ P⁻¹ f, for P is the inverse of the covariance of the coefficients. */
    double variance(double[] features) {
        double[] solved = precision.solve(features);
        double sum = 0;
        for (int i = 0; i < solved.length; i++) sum += features[i] * solved[i];
        return sum;
    }

    /** The top that is reached from a place by steps along the axes, which become smaller where none leads up. */
    List<Double> top(List<Double> from) {
        List<Double> best = from;
        double step = FIRST_STEP;
        while (step > LAST_STEP) {
            List<Double> next = neighbour(best, step);
            if (next.equals(best)) step /= 2;
            best = next;
        }
        return List.copyOf(best);
    }

    /** The best of a place and its neighbours at this distance within -1 and 1. */
    private List<Double> neighbour(List<Double> place, double step) {
        List<Double> best = place;
        double value = at(place);
        for (int i = 0; i < place.size(); i++) {
            for (double way : new double[] {-step, step}) {
                List<Double> other = new ArrayList<>(place);
                other.set(i, Math.max(-1, Math.min(1, place.get(i) + way)));
                double found = at(other);
                if (found > value) {
                    value = found;
                    best = other;
                }
            }
        }
        return best;
    }
}
