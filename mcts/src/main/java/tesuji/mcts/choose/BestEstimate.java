package tesuji.mcts.choose;

import java.util.Comparator;
import java.util.List;
import tesuji.core.base.FormerName;

/**
 * The move with the best estimate: plain and all-moves-as-first means weighed as in RAVE, without curiosity
 * (Enzenberger et al. 2010; the other possible meaning of "balanced" in Śliwa 2013, §6.4.2, beside {@link MaxRobust}).
 *
 * <p>(1 - β) · v + β · ṽ with β = ñ / (ñ + n + n·ñ/k). Where nobody counts AMAF this is the best mean.
 *
 * @param equivalence k: so many simulations are worth as much as any number of AMAF
 */
@FormerName("Estimate")
public record BestEstimate(double equivalence) implements FinalMove {
    public static final BestEstimate STANDARD = new BestEstimate(3500);

    public BestEstimate {
        if (!(equivalence > 0)) throw new IllegalArgumentException("equivalence must be positive");
    }

    @Override
    public List<RootMoveStats> order(List<RootMoveStats> moves) {
        return moves.stream()
                .sorted(Comparator.comparingDouble(this::estimate)
                        .thenComparingLong(RootMoveStats::visits)
                        .reversed())
                .toList();
    }

    private double estimate(RootMoveStats stats) {
        double n = stats.visits();
        double shared = stats.amafVisits();
        if (n + shared == 0) return Double.NEGATIVE_INFINITY;
        double beta = shared / (shared + n + n * shared / equivalence);
        return (1 - beta) * stats.value() + beta * stats.amafValue();
    }
}
