package tesuji.endgame.localsearch;

import java.util.HashMap;
import java.util.Map;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;
import tesuji.endgame.local.LocalNode;
import tesuji.endgame.local.LocalPosition;
import tesuji.endgame.local.LocalRules;
import tesuji.endgame.local.LocalShape;
import tesuji.endgame.local.Successor;
import tesuji.endgame.value.Side;
import tesuji.endgame.value.Values;

/**
 * What a local position is worth if either side may play anywhere in it, as often as the other lets it (Müller 1995): a
 * game that it is at least worth, and one that it is at most worth. Where both are the same, that is the value.
 *
 * <p>Hardly any move has to be valued. A white move to X can be left out if X is not at most the value H found so far,
 * which is so if Black has an answer in the difference of X and H (the gift horse principle; Conway 1976): that is a
 * {@link DifferenceGame}, and far less work. A move for which no such answer is found becomes an option. So the bound
 * holds for the game with all moves. A black move may be left out of a lower bound in any case.
 *
 * <p>For the lower bound White wins all kos: Black may not retake one before something else has been played in that
 * part. Any other position that comes back is taken for the whole number that it is at least worth.
 */
public final class LocalGame {
    /** Looks ahead to the end. */
    static final int WHOLE = Integer.MAX_VALUE;

    static final int UNKNOWN = 0;

    /** Whole numbers up to this are looked up in a list. */
    private static final int SMALL = 128;
    /** Positions of the other searches for every one that may be searched here: they are that much faster. */
    private static final int FASTER = 20;

    private final SearchMemory memory;
    private final LocalRules rules;
    private final Values values;
    private final OwnershipSearch ownership;
    private final IntegerBoundSearch integers;
    private final DifferenceGame difference;
    private final long limit;
    private final int horizon;
    /** Bounds that are values, as {@link Bound#noted}. */
    private final NodeTable exact = new NodeTable();
    /** Other bounds, by the plies that may still be looked ahead; those that depend on the path are odd. */
    private final NodeTable[] known;

    private final Map<LocalShape, Integer> shapes = new HashMap<>();
    /** Positions on the path, with the number of the path. */
    private final NodeTable open = new NodeTable();
    /** Rises when a part is valued whatever is on the path: another one begins. */
    private int path = 1;

    private final int[] numbers = new int[2 * SMALL + 1];
    private long learnt;
    private long nodes;
    /** Whether the limit was met since somebody asked last. */
    private boolean isExhausted;

    /** Looks at no more than so many positions, and no longer than the arena lasts. */
    public LocalGame(SearchMemory memory, Values values, long limit) {
        this(memory, values, limit, WHOLE);
    }

    /** Looks only so many plies ahead; what is left then is bounded by a whole number. */
    public LocalGame(SearchMemory memory, Values values, long limit, int horizon) {
        this.memory = memory;
        this.values = values;
        this.limit = limit;
        this.horizon = horizon;
        rules = memory.rules();
        ownership = new OwnershipSearch(memory, values, FASTER * limit);
        integers = new IntegerBoundSearch(this, ownership, FASTER * limit);
        difference = new DifferenceGame(this, integers, FASTER * limit);
        known = new NodeTable[horizon == WHOLE ? 1 : horizon + 1];
        for (int i = 0; i < known.length; i++) known[i] = new NodeTable();
        for (int i = -SMALL; i <= SMALL; i++) numbers[SMALL + i] = values.number(i);
    }

    SearchMemory memory() {
        return memory;
    }

    public LocalRules rules() {
        return rules;
    }

    public Values values() {
        return values;
    }

    IntegerBoundSearch integers() {
        return integers;
    }

    DifferenceGame difference() {
        return difference;
    }

    /** Whether bounds would be better if more were looked at. */
    public boolean hasGivenUp() {
        return integers.hasGivenUp();
    }

    /** Whether the limit was met, or nobody waits any more, since somebody asked last. */
    boolean isExhausted() {
        return isExhausted;
    }

    boolean looksToTheEnd() {
        return horizon == WHOLE;
    }

