package tesuji.endgame.region;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.CancellationException;
import tesuji.endgame.heat.Thermograph;
import tesuji.endgame.heat.Thermographs;
import tesuji.endgame.local.Counting;
import tesuji.endgame.local.LocalNode;
import tesuji.endgame.local.LocalPosition;
import tesuji.endgame.local.LocalRules;
import tesuji.endgame.local.Region;
import tesuji.endgame.local.SplitSuccessor;
import tesuji.endgame.local.Successor;
import tesuji.endgame.localsearch.LocalGame;
import tesuji.endgame.localsearch.SearchMemory;
import tesuji.endgame.number.Dyadic;
import tesuji.endgame.number.Fraction;
import tesuji.endgame.value.ArenaFullException;
import tesuji.endgame.value.Side;
import tesuji.endgame.value.Values;

/**
 * To whom the points of a region may be expected to belong in the end, 1 for Black and -1 for White (Frejlak 2020,
 * §4.1): the theory of what the ownership map of a network guesses.
 *
 * <p>Who has a privilege uses it, so the exchange is made. Otherwise either side may be the first to move, and the
 * middle of both outcomes is expected; so too on the border of sente. Equally good moves count the same. Where a game
 * has become a number, only moves that cost nothing are made. Positions that come back, or whose value is not known,
 * are left alone.
 */
public final class OwnershipExpectation {
    private static final Successor NOTHING = SplitSuccessor.counted(0, 0);
    private static final Fraction NOBODY = Fraction.of(0);
    private static final Fraction BLACK = Fraction.of(1);
    private static final Fraction WHITE = Fraction.of(-1);

    /** Moves in a row after which something must have come back. */
    private static final int DEEPEST = 200;

    private final LocalGame game;
    private final LocalRules rules;
    private final Values values;
    private final Thermographs thermographs;
    private final Map<LocalNode, Fraction[]> known = new HashMap<>();
    private int depth;
    /** Whether something turned out that leaves the region without an answer. */
    private boolean hasFailed;

    private OwnershipExpectation(LocalGame game, Thermographs thermographs) {
        this.game = game;
        this.thermographs = thermographs;
        rules = game.rules();
        values = game.values();
    }

    /**
     * The expected owner of every point of a region; nothing where the region has no value, or not within so many
     * positions.
     */
    public static Optional<Map<Integer, Fraction>> of(
            Region region, Counting counting, Values values, Thermographs thermographs, long limit) {
        LocalGame game = new LocalGame(new SearchMemory(region.graph(), counting), values, limit);
        OwnershipExpectation expectation = new OwnershipExpectation(game, thermographs);
        try {
            LocalPosition start = region.start();
            Successor all = game.rules().split(start);
            Fraction[] owners = expectation.left(start.black(), start.white(), all);
            for (int i = 0; i < all.size(); i++)
                copy(expectation.of(all.part(i)), owners, all.part(i).points());
            if (expectation.hasFailed) return Optional.empty();
            Map<Integer, Fraction> owned = new HashMap<>();
            for (int i = 0; i < owners.length; i++) owned.put(region.graph().point(i), owners[i]);
            return Optional.of(owned);
        } catch (ArenaFullException | CancellationException unfinished) {
            return Optional.empty();
        }
    }

    /** The owners of a part, by number in the graph. */
    private Fraction[] of(LocalNode at) {
        Fraction[] earlier = known.get(at);
        if (earlier != null) return earlier;
        Fraction[] owners = searched(at);
        known.put(at, owners);
        return owners;
    }

    private Fraction[] searched(LocalNode at) {
        Side owner = game.owner(at);
        if (owner != null) return all(owner == Side.BLACK ? BLACK : WHITE);
        int value = exact(at);
        if (hasFailed) return all(NOBODY);
        Dyadic heat = thermographs.temperature(value).max(Dyadic.ZERO);
        Best black = best(at, Side.BLACK, heat);
        Best white = best(at, Side.WHITE, heat);
        if (values.isNumber(value)) {
            if (!black.reaches(thermographs.mean(value))) black.moves.clear();
            if (!white.reaches(thermographs.mean(value))) white.moves.clear();
            if (black.moves.isEmpty() && white.moves.isEmpty()) return left(at.black(), at.white(), NOTHING);
        } else if (black.isPrivilege()) white.moves.clear();
        else if (white.isPrivilege()) black.moves.clear();
        if (white.moves.isEmpty()) return expected(at, black);
        if (black.moves.isEmpty()) return expected(at, white);
        return middle(List.of(expected(at, black), expected(at, white)));
    }

    private record Move(int index, Successor after) {}

    /** The best moves of one side at a temperature, which all lead to the same game. */
    private final class Best {
        private final Side side;
        private final Dyadic heat;
        private final List<Move> moves = new ArrayList<>();
        private int leads = Values.ZERO;
        /** What the side comes to if the other answers as long as that is worth more than the temperature. */
        private Dyadic wall = Dyadic.ZERO;

        Best(Side side, Dyadic heat) {
            this.side = side;
            this.heat = heat;
        }

