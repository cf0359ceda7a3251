package tesuji.mcts.choose;

import java.util.Comparator;
import java.util.List;

/**
 * The max child: the move with the largest mean value; of equals the one visited more often (Chaslot et al. 2008; Śliwa
 * 2013, §3.5).
 */
public record BestMean() implements FinalMove {
    public static final BestMean STANDARD = new BestMean();

    @Override
    public List<RootMoveStats> order(List<RootMoveStats> moves) {
        return moves.stream()
                .sorted(Comparator.comparingDouble(BestMean::mean)
                        .thenComparingLong(RootMoveStats::visits)
                        .reversed())
                .toList();
    }

    /** An untried move comes after all others. */
    private static double mean(RootMoveStats stats) {
        return stats.visits() == 0 ? Double.NEGATIVE_INFINITY : stats.value();
    }

    /** Even if the first loses all further simulations, no other one that wins them all comes up to it. */
    @Override
    public boolean isSettled(List<RootMoveStats> moves, long further) {
        if (moves.size() <= 1) return moves.size() == 1;
        List<RootMoveStats> order = order(moves);
        RootMoveStats first = order.get(0);
        double worst = first.value() * first.visits() / (first.visits() + further);
        return order.stream().skip(1).allMatch(other -> best(other, further) < worst);
    }

    private static double best(RootMoveStats stats, long further) {
        double won = stats.value() * stats.visits() + further;
        return stats.visits() + further == 0 ? 0 : won / (stats.visits() + further);
    }
}