    /** Positions looked into so far. */
    public long nodes() {
        return nodes;
    }

    /** Who owns a part as it stands, if anybody does. */
    public @Nullable Side owner(LocalNode at) {
        return ownership.owner(at);
    }

    /** A game that all that is left is at least worth; nothing if that is too much to find out. */
    public OptionalInt atLeast(Successor all) {
        return atLeast(all, 0);
    }

    /** The same if Black may not play there until something else has been played. */
    public OptionalInt atLeast(Successor all, long banned) {
        return game(bound(all.banning(banned)));
    }

    /** A game that all that is left is at most worth; nothing if that is too much to find out. */
    public OptionalInt atMost(Successor all) {
        return atMost(all, 0);
    }

    /** The same if White may not play there until something else has been played. */
    public OptionalInt atMost(Successor all, long banned) {
        return negative(atLeast(all.mirrored(), banned));
    }

    /**
     * A game that a part is at least worth. A bound that depends on the path is looked for again as long as more is
     * known each time.
     */
    public OptionalInt closelyAtLeast(LocalNode at) {
        while (true) {
            long before = learnt;
            int bound = bound(at);
            if (bound == Bound.NONE || !Bound.isPathDependent(bound) || learnt == before) return game(bound);
            for (NodeTable notes : known) notes.dropOdd();
        }
    }

    /** A game that a part is at most worth, found likewise. */
    public OptionalInt closelyAtMost(LocalNode at) {
        return negative(closelyAtLeast(at.mirrored()));
    }

    /** Whether a move is not suicide. */
    public boolean isLegal(LocalPosition at, int move, Side side) {
        return play(rules.node(at), move, side) != null;
    }

    /** A game that a position is at least worth after a legal move; nothing if that is too much to find out. */
    public OptionalInt atLeast(LocalPosition at, int move, Side side) {
        isExhausted = false;
        return game(bound(legal(rules.node(at), move, side), after(1, horizon)));
    }

    /** A game that a position is at most worth after a legal move; nothing if that is too much to find out. */
    public OptionalInt atMost(LocalPosition at, int move, Side side) {
        return negative(atLeast(at.mirrored(), move, side.other()));
    }

    private int bound(Successor all) {
        isExhausted = false;
        return bound(all, horizon);
    }

    private static OptionalInt game(int bound) {
        return bound == Bound.NONE ? OptionalInt.empty() : OptionalInt.of(Bound.game(bound));
    }

    private OptionalInt negative(OptionalInt game) {
        return game.isEmpty() ? game : OptionalInt.of(values.negative(game.getAsInt()));
    }

    /** As {@link #atLeast}, but a part that has not been valued yet is bounded by whole numbers. */
    public int roughlyAtLeast(LocalPosition at, int move, Side side) {
        Successor after = legal(rules.node(at), move, side);
        int sum = number(after.gain());
        for (int i = 0; i < after.size(); i++) {
            LocalNode part = after.part(i);
            int earlier = known(part);
            boolean isValued = earlier != UNKNOWN && !Bound.isPathDependent(Bound.read(earlier));
            sum = values.plus(sum, isValued ? Bound.game(Bound.read(earlier)) : rough(part, side.other()));
        }
        return sum;
    }

    /** A simple game that a part is at least worth: as good as any if this side moves next. */
    private int rough(LocalNode part, Side next) {
        if (next == Side.WHITE || owner(part) != null) return number(integers.lower(part));
        int worst = memory.statics().worst(part);
        int first = integers.lowerMovingFirst(part);
        return first > worst ? values.game(number(first), number(worst)) : number(worst);
    }

    /** As {@link #atMost}, but a part that has not been valued yet is bounded by whole numbers. */
    public int roughlyAtMost(LocalPosition at, int move, Side side) {
        return values.negative(roughlyAtLeast(at.mirrored(), move, side.other()));
    }

    private Successor legal(LocalNode at, int move, Side side) {
        Successor after = play(at, move, side);
        if (after == null) throw new IllegalArgumentException("suicide at " + move);
        return after;
    }

