package tesuji.mcts.grow;

import java.util.Set;
import tesuji.core.eval.Parts;
import tesuji.core.game.Game;
import tesuji.core.game.Position;
import tesuji.mcts.tree.Column;
import tesuji.mcts.tree.Trace;
import tesuji.mcts.tree.Tree;

/**
 * At a root that some symmetries of the game leave unchanged, as they do the empty board, only one move of each class
 * of equivalent ones becomes a child: 15 of 81 points on a 9×9 board (Wieczorek 2009, §4.3). What is found about it
 * holds for all of them. Where moves are banned nothing is left out.
 *
 * @param growth how the tree grows otherwise
 */
public record Symmetric(Growth growth) implements Growth {
    public static final Symmetric STANDARD = new Symmetric(AfterVisits.STANDARD);

    @Override
    public Set<Column> columns() {
        return growth.columns();
    }

    @Override
    public boolean together() {
        return growth.together();
    }

    @Override
    public Grower on(Expansion expansion, Game game, Parts parts) {
        Grower inner = growth.on(expansion, game, parts);
        Tree tree = expansion.tree();
        return new Grower() {
            @Override
            public void begin(Position root) {
                // a root that is open already keeps the classes it was opened with
                if (!tree.isOpen(Tree.ROOT) && !expansion.hasBans()) new Orbits(root).unite(tree);
                inner.begin(root);
            }

            @Override
            public boolean open(int node, Position position, Trace trace) {
                return inner.open(node, position, trace);
            }
        };
    }
}
