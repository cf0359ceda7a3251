package tesuji.mcts.grow;

import java.util.EnumSet;
import java.util.Set;
import tesuji.core.eval.Parts;
import tesuji.core.game.Game;
import tesuji.core.game.Position;
import tesuji.mcts.tree.Column;
import tesuji.mcts.tree.Trace;
import tesuji.mcts.tree.Tree;

/**
 * Progressive widening: a node visited often looks only at its most promising children, and at more of them the more
 * it is visited (Chaslot et al. 2008; Coulom 2007; Śliwa 2013, eq. 4.9).
 *
 * <p>Below α visits all children are available; from α visits on the {@code initial} best ones; k of them as soon as
 * the visits reach α · β^(k - initial). The source leaves the threshold of visits open; α is the value at which the
 * formula gives {@code initial} children.
 *
 * @param alpha visits at which the node closes in on its best children
 * @param beta growth of the visits from one further child to the next
 * @param initial the children that remain at first; 5 in Mango
 * @param prior the name of the prior that says which are best
 * @param growth when the children appear
 */
public record Widening(double alpha, double beta, int initial, String prior, Growth growth) implements Growth {
    public static final Widening STANDARD = new Widening(50, 1.3, 5, Parts.STANDARD, AfterVisits.STANDARD);

    public Widening {
        if (!(alpha > 0)) throw new IllegalArgumentException("alpha must be positive");
        if (!(beta > 1)) throw new IllegalArgumentException("beta must be more than 1");
        if (initial < 1) throw new IllegalArgumentException("initial must be positive");
    }

    @Override
    public Set<Column> columns() {
        Set<Column> columns = EnumSet.of(Column.HIDDEN);
        columns.addAll(growth.columns());
        return columns;
    }

    @Override
    public boolean together() {
        return growth.together();
    }

    @Override
    public Grower on(Expansion expansion, Game game, Parts parts) {
        expansion.sortBy(parts.prior(prior));
        double[] needed = needed(game.maxLegalMoves());
        Grower inner = growth.on(expansion, game, parts);
        Tree tree = expansion.tree();
        return new Grower() {
            @Override
            public void begin(Position root) {
                inner.begin(root);
            }

            @Override
            public boolean open(int node, Position position, Trace trace) {
                if (!inner.open(node, position, trace)) return false;
                tree.show(node, available(expansion.simulations(node, trace), tree.allChildren(node), needed));
                return true;
            }
        };
    }

    /** The visits from which the best 0, 1, 2 … {@code most} children are available. */
    private double[] needed(int most) {
        double[] needed = new double[most + 1];
        for (int k = initial + 1; k <= most; k++) needed[k] = alpha * Math.pow(beta, k - initial);
        return needed;
    }

    private int available(int visits, int children, double[] needed) {
        if (visits < alpha) return children;
        int k = Math.min(initial, children);
        while (k < children && visits >= needed[k + 1]) k++;
        return k;
    }

    /** How many of so many children are available after so many visits of their parent. */
    int available(int visits, int children) {
        return available(visits, children, needed(children));
    }
}
