package tesuji.mcts.leaf;

import tesuji.core.base.Hot;
import tesuji.core.base.InputException;
import tesuji.core.eval.Playout;
import tesuji.core.game.Game;
import tesuji.core.game.Picture;
import tesuji.core.game.Position;

/**
 * Winning and losing against a komi that moves, for games that are nearly decided, such as those with handicap (Baudiš
 * 2011, "Balancing MCTS by dynamically adjusting the komi value", the value-based situational rule). Far ahead or far
 * behind all moves win or all lose, and a search tells none of them apart. So the side to move is burdened with
 * imagined points while it wins too often, and relieved of some while it wins too seldom.
 *
 * <p>The rule looks at one period of simulations after another. Once a burden has proven too heavy, it is not tried
 * again in the same search (the ratchet). Every search begins without imagined points, and so does every thread: their
 * komi may differ. A tree that is kept from move to move has values of earlier searches, gathered with other komi.
 * Values are therefore no probabilities of winning, and who loses by far does not see it in them; the expected margin
 * is that of the real komi.
 *
 * @param low the share of games won below which the side to move is relieved
 * @param high the share of games won above which it is burdened
 * @param step points by which the komi moves at once
 * @param period simulations of a thread between two moves of the komi
 * @param most the most points, as a share of the points of the board
 * @param until the share of points with pieces from which on the real komi counts alone
 */
public record DynamicKomi(double low, double high, int step, int period, double most, double until) implements Reward {
    public static final DynamicKomi STANDARD = new DynamicKomi(0.45, 0.5, 2, 100, 0.4, 0.7);

    public DynamicKomi {
        if (!(low >= 0 && low <= high && high <= 1)) {
            throw new IllegalArgumentException("low and high lie in 0 to 1, low not above high");
        }
        if (step < 1) throw new IllegalArgumentException("step must be positive");
        if (period < 1) throw new IllegalArgumentException("period must be positive");
        if (!(most >= 0 && most <= 1)) throw new IllegalArgumentException("most lies in 0 to 1");
        if (!(until >= 0 && until <= 1)) throw new IllegalArgumentException("until lies in 0 to 1");
    }

    @Override
    public Rewarder on(Game game, Playout playout) {
        if (!game.hasMargin()) {
            throw new InputException("The reward DynamicKomi needs a game that is won by points, which "
                    + game.id().name() + " is not.");
        }
        return new Balance(this, game);
    }

    /** The komi of one thread. */
    private static final class Balance implements Rewarder {
        private final DynamicKomi rule;
        private final Game game;
        private final int most;
        private int mover;
        private boolean adjusts = true;
        /** Points that the side to move must win by besides; negative if it may lose by some. */
        private int burden;

        private int ratchet;
        private int count;
        private double won;

        Balance(DynamicKomi rule, Game game) {
            this.rule = rule;
            this.game = game;
            most = (int) (rule.most * Rewarder.points(game));
            ratchet = most;
        }

        @Override
        public void beginSearch(Position root) {
            String pieces = game.notation().picture(root).pieces();
            long filled = pieces.chars().filter(piece -> piece != Picture.EMPTY).count();
            adjusts = filled < rule.until * pieces.length();
            mover = root.toMove();
            burden = 0;
            ratchet = most;
            count = 0;
            won = 0;
        }

        @Hot
        @Override
        public double reward(int score, int length) {
            int margin = (mover == 0 ? score : -score) - 2 * burden;
            double own = (1 + Integer.signum(margin)) / 2.0;
            won += own;
            if (++count == rule.period) {
                if (adjusts) adjust(won / count);
                count = 0;
                won = 0;
            }
            return mover == 0 ? own : 1 - own;
        }

        private void adjust(double share) {
            if (share > rule.high) {
                burden = Math.min(ratchet, burden + rule.step);
            } else if (share < rule.low) {
                if (burden > 0) ratchet = Math.max(0, burden - rule.step);
                burden = Math.max(-most, burden - rule.step);
            }
        }
    }
}
