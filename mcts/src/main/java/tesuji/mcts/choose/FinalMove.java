package tesuji.mcts.choose;

import java.util.List;

/** Which move is played when the time is up? */
public sealed interface FinalMove permits MostVisited, BestMean, MaxRobust, Secure, Estimate, Sampled {
    /** The moves from best to worst. */
    List<Standing> order(List<Standing> standings);

    /** Whether the first of the order may be played, or the search should go on for a while. */
    default boolean isReady(List<Standing> standings) {
        return true;
    }

    /** The share of the limits after which a move should be ready; the rest is for the case that it is not. */
    default double share() {
        return 1;
    }

    /** Whether so many further simulations can no longer change the first of the order. */
    default boolean isSettled(List<Standing> standings, long further) {
        return standings.size() == 1;
    }
}
