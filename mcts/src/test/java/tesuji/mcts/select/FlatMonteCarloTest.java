package tesuji.mcts.select;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import tesuji.core.game.Game;
import tesuji.games.Games;
import tesuji.mcts.Search;
import tesuji.mcts.tree.Tree;
import tesuji.mcts.urgency.Constant;

final class FlatMonteCarloTest implements ThoroughContract {
    @Override
    public Selection selection() {
        return FlatMonteCarlo.STANDARD;
    }

    @Test
    void childrenOfTheRootTakeTurnsAndNothingBelowIsVisited() {
        Game hex = Games.library().open("hex:size=3");
        Tree tree = Search.from(hex.start(), Search.recipe(selection(), Constant.INFINITE), 1, 1 + 9 * 7);
        int first = tree.firstChild(Tree.ROOT);
        for (int node = first; node < tree.size(); node++) {
            assertThat(tree.visits(node)).isEqualTo(node < first + 9 ? 7 : 0);
        }
    }
}
