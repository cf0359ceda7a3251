package tesuji.endgame.region;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import tesuji.endgame.value.Side;
import tesuji.endgame.value.Values;

/** The options of one position, as far as they are needed: what {@link LocalGame} looks at. */
final class Front {
    private static final long NOT_ASKED = -1;

    private final LocalGame game;
    private final LocalRules rules;
    private final Values values;
    private final Path path;
    private final Spot at;
    private final Options black = new Options(Side.BLACK);
    private final Options white = new Options(Side.WHITE);

    Front(LocalGame game, Spot at) {
        this.game = game;
        this.at = at;
        rules = game.rules();
        values = game.values();
        path = game.path();
    }

    int bound() {
        long front = front();
        black.take(front);
        white.take(front);
        while (true) {
            int value = values.game(black.values(), white.values());
            for (Spot other : path.suppose(Bound.of(value, true))) game.forget(other);
            if (!white.settle(value) || !black.settle(value)) continue;
            if (isSeki(value)) return Bound.of(lower(value, standing()), true);
            return Bound.of(value, black.loose || white.loose);
        }
    }

    /** Whether nobody wants to move: any move would cost more than a point of one's own territory. */
    private boolean isSeki(int value) {
        if (!values.isNumber(value)) return false;
        int less = values.minus(value, values.number(1));
        int more = values.plus(value, values.number(1));
        for (int option : black.values()) if (values.isAtMost(less, option)) return false;
        for (int option : white.values()) if (values.isAtMost(option, more)) return false;
        return true;
    }

    /** What it counts if it is left alone: no territory, and stones only where stones count. */
    private int standing() {
        boolean area = rules.counting() == Counting.AREA;
        return values.number(area ? Long.bitCount(at.black) - Long.bitCount(at.white) : 0);
    }

    private int lower(int one, int other) {
        return values.isAtMost(one, other) ? one : other;
    }

    /** Where both sides are near; or, where they are nowhere near each other, next to stones that may be captured. */
    private long front() {
        Terrain terrain = rules.terrain();
        long nearBlack = at.nearBlack | terrain.around(at.black);
        long nearWhite = at.nearWhite | terrain.around(at.white);
        long both = nearBlack & nearWhite & at.empty;
        return both != 0 ? both : terrain.around(at.black | at.white) & at.empty;
    }

    /** The moves of one side: those that are options, and those that are left out. */
    private final class Options {
        private final Side side;
        private int[] taken = new int[4];
        private int count;
        private boolean loose;
        private long left;
        /** By move: one more than the value after the answer that was good enough last time; made when there is one. */
        private int @Nullable [] answered;
        /** The answers after which the stone played is safe; all bits are set as long as nobody has asked. */
        private long safe = NOT_ASKED;

        private int gain;
        private int open;

        Options(Side side) {
            this.side = side;
        }

        int[] values() {
            return Arrays.copyOf(taken, count);
        }

        /** Takes these moves; a loose bound only if it proves necessary. */
        void take(long moves) {
            left = at.empty & ~moves;
            for (long rest = moves; rest != 0; rest &= rest - 1) {
                int move = Long.numberOfTrailingZeros(rest);
                Prospect after = game.play(at, move, side);
                if (after == null) continue;
                int bound = game.bound(after);
                if (side == Side.WHITE && Bound.isLoose(bound)) left |= 1L << move;
                else add(bound);
            }
        }

        private void add(int bound) {
            if (count == taken.length) taken = Arrays.copyOf(taken, 2 * count);
            taken[count++] = Bound.game(bound);
            loose |= Bound.isLoose(bound);
        }

        /** Whether every move left out may be left out of a game of this value; takes those that may not. */
        boolean settle(int value) {
            boolean whole = true;
            for (long rest = left; rest != 0; rest &= rest - 1) {
                int move = Long.numberOfTrailingZeros(rest);
                Prospect after = game.play(at, move, side);
                if (after != null && isHarmless(value, move, after)) continue;
                left &= ~(1L << move);
                if (after != null && option(after)) whole = false;
            }
            return whole;
        }

        /** Takes an option; what it is worth must not rest on what this position is supposed to be worth. */
        private boolean option(Prospect after) {
            path.watch();
            int bound = game.bound(after);
            boolean circular = path.isCircular();
            if (circular && side == Side.BLACK) {
                loose = true;
                return false;
            }
            add(circular ? game.worst(after) : bound);
            return true;
        }

        private boolean isHarmless(int value, int move, Prospect after) {
            if (side == Side.BLACK
                    ? !values.isAtMost(value, game.best(after))
                    : !values.isAtMost(Bound.game(game.worst(after)), value)) {
                return true;
            }
            if (isWasted(after)) return true;
            if (answered != null && answered[move] != 0 && isRefutation(answered[move] - 1, value)) return true;
            Ranking replies = replies(move, after);
            for (int i = 0; i < replies.size(); i++) {
                path.watch();
                int result = game.bound(replies.at(i));
                // a bound from below that is loose says nothing against a black move
                if (side == Side.BLACK && Bound.isLoose(result)) continue;
                if (!isRefutation(Bound.game(result), value)) continue;
                if (!path.isCircular()) remember(move, Bound.game(result));
                return true;
            }
            return isIdle(value, after);
        }

