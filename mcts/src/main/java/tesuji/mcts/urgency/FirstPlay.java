package tesuji.mcts.urgency;

import tesuji.core.game.Game;
import tesuji.mcts.tree.Tree;

/** What is a child worth that nobody has tried? */
public sealed interface FirstPlay permits Constant, ParentMinus, Inherited, LookAhead {
    /** The worker of one thread. */
    FirstPlayer on(Tree tree, Game game);
}
