package tesuji.mcts.choose;

import java.util.List;

/** Which move is played when the time is up? */
public sealed interface FinalMove permits MostVisited, BestMean, MaxRobust, Secure, BestEstimate, Sampled {
    /** The moves from best to worst. */
    List<RootMoveStats> order(List<RootMoveStats> moves);

    /** Whether the first of the order may be played, or the search should go on for a while. */
    default boolean isReady(List<RootMoveStats> moves) {
        return true;
    }

    /** The share of the limits after which a move should be ready; the rest is for the case that it is not. */
    default double share() {
        return 1;
    }

    /** Whether so many further simulations can no longer change the first of the order. */
    default boolean isSettled(List<RootMoveStats> moves, long further) {
        return moves.size() == 1;
    }
}
