package tesuji.mcts.select;

import java.util.Arrays;
import tesuji.mcts.tree.Tree;

/**
 * β = √(k / (3 n(p) + k)), the same for all children: after k simulations through the parent both halves weigh the same
 * (Gelly and Silver 2007; Śliwa 2013, eq. 4.3).
 *
 * @param equivalence k
 */
public record HandSelected(double equivalence) implements Schedule {
    public static final HandSelected STANDARD = new HandSelected(1000);

    public HandSelected {
        if (!(equivalence >= 0)) throw new IllegalArgumentException("equivalence must not be negative");
    }

    @Override
    public void weigh(Tree tree, int node, double[] betas) {
        double beta = equivalence == 0 ? 0 : Math.sqrt(equivalence / (3.0 * tree.visits(node) + equivalence));
        Arrays.fill(betas, 0, tree.childCount(node), beta);
    }
}