        void consider(Move move) {
            int leadsTo = exact(move.after);
            Thermograph graph = thermographs.of(leadsTo);
            Dyadic reached = (side == Side.BLACK ? graph.right() : graph.left()).value(heat);
            int order = moves.isEmpty() ? 1 : side == Side.BLACK ? reached.compareTo(wall) : wall.compareTo(reached);
            if (order == 0 && leadsTo != leads) order = isBetter(leadsTo) ? 1 : -1;
            if (order < 0) return;
            if (order > 0) moves.clear();
            moves.add(move);
            leads = leadsTo;
            wall = reached;
        }

        private boolean isBetter(int other) {
            return side == Side.BLACK ? values.isAtMost(leads, other) : values.isAtMost(other, leads);
        }

        boolean reaches(Dyadic points) {
            return !moves.isEmpty() && wall.equals(points);
        }

        /** Whether the other side has the last word, as long as more than the temperature is at stake. */
        boolean isPrivilege() {
            return !moves.isEmpty() && isAnswered(leads, side.other(), heat);
        }
    }

    private boolean isAnswered(int after, Side side, Dyadic heat) {
        if (!heat.isLess(thermographs.temperature(after))) return false;
        boolean black = side == Side.BLACK;
        Comparator<Integer> walls = Comparator.comparing(option -> (black
                        ? thermographs.of(option).right()
                        : thermographs.of(option).left())
                .value(heat));
        int answer = Arrays.stream(black ? values.lefts(after) : values.rights(after))
                .boxed()
                .max(black ? walls : walls.reversed())
                .orElseThrow();
        return !isAnswered(answer, side.other(), heat);
    }

    private Best best(LocalNode at, Side side, Dyadic heat) {
        Best best = new Best(side, heat);
        for (long rest = at.empty(); rest != 0; rest &= rest - 1) {
            int index = Long.numberOfTrailingZeros(rest);
            Successor after = side == Side.BLACK ? rules.black(at, index) : rules.white(at, index);
            if (after != null) best.consider(new Move(index, after));
        }
        return best;
    }

    /** What is expected after the best moves of one side. */
    private Fraction[] expected(LocalNode at, Best best) {
        return after(at, best, List.of());
    }

    /** What is expected of a part after the best moves in it, and of others beside it. */
    private Fraction[] after(LocalNode at, Best best, List<LocalNode> others) {
        if (!values.lasts() || ++depth > DEEPEST) hasFailed = true;
        if (hasFailed) return all(NOBODY);
        List<Fraction[]> outcomes = new ArrayList<>();
        for (Move move : best.moves) {
            long stone = 1L << move.index;
            boolean black = best.side == Side.BLACK;
            Fraction[] owners =
                    left(black ? at.black() | stone : at.black(), black ? at.white() : at.white() | stone, move.after);
            List<LocalNode> parts = new ArrayList<>(others);
            for (int i = 0; i < move.after.size(); i++) parts.add(move.after.part(i));
            Fraction[] rest = answered(parts, best.side.other(), best.heat);
            for (LocalNode part : parts) copy(rest, owners, part.points());
            outcomes.add(owners);
        }
        depth--;
        return middle(outcomes);
    }

    /** What is expected of some parts if moves are answered as long as more than this temperature is at stake. */
    private Fraction[] answered(List<LocalNode> parts, Side side, Dyadic heat) {
        Optional<LocalNode> hottest = parts.stream()
                .filter(part -> game.owner(part) == null && heat.isLess(temperature(part)))
                .max(Comparator.comparing(this::temperature));
        if (hottest.isPresent()) {
            List<LocalNode> others = new ArrayList<>(parts);
            others.remove(hottest.get());
            return after(hottest.get(), best(hottest.get(), side, heat), others);
        }
        Fraction[] owners = all(NOBODY);
        for (LocalNode part : parts) copy(of(part), owners, part.points());
        return owners;
    }

    private Dyadic temperature(LocalNode part) {
        return thermographs.temperature(exact(part));
    }

    /** The value of all that is left; any value if it is not known, for then there is no answer. */
    private int exact(Successor all) {
        OptionalInt low = game.atLeast(all);
        if (low.isPresent() && low.equals(game.atMost(all))) return low.getAsInt();
        hasFailed = true;
        return Values.ZERO;
    }

    /** The owners of stones that have left the parts that are still open: they are safe. */
    private Fraction[] left(long black, long white, Successor after) {
        long open = after.points();
        Fraction[] owners = all(NOBODY);
        copy(all(BLACK), owners, black & ~open);
        copy(all(WHITE), owners, white & ~open);
        return owners;
    }

    private Fraction[] all(Fraction owner) {
        Fraction[] owners = new Fraction[rules.graph().size()];
        Arrays.fill(owners, owner);
        return owners;
    }

    private static void copy(Fraction[] from, Fraction[] to, long points) {
        for (long rest = points; rest != 0; rest &= rest - 1) {
            int index = Long.numberOfTrailingZeros(rest);
            to[index] = from[index];
        }
    }

    private Fraction[] middle(List<Fraction[]> outcomes) {
        Fraction[] middle = all(NOBODY);
        for (int i = 0; i < middle.length; i++) {
            for (Fraction[] owners : outcomes) middle[i] = middle[i].plus(owners[i]);
            middle[i] = middle[i].times(1, outcomes.size());
        }
        return middle;
    }
}
