package tesuji.mcts.leaf;

import tesuji.core.eval.Playout;
import tesuji.core.game.Game;
import tesuji.core.play.Measure;

/** 1 for a win, 1/2 for a draw, 0 for a loss: the mean is the probability of winning. */
public record WinLoss() implements Reward {
    public static final WinLoss STANDARD = new WinLoss();

    @Override
    public Rewarder on(Game game, Playout playout) {
        return rewarder();
    }

    @Override
    public Measure measure() {
        return Measure.WIN_RATE;
    }

    Rewarder rewarder() {
        return (score, length) -> (1 + Integer.signum(score)) / 2.0;
    }
}