        private void remember(int move, int result) {
            if (answered == null) answered = new int[rules.terrain().size()];
            answered[move] = result + 1;
        }

        /**
         * Whether even a second move of the same side in a row would lead to nothing better than the value. Then there is no need
         * to answer the first, not even if that would start a ko. Without a stone that can be captured there is none.
         */
        private boolean isIdle(int value, Prospect after) {
            if (!isAtari(after)) return false;
            for (int i = 0; i < after.parts.length; i++) {
                Spot part = after.parts[i];
                for (long rest = part.empty; rest != 0; rest &= rest - 1) {
                    Prospect next = game.play(part, Long.numberOfTrailingZeros(rest), side);
                    if (next == null) continue;
                    int result = game.bound(after.with(i, next));
                    if (Bound.isLoose(result) || !isRefutation(Bound.game(result), value)) return false;
                }
            }
            return true;
        }

        /** Whether a stone of this side can be captured. */
        private boolean isAtari(Prospect after) {
            for (Spot part : after.parts) {
                long stones = side == Side.BLACK ? part.black : part.white;
                for (long rest = stones; rest != 0; ) {
                    long chain = rules.terrain().flood(rest & -rest, stones);
                    rest &= ~chain;
                    if (Long.bitCount(rules.terrain().around(chain) & part.empty) == 1) return true;
                }
            }
            return false;
        }

        /**
         * Whether the move can be answered so that its stone stands in the enemy's territory. A safe stone r of Black's costs him at
         * most a point, S is at most S^r + 1, since he can play on as if it were not there. If White's stone on m then
         * gives him a point back and all else is the same with and without it, m and r together lose him nothing.
         */
        private boolean isWasted(Prospect after) {
            if (safe == NOT_ASKED) safe = safeAnswers();
            for (int i = 0; i < after.parts.length; i++) {
                Spot part = after.parts[i];
                for (long rest = part.empty & safe; rest != 0; rest &= rest - 1) {
                    int reply = Long.numberOfTrailingZeros(rest);
                    Prospect next = game.play(part, reply, side.other());
                    Prospect without = game.play(at, reply, side.other());
                    if (next != null && without != null && isPaidBack(without, after, i, next)) return true;
                }
            }
            return false;
        }

        private long safeAnswers() {
            long answers = 0;
            for (long rest = at.empty; rest != 0; rest &= rest - 1) {
                int reply = Long.numberOfTrailingZeros(rest);
                Prospect without = game.play(at, reply, side.other());
                if (without != null && without.isSafe(reply)) answers |= 1L << reply;
            }
            return answers;
        }

        /** Compares a prospect with another in which one part has been played in. */
        private boolean isPaidBack(Prospect without, Prospect after, int played, Prospect next) {
            gain = after.points + next.points - without.points;
            open = 0;
            for (Spot part : without.parts) {
                Side owner = game.owner(part);
                if (owner == null) open++;
                else gain -= game.counted(part, owner);
            }
            for (Spot part : next.parts) if (!isFound(part, without)) return false;
            for (int i = 0; i < after.parts.length; i++) {
                if (i != played && !isFound(after.parts[i], without)) return false;
            }
            int cost = rules.counting() == Counting.TERRITORY ? 1 : 0;
            return open == 0 && (side == Side.WHITE ? gain >= cost : gain <= -cost);
        }

        /** Counts a part that somebody owns; any other must be there in both. */
        private boolean isFound(Spot part, Prospect without) {
            Side owner = game.owner(part);
            if (owner == null) {
                open--;
                return contains(without, part);
            }
            gain += game.counted(part, owner);
            return true;
        }

        /** What answers lead to, the simplest first and of those the nearest. */
        private Ranking replies(int move, Prospect after) {
            Ranking replies = new Ranking();
            long close = rules.terrain().near(move);
            for (int i = 0; i < after.parts.length; i++) {
                Spot part = after.parts[i];
                for (long rest = part.empty; rest != 0; rest &= rest - 1) {
                    int reply = Long.numberOfTrailingZeros(rest);
                    Prospect next = game.play(part, reply, side.other());
                    if (next == null) continue;
                    Prospect whole = after.with(i, next);
                    replies.add(whole, 2 * game.labour(whole) + (int) (~close >> reply & 1));
                }
            }
            return replies;
        }

        /** Whether the position after an answer is at least as good for the one who answered. */
        private boolean isRefutation(int result, int value) {
            return side == Side.WHITE ? values.isAtMost(value, result) : values.isAtMost(result, value);
        }
    }

    /** Identity, as every position stands in the atlas once. */
    @SuppressWarnings("ReferenceEquality")
    private static boolean contains(Prospect prospect, Spot part) {
        for (Spot other : prospect.parts) if (other == part) return true;
        return false;
    }
}
