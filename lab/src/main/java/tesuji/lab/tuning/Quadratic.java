package tesuji.lab.tuning;

import java.util.List;

/** A polynomial of degree two in several variables: 1, then x₁ … x_d, then the products x_i x_j with i ≤ j. */
final class Quadratic {
    private final double[] coefficients;

    Quadratic(double[] coefficients) {
        this.coefficients = coefficients.clone();
    }

    /** How many coefficients there are in so many variables. */
    static int terms(int variables) {
        return (variables + 1) * (variables + 2) / 2;
    }

    /** What the coefficients are multiplied by at a place. */
    static double[] features(List<Double> place) {
        int d = place.size();
        double[] features = new double[terms(d)];
        int next = 0;
        features[next++] = 1;
        for (double x : place) features[next++] = x;
        for (int i = 0; i < d; i++) {
            for (int j = i; j < d; j++) features[next++] = place.get(i) * place.get(j);
        }
        return features;
    }

    double at(List<Double> place) {
        return at(features(place));
    }

    double at(double[] features) {
        double sum = 0;
        for (int i = 0; i < features.length; i++) sum += coefficients[i] * features[i];
        return sum;
    }
}
