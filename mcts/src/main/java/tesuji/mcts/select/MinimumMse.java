package tesuji.mcts.select;

import tesuji.core.base.Hot;
import tesuji.mcts.tree.Tree;

/**
 * β = ñ / (n + ñ + 4 n ñ b²): the mixture with the least expected squared error if AMAF is off by b (Gelly and Silver
 * 2011).
 *
 * @param bias b
 */
public record MinimumMse(double bias) implements Schedule {
    public static final MinimumMse STANDARD = new MinimumMse(0.01);

    public MinimumMse {
        if (!(bias >= 0)) throw new IllegalArgumentException("bias must not be negative");
    }

    @Hot
    @Override
    public void weigh(Tree tree, int node, double[] betas) {
        int[] visits = tree.visits();
        int[] amafVisits = tree.amafVisits();
        double factor = 4 * bias * bias;
        int begin = tree.firstChild(node);
        int count = tree.childCount(node);
        for (int i = 0; i < count; i++) {
            double n = visits[begin + i];
            double shared = amafVisits[begin + i];
            betas[i] = shared == 0 ? 0 : shared / (n + shared + factor * n * shared);
        }
    }
}
