package tesuji.mcts.grow;

import java.util.Set;
import tesuji.core.eval.Parts;
import tesuji.core.game.Game;
import tesuji.mcts.tree.Column;

/** When do children appear, and how many? */
public sealed interface Growth permits AfterVisits, AllAtOnce, Ahead, Widening, Symmetric, Pruned {
    /** The worker of one thread. */
    Grower on(Expansion expansion, Game game, Parts parts);

    /** What it keeps in the tree beside the rest. */
    default Set<Column> columns() {
        return Set.of();
    }

    /** Whether new children are all tried at once, one simulation each, before anything else. */
    default boolean together() {
        return false;
    }
}
