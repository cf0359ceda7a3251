package tesuji.lab.tuning;

import java.util.ArrayList;
import java.util.List;
import tesuji.core.base.Rng;

/**
 * What the games so far say about the best values, after Coulom (2011). With all weights 1, a quadratic q₁ is fitted to
 * the logarithm of the odds. Let m₁ be the logarithm of the odds of the average score and s₁ its standard error. Each
 * place x then has the weight
 *
 * <pre>
 *   w(x) = min(1, e^((q₁(x) − m₁) / (H s₁)), e^((q₂(x) − m₂) / (H s₂)), …)      with H = {@value #LOCALITY}
 * </pre>
 *
 * <p>so that places count less if they are worse than the average by more than chance. With these weights q₂, m₂ and s₂
 * are found, and so on, until the sum of weights hardly falls. The next values are drawn with the density w.
 *
 * <p>Coulom takes the weighted mean of all places for the best one. That is never at an edge, so we climb from it
 * to the top of the {@link LowerBound} of the last quadratic. Immutable.
 */
public final class Clop {
    static final double LOCALITY = 3;

    private static final int ROUNDS = 30;

    /** Rounds end when the sum of weights keeps this share. */
    private static final double SETTLED = 0.99;

    private static final int TRIES = 10_000;

    private final int variables;
    private final List<Local> locals = new ArrayList<>();
    private final List<Observation> observations;
    private final double[] weights;

    /** One round: a quadratic, what it is compared with, and how uncertain that is. */
    private record Local(Quadratic quadratic, double mean, double error) {
        double weight(double[] features) {
            return Math.exp((quadratic.at(features) - mean) / (LOCALITY * error));
        }
    }

    private Clop(int variables, List<Observation> observations) {
        this.variables = variables;
        this.observations = List.copyOf(observations);
        weights = new double[observations.size()];
        learn();
    }

    /** What these games say; without games nothing is known, and the best values are the middle. */
    public static Clop of(int variables, List<Observation> observations) {
        return new Clop(variables, observations);
    }

    /** The best values, each from -1 to 1. */
    public List<Double> best() {
        List<Double> middle = mean();
        return observations.isEmpty() ? middle : bound().top(middle);
    }

    private LowerBound bound() {
        QuadraticRegression regression = new QuadraticRegression(features(), scores(), weights);
        Quadratic quadratic = regression.fit();
        return new LowerBound(quadratic, regression.precision(quadratic));
    }

    /** What the last quadratic says of the scores at some places; nothing without games. */
    List<FittedScore> fitted(List<List<Double>> places) {
        if (observations.isEmpty()) return List.of();
        LowerBound bound = bound();
        return places.stream().map(bound::fitted).toList();
    }

    /** How much games at a place count, from 0 to 1. */
    double weight(List<Double> place) {
        double[] features = Quadratic.features(place);
        double weight = 1;
        for (Local local : locals) weight = Math.min(weight, local.weight(features));
        return weight;
    }

    /** The values to try next. */
    public List<Double> next(Rng rng) {
        for (int i = 0; i < TRIES; i++) {
            List<Double> place = new ArrayList<>();
            for (int j = 0; j < variables; j++) place.add(2 * rng.nextDouble() - 1);
            if (rng.nextDouble() < weight(place)) return place;
        }
        return mean();
    }

    private double[][] features() {
        return observations.stream()
                .map(seen -> Quadratic.features(seen.place()))
                .toArray(double[][]::new);
    }

    private double[] scores() {
        return observations.stream().mapToDouble(Observation::score).toArray();
    }

    private void learn() {
        double[][] features = features();
        double[] scores = scores();
        for (int i = 0; i < weights.length; i++)
            weights[i] = observations.get(i).games();
        double before = Double.POSITIVE_INFINITY;
        double total = sum(weights);
        for (int round = 0; round < ROUNDS && total < SETTLED * before && weights.length > 0; round++) {
            Local local = local(features, scores, weights);
            locals.add(local);
            for (int i = 0; i < weights.length; i++) {
                int games = observations.get(i).games();
                weights[i] = Math.min(weights[i], games * local.weight(features[i]));
            }
            before = total;
            total = sum(weights);
        }
    }

    private static Local local(double[][] features, double[] scores, double[] weights) {
        double total = 1; // one game that was half won keeps the odds finite
        double points = 0.5;
        for (int i = 0; i < scores.length; i++) {
            total += weights[i];
            points += weights[i] * scores[i];
        }
        double average = points / total;
        double error = 1 / Math.sqrt(total * average * (1 - average));
        return new Local(
                new QuadraticRegression(features, scores, weights).fit(), Math.log(average / (1 - average)), error);
    }

    private static double sum(double[] numbers) {
        double sum = 0;
        for (double number : numbers) sum += number;
        return sum;
    }

    /** The weighted mean of all places, the middle without games. */
    private List<Double> mean() {
        double total = sum(weights);
        List<Double> mean = new ArrayList<>();
        for (int j = 0; j < variables; j++) {
            double sum = 0;
            for (int i = 0; i < weights.length; i++)
                sum += weights[i] * observations.get(i).place().get(j);
            mean.add(total > 0 ? sum / total : 0);
        }
        return List.copyOf(mean);
    }
}
