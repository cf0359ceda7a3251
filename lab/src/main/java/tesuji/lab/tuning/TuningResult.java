package tesuji.lab.tuning;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import tesuji.lab.statistics.Bootstrap;
import tesuji.lab.statistics.Pentanomial;
import tesuji.lab.statistics.Tally;
import tesuji.lab.statistics.distribution.Normal;

/**
 * What a tuning has found.
 *
 * @param best the values found
 * @param ranges for each parameter where its best value lies, which says nothing of words; empty without games, and if
 *     all pairs of a search came out alike
 * @param shares for each parameter in which part of the samples each of its words was the best; empty for numbers and
 *     without games
 * @param points the results of each combination of values of a sweep, in the order of the grid
 * @param found pairs that the best values played afterwards
 * @param standard pairs that the standard values played
 * @param superiority the likelihood that the best values score more than the standard ones against the pool
 */
public record TuningResult(
        List<Double> best,
        List<Bootstrap.Range> ranges,
        List<Map<String, Double>> shares,
        List<GridPoint> points,
        Pentanomial found,
        Pentanomial standard,
        OptionalDouble superiority) {
    private static final int SAMPLES = 200;
    public static final double LEVEL = 0.95;

    /** A combination of values and its results. */
    public record GridPoint(List<Double> values, Tally tally) {
        public GridPoint {
            values = List.copyOf(values);
        }
    }

    public TuningResult {
        best = List.copyOf(best);
        ranges = List.copyOf(ranges);
        shares = List.copyOf(shares);
        points = List.copyOf(points);
    }

    static TuningResult of(TuningRun run) {
        TuningPlan plan = run.plan();
        List<PlayedPair> pairs = run.pairs(TuningPhase.SEARCH);
        Bootstrap bootstrap = new Bootstrap(SAMPLES, LEVEL, plan.seed());
        double[][] drawn = drawn(plan, pairs, bootstrap);
        return new TuningResult(
                best(plan, pairs),
                drawn.length == 0 ? List.of() : bootstrap.ranges(drawn),
                shares(plan, drawn),
                plan.isSweep() ? points(plan, pairs) : List.of(),
                pentanomial(run.pairs(TuningPhase.BEST)),
                pentanomial(run.pairs(TuningPhase.STANDARD)),
                superiority(run.pairs(TuningPhase.BEST), run.pairs(TuningPhase.STANDARD)));
    }

    /** The best values in samples of the pairs; none where the pairs of a search do not vary, as all samples agree. */
    private static double[][] drawn(TuningPlan plan, List<PlayedPair> pairs, Bootstrap bootstrap) {
        if (pairs.isEmpty()) return new double[0][];
        if (plan.isSweep()) return new SweepSamples(plan, pairs, plan.seed()).drawn(SAMPLES);
        return areAlike(pairs) ? new double[0][] : bootstrap.drawn(pairs, sample -> numbers(best(plan, sample)));
    }

    private static boolean areAlike(List<PlayedPair> pairs) {
        double first = pairs.get(0).points();
        return pairs.stream().allMatch(pair -> pair.points() == first);
    }

    private static List<Map<String, Double>> shares(TuningPlan plan, double[][] drawn) {
        List<Map<String, Double>> shares = new ArrayList<>();
        for (int i = 0; i < plan.parameters().size(); i++) {
            TunedParameter parameter = plan.parameters().get(i);
            Map<String, Double> parts = new LinkedHashMap<>();
            for (int word = 0; word < parameter.words().size() && drawn.length > 0; word++) {
                int column = i;
                int wanted = word;
                double part = Arrays.stream(drawn)
                        .mapToInt(values -> values[column] == wanted ? 1 : 0)
                        .average()
                        .orElse(0);
                parts.put(parameter.words().get(word), part);
            }
            shares.add(parts);
        }
        return shares;
    }

    private static double[] numbers(List<Double> values) {
        return values.stream().mapToDouble(Double::doubleValue).toArray();
    }

    /** The best values that these pairs show; of equal ones in a sweep the first. */
    static List<Double> best(TuningPlan plan, List<PlayedPair> pairs) {
        if (plan.isSweep()) {
            return points(plan, pairs).stream()
                    .filter(point -> point.tally().games() > 0)
                    .max(Comparator.comparingDouble(point -> point.tally().score()))
                    .map(GridPoint::values)
                    .orElseGet(() -> plan.grid().get(0));
        }
        List<Observation> seen = pairs.stream().map(plan::observation).toList();
        return plan.values(Clop.of(plan.parameters().size(), seen).best());
    }

    /** The other values of a sweep that scored exactly as the best ones. */
    public List<List<Double>> asGood() {
        double score = points.stream()
                .filter(point -> point.values().equals(best))
                .mapToDouble(point -> point.tally().score())
                .findFirst()
                .orElse(Double.NaN);
        return points.stream()
                .filter(point -> point.tally().score() == score)
                .map(GridPoint::values)
                .filter(values -> !values.equals(best))
                .toList();
    }

    private static List<GridPoint> points(TuningPlan plan, List<PlayedPair> pairs) {
        Map<List<Double>, Tally> tallies = new LinkedHashMap<>();
        for (List<Double> values : plan.grid()) tallies.put(values, Tally.NONE);
        for (PlayedPair pair : pairs) {
            tallies.computeIfPresent(
                    pair.values(), (values, tally) -> tally.with(pair.first()).with(pair.second()));
        }
        List<GridPoint> points = new ArrayList<>();
        tallies.forEach((values, tally) -> points.add(new GridPoint(values, tally)));
        return points;
    }

    private static Pentanomial pentanomial(List<PlayedPair> pairs) {
        Pentanomial sum = Pentanomial.NONE;
        for (PlayedPair pair : pairs) sum = sum.withPair(pair.first(), pair.second());
        return sum;
    }

    /** The score of the best values in games that did not choose them, if there were any. */
    public Optional<Pentanomial.Estimate> scoreOfBest() {
        return estimate(found);
    }

    /** The score of the standard values in as many games. */
    public Optional<Pentanomial.Estimate> scoreOfStandard() {
        return estimate(standard);
    }

    private static Optional<Pentanomial.Estimate> estimate(Pentanomial pairs) {
        return pairs.pairs() == 0 ? Optional.empty() : Optional.of(pairs.estimate());
    }

    /**
     * Pairs with the same number have the same opponent, opening and random numbers, so that their difference varies
     * least: Φ of the mean difference of scores over its standard error. To the squares one difference of a half is
     * added, so that few pairs that all came out alike prove nothing.
     */
    private static OptionalDouble superiority(List<PlayedPair> best, List<PlayedPair> standard) {
        Map<Integer, Double> others = new HashMap<>();
        for (PlayedPair pair : standard) others.put(pair.number(), pair.points());
        double[] differences = best.stream()
                .filter(pair -> others.containsKey(pair.number()))
                .mapToDouble(pair -> (pair.points() - others.getOrDefault(pair.number(), pair.points())) / 2)
                .toArray();
        int n = differences.length;
        if (n == 0) return OptionalDouble.empty();
        double mean = Arrays.stream(differences).sum() / n;
        double squares =
                Arrays.stream(differences).map(d -> (d - mean) * (d - mean)).sum() + 0.25;
        return OptionalDouble.of(Normal.cdf(mean * n / Math.sqrt(squares)));
    }
}
