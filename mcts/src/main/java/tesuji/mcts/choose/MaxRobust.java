package tesuji.mcts.choose;

import java.util.List;

/**
 * The max-robust child: the move that is both visited most and valued most; while there is none the search goes on,
 * for up to half as long again (Coulom 2006; Śliwa 2013, §3.5, and the likely meaning of its criterion "balanced"). If
 * there is none even then, the most visited.
 */
public record MaxRobust() implements FinalMove {
    public static final MaxRobust STANDARD = new MaxRobust();

    @Override
    public List<RootMoveStats> order(List<RootMoveStats> moves) {
        return MostVisited.STANDARD.order(moves);
    }

    @Override
    public double share() {
        return 2.0 / 3;
    }

    /** {@link MostVisited} puts the best value first among equals, so the first move is the one to look at. */
    @Override
    public boolean isReady(List<RootMoveStats> moves) {
        if (moves.isEmpty()) return true;
        double value = order(moves).get(0).value();
        return moves.stream().allMatch(other -> other.visits() == 0 || other.value() <= value);
    }

    /** The most visited move stays so, and stays ready. */
    @Override
    public boolean isSettled(List<RootMoveStats> moves, long further) {
        return isReady(moves)
                && MostVisited.STANDARD.isSettled(moves, further)
                && BestMean.STANDARD.isSettled(moves, further);
    }
}
