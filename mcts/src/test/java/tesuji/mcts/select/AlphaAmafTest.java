package tesuji.mcts.select;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tesuji.core.game.Game;
import tesuji.games.Games;
import tesuji.mcts.Search;
import tesuji.mcts.record.AmafRule;
import tesuji.mcts.tree.Column;
import tesuji.mcts.tree.SmallTree;
import tesuji.mcts.tree.Tree;
import tesuji.mcts.urgency.Constant;

final class AlphaAmafTest implements SelectionContract {
    @Override
    public Selection selection() {
        return AlphaAmaf.STANDARD;
    }

    /** One child with 6 of 10 and, by AMAF, 30 of 40; one that is untried. */
    private static Tree tree() {
        Tree tree = SmallTree.root(10, Column.AMAF);
        int first = SmallTree.open(tree, Tree.ROOT, 0, 1);
        SmallTree.play(tree, first, 10, 6);
        SmallTree.share(tree, first, 40, 30);
        return tree;
    }

    @Test
    void theValueIsAMixture() {
        assertThat(Scale.weigh(new AlphaAmaf(0, 0, AmafRule.STANDARD), tree())).isCloseTo(0.6, within(1e-9));
        assertThat(Scale.weigh(new AlphaAmaf(1, 0, AmafRule.STANDARD), tree())).isCloseTo(0.75, within(1e-9));
        assertThat(Scale.weigh(new AlphaAmaf(0.25, 0, AmafRule.STANDARD), tree()))
                .isCloseTo(0.6375, within(1e-9));
    }

    @Test
    void bothHalvesAreCurious() {
        // 0.6 + √(ln 10 / 10) = 1.0798526; 0.75 + √(ln 40 / 40) = 1.0536815
        assertThat(Scale.weigh(new AlphaAmaf(0.5, 1, AmafRule.STANDARD), tree()))
                .isCloseTo(1.0667670, within(1e-6));
    }

    @Test
    void anUntriedChildHasWhatAmafSays() {
        Tree tree = tree();
        int untried = tree.firstChild(Tree.ROOT) + 1;
        SmallTree.share(tree, untried, 10, 9);
        AlphaAmaf mixture = new AlphaAmaf(0.5, 0, AmafRule.STANDARD);
        assertThat(Scale.choice(mixture, tree, -1)).isEqualTo(untried);
        assertThat(Scale.choice(new AlphaAmaf(0, 0, AmafRule.STANDARD), tree, -1))
                .isEqualTo(untried - 1);
    }

    @ParameterizedTest
    @ValueSource(strings = {"hex:size=4", "go:size=4,cap=40", "tictactoe"})
    void withoutAmafTheSearchIsOneOfUct(String id) {
        Game game = Games.library().open(id);
        String uct = search(game, new Ucb1(0.5));
        assertThat(search(game, new AlphaAmaf(0, 0.5, AmafRule.STANDARD)))
                .as("α = 0")
                .isEqualTo(uct);
        assertThat(search(game, new AlphaAmaf(0.7, 0.5, new AmafRule(0, Long.MAX_VALUE))))
                .as("m = 0")
                .isEqualTo(uct);
        assertThat(search(game, new AlphaAmaf(0.7, 0.5, new AmafRule(Integer.MAX_VALUE, 0))))
                .as("k = 0")
                .isEqualTo(uct);
        assertThat(search(game, new AlphaAmaf(0.7, 0.5, AmafRule.STANDARD)))
                .as("α = 0.7")
                .isNotEqualTo(uct);
    }

    private static String search(Game game, Selection selection) {
        return Search.print(Search.from(game.start(), Search.recipe(selection, Constant.STANDARD), 11, 500));
    }
}
