package tesuji.mcts.select;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import tesuji.core.game.Game;
import tesuji.games.Games;
import tesuji.mcts.Search;
import tesuji.mcts.record.AmafRule;
import tesuji.mcts.tree.Column;
import tesuji.mcts.tree.SmallTree;
import tesuji.mcts.tree.Trace;
import tesuji.mcts.tree.Tree;
import tesuji.mcts.urgency.Constant;

final class GraveTest implements SelectionContract {
    @Override
    public Selection selection() {
        return Grave.STANDARD;
    }

    @Test
    void theValueIsAMixture() {
        Tree tree = SmallTree.root(11, Column.AMAF);
        int first = SmallTree.open(tree, Tree.ROOT, 0, 1);
        SmallTree.play(tree, first, 10, 6);
        SmallTree.share(tree, first, 40, 30);
        // β = 40 / (10 + 40 + 0.04 · 400) = 40 / 66
        assertThat(Scale.weigh(new Grave(10, 0.04, AmafRule.STANDARD), tree)).isCloseTo(0.6909091, within(1e-6));
    }

    /** A path of four nodes, all with the moves 0 to 3; the node at the end of it decides. */
    private static int choice(int reference) {
        Tree tree = SmallTree.root(1000, Column.AMAF);
        Trace trace = new Trace(10);
        trace.restart(0, 0);
        int[] visits = {300, 40, 5};
        int node = Tree.ROOT;
        for (int level = 0; level < 4; level++) {
            int first = SmallTree.open(tree, node, 0, 1, 2, 3);
            for (int i = 0; i < 4; i++) SmallTree.share(tree, first + i, 10, i == level ? 9 : 5);
            if (level == 3) break;
            node = first;
            SmallTree.play(tree, node, visits[level], 0);
            trace.descend(node, 0, (level + 1) % 2);
        }
        Selector selector = new Grave(reference, 0, AmafRule.STANDARD)
                .on(tree, Constant.INFINITE, Games.library().open("hex:size=5"));
        return selector.select(node, trace) - tree.firstChild(node);
    }

    @Test
    void theClosestAncestorOfTheSameSideWithEnoughVisitsLends() {
        // the path has 1000, 300, 40 and 5 visits; each level thinks best of the move with its own number
        assertThat(choice(4)).as("5 visits are more than 4").isEqualTo(3);
        assertThat(choice(5)).as("of the same side, the next one up has 300").isEqualTo(1);
        assertThat(choice(299)).isEqualTo(1);
        assertThat(choice(5000)).as("nobody has enough: the highest").isEqualTo(1);
    }

    @Test
    void aMoveThatTheLenderDidNotHaveIsWorthItsUrgency() {
        Tree tree = SmallTree.root(1000, Column.AMAF);
        int first = SmallTree.open(tree, Tree.ROOT, 0, 1);
        SmallTree.share(tree, first + 1, 10, 5);
        SmallTree.play(tree, first, 50, 20);
        int second = SmallTree.open(tree, first, 2);
        SmallTree.play(tree, second, 5, 2);
        int third = SmallTree.open(tree, second, 1, 3);
        SmallTree.share(tree, third + 1, 10, 10);
        Trace trace = new Trace(10);
        trace.restart(0, 0);
        trace.descend(first, 0, 1);
        trace.descend(second, 2, 0);
        Game game = Games.library().open("hex:size=5");
        Grave grave = new Grave(100, 0, AmafRule.STANDARD);
        assertThat(grave.on(tree, new Constant(0.4), game).select(second, trace))
                .isEqualTo(third);
        assertThat(grave.on(tree, new Constant(0.6), game).select(second, trace))
                .isEqualTo(third + 1);
    }

    /** With a reference of 0 every node is its own, and the formula is Gelly and Silver's with 4 b² for the bias. */
    @Test
    void withoutBorrowingTheSearchIsOneOfRave() {
        Game hex = Games.library().open("hex:size=4");
        Rave rave = new Rave(new MinimumMse(0.25), 0, AmafRule.STANDARD);
        Grave grave = new Grave(0, 0.25, AmafRule.STANDARD);
        assertThat(search(hex, grave)).isEqualTo(search(hex, rave));
        assertThat(search(hex, new Grave(50, 0.25, AmafRule.STANDARD))).isNotEqualTo(search(hex, rave));
    }

    private static String search(Game game, Selection selection) {
        return Search.print(Search.from(game.start(), Search.recipe(selection, Constant.STANDARD), 17, 500));
    }
}
