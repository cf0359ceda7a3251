package tesuji.endgame.region;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import tesuji.endgame.value.ArenaFullException;
import tesuji.endgame.value.Side;
import tesuji.endgame.value.Values;

/**
 * What a local position is worth if either side may play anywhere in it, as often as the other lets it (Müller 1995): a game that it
 * is at least worth, and one that it is at most worth. Where nothing comes back, both are the same and the value is exact.
 *
 * <p>Only moves at the front, where both sides meet, are options from the outset. Any other white move must be shown not to
 * matter: a move to X can be left out if X is not at most the value H found so far, for instance because Black has an answer to
 * something that is at least H (the gift horse principle; Conway 1976). A move for which no such answer is found becomes an
 * option. So the bound holds for the game with all moves, though most of them are never looked into. A black move may be left out
 * of a lower bound in any case.
 *
 * <p>A position that comes back is taken at its worst, unless somebody lost prisoners on the way; see {@link Path}.
 */
public final class LocalGame {
    private final LocalRules rules;
    private final Values values;
    private final Enclosure enclosure;
    private final long limit;
    private final Map<LocalPosition, Integer> known = new HashMap<>();
    private final Map<Shape, Integer> shapes = new HashMap<>();
    /** Loose bounds, which may get better when more is known. */
    private final Map<LocalPosition, Integer> loose = new HashMap<>();

    private final Path path = new Path();
    private long nodes;

    /** Gives up with an {@link ArenaFullException} after so many positions. */
    public LocalGame(LocalRules rules, Values values, long limit) {
        this.rules = rules;
        this.values = values;
        this.limit = limit;
        enclosure = new Enclosure(rules, limit);
    }

    /** Positions looked into so far. */
    public long nodes() {
        return nodes;
    }

    /** Who owns the part as it stands, if anybody does. */
    public Optional<Side> owner(LocalPosition at) {
        return enclosure.owner(at);
    }

    /** A game that all that is left is at least worth. */
    public int atLeast(Outlook outlook) {
        return Bound.game(bound(outlook));
    }

    /** A game that the position is at least worth. */
    public int atLeast(LocalPosition at) {
        while (true) {
            int before = known.size();
            int bound = bound(at);
            if (!Bound.isLoose(bound) || known.size() == before) return Bound.game(bound);
            loose.clear();
        }
    }

    /** A game that all that is left is at most worth. */
    public int atMost(Outlook outlook) {
        return values.negative(atLeast(outlook.mirrored()));
    }

    /** A game that the position is at most worth. */
    public int atMost(LocalPosition at) {
        return values.negative(atLeast(at.mirrored()));
    }

    private int bound(Outlook outlook) {
        path.gain(outlook.prisoners());
        int sum = values.number(outlook.points());
        boolean loose = false;
        for (LocalPosition part : outlook.parts()) {
            int bound = bound(part);
            sum = values.plus(sum, Bound.game(bound));
            loose |= Bound.isLoose(bound);
        }
        path.gain(-outlook.prisoners());
        return Bound.of(sum, loose);
    }

    /** A {@link Bound} from below. */
    private int bound(LocalPosition at) {
        Integer earlier = known.get(at);
        if (earlier == null) earlier = loose.get(at);
        if (earlier != null) return earlier;
        Optional<Side> owner = enclosure.owner(at);
        if (owner.isPresent()) {
            int points = owner.get() == Side.BLACK ? enclosure.points(at) : -enclosure.points(at.mirrored());
            int bound = Bound.of(values.number(points), false);
            known.put(at, bound);
            return bound;
        }
        return switch (path.meet(at)) {
            case NEW -> search(at);
            case AGAIN -> worst(at);
            case SUPPOSED -> path.supposed();
        };
    }

    /** All points, and all black stones captured, to White. */
    private int worst(LocalPosition at) {
        return Bound.of(values.number(-enclosure.points(at.mirrored())), true);
    }

    private int worst(Outlook outlook) {
        int points = outlook.points();
        for (LocalPosition part : outlook.parts()) points -= enclosure.points(part.mirrored());
        return Bound.of(values.number(points), true);
    }

    private int best(Outlook outlook) {
        int points = outlook.points();
        for (LocalPosition part : outlook.parts()) points += enclosure.points(part);
        return values.number(points);
    }

    private int search(LocalPosition at) {
        Shape shape = Shape.of(rules.terrain(), at);
        Integer alike = shapes.get(shape);
        if (alike != null) {
            known.put(at, alike);
            return alike;
        }
        if (++nodes > limit) {
            throw new ArenaFullException("A region needs more than the " + limit + " positions that may be searched.");
        }
        path.enter(at);
        int bound = new Front(at).bound();
        if (path.leave(at, bound)) {
            if (Bound.isLoose(bound)) loose.put(at, bound);
            else {
                known.put(at, bound);
                shapes.put(shape, bound);
            }
        }
        return bound;
    }

