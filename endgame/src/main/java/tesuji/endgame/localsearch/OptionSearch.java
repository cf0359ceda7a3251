package tesuji.endgame.localsearch;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import tesuji.endgame.local.LocalNode;
import tesuji.endgame.local.Successor;
import tesuji.endgame.value.Side;
import tesuji.endgame.value.Values;

/** The options of one position, as far as they are needed: what {@link LocalGame} looks at. */
final class OptionSearch {
    private final LocalGame game;
    private final Values values;
    private final IntegerBoundSearch integers;
    private final DifferenceGame difference;
    private final LocalNode at;
    private final int depth;
    private final Options black;
    private final Options white;
    /** Whether there may be another bound from above, because of a ko that can be taken here. */
    private final boolean isOneSided;

    /** Whether an option was too much to be valued. */
    private boolean hasGivenUp;

    OptionSearch(LocalGame game, LocalNode at, int depth) {
        this.game = game;
        this.at = at;
        this.depth = depth;
        values = game.values();
        integers = game.integers();
        difference = game.difference();
        black = new Options(Side.BLACK);
        white = new Options(Side.WHITE);
        isOneSided = at.banned() != 0 || black.takesKo() || white.takesKo();
    }

    /** The bound; {@link Bound#NONE} if that is too much. */
    int bound() {
        int sure = integers.lower(at);
        if (!black.reaches(sure) && !integers.hasGivenUp()) return whole(sure);
        black.start();
        white.start();
        while (!hasGivenUp) {
            int value = values.game(black.values(), white.values());
            if (!white.settle(value) || !black.settle(value)) continue;
            return values.isNumber(value) ? resting(value) : Bound.like(value, flaws());
        }
        return Bound.NONE;
    }

    /**
     * A whole number that Black is sure of and is not shown to keep if he moves himself: the bound is no more, then,
     * and the value is not either if White is sure of as much.
     */
    private int whole(int sure) {
        boolean isExact = integers.lower(at.mirrored()) == -sure;
        return isExact ? Bound.exact(game.number(sure)) : Bound.oneSided(game.number(sure));
    }

    /**
     * What a number is worth when the game ends. Black must have it on the board as it stands, or be able to make a
     * move for no more than one in his own territory costs; he is not in a seki, then. It is the value only if the same
     * is true of White. By area a number may be more than there is to be had.
     */
    private int resting(int number) {
        int standing = game.number(game.rules().standing(at));
        int sure = game.number(integers.lower(at));
        int rest = black.maySpend(number) ? number : lower(number, standing);
        boolean isRest = rest == number && values.isAtMost(sure, number);
        if (isRest && (values.isAtMost(standing, number) || white.maySpend(number))) return Bound.like(number, flaws());
        return Bound.like(values.isAtMost(rest, sure) ? sure : rest, flaws() | Bound.oneSided(0));
    }

    private int flaws() {
        return black.flaws | white.flaws | black.doubts | (isOneSided ? Bound.oneSided(0) : 0);
    }

    private int lower(int one, int other) {
        return values.isAtMost(one, other) ? one : other;
    }

    /** The moves of one side: those that are options, and those that are left out. */
    private final class Options {
        private final Side side;
        private int[] taken = new int[4];
        private int count;
        /** Of the options taken. */
        private int flaws;
        /** Of leaving others out. */
        private int doubts;

        private long left;
        /** Those of them that may be left out of {@link #judged}. */
        private long harmless;

        private int judged;

        Options(Side side) {
            this.side = side;
            left = at.empty();
        }

        int[] values() {
            return Arrays.copyOf(taken, count);
        }

        /** Whether Black is sure of so much after a move. */
        boolean reaches(int whole) {
            MoveToFrontOrder order = integers.replies(at);
            for (long rest = left; rest != 0; ) {
                int move = order.first(rest);
                rest &= ~(1L << move);
                Successor after = play(move);
                if (after != null && integers.isAtLeast(after, whole)) return true;
            }
            return false;
        }

        /** Takes the most promising move. */
        void start() {
            int move = best(left);
            if (move < 0) return;
            int bound = bound(move);
            if (bound != Bound.NONE && side == Side.WHITE && Bound.isPathDependent(bound)) return;
            add(move, bound);
        }

