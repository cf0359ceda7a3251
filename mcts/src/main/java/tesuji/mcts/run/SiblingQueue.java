package tesuji.mcts.run;

import tesuji.core.game.Game;
import tesuji.core.game.Position;
import tesuji.mcts.tree.Tree;

/** The children of one node that wait to be tried, one after another. Owned by one thread. */
final class SiblingQueue {
    private final Tree tree;
    private final Position parent;
    private int next;
    private int end;

    SiblingQueue(Tree tree, Game game) {
        this.tree = tree;
        parent = game.start();
    }

    void clear() {
        next = end;
    }

    boolean isEmpty() {
        return next == end;
    }

    /** All children of a node, whose position this is. */
    void gather(int node, Position position) {
        parent.copyFrom(position);
        next = tree.firstChild(node);
        end = next + tree.childCount(node);
    }

    /** The position of their parent. */
    Position parent() {
        return parent;
    }

    /** The next child; there must be one. */
    int take() {
        return next++;
    }
}
