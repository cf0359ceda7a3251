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
    public List<Standing> order(List<Standing> standings) {
        return standings.stream()
                .sorted(Comparator.comparingDouble(BestMean::mean)
                        .thenComparingLong(Standing::visits)
                        .reversed())
                .toList();
    }

    /** An untried move comes after all others. */
    private static double mean(Standing standing) {
        return standing.visits() == 0 ? Double.NEGATIVE_INFINITY : standing.value();
    }

    /** Even if the first loses all further simulations, no other one that wins them all comes up to it. */
    @Override
    public boolean isSettled(List<Standing> standings, long further) {
        if (standings.size() <= 1) return standings.size() == 1;
        List<Standing> order = order(standings);
        Standing first = order.get(0);
        double worst = first.value() * first.visits() / (first.visits() + further);
        return order.stream().skip(1).allMatch(other -> best(other, further) < worst);
    }

    private static double best(Standing standing, long further) {
        double won = standing.value() * standing.visits() + further;
        return standing.visits() + further == 0 ? 0 : won / (standing.visits() + further);
    }
}
