package tesuji.mcts.select;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import tesuji.mcts.tree.Column;
import tesuji.mcts.tree.SmallTree;
import tesuji.mcts.tree.Tree;

final class OmcTest implements ThoroughContract {
    @Override
    public Selection selection() {
        return Omc.STANDARD;
    }

    @Test
    void theErrorFunctionIsRight() { // from tables
        assertThat(Omc.erfc(0)).isCloseTo(1, within(2e-7));
        assertThat(Omc.erfc(0.5)).isCloseTo(0.4795001, within(2e-7));
        assertThat(Omc.erfc(1)).isCloseTo(0.1572992, within(2e-7));
        assertThat(Omc.erfc(2)).isCloseTo(0.0046777, within(1e-7));
    }

    /** n(0) = 16 with mean 3/4, n(1) = 8 with mean 1/2, so σ(1) = 1/2 and U(1) = erfc(0.25 / 0.7071068) = 0.6170751. */
    private static Tree twoChildren(int parent, int often) {
        Tree tree = SmallTree.root(parent, Column.SQUARES);
        int first = SmallTree.open(tree, Tree.ROOT, 0, 1, 2);
        SmallTree.play(tree, first, often, often * 0.75);
        SmallTree.play(tree, first + 1, 8, 4);
        return tree;
    }

    @Test
    void theMostOverdueChildIsChosen() {
        // U/n: 1/16 = 0.0625 against 0.6170751/8 = 0.0771344
        Tree tree = twoChildren(24, 16);
        assertThat(Scale.choice(Omc.STANDARD, tree, 0)).isEqualTo(tree.firstChild(Tree.ROOT) + 1);
        // 24 · 0.6170751 / (8 · 1.6170751)
        assertThat(Scale.weigh(Omc.STANDARD, tree)).isCloseTo(1.1448009, within(1e-5));
    }

    @Test
    void theBestChildIsChosenAgainWhenTheOthersHaveHadTheirShare() {
        // 1/12 = 0.0833333 against 0.0771344
        Tree tree = twoChildren(20, 12);
        assertThat(Scale.choice(Omc.STANDARD, tree, 0)).isEqualTo(tree.firstChild(Tree.ROOT));
    }

    @Test
    void oneLossDoesNotCondemnAChild() {
        // σ is at least 1/2 for one result: U = erfc(1 / 0.7071068) = 0.0455003, overdue once 1/n < 0.0455003
        Tree tree = SmallTree.root(22, Column.SQUARES);
        int first = SmallTree.open(tree, Tree.ROOT, 0, 1);
        SmallTree.play(tree, first, 21, 21);
        SmallTree.play(tree, first + 1, 1, 0);
        assertThat(Scale.choice(Omc.STANDARD, tree, 0)).isEqualTo(first);
        SmallTree.play(tree, first, 1, 1);
        assertThat(Scale.choice(Omc.STANDARD, tree, 0)).isEqualTo(first + 1);
    }
}