        @Nullable
        private Successor play(int move) {
            return game.play(at, move, side);
        }

        private int bound(int move) {
            Successor after = play(move);
            if (after == null) throw new IllegalStateException("suicide at " + move);
            return game.bound(after, LocalGame.after(1, depth));
        }

        private void add(int move, int bound) {
            if (bound == Bound.NONE) {
                hasGivenUp = true;
                return;
            }
            if (count == taken.length) taken = Arrays.copyOf(taken, 2 * count);
            taken[count++] = Bound.game(bound);
            flaws |= bound;
            left &= ~(1L << move);
        }

        /** Whether a ko can be taken, which the other side may retake at once for one of the bounds only. */
        boolean takesKo() {
            for (long rest = at.empty(); rest != 0; rest &= rest - 1) {
                Successor after = play(Long.numberOfTrailingZeros(rest));
                if (after != null && after.ko() != 0) return true;
            }
            return false;
        }

        /** Whether there is a move that costs no more than one in the own territory. */
        boolean maySpend(int number) {
            boolean isBlack = side == Side.BLACK;
            int cost = game.number(game.rules().cost());
            int enough = isBlack ? values.minus(number, cost) : values.plus(number, cost);
            for (int i = 0; i < count; i++) {
                if (isBlack ? values.isAtMost(enough, taken[i]) : values.isAtMost(taken[i], enough)) return true;
            }
            int whole = difference.bounds().above(isBlack ? enough : values.negative(enough));
            for (long rest = at.empty(); rest != 0; rest &= rest - 1) {
                Successor after = play(Long.numberOfTrailingZeros(rest));
                if (after != null && integers.isAtLeast(isBlack ? after : after.mirrored(), whole)) return true;
            }
            return false;
        }

        /**
         * Whether every move left out may be left out of a game of this value; takes the best of those that may not.
         */
        boolean settle(int value) {
            judge(value);
            long wanted = 0;
            for (long rest = left & ~harmless; rest != 0; rest &= rest - 1) {
                int move = Long.numberOfTrailingZeros(rest);
                Successor after = play(move);
                if (after == null || isHarmless(after, value)) harmless |= 1L << move;
                else wanted |= 1L << move;
            }
            if (wanted == 0) return true;
            int move = best(wanted);
            add(move, bound(move));
            return false;
        }

        /** What is harmless in one game is so in any that is better for its side. */
        private void judge(int value) {
            boolean isBetter = side == Side.WHITE ? values.isAtMost(value, judged) : values.isAtMost(judged, value);
            judged = value;
            if (isBetter) return;
            harmless = 0;
            doubts = 0;
        }

        /**
         * The move after which its side is sure of most points if the other side answers; negative if there is no move.
         */
        private int best(long moves) {
            int best = -1;
            int most = 0;
            MoveToFrontOrder order = side == Side.BLACK ? integers.replies(at) : integers.attacks(at);
            for (long rest = moves; rest != 0; ) {
                int move = order.first(rest);
                rest &= ~(1L << move);
                Successor after = play(move);
                if (after == null) continue;
                boolean isOnly = best < 0 && rest == 0;
                if (isOnly) return move;
                Successor mine = side == Side.BLACK ? after : after.mirrored();
                if (best >= 0 && !integers.isAtLeast(mine, most + 1)) continue;
                most = best < 0 ? integers.lower(mine) : Math.max(most + 1, integers.lower(mine));
                best = move;
            }
            return best;
        }

        /**
         * Whether a move can be left out. A black one that is not shown to be of use is of no use for this bound; it is
         * of none from above only if White is shown to have an answer.
         */
        private boolean isHarmless(Successor after, int value) {
            if (side == Side.WHITE) return difference.isAnswered(after, value);
            boolean mayBeExact = !isOneSided && Bound.isExact(flaws | doubts | white.flaws);
            if (mayBeExact && difference.isAnswered(after.mirrored(), values.negative(value))) return true;
            if (difference.isAtLeast(after, value)) return false;
            doubts = Bound.oneSided(0);
            return true;
        }
    }
}
