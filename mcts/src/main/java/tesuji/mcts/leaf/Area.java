package tesuji.mcts.leaf;

import tesuji.core.eval.Playout;
import tesuji.core.game.Game;

/**
 * The share of the board: a side's points divided by all points (Wieczorek 2009, §3.2.1, "territory score"). With a
 * margin of m points on a board of n: 1/2 + m / 2n, komi included, cut off at 0 and 1. Values cluster around 1/2.
 */
public record Area() implements Reward {
    public static final Area STANDARD = new Area();

    @Override
    public Rewarder on(Game game, Playout playout) {
        double fourfold = 4.0 * Rewarder.points(game);
        return (score, length) -> Rewarder.clamp(0.5 + score / fourfold);
    }
}
