package tesuji.mcts.leaf;

import tesuji.core.eval.Playout;
import tesuji.core.game.Game;

/**
 * A win counts the more the closer the game was: winning and losing weighted with the inverse margin (Wieczorek 2009,
 * §3.2.1). The source writes no formula; with a margin of m points this is 1/2 ± 1/2 · 1/(1 + m), and 1/2 for a draw.
 */
public record SmallDifferences() implements Reward {
    public static final SmallDifferences STANDARD = new SmallDifferences();

    @Override
    public Rewarder on(Game game, Playout playout) {
        return (score, length) -> 0.5 + 0.5 * Integer.signum(score) / (1 + Math.abs(score) / 2.0);
    }
}
