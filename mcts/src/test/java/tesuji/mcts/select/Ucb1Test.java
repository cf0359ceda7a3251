package tesuji.mcts.select;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import tesuji.mcts.tree.SmallTree;
import tesuji.mcts.tree.Tree;

final class Ucb1Test implements ThoroughContract {
    @Override
    public Selection selection() {
        return Ucb1.STANDARD;
    }

    @Test
    void theValueIsMeanPlusCuriosity() {
        Tree tree = SmallTree.root(100);
        int first = SmallTree.open(tree, Tree.ROOT, 0, 1);
        SmallTree.play(tree, first, 25, 15);
        // 15/25 + √2 · √(ln 100 / 25) = 0.6 + 1.4142136 · 0.4291932
        assertThat(Scale.weigh(Ucb1.STANDARD, tree)).isCloseTo(1.2069708, within(1e-6));
    }

    @Test
    void ofTwoTheLessVisitedIsChosenWhenMeansAreEqual() {
        Tree tree = SmallTree.root(30);
        int first = SmallTree.open(tree, Tree.ROOT, 0, 1);
        SmallTree.play(tree, first, 20, 10);
        SmallTree.play(tree, first + 1, 10, 5);
        assertThat(Scale.choice(Ucb1.STANDARD, tree, 0)).isEqualTo(first + 1);
        assertThat(Scale.choice(new Ucb1(0), tree, 0)).isEqualTo(first);
    }

    /** The comparison is strict (Wieczorek 2009, Algorithm 2). */
    @Test
    void anUntriedChildMustBeBetterThanTheBestKnown() {
        Tree tree = SmallTree.root(1);
        int first = SmallTree.open(tree, Tree.ROOT, 0, 1, 2);
        SmallTree.play(tree, first + 1, 1, 1);
        assertThat(Scale.choice(Ucb1.STANDARD, tree, 1)).isEqualTo(first + 1);
        assertThat(Scale.choice(Ucb1.STANDARD, tree, Math.nextUp(1.0))).isEqualTo(first);
        assertThat(Scale.choice(Ucb1.STANDARD, tree, Double.NEGATIVE_INFINITY)).isEqualTo(first + 1);
    }
}
