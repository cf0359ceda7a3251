package tesuji.mcts.select;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import tesuji.core.eval.Parts;
import tesuji.mcts.tree.Column;
import tesuji.mcts.tree.SmallTree;
import tesuji.mcts.tree.Tree;

final class AdvisedRaveTest implements SelectionContract {
    @Override
    public Selection selection() {
        return AdvisedRave.STANDARD;
    }

    @Test
    void imaginedSimulationsCountLikeRealOnes() {
        Tree tree = SmallTree.root(11, Column.AMAF, Column.ADVICE);
        int first = SmallTree.open(tree, Tree.ROOT, 0, 1);
        SmallTree.play(tree, first, 10, 6);
        SmallTree.share(tree, first, 40, 30);
        tree.advised()[first] = 10;
        tree.advisedWins()[first] = 8;
        // 14 of 20; β = 40 / (40 + 20 + 800/40) = 0.5
        assertThat(Scale.weigh(new AdvisedRave(40, 0, Parts.STANDARD), tree)).isCloseTo(0.725, within(1e-9));
        // + √(ln 11 / 20)
        assertThat(Scale.weigh(new AdvisedRave(40, 1, Parts.STANDARD), tree)).isCloseTo(1.0712582, within(1e-6));
    }

    @Test
    void adviceAloneOrdersTheUntried() {
        Tree tree = SmallTree.root(1, Column.AMAF, Column.ADVICE);
        int first = SmallTree.open(tree, Tree.ROOT, 0, 1);
        tree.advised()[first] = 10;
        tree.advisedWins()[first] = 4;
        tree.advised()[first + 1] = 10;
        tree.advisedWins()[first + 1] = 5;
        assertThat(Scale.choice(AdvisedRave.STANDARD, tree, 0)).isEqualTo(first + 1);
    }
}
