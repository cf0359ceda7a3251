package tesuji.mcts.select;

import tesuji.core.base.Hot;
import tesuji.core.game.Game;
import tesuji.mcts.tree.Tree;
import tesuji.mcts.urgency.FirstPlay;

/**
 * No tree search at all: the children of the root take turns, and every simulation is a playout from one of them
 * (Abramson 1990; Śliwa 2013, §3.2, the strategy "Monte-Carlo"; Wieczorek 2009, Algorithm 1, with turns instead of
 * lots). Goes with {@code BestMean}, since all moves are visited equally often.
 */
public record FlatMonteCarlo() implements Selection {
    public static final FlatMonteCarlo STANDARD = new FlatMonteCarlo();

    @Override
    public Selector on(Tree tree, FirstPlay firstPlay, Game game) {
        return (node, trace) -> node == Tree.ROOT ? leastVisited(tree) : Selector.NONE;
    }

    @Hot
    private static int leastVisited(Tree tree) {
        int[] visits = tree.visits();
        int begin = tree.firstChild(Tree.ROOT);
        int end = begin + tree.childCount(Tree.ROOT);
        int least = begin;
        for (int child = begin + 1; child < end; child++) {
            if (visits[child] < visits[least]) least = child;
        }
        return least;
    }
}
