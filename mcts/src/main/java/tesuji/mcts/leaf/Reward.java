package tesuji.mcts.leaf;

import tesuji.core.eval.Playout;
import tesuji.core.game.Game;
import tesuji.core.play.Measure;

/**
 * What a finished game is worth, from 0 to 1 (Wieczorek 2009, §3.2.1). What one side gets the other lacks: the reward
 * of side 1 is 1 minus that of side 0.
 */
public sealed interface Reward permits WinLoss, Area, SmallDifferences, FewPrisoners, ShortGames, DynamicKomi {
    /**
     * The worker of one thread, for games finished by this playout; an {@link tesuji.core.base.InputException} if the
     * playout lacks an ability that the reward needs.
     */
    Rewarder on(Game game, Playout playout);

    /** What its mean is. */
    default Measure measure() {
        return Measure.VALUE;
    }
}
