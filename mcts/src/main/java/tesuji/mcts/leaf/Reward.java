package tesuji.mcts.leaf;

import tesuji.core.eval.Playout;
import tesuji.core.game.Game;

/** What a finished game is worth, from 0 to 1 (Wieczorek 2009, §3.2.1). */
public sealed interface Reward permits WinLoss {
    /** The worker of one thread, for games finished by this playout. */
    Rewarder on(Game game, Playout playout);
}
