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
    private final int depth;
    private final Options black = new Options(Side.BLACK);
    private final Options white = new Options(Side.WHITE);
    private final Floors floors;
    /** The greatest whole number that is at most the value, and the least that is at least that. */
    private int low;

    private int high;

    Front(LocalGame game, Spot at, int depth) {
        this.game = game;
        this.at = at;
        this.depth = depth;
        rules = game.rules();
        values = game.values();
        path = game.path();
        floors = game.floors();
    }

    int bound() {
        long front = front();
        black.start(front);
        white.start(front);
        while (true) {
            int value = values.game(black.values(), white.values());
            low = low(value);
            high = high(value);
            for (Spot other : path.suppose(Bound.loose(value))) game.forget(other);
            if (!white.settle(value) || !black.settle(value)) continue;
            if (isSeki(value)) return Bound.like(lower(value, standing()), flaws() | Bound.oneSided(0));
            return Bound.like(value, flaws());
        }
    }

    private int low(int value) {
        int whole = (int) values.rightStop(value).floor();
        return values.isAtMost(values.number(whole), value) ? whole : whole - 1;
    }

    private int high(int value) {
        int whole = (int) values.leftStop(value).ceiling();
        return values.isAtMost(value, values.number(whole)) ? whole : whole + 1;
    }

    private int flaws() {
        boolean oneSided = at.banned != 0 || black.takesKo() || white.takesKo();
        return black.flaws | white.flaws | (oneSided ? Bound.oneSided(0) : 0);
    }

    /** Whether Black would rather not move, as in a seki: any move would cost more than a point of his own territory. */
    private boolean isSeki(int value) {
        return values.isNumber(value) && !black.maySpend(value);
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
        /** Of the options taken, and of the answers to black moves that were left out. */
        private int flaws;

        private long left;
        private long front;
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

        /** Takes the most promising of these moves. */
        void start(long moves) {
            left = at.empty;
            front = moves;
            Prospect best = null;
            int chosen = -1;
            int floor = 0;
            for (long rest = moves; rest != 0; rest &= rest - 1) {
                int move = Long.numberOfTrailingZeros(rest);
                Prospect after = game.play(at, move, side);
                if (after == null) continue;
                Prospect mine = side == Side.BLACK ? after : after.mirrored();
                if (best != null && !floors.isAtLeast(mine, floor + 1)) continue;
                best = after;
                chosen = move;
                floor = floors.floor(mine);
            }
            if (best == null) return;
            int bound = game.bound(best, LocalGame.after(1, depth));
            if (side == Side.WHITE && Bound.isLoose(bound)) return;
            left &= ~(1L << chosen);
            add(bound);
        }

        /** Whether a ko can be taken, which the other side may retake at once for one of the bounds only. */
        boolean takesKo() {
            for (long rest = at.empty; rest != 0; rest &= rest - 1) {
                Prospect after = game.play(at, Long.numberOfTrailingZeros(rest), side);
                if (after != null && after.ko != 0) return true;
            }
            return false;
        }

        /** Whether Black has a move that costs no more than a point. */
        boolean maySpend(int number) {
            int enough = values.minus(number, values.number(1));
            for (int i = 0; i < count; i++) if (values.isAtMost(enough, taken[i])) return true;
            for (long rest = at.empty; rest != 0; rest &= rest - 1) {
                Prospect after = game.play(at, Long.numberOfTrailingZeros(rest), side);
                if (after != null && floors.isAtLeast(after, high - 1)) return true;
            }
            return false;
        }

        private void add(int bound) {
            if (count == taken.length) taken = Arrays.copyOf(taken, 2 * count);
            taken[count++] = Bound.game(bound);
            flaws |= bound;
        }

        /** Whether every move left out may be left out of a game of this value; takes those that may not. */
        boolean settle(int value) {
            return settle(value, left & front) && settle(value, left & ~front);
        }

        private boolean settle(int value, long moves) {
            boolean whole = true;
            for (long rest = moves; rest != 0; rest &= rest - 1) {
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
            int bound = game.bound(after, LocalGame.after(1, depth));
            boolean circular = path.isCircular();
            if (circular && side == Side.BLACK) {
                flaws |= Bound.loose(0);
                return false;
            }
            add(circular ? game.worst(after) : bound);
            return true;
        }

        private boolean isHarmless(int value, int move, Prospect after) {
            if (side == Side.BLACK ? floors.isAtMost(after, high - 1) : floors.isAtLeast(after, low + 1)) return true;
            if (at.banned == 0 && isWasted(after)) return true;
            if (answered != null && answered[move] != 0 && isRefutation(answered[move] - 1, value)) return true;
            Ranking replies = replies(move, after);
            for (int i = 0; i < replies.size(); i++) {
                if (isEnough(replies.at(i))) return true;
            }
            for (int i = 0; i < replies.size(); i++) {
                if (depth <= 2 || isTooLittle(replies.at(i))) continue;
                path.watch();
                int result = game.bound(replies.at(i), LocalGame.after(2, depth));
                if (!isRefutation(Bound.game(result), value)) continue;
                if (side == Side.BLACK) flaws |= result;
                if (!path.isCircular()) remember(move, Bound.game(result));
                return true;
            }
            return false;
        }

        private boolean isEnough(Prospect reply) {
            return side == Side.WHITE ? floors.isAtLeast(reply, high) : floors.isAtMost(reply, low);
        }

        private boolean isTooLittle(Prospect reply) {
            return side == Side.WHITE ? floors.isAtMost(reply, high - 1) : floors.isAtLeast(reply, low + 1);
        }

        private void remember(int move, int result) {
            if (answered == null) answered = new int[rules.terrain().size()];
            answered[move] = result + 1;
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
