package tesuji.mcts.select;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import tesuji.core.eval.Parts;
import tesuji.mcts.tree.Column;
import tesuji.mcts.tree.SmallTree;
import tesuji.mcts.tree.Tree;

final class PuctTest implements ThoroughContract {
    @Override
    public Selection selection() {
        return Puct.STANDARD;
    }

    @Test
    void thePriorSharesOutTheExploration() {
        Tree tree = SmallTree.root(100, Column.PRIOR);
        int first = SmallTree.open(tree, Tree.ROOT, 0, 1);
        SmallTree.play(tree, first, 24, 12);
        tree.priors()[first] = 0.25f;
        // 12/24 + 1.2 · 0.25 · √100 / (1 + 24)
        assertThat(Scale.weigh(new Puct(1.2, Parts.STANDARD), tree)).isCloseTo(0.62, within(1e-7));
    }

    @Test
    void theExpectedAreTriedFirstAndOthersWhenTheyDisappoint() {
        Tree tree = SmallTree.root(1, Column.PRIOR);
        int first = SmallTree.open(tree, Tree.ROOT, 0, 1);
        tree.priors()[first] = 0.2f;
        tree.priors()[first + 1] = 0.8f;
        Puct puct = new Puct(1, Parts.STANDARD);
        assertThat(Scale.choice(puct, tree, 0)).isEqualTo(first + 1);
        tree.addVisits(Tree.ROOT, 7);
        SmallTree.play(tree, first + 1, 7, 1);
        // 1/7 + 0.8 · √8 / 8 = 0.4257 against 0 + 0.2 · √8 = 0.5657
        assertThat(Scale.choice(puct, tree, 0)).isEqualTo(first);
        SmallTree.play(tree, first + 1, 0, 1);
        // 2/7 + 0.2828 = 0.5686
        assertThat(Scale.choice(puct, tree, 0)).isEqualTo(first + 1);
    }
}