    /** The plies that are left after some. */
    static int after(int plies, int depth) {
        return depth == WHOLE ? WHOLE : depth - plies;
    }

    /** A whole number. */
    int number(int points) {
        return points < -SMALL || points > SMALL ? values.number(points) : numbers[SMALL + points];
    }

    /** A {@link Bound} from below. */
    int bound(Successor all, int depth) {
        if (depth <= 0) return Bound.oneSided(number(integers.lower(all)));
        int sum = number(all.gain());
        int flaws = 0;
        for (int i = 0; i < all.size(); i++) {
            int bound = bound(all.part(i), depth);
            if (bound == Bound.NONE) return bound;
            sum = values.plus(sum, Bound.game(bound));
            flaws |= bound;
        }
        return Bound.like(sum, flaws);
    }

    private int bound(LocalNode at, int depth) {
        int earlier = exact.at(at);
        if (earlier == UNKNOWN) earlier = notes(depth).at(at);
        if (earlier != UNKNOWN) return Bound.read(earlier);
        Side owner = ownership.owner(at);
        if (owner != null) return learn(at, Bound.exact(number(ownership.points(at, owner))), depth);
        // without knowing that nobody owns it one might count a side's moves in its own territory for more than that
        if (hasGivenUp()) return givenUp(at);
        return open.at(at) == path ? Bound.pathDependent(number(integers.lower(at))) : search(at, depth);
    }

    /** What is known of a position wherever it is met, as it is noted. */
    int known(LocalNode at) {
        int value = exact.at(at);
        return value == UNKNOWN && horizon == WHOLE ? known[0].at(at) : value;
    }

    /** A {@link Bound} on a part, whatever is on the path: it is smaller than all that. */
    int alone(LocalNode at) {
        path++;
        try {
            return bound(at, horizon);
        } finally {
            path--;
        }
    }

    private int givenUp(LocalNode at) {
        return horizon == WHOLE ? exhausted() : Bound.oneSided(number(integers.lower(at)));
    }

    private NodeTable notes(int depth) {
        return known[depth == WHOLE ? 0 : depth];
    }

    /** Keeps a bound. One that is exact tells the value of the mirror image too. */
    private int learn(LocalNode at, int bound, int depth) {
        if (!Bound.isPathDependent(bound)) learnt++;
        if (Bound.isExact(bound)) {
            exact.put(at, Bound.noted(bound));
            if (at.banned() == 0)
                exact.put(at.mirrored(), Bound.noted(Bound.exact(values.negative(Bound.game(bound)))));
        } else {
            notes(depth).put(at, Bound.noted(bound));
        }
        return bound;
    }

    private int search(LocalNode at, int depth) {
        LocalShape shape = LocalShape.of(rules.graph(), at);
        Integer alike = shapes.get(shape);
        if (alike != null) return learn(at, alike, depth);
        if (++nodes > limit || !values.lasts()) return exhausted();
        int bound = entered(at, depth);
        if (bound == Bound.NONE) return bound;
        if (Bound.isExact(bound) || (depth == WHOLE && !Bound.isPathDependent(bound))) shapes.put(shape, bound);
        return learn(at, bound, depth);
    }

    private int entered(LocalNode at, int depth) {
        int before = open.at(at);
        open.put(at, path);
        try {
            return new OptionSearch(this, at, depth).bound();
        } finally {
            open.put(at, before);
        }
    }

    private int exhausted() {
        isExhausted = true;
        return Bound.NONE;
    }

    /**
     * What comes of a move; nothing if it is suicide. A ban stays when Black takes another ko, so that two kos do not
     * go round.
     */
    @Nullable
    Successor play(LocalNode at, int move, Side side) {
        if (side == Side.BLACK && (at.banned() >> move & 1) == 1) return null;
        if (side == Side.WHITE) return rules.whiteWithBan(at, move);
        Successor after = rules.black(at, move);
        return after == null || after.ko() == 0 || at.banned() == 0 ? after : after.banning(at.banned());
    }

    /** The points of a part that is decided. */
    int counted(LocalNode part, Side owner) {
        return ownership.points(part, owner);
    }
}
