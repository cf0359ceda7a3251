package tesuji.mcts.tree;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Iterator;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Trees that nobody uses any more, for players that are built later. The memory of a tree takes longer to get than a
 * quick game takes to play; a tree that was cleared is as good as a new one. Shared by threads.
 */
public final class TreePool {
    /** Every tree is a new one. */
    public static final TreePool NONE = new TreePool(0);

    private final int most;
    private final Deque<Tree> idle = new ArrayDeque<>();

    /** A pool that keeps at most so many trees. */
    public TreePool(int most) {
        this.most = most;
    }

    /** A cleared tree of this kind. If none is there, an old one of another kind is let go to make room for it. */
    public Tree take(int capacity, Set<Column> columns) {
        Tree found = find(capacity, columns);
        if (found == null) return new Tree(capacity, columns);
        found.clear();
        return found;
    }

    private synchronized @Nullable Tree find(int capacity, Set<Column> columns) {
        for (Iterator<Tree> each = idle.iterator(); each.hasNext(); ) {
            Tree tree = each.next();
            if (!tree.isLike(capacity, columns)) continue;
            each.remove();
            return tree;
        }
        idle.pollFirst();
        return null;
    }

    /** Takes a tree back that nobody uses any more. */
    public synchronized void giveBack(Tree tree) {
        if (idle.size() < most) idle.addLast(tree);
    }
}
