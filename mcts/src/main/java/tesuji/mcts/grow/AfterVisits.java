package tesuji.mcts.grow;

import tesuji.core.eval.Parts;
import tesuji.core.game.Game;
import tesuji.mcts.tree.Tree;

/**
 * A node gets children once it has been visited often enough. With 1 visit every simulation adds the first position it
 * meets outside the tree; with more the tree stays smaller and plays a little weaker (Śliwa 2013, §3.4.2; Coulom
 * 2006).
 *
 * @param visits simulations through a node before it may have children; 1 is enough for the root
 */
public record AfterVisits(int visits) implements Growth {
    public static final AfterVisits STANDARD = new AfterVisits(1);

    public AfterVisits {
        if (visits < 0) throw new IllegalArgumentException("visits must not be negative");
    }

    @Override
    public Grower on(Expansion expansion, Game game, Parts parts) {
        Tree tree = expansion.tree();
        return (node, position, trace) -> tree.isOpen(node)
                || (expansion.hasReached(node, trace, visits) && expansion.open(node, position, trace.depth()));
    }
}
