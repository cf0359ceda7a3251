package tesuji.mcts.choose;

import java.util.Comparator;
import java.util.List;

/**
 * The secure child: the move with the best lower confidence bound v - A/√n (Chaslot et al. 2008; Śliwa 2013, §3.5).
 *
 * <p>Both papers print v + A/√n, which is an upper bound and favours moves that were hardly tried; it can be had, too.
 *
 * @param width A; 4 in the literature for values in [-1, 1], which is 2 for values in [0, 1]
 * @param bound on which side of the value
 */
public record Secure(double width, Bound bound) implements FinalMove {
    public static final Secure STANDARD = new Secure(2, Bound.LOWER);

    /** A bound of the confidence interval. */
    public enum Bound {
        /** v - A/√n. */
        LOWER,
        /** v + A/√n, as printed. */
        UPPER
    }

    public Secure {
        if (!(width >= 0)) throw new IllegalArgumentException("width must not be negative");
    }

    @Override
    public List<RootMoveStats> order(List<RootMoveStats> moves) {
        return moves.stream()
                .sorted(Comparator.comparingDouble(this::security)
                        .thenComparingLong(RootMoveStats::visits)
                        .reversed())
                .toList();
    }

    /** An untried move comes after all others. */
    private double security(RootMoveStats stats) {
        if (stats.visits() == 0) return Double.NEGATIVE_INFINITY;
        double half = width / Math.sqrt((double) stats.visits());
        return bound == Bound.LOWER ? stats.value() - half : stats.value() + half;
    }
}
