package tesuji.mcts.select;

import tesuji.core.base.Hot;
import tesuji.mcts.tree.Tree;

/**
 * β = max((P - n) / P, 0), for each child by its own visits n: from 1 straight down to 0 (Helmbold and Parker-Wood
 * 2009; Śliwa 2013, eq. 4.2).
 *
 * @param end P
 */
public record Linear(double end) implements Schedule {
    public static final Linear STANDARD = new Linear(1000);

    public Linear {
        if (!(end > 0)) throw new IllegalArgumentException("end must be positive");
    }

    @Hot
    @Override
    public void weigh(Tree tree, int node, double[] betas) {
        int[] visits = tree.visits();
        int begin = tree.firstChild(node);
        int count = tree.childCount(node);
        for (int i = 0; i < count; i++) betas[i] = Math.max((end - visits[begin + i]) / end, 0);
    }
}
