package tesuji.mcts.grow;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import tesuji.core.base.Rng;
import tesuji.core.game.Game;
import tesuji.core.game.Position;
import tesuji.games.Games;
import tesuji.mcts.tree.Column;
import tesuji.mcts.tree.Filler;
import tesuji.mcts.tree.SmallTree;
import tesuji.mcts.tree.Tree;

/** Who fills columns is told which nodes are children of the root, also of a root that was kept. */
class RootFillTest {
    private static final Game GAME = Games.library().open("tictactoe");

    private final List<String> calls = new ArrayList<>();

    private final Filler filler = new Filler() {
        @Override
        public void fill(Tree tree, int first, Position position, int[] moves, int count) {
            calls.add("fill " + Arrays.toString(Arrays.copyOf(moves, count)));
        }

        @Override
        public void fillRoot(Tree tree, int first, Position position, int[] moves, int count) {
            assertThat(first).isPositive();
            calls.add("root " + Arrays.toString(Arrays.copyOf(moves, count)));
        }
    };

    @Test
    void theRootIsFilledTwiceAndAnewWhenItIsKept() {
        Tree tree = SmallTree.root(0);
        Expansion expansion = new Expansion(tree, GAME, List.of(filler), new Rng(1));
        Position position = GAME.start();
        expansion.refillRoot(position);
        assertThat(calls).isEmpty();
        expansion.open(Tree.ROOT, position, 0);
        String moves = calls.get(0).substring(5);
        assertThat(calls).containsExactly("fill " + moves, "root " + moves);
        calls.clear();
        expansion.refillRoot(position);
        assertThat(calls).containsExactly("root " + moves);
        calls.clear();
        position.play(tree.move(tree.firstChild(Tree.ROOT)));
        expansion.open(tree.firstChild(Tree.ROOT), position, 1);
        assertThat(calls).hasSize(1).first().asString().startsWith("fill");
    }

    /** A node that widening had narrowed may be kept as the root: it will show its other children later. */
    @Test
    void hiddenChildrenAreFilledToo() {
        Tree tree = SmallTree.root(0, Column.HIDDEN);
        Expansion expansion = new Expansion(tree, GAME, List.of(filler), new Rng(1));
        expansion.open(Tree.ROOT, GAME.start(), 0);
        String root = calls.get(1);
        tree.show(Tree.ROOT, 2);
        calls.clear();
        expansion.refillRoot(GAME.start());
        assertThat(calls).containsExactly(root);
    }
}
