package tesuji.lab.tuning;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import tesuji.core.base.Rng;

/**
 * Which values of a sweep are the best in samples drawn from its pairs (Efron 1979): each combination keeps its number
 * of pairs, and of those that score alike in a sample one is taken by lot.
 *
 * <p>Where all pairs of a combination came out alike every sample would repeat its score and tell that it is certain.
 * So the share of pairs that come out otherwise is drawn: below 1 − 0.05^(1/n) in 95 % of the samples, which is the
 * bound of {@link tesuji.lab.statistics.Pentanomial#estimate}.
 */
final class SweepSamples {
    private final Map<List<Double>, double[]> scores = new LinkedHashMap<>();
    private final Rng rng;

    /**
     * Of these pairs.
     *
     * @param seed where the random numbers begin
     */
    SweepSamples(TuningPlan plan, List<PlayedPair> pairs, long seed) {
        for (List<Double> values : plan.grid()) {
            double[] own = pairs.stream()
                    .filter(pair -> pair.values().equals(values))
                    .mapToDouble(pair -> pair.points() / 2)
                    .toArray();
            if (own.length > 0) scores.put(values, own);
        }
        rng = new Rng(seed);
    }

    /** The best values of so many samples. */
    double[][] drawn(int samples) {
        double[][] drawn = new double[samples][];
        for (int i = 0; i < samples; i++) {
            drawn[i] = best().stream().mapToDouble(Double::doubleValue).toArray();
        }
        return drawn;
    }

    private List<Double> best() {
        List<Double> best = List.of();
        double most = Double.NEGATIVE_INFINITY;
        int equals = 0;
        for (Map.Entry<List<Double>, double[]> each : scores.entrySet()) {
            double score = score(each.getValue());
            if (score < most) continue;
            equals = score > most ? 1 : equals + 1;
            most = score;
            if (rng.nextInt(equals) == 0) best = each.getKey();
        }
        return best;
    }

    private double score(double[] pairs) {
        int n = pairs.length;
        double first = pairs[0];
        if (Arrays.stream(pairs).allMatch(score -> score == first)) {
            double others = 1 - Math.pow(1 - rng.nextDouble(), 1.0 / n);
            boolean worse = rng.nextDouble() < first; // what always won can only be worse
            return worse ? first * (1 - others) : first + (1 - first) * others;
        }
        double sum = 0;
        for (int i = 0; i < n; i++) sum += pairs[rng.nextInt(n)];
        return sum / n;
    }
}
