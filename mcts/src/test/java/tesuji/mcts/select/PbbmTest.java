package tesuji.mcts.select;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import tesuji.mcts.tree.Column;
import tesuji.mcts.tree.SmallTree;
import tesuji.mcts.tree.Tree;

final class PbbmTest implements ThoroughContract {
    @Override
    public Selection selection() {
        return Pbbm.STANDARD;
    }

    /** Means 3/4 and 1/2: σ² = 3/16 and 1/4, U(1) = exp(-2.4 · 0.25 / √0.875) = exp(-0.6414270) = 0.5265405. */
    private static Tree twoChildren(int often) {
        Tree tree = SmallTree.root(often + 8, Column.SQUARES);
        int first = SmallTree.open(tree, Tree.ROOT, 0, 1, 2);
        SmallTree.play(tree, first, often, often * 0.75);
        SmallTree.play(tree, first + 1, 8, 4);
        return tree;
    }

    @Test
    void theMostOverdueChildIsChosen() {
        // U/n: 1/16 = 0.0625 against 0.5265405/8 = 0.0658176
        Tree tree = twoChildren(16);
        assertThat(Scale.choice(Pbbm.STANDARD, tree, 0)).isEqualTo(tree.firstChild(Tree.ROOT) + 1);
        // 24 · 0.5265405 / (8 · 1.5265405)
        assertThat(Scale.weigh(Pbbm.STANDARD, tree)).isCloseTo(1.0347727, within(1e-5));
    }

    @Test
    void theBestChildIsChosenAgainWhenTheOthersHaveHadTheirShare() {
        Tree tree = twoChildren(12);
        assertThat(Scale.choice(Pbbm.STANDARD, tree, 0)).isEqualTo(tree.firstChild(Tree.ROOT));
    }

    @Test
    void withoutSteepnessAllChildrenTakeTurns() {
        Tree tree = twoChildren(12);
        assertThat(Scale.choice(new Pbbm(0), tree, 0)).isEqualTo(tree.firstChild(Tree.ROOT) + 1);
    }
}
