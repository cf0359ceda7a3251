package tesuji.mcts.choose;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import tesuji.core.base.Rng;

/**
 * A move drawn by lot, with chances in proportion to n^(1/τ), for games that should differ (Silver et al. 2017); the
 * others follow as in {@link MostVisited}. The lot is drawn from the moves themselves, so that equal searches
 * choose equally.
 *
 * @param temperature τ: near 0 the most visited move, 1 in proportion to the visits
 */
public record Sampled(double temperature) implements FinalMove {
    public static final Sampled STANDARD = new Sampled(1);

    public Sampled {
        if (!(temperature > 0)) throw new IllegalArgumentException("temperature must be positive");
    }

    @Override
    public List<RootMoveStats> order(List<RootMoveStats> moves) {
        List<RootMoveStats> order = new ArrayList<>(MostVisited.STANDARD.order(moves));
        if (!order.isEmpty()) order.add(0, order.remove(draw(order, lot(moves))));
        return List.copyOf(order);
    }

    private int draw(List<RootMoveStats> order, double lot) {
        double most = Math.max(1, order.get(0).visits());
        double[] weights = order.stream()
                .mapToDouble(stats -> Math.pow(stats.visits() / most, 1 / temperature))
                .toArray();
        double rest = lot * Arrays.stream(weights).sum();
        for (int i = 0; i < weights.length; i++) {
            rest -= weights[i];
            if (rest < 0) return i;
        }
        return 0;
    }

    /** A number in [0, 1) that depends on every move, visit and value, and on their order. */
    private static double lot(List<RootMoveStats> moves) {
        long mixed = 0;
        for (RootMoveStats stats : moves) {
            mixed = Rng.mix(mixed ^ stats.move());
            mixed = Rng.mix(mixed ^ stats.visits());
            mixed = Rng.mix(mixed ^ Double.doubleToLongBits(stats.value()));
        }
        return new Rng(mixed).nextDouble();
    }
}
