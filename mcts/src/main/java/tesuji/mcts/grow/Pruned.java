package tesuji.mcts.grow;

import java.util.Set;
import tesuji.core.eval.Parts;
import tesuji.core.game.Game;
import tesuji.mcts.tree.Column;

/**
 * Moves to which a prior gives no weight never become children: own eyes that are filled and needless passes, as in
 * the program of Wieczorek (2009, §2.2.3 and §2.3). Where no move has any weight, all are children.
 *
 * @param prior its name among the parts of the game
 * @param growth how the tree grows otherwise
 */
public record Pruned(String prior, Growth growth) implements Growth {
    public static final Pruned STANDARD = new Pruned(Parts.PLAYABLE, AfterVisits.STANDARD);

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
        expansion.pruneBy(parts.prior(prior));
        return growth.on(expansion, game, parts);
    }
}
