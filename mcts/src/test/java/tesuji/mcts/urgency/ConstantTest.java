package tesuji.mcts.urgency;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import tesuji.core.game.Game;
import tesuji.games.Games;
import tesuji.mcts.Search;
import tesuji.mcts.select.Ucb1;
import tesuji.mcts.tree.Tree;

final class ConstantTest implements FirstPlayContract {
    @Override
    public FirstPlay firstPlay() {
        return Constant.STANDARD;
    }

    /** Children of a node that were tried. */
    private static int tried(Tree tree, int node) {
        int tried = 0;
        if (!tree.isOpen(node)) return tried;
        int first = tree.firstChild(node);
        for (int child = first; child < first + tree.childCount(node); child++) {
            if (tree.visits(child) > 0) tried++;
        }
        return tried;
    }

    @Test
    void aWorthlessUntriedChildIsNeverTriedBesideAnother() {
        Game hex = Games.library().open("hex:size=4");
        Tree tree = Search.from(hex.start(), Search.recipe(Ucb1.STANDARD, new Constant(0)), 2, 200);
        for (int node = 0; node < tree.size(); node++)
            assertThat(tried(tree, node)).isLessThanOrEqualTo(1);
    }

    @Test
    void theLargerTheUrgencyTheBroaderTheTree() {
        Game hex = Games.library().open("hex:size=5");
        int narrow = tried(Search.from(hex.start(), Search.recipe(new Ucb1(0.5), new Constant(0.9)), 2, 25), Tree.ROOT);
        int broad = tried(Search.from(hex.start(), Search.recipe(new Ucb1(0.5), new Constant(1.3)), 2, 25), Tree.ROOT);
        int broadest =
                tried(Search.from(hex.start(), Search.recipe(new Ucb1(0.5), Constant.INFINITE), 2, 25), Tree.ROOT);
        assertThat(narrow).isLessThan(broad);
        assertThat(broad).isLessThan(broadest);
        assertThat(broadest).isEqualTo(24);
    }
}
