package tesuji.endgame.region;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tesuji.endgame.value.Side;
import tesuji.endgame.value.Values;

/** The options of one position, as far as they are needed: what {@link LocalGame} looks at. */
final class Front {
    private final LocalGame game;
    private final LocalRules rules;
    private final Values values;
    private final Path path;
    private final LocalPosition at;
    private final Options black = new Options(Side.BLACK);
    private final Options white = new Options(Side.WHITE);

    Front(LocalGame game, LocalPosition at) {
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
            for (LocalPosition other : path.suppose(Bound.of(value, true))) game.forget(other);
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
        return values.number(area ? Long.bitCount(at.black()) - Long.bitCount(at.white()) : 0);
    }

    private int lower(int one, int other) {
        return values.isAtMost(one, other) ? one : other;
    }

    /** Where both sides are near; or, where they are nowhere near each other, next to stones that may be captured. */
    private long front() {
        Terrain terrain = rules.terrain();
        long nearBlack = at.nearBlack() | terrain.around(at.black());
        long nearWhite = at.nearWhite() | terrain.around(at.white());
        long both = nearBlack & nearWhite & at.empty();
        return both != 0 ? both : terrain.around(at.black() | at.white()) & at.empty();
    }

    /** The moves of one side: those that are options, and those that are left out. */
    private final class Options {
        private final Side side;
        private int[] taken = new int[4];
        private int count;
        private boolean loose;
        private long left;
        /** By move: the value after the answer that was good enough last time. */
        private final Map<Integer, Integer> answered = new HashMap<>();

        Options(Side side) {
            this.side = side;
        }

        int[] values() {
            return Arrays.copyOf(taken, count);
        }

        /** Takes these moves; a loose bound only if it proves necessary. */
        void take(long moves) {
            left = at.empty() & ~moves;
            for (long rest = moves; rest != 0; rest &= rest - 1) {
                int move = Long.numberOfTrailingZeros(rest);
                Optional<Outlook> after = game.play(at, move, side);
                if (after.isEmpty()) continue;
                int bound = game.bound(after.get());
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
                Optional<Outlook> after = game.play(at, move, side);
                if (after.isPresent() && isHarmless(value, move, after.get())) continue;
                left &= ~(1L << move);
                if (after.isPresent() && option(after.get())) whole = false;
            }
            return whole;
        }

        /** Takes an option; what it is worth must not rest on what this position is supposed to be worth. */
        private boolean option(Outlook after) {
            path.watch();
            int bound = game.bound(after);
            boolean circular = path.isCircular();
            if (circular && side == Side.BLACK) return false;
            add(circular ? game.worst(after) : bound);
            return true;
        }

        private boolean isHarmless(int value, int move, Outlook after) {
            if (side == Side.BLACK
                    ? !values.isAtMost(value, game.best(after))
                    : !values.isAtMost(Bound.game(game.worst(after)), value)) {
                return true;
            }
            if (isWasted(after)) return true;
            Integer earlier = answered.get(move);
            if (earlier != null && isRefutation(earlier, value)) return true;
            for (Outlook next : replies(move, after)) {
                path.watch();
                int result = game.bound(next);
                // a bound from below that is loose says nothing against a black move
                if (side == Side.BLACK && Bound.isLoose(result)) continue;
                if (!isRefutation(Bound.game(result), value)) continue;
                if (!path.isCircular()) answered.put(move, Bound.game(result));
                return true;
            }
            return isIdle(value, after);
        }

        /**
         * Whether even a second move of the same side in a row would lead to nothing better than the value. Then there is no need
         * to answer the first, not even if that would start a ko.
         */
        private boolean isIdle(int value, Outlook after) {
            for (int i = 0; i < after.parts().size(); i++) {
                LocalPosition part = after.parts().get(i);
                for (long rest = part.empty(); rest != 0; rest &= rest - 1) {
                    Optional<Outlook> next = game.play(part, Long.numberOfTrailingZeros(rest), side);
                    if (next.isEmpty()) continue;
                    int result = game.bound(after.with(i, next.get()));
                    if (Bound.isLoose(result) || !isRefutation(Bound.game(result), value)) return false;
                }
            }
            return after.parts().stream().anyMatch(this::isAtari);
        }

        /** Whether a stone of this side can be captured: only then can there be a ko. */
        private boolean isAtari(LocalPosition part) {
            long stones = side == Side.BLACK ? part.black() : part.white();
            for (long rest = stones; rest != 0; ) {
                long chain = rules.terrain().flood(rest & -rest, stones);
                rest &= ~chain;
                if (Long.bitCount(rules.terrain().around(chain) & part.empty()) == 1) return true;
            }
            return false;
        }

        /**
         * Whether the move can be answered so that its stone stands in the enemy's territory. A safe stone r of Black's costs him at
         * most a point, S is at most S^r + 1, since he can play on as if it were not there. If White's stone on m then
         * gives him a point back and all else is the same with and without it, m and r together lose him nothing.
         */
        private boolean isWasted(Outlook after) {
            for (int i = 0; i < after.parts().size(); i++) {
                LocalPosition part = after.parts().get(i);
                for (long rest = part.empty(); rest != 0; rest &= rest - 1) {
                    int reply = Long.numberOfTrailingZeros(rest);
                    Optional<Outlook> without = game.play(at, reply, side.other());
                    if (without.isEmpty() || !LocalGame.isSafe(without.get(), reply)) continue;
                    Optional<Outlook> next = game.play(part, reply, side.other());
                    if (next.isPresent() && isPaidBack(without.get(), after.with(i, next.get()))) return true;
                }
            }
            return false;
        }

        private boolean isPaidBack(Outlook without, Outlook with) {
            int gain = game.counted(with) - game.counted(without);
            int cost = rules.counting() == Counting.TERRITORY ? 1 : 0;
            return (side == Side.WHITE ? gain >= cost : gain <= -cost)
                    && game.open(with).equals(game.open(without));
        }

        /** What answers lead to, the simplest first and of those the nearest. */
        private List<Outlook> replies(int move, Outlook after) {
            List<Reply> replies = new ArrayList<>();
            long close = rules.terrain().near(move);
            for (int i = 0; i < after.parts().size(); i++) {
                LocalPosition part = after.parts().get(i);
                for (long rest = part.empty(); rest != 0; rest &= rest - 1) {
                    int reply = Long.numberOfTrailingZeros(rest);
                    Optional<Outlook> next = game.play(part, reply, side.other());
                    if (next.isEmpty()) continue;
                    Outlook whole = after.with(i, next.get());
                    replies.add(new Reply(whole, 2 * game.labour(whole) + (int) (~close >> reply & 1)));
                }
            }
            replies.sort(Comparator.comparingInt(Reply::labour));
            return replies.stream().map(Reply::outlook).toList();
        }

        /** Whether the position after an answer is at least as good for the one who answered. */
        private boolean isRefutation(int result, int value) {
            return side == Side.WHITE ? values.isAtMost(value, result) : values.isAtMost(result, value);
        }
    }

    /** An answer, by what it leads to and how much there is to look into then. */
    private record Reply(Outlook outlook, int labour) {}
}
