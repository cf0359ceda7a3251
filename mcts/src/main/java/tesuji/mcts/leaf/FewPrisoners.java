package tesuji.mcts.leaf;

import tesuji.core.base.InputException;
import tesuji.core.eval.CapturingPlayout;
import tesuji.core.eval.Playout;
import tesuji.core.game.Game;

/**
 * Points weighted with the reciprocal of the stones captured for them (Wieczorek 2009, §3.2.1). The source writes no
 * formula; here a side with a points and c prisoners has a / (1 + c), and its reward is its share of what both sides
 * have: 1/2 if neither has anything. On a board of n points with a margin of m, komi included, the points are
 * (n ± m) / 2, but never less than 0.
 */
public record FewPrisoners() implements Reward {
    public static final FewPrisoners STANDARD = new FewPrisoners();

    @Override
    public Rewarder on(Game game, Playout playout) {
        if (!(playout instanceof CapturingPlayout capturing)) {
            throw new InputException("The reward FewPrisoners needs a playout that counts captures, which this one of "
                    + game.id().name() + " does not.");
        }
        int points = Rewarder.points(game);
        return (score, length) -> {
            double own = Math.max(0, (points + score / 2.0) / 2) / (1 + capturing.captures(0));
            double other = Math.max(0, (points - score / 2.0) / 2) / (1 + capturing.captures(1));
            return own + other == 0 ? 0.5 : own / (own + other);
        };
    }
}
