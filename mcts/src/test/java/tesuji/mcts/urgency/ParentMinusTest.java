package tesuji.mcts.urgency;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import tesuji.games.Games;
import tesuji.mcts.tree.SmallTree;
import tesuji.mcts.tree.Trace;
import tesuji.mcts.tree.Tree;

final class ParentMinusTest implements FirstPlayContract {
    @Override
    public FirstPlay firstPlay() {
        return ParentMinus.STANDARD;
    }

    /** Below the root the simulation that asks has left its virtual loss on the node. */
    @Test
    void itsOwnVirtualLossDoesNotCount() {
        Tree tree = SmallTree.root(2);
        int node = SmallTree.open(tree, Tree.ROOT, 0);
        SmallTree.play(tree, node, 1, 1);
        tree.addVisits(node, 3);
        SmallTree.open(tree, node, 1, 2);
        Trace trace = new Trace(9);
        trace.restart(0, 3);
        trace.descend(node, 0, 1);
        double[] urgencies = new ParentMinus(0.2)
                .on(tree, Games.library().open("hex:size=3"))
                .urgencies(node, trace);
        assertThat(urgencies[0]).isCloseTo(-0.2, within(1e-9));
    }

    @Test
    void theParentIsSeenByTheSideToMove() {
        Tree tree = SmallTree.root(0);
        SmallTree.play(tree, Tree.ROOT, 10, 3); // three of ten for the side that is not to move
        SmallTree.open(tree, Tree.ROOT, 0, 1);
        Trace trace = new Trace(1);
        trace.restart(0, 0);
        double[] urgencies = new ParentMinus(0.2)
                .on(tree, Games.library().open("hex:size=3"))
                .urgencies(Tree.ROOT, trace);
        assertThat(urgencies[0]).isCloseTo(0.5, within(1e-9));
        assertThat(urgencies[1]).isCloseTo(0.5, within(1e-9));
    }
}