    private Optional<Outlook> play(LocalPosition at, int move, Side side) {
        return side == Side.BLACK ? rules.black(at, move) : rules.white(at, move);
    }

    /** Whether a stone just played has left the parts that are still open. */
    private static boolean isSafe(Outlook outlook, int move) {
        for (LocalPosition part : outlook.parts()) if ((part.points() >> move & 1) == 1) return false;
        return true;
    }

    /** The points that are decided. */
    private int counted(Outlook outlook) {
        int points = outlook.points();
        for (LocalPosition part : outlook.parts()) {
            Optional<Side> owner = enclosure.owner(part);
            if (owner.isEmpty()) continue;
            points += owner.get() == Side.BLACK ? enclosure.points(part) : -enclosure.points(part.mirrored());
        }
        return points;
    }

    private Set<LocalPosition> open(Outlook outlook) {
        Set<LocalPosition> open = new HashSet<>();
        for (LocalPosition part : outlook.parts()) if (enclosure.owner(part).isEmpty()) open.add(part);
        return open;
    }

    /** How much there is to look into: the empty points of the largest part that nobody owns. */
    private int labour(Outlook outlook) {
        int labour = 0;
        for (LocalPosition part : outlook.parts()) {
            int size = Long.bitCount(part.empty());
            if (size > labour
                    && !known.containsKey(part)
                    && enclosure.owner(part).isEmpty()) labour = size;
        }
        return labour;
    }

    private record Reply(Outlook outlook, int labour) {}

    /** The options of one position, as far as they are needed. */
    private final class Front {
        private final LocalPosition at;
        private final Options black = new Options(Side.BLACK);
        private final Options white = new Options(Side.WHITE);

        Front(LocalPosition at) {
            this.at = at;
        }

        int bound() {
            long front = front();
            black.take(front);
            white.take(front);
            while (true) {
                int value = values.game(black.values(), white.values());
                for (LocalPosition other : path.suppose(Bound.of(value, true))) loose.remove(other);
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
                    Optional<Outlook> after = play(at, move, side);
                    if (after.isEmpty()) continue;
                    int bound = LocalGame.this.bound(after.get());
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
                    Optional<Outlook> after = play(at, move, side);
                    if (after.isPresent() && isHarmless(value, move, after.get())) continue;
                    left &= ~(1L << move);
                    if (after.isPresent() && option(after.get())) whole = false;
                }
                return whole;
            }

            /** Takes an option; what it is worth must not rest on what this position is supposed to be worth. */
            private boolean option(Outlook after) {
                path.watch();
                int bound = LocalGame.this.bound(after);
                boolean circular = path.isCircular();
                if (circular && side == Side.BLACK) return false;
                add(circular ? worst(after) : bound);
                return true;
            }

            private boolean isHarmless(int value, int move, Outlook after) {
                if (side == Side.BLACK
                        ? !values.isAtMost(value, best(after))
                        : !values.isAtMost(Bound.game(worst(after)), value)) {
                    return true;
                }
                if (isWasted(after)) return true;
                Integer earlier = answered.get(move);
                if (earlier != null && isRefutation(earlier, value)) return true;
                for (Outlook next : replies(move, after)) {
                    path.watch();
                    int result = LocalGame.this.bound(next);
                    // a bound from below that is loose says nothing against a black move
                    if (side == Side.BLACK && Bound.isLoose(result)) continue;
                    if (!isRefutation(Bound.game(result), value)) continue;
                    if (!path.isCircular()) answered.put(move, Bound.game(result));
                    return true;
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
                        Optional<Outlook> without = play(at, reply, side.other());
                        if (without.isEmpty() || !isSafe(without.get(), reply)) continue;
                        Optional<Outlook> next = play(part, reply, side.other());
                        if (next.isPresent() && isPaidBack(without.get(), after.with(i, next.get()))) return true;
                    }
                }
                return false;
            }

            private boolean isPaidBack(Outlook without, Outlook with) {
                int gain = counted(with) - counted(without);
                int cost = rules.counting() == Counting.TERRITORY ? 1 : 0;
                return (side == Side.WHITE ? gain >= cost : gain <= -cost)
                        && open(with).equals(open(without));
            }

            /** What answers lead to, the simplest first and of those the nearest. */
            private List<Outlook> replies(int move, Outlook after) {
                List<Reply> replies = new ArrayList<>();
                long close = rules.terrain().near(move);
                for (int i = 0; i < after.parts().size(); i++) {
                    LocalPosition part = after.parts().get(i);
                    for (long rest = part.empty(); rest != 0; rest &= rest - 1) {
                        int reply = Long.numberOfTrailingZeros(rest);
                        Optional<Outlook> next = play(part, reply, side.other());
                        if (next.isEmpty()) continue;
                        Outlook whole = after.with(i, next.get());
                        replies.add(new Reply(whole, 2 * labour(whole) + (int) (~close >> reply & 1)));
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
    }
}
