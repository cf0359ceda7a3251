package tesuji.mcts.select;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import tesuji.core.eval.Parts;
import tesuji.mcts.select.ProgressiveBias.Decay;
import tesuji.mcts.tree.Column;
import tesuji.mcts.tree.SmallTree;
import tesuji.mcts.tree.Tree;

final class ProgressiveBiasTest implements ThoroughContract {
    @Override
    public Selection selection() {
        return ProgressiveBias.STANDARD;
    }

    private static ProgressiveBias bias(double exploration, Decay decay) {
        return new ProgressiveBias(exploration, decay, Parts.STANDARD);
    }

    /** A child with 6 of 9 and knowledge 2; an untried one without knowledge. */
    private static Tree tree() {
        Tree tree = SmallTree.root(10, Column.PRIOR);
        int first = SmallTree.open(tree, Tree.ROOT, 0, 1);
        SmallTree.play(tree, first, 9, 6);
        tree.priors()[first] = 2;
        return tree;
    }

    @Test
    void knowledgeIsAddedAndFades() {
        // 6/9 + 2/(9 + 1)
        assertThat(Scale.weigh(bias(0, Decay.RECIPROCAL), tree())).isCloseTo(0.8666667, within(1e-6));
        // 6/9 + 2/ln 11 = 0.6666667 + 2 / 2.3978953
        assertThat(Scale.weigh(bias(0, Decay.LOGARITHMIC), tree())).isCloseTo(1.5007314, within(1e-6));
        // + √(ln 10 / 9)
        assertThat(Scale.weigh(bias(1, Decay.RECIPROCAL), tree())).isCloseTo(1.3724757, within(1e-6));
    }

    @ParameterizedTest
    @EnumSource
    void knowledgeOrdersTheUntried(Decay decay) {
        Tree tree = SmallTree.root(1, Column.PRIOR);
        int first = SmallTree.open(tree, Tree.ROOT, 0, 1, 2);
        tree.priors()[first + 1] = 0.3f;
        tree.priors()[first + 2] = 0.2f;
        assertThat(Scale.choice(bias(1, decay), tree, 10)).isEqualTo(first + 1);
    }

    @ParameterizedTest
    @EnumSource
    void withoutKnowledgeTheFormulaIsUct(Decay decay) {
        Tree tree = tree();
        tree.priors()[tree.firstChild(Tree.ROOT)] = 0;
        assertThat(Scale.weigh(bias(0.8, decay), tree)).isEqualTo(Scale.weigh(new Ucb1(0.8), tree));
    }
}
