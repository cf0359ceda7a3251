package tesuji.mcts.record;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import tesuji.mcts.tree.Column;
import tesuji.mcts.tree.SmallTree;
import tesuji.mcts.tree.Trace;
import tesuji.mcts.tree.Tree;

final class SquaredValuesTest {
    @Test
    void everyNodeAddsTheSquareOfWhatItsMoverGot() {
        Tree tree = SmallTree.root(0, Column.SQUARES);
        int child = SmallTree.open(tree, Tree.ROOT, 5);
        Trace trace = new Trace(10);
        trace.restart(0, 0);
        trace.descend(child, 5, 1);
        trace.finish(0, 0.75);
        SquaredValues squares = new SquaredValues();
        for (int simulation = 0; simulation < 2; simulation++) {
            for (int i = 0; i <= 1; i++) squares.record(tree, trace, i);
        }
        assertThat(tree.squares()[child]).isEqualTo(2 * 0.5625f); // side 0 moved there
        assertThat(tree.squares()[Tree.ROOT]).isEqualTo(2 * 0.0625f);
    }
}
