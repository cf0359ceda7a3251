package tesuji.mcts.select;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import tesuji.core.eval.Parts;
import tesuji.mcts.tree.Column;
import tesuji.mcts.tree.SmallTree;
import tesuji.mcts.tree.Tree;

final class PuctRosinTest implements ThoroughContract {
    /** The Bradley-Terry weights exp(x/5) of x = 0.008, 0.1664, 0.3248, 0.4832, 0.8, divided by their sum. */
    private static final double[] WEIGHTS = {0.18626, 0.19225, 0.19844, 0.20483, 0.21822};

    @Override
    public Selection selection() {
        return PuctRosin.STANDARD;
    }

    @Test
    void thePenaltyOfTheUnexpected() {
        double[] early = {10.738, 10.403, 10.079, 9.764, 9.165};
        double[] late = {2.3043, 2.2325, 2.1628, 2.0954, 1.9667};
        for (int i = 0; i < WEIGHTS.length; i++) {
            assertThat(PuctRosin.penalty(1) / WEIGHTS[i]).isCloseTo(early[i], within(1e-3));
            assertThat(PuctRosin.penalty(100) / WEIGHTS[i]).isCloseTo(late[i], within(2e-4));
        }
        // fourteen equal moves
        assertThat(14 * PuctRosin.penalty(1)).isEqualTo(28);
        assertThat(14 * PuctRosin.penalty(2)).isCloseTo(16.484, within(1e-3));
        assertThat(14 * PuctRosin.penalty(100)).isCloseTo(6.0087, within(1e-4));
    }

    @Test
    void theValueIsThatOfUctMinusThePenalty() {
        Tree tree = SmallTree.root(100, Column.PRIOR);
        int first = SmallTree.open(tree, Tree.ROOT, 0, 1);
        SmallTree.play(tree, first, 25, 15);
        tree.priors()[first] = 0.25f;
        tree.priors()[first + 1] = Float.POSITIVE_INFINITY; // no penalty for what the child is weighed against
        // 0.6 + √(ln 100 / 25) - 2/0.25 · √(ln 100 / 100) = 0.6 + 0.4291932 - 1.7167728
        assertThat(Scale.weigh(new PuctRosin(1, Parts.STANDARD, 1), tree)).isCloseTo(-0.6875796, within(1e-6));
    }

    @Test
    void theExpectedAreTriedFirst() {
        Tree tree = SmallTree.root(1, Column.PRIOR);
        int first = SmallTree.open(tree, Tree.ROOT, 0, 1, 2, 3, 4);
        for (int i = 0; i < WEIGHTS.length; i++) tree.priors()[first + i] = (float) WEIGHTS[i];
        assertThat(Scale.choice(PuctRosin.STANDARD, tree, 1)).isEqualTo(first + 4);
    }

    @Test
    void anOnlyChildIsTaken() {
        Tree tree = SmallTree.root(1, Column.PRIOR);
        int only = SmallTree.open(tree, Tree.ROOT, 3);
        tree.priors()[only] = 1;
        assertThat(Scale.choice(PuctRosin.STANDARD, tree, 1)).isEqualTo(only);
        tree.priors()[only] = 0;
        assertThat(Scale.choice(PuctRosin.STANDARD, tree, 1)).isEqualTo(only);
    }
}
