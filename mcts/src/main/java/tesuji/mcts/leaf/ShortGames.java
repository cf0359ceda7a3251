package tesuji.mcts.leaf;

import tesuji.core.base.InputException;
import tesuji.core.eval.CappedPlayout;
import tesuji.core.eval.Playout;
import tesuji.core.game.Game;

/**
 * A win counts the more the sooner it comes: winning and losing weighted with the length of the game (Wieczorek 2009,
 * §3.2.1). The source writes no formula; here the reward is 1/2 ± w/2, where w falls from about 1 to 0 with the moves
 * since the root, and 1/2 for a draw. Once w falls below a limit the game is broken off and counted as it stands: then
 * it hardly matters.
 *
 * @param scale the length at which w is one half, in moves per point of the board
 * @param decay how w falls
 * @param stopBelow the w below which a game is broken off; 0 for never
 */
public record ShortGames(double scale, Decay decay, double stopBelow) implements Reward {
    public static final ShortGames STANDARD = new ShortGames(1.5, Decay.INVERSE, 0);

    /** How a weight falls with the length, in units of the scale. */
    public enum Decay {
        /** 1 / (1 + x). */
        INVERSE {
            @Override
            double weight(double x) {
                return 1 / (1 + x);
            }
        },
        /** 1 / (1 + e^(4(x - 1))): near 1 for short games, near 0 for games of twice the scale. */
        SIGMOID {
            @Override
            double weight(double x) {
                return 1 / (1 + Math.exp(4 * (x - 1)));
            }
        };

        abstract double weight(double x);
    }

    public ShortGames {
        if (!(scale > 0)) throw new IllegalArgumentException("scale must be positive");
        if (!(stopBelow >= 0 && stopBelow < 1)) throw new IllegalArgumentException("stopBelow lies in 0 to below 1");
    }

    @Override
    public Rewarder on(Game game, Playout playout) {
        if (stopBelow > 0 && !(playout instanceof CappedPlayout)) {
            throw new InputException("The reward ShortGames breaks games off, which this playout of "
                    + game.id().name() + " cannot do; stopBelow must be 0.");
        }
        double half = scale * Rewarder.points(game);
        int longest = longest(half, game.maxLength());
        return new Rewarder() {
            @Override
            public double reward(int score, int length) {
                return 0.5 + 0.5 * Integer.signum(score) * decay.weight(length / half);
            }

            @Override
            public int longest() {
                return longest;
            }
        };
    }

    /** The first length whose weight lies below the limit, if any game gets so long. */
    private int longest(double half, int most) {
        for (int length = 0; length < most; length++) {
            if (decay.weight(length / half) < stopBelow) return length;
        }
        return Integer.MAX_VALUE;
    }
}
