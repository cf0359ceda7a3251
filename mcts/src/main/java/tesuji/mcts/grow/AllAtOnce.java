package tesuji.mcts.grow;

import tesuji.core.eval.Parts;
import tesuji.core.game.Game;
import tesuji.mcts.tree.Tree;

/**
 * A node gets its children once the simulations through it exceed a threshold, and then each of them is simulated once
 * before the search goes on: what UCB1 was made for, at a price in memory and time (Śliwa 2013, §3.4.2; Wieczorek 2009,
 * §3.2.2).
 *
 * @param threshold simulations through a node that must be exceeded; at the root 1 is enough
 */
public record AllAtOnce(int threshold) implements Growth {
    /** Every leaf visited again. */
    public static final AllAtOnce STANDARD = new AllAtOnce(0);

    public AllAtOnce {
        if (threshold < 0) throw new IllegalArgumentException("threshold must not be negative");
    }

    @Override
    public Grower on(Expansion expansion, Game game, Parts parts) {
        Tree tree = expansion.tree();
        return (node, position, trace) -> tree.isOpen(node)
                || (expansion.hasReached(node, trace, threshold + 1) && expansion.open(node, position, trace.depth()));
    }

    @Override
    public boolean together() {
        return true;
    }
}
