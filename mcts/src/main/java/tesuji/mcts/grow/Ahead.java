package tesuji.mcts.grow;

import java.util.Set;
import tesuji.core.eval.Parts;
import tesuji.core.game.Game;
import tesuji.core.game.Position;
import tesuji.mcts.tree.Column;
import tesuji.mcts.tree.Trace;
import tesuji.mcts.tree.Tree;

/**
 * Before the search begins the tree is built fully to a certain depth, as far as there is room (Śliwa 2013, §3.4.2,
 * where 2 or 3 plies are suggested).
 *
 * @param depth plies from the root
 * @param then how it grows from there
 */
public record Ahead(int depth, Growth then) implements Growth {
    public static final Ahead STANDARD = new Ahead(2, AfterVisits.STANDARD);

    public Ahead {
        if (depth < 0) throw new IllegalArgumentException("depth must not be negative");
    }

    @Override
    public Set<Column> columns() {
        return then.columns();
    }

    @Override
    public boolean together() {
        return then.together();
    }

    @Override
    public Grower on(Nursery nursery, Game game, Parts parts) {
        return new Builder(depth, nursery, then.on(nursery, game, parts), game);
    }

    private static final class Builder implements Grower {
        private final int depth;
        private final Nursery nursery;
        private final Tree tree;
        private final Grower then;
        private final Position position;

        Builder(int depth, Nursery nursery, Grower then, Game game) {
            this.depth = depth;
            this.nursery = nursery;
            this.then = then;
            tree = nursery.tree();
            position = game.start();
        }

        @Override
        public void begin(Position root) {
            then.begin(root);
            position.copyFrom(root);
            build(Tree.ROOT, 0);
        }

        private void build(int node, int ply) {
            if (ply >= depth || position.isOver()) return;
            if (!tree.isOpen(node) && !nursery.open(node, position, ply)) return;
            int first = tree.firstChild(node);
            for (int child = first; child < first + tree.allChildren(node); child++) {
                position.play(tree.move(child));
                build(child, ply + 1);
                position.undo();
            }
        }

        @Override
        public boolean open(int node, Position here, Trace trace) {
            return then.open(node, here, trace);
        }
    }
}
