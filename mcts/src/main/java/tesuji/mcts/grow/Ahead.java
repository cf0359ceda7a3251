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
    public Grower on(Expansion expansion, Game game, Parts parts) {
        return new Builder(depth, expansion, then.on(expansion, game, parts), game);
    }

    private static final class Builder implements Grower {
        private final int depth;
        private final Expansion expansion;
        private final Tree tree;
        private final Grower then;
        private final Position position;

        Builder(int depth, Expansion expansion, Grower then, Game game) {
            this.depth = depth;
            this.expansion = expansion;
            this.then = then;
            tree = expansion.tree();
            position = game.start();
        }

        /** Level by level, so that a tree too small for all of them is at least even. */
        @Override
        public void begin(Position root) {
            then.begin(root);
            position.copyFrom(root);
            for (int level = 0; level < depth; level++) {
                if (!build(Tree.ROOT, 0, level)) return;
            }
        }

        /** Opens what lies at one level below a node; false when the tree is full. */
        private boolean build(int node, int ply, int level) {
            if (position.isOver()) return true;
            if (ply == level) return tree.isOpen(node) || expansion.open(node, position, ply);
            int first = tree.firstChild(node);
            for (int child = first; child < first + tree.allChildren(node); child++) {
                position.play(tree.move(child));
                boolean complete = build(child, ply + 1, level);
                position.undo();
                if (!complete) return false;
            }
            return true;
        }

        @Override
        public boolean open(int node, Position here, Trace trace) {
            return then.open(node, here, trace);
        }
    }
}
