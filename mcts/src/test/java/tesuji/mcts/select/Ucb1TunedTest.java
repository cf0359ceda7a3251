package tesuji.mcts.select;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import tesuji.games.Games;
import tesuji.mcts.Search;
import tesuji.mcts.tree.Column;
import tesuji.mcts.tree.SmallTree;
import tesuji.mcts.tree.Tree;
import tesuji.mcts.urgency.Constant;

final class Ucb1TunedTest implements ThoroughContract {
    @Override
    public Selection selection() {
        return Ucb1Tuned.STANDARD;
    }

    private static Tree tree(int parent, int visits, double won) {
        Tree tree = SmallTree.root(parent, Column.SQUARES);
        int first = SmallTree.open(tree, Tree.ROOT, 0, 1);
        SmallTree.play(tree, first, visits, won);
        return tree;
    }

    @Test
    void smallVarianceCountsForItself() {
        // ln 1000 = 6.9077553, Δ = 0.0069078, σ² = 0.99 · 0.01 = 0.0099, √(2Δ) = 0.1175393
        // 0.99 + √(0.0069078 · 0.1274393) = 0.99 + 0.0296704
        assertThat(Scale.weigh(new Ucb1Tuned(1), tree(1000, 1000, 990))).isCloseTo(1.0196704, within(1e-6));
        assertThat(Scale.weigh(new Ucb1Tuned(1.2), tree(1000, 1000, 990))).isCloseTo(1.0256045, within(1e-6));
    }

    @Test
    void varianceIsCappedAtAQuarter() {
        // σ² + √(2 ln 100 / 10) = 0.25 + 0.9597 > 1/4: 0.5 + √(0.4605170 / 4)
        assertThat(Scale.weigh(new Ucb1Tuned(1), tree(100, 10, 5))).isCloseTo(0.8393070, within(1e-6));
    }

    /** Where the cap holds for every child the formula is UCT with half the constant. */
    @Test
    void aShortSearchIsOneOfUct() {
        var hex = Games.library().open("hex:size=4");
        Tree tuned = Search.from(hex.start(), Search.recipe(new Ucb1Tuned(1), Constant.INFINITE), 5, 60);
        Tree plain = Search.from(hex.start(), Search.recipe(new Ucb1(0.5), Constant.INFINITE), 5, 60);
        assertThat(Search.print(tuned)).isEqualTo(Search.print(plain));
    }
}
