package tesuji.mcts.select;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import org.junit.jupiter.api.Test;
import tesuji.core.eval.Advisor;
import tesuji.core.eval.Parts;
import tesuji.core.eval.Playout;
import tesuji.core.eval.Prior;
import tesuji.core.eval.UniformParts;
import tesuji.core.game.Game;
import tesuji.games.Games;
import tesuji.mcts.record.AmafRule;
import tesuji.mcts.tree.Column;
import tesuji.mcts.tree.Filler;
import tesuji.mcts.tree.SmallTree;
import tesuji.mcts.tree.Tree;

final class AdvisedRaveTest implements SelectionContract {
    private static final Game GAME = Games.library().open("tictactoe");

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
        assertThat(Scale.weigh(new AdvisedRave(40, 0, Parts.STANDARD, AdvisedRave.SAME, AmafRule.STANDARD), tree))
                .isCloseTo(0.725, within(1e-9));
        // + √(ln 11 / 20)
        assertThat(Scale.weigh(new AdvisedRave(40, 1, Parts.STANDARD, AdvisedRave.SAME, AmafRule.STANDARD), tree))
                .isCloseTo(1.0712582, within(1e-6));
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

    /** Advises as many simulations as its name is long, all won. */
    private static Parts parts() {
        Parts uniform = new UniformParts(GAME);
        return new Parts() {
            @Override
            public Playout playout(String name) {
                return uniform.playout(name);
            }

            @Override
            public Prior prior(String name) {
                return uniform.prior(name);
            }

            @Override
            public Advisor advisor(String name) {
                return (position, moves, count, simulations, wins) -> {
                    Arrays.fill(simulations, 0, count, name.length());
                    Arrays.fill(wins, 0, count, name.length());
                };
            }
        };
    }

    private static float[] advised(AdvisedRave recipe) {
        Tree tree = SmallTree.root(1, Column.AMAF, Column.ADVICE);
        int first = SmallTree.open(tree, Tree.ROOT, 0, 1);
        int[] moves = {0, 1};
        Filler filler = recipe.fillers(GAME, parts()).get(0);
        filler.fill(tree, first, GAME.start(), moves, 2);
        float node = tree.advised()[first + 1];
        filler.fillRoot(tree, first, GAME.start(), moves, 2);
        return new float[] {node, tree.advised()[first + 1], tree.advisedWins()[first + 1]};
    }

    @Test
    void theRootMayHaveAnAdvisorOfItsOwn() {
        assertThat(advised(new AdvisedRave(40, 0, "node", "rootOfAll", AmafRule.STANDARD)))
                .containsExactly(4, 9, 9);
        assertThat(advised(new AdvisedRave(40, 0, "node", AdvisedRave.SAME, AmafRule.STANDARD)))
                .containsExactly(4, 4, 4);
    }
}
