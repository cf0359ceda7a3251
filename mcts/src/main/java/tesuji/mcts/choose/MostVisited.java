package tesuji.mcts.choose;

import java.util.Comparator;
import java.util.List;

/**
 * The robust child: the move visited most often (Chaslot et al. 2008; Śliwa 2013, §3.5). A high value alone may be
 * luck, and a high bound only says what to try next (Wieczorek 2009, appendix A.2).
 */
public record MostVisited() implements FinalMove {
    public static final MostVisited STANDARD = new MostVisited();

    @Override
    public List<RootMoveStats> order(List<RootMoveStats> moves) {
        return moves.stream()
                .sorted(Comparator.comparingLong(RootMoveStats::visits)
                        .thenComparingDouble(RootMoveStats::value)
                        .reversed())
                .toList();
    }

    @Override
    public boolean isSettled(List<RootMoveStats> moves, long further) {
        long[] visits = moves.stream().mapToLong(RootMoveStats::visits).sorted().toArray();
        int last = visits.length - 1;
        return last == 0 || (last > 0 && visits[last] - visits[last - 1] > further);
    }
}
