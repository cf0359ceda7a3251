package tesuji.mcts.select;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import tesuji.core.game.Game;
import tesuji.games.Games;
import tesuji.mcts.Search;
import tesuji.mcts.tree.Tree;
import tesuji.mcts.urgency.Constant;

/** What formulas keep to besides that know nothing of untried children but their urgency. */
interface ThoroughContract extends SelectionContract {
    @Test
    default void everyChildIsTriedOnceBeforeAnyTwice() {
        Game hex = Games.library().open("hex:size=3");
        Tree tree = Search.from(hex.start(), Search.recipe(selection(), Constant.INFINITE), 1, 1 + 9);
        int first = tree.firstChild(Tree.ROOT);
        for (int child = first; child < first + 9; child++) {
            assertThat(tree.visits(child)).isEqualTo(1);
        }
    }
}
