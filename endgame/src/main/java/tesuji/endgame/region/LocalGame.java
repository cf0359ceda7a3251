package tesuji.endgame.region;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
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
    private static final int UNKNOWN = 0;
    /** Whole numbers up to this are looked up in a list. */
    private static final int SMALL = 128;

    private final LocalRules rules;
    private final Atlas atlas;
    private final Values values;
    private final Enclosure enclosure;
    private final long limit;
    /** Bounds plus 2; loose ones, which may get better when more is known, are odd. */
    private final Notes known = new Notes();

    private final Map<Shape, Integer> shapes = new HashMap<>();
    private final Path path = new Path();
    private final int[] numbers = new int[2 * SMALL + 1];
    private long exact;
    private long nodes;

    /** Gives up with an {@link ArenaFullException} after so many positions, or when the arena is stopped. */
    public LocalGame(LocalRules rules, Values values, long limit) {
        this.rules = rules;
        this.values = values;
        this.limit = limit;
        atlas = rules.atlas();
        enclosure = new Enclosure(rules, values, limit);
        for (int i = -SMALL; i <= SMALL; i++) numbers[SMALL + i] = values.number(i);
    }

    LocalRules rules() {
        return rules;
    }

    Values values() {
        return values;
    }

    Path path() {
        return path;
    }

    /** Looks at a position again if it is needed, as more may be known then. */
    void forget(Spot at) {
        if ((known.at(at) & 1) == 1) known.put(at, UNKNOWN);
    }

    /** Positions looked into so far. */
    public long nodes() {
        return nodes;
    }

    /** Who owns the part as it stands, if anybody does. */
    public Optional<Side> owner(LocalPosition at) {
        return Optional.ofNullable(enclosure.owner(atlas.spot(at)));
    }

    /** A game that all that is left is at least worth. */
    public int atLeast(Outlook outlook) {
        Spot[] parts = new Spot[outlook.parts().size()];
        for (int i = 0; i < parts.length; i++)
            parts[i] = atlas.spot(outlook.parts().get(i));
        return Bound.game(bound(new Prospect(parts, outlook.points(), outlook.prisoners())));
    }

    /** A game that the position is at least worth. */
    public int atLeast(LocalPosition at) {
        while (true) {
            long before = exact;
            int bound = bound(atlas.spot(at));
            if (!Bound.isLoose(bound) || exact == before) return Bound.game(bound);
            known.dropOdd();
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

    private int number(int points) {
        return points < -SMALL || points > SMALL ? values.number(points) : numbers[SMALL + points];
    }

    int bound(Prospect prospect) {
        path.gain(prospect.prisoners);
        int sum = number(prospect.points);
        boolean loose = false;
        for (Spot part : prospect.parts) {
            int bound = bound(part);
            sum = values.plus(sum, Bound.game(bound));
            loose |= Bound.isLoose(bound);
        }
        path.gain(-prospect.prisoners);
        return Bound.of(sum, loose);
    }

    /** A {@link Bound} from below. */
    private int bound(Spot at) {
        int earlier = known.at(at);
        if (earlier != UNKNOWN) return earlier - 2;
        Side owner = enclosure.owner(at);
        if (owner != null) return learn(at, Bound.of(number(enclosure.points(at, owner)), false));
        return switch (path.meet(at)) {
            case NEW -> search(at);
            case AGAIN -> worst(at);
            case SUPPOSED -> path.supposed();
        };
    }

    /** Keeps a bound. One that is not loose is the value itself, which tells that of the mirror image too. */
    private int learn(Spot at, int bound) {
        known.put(at, bound + 2);
        if (!Bound.isLoose(bound)) {
            known.put(at.mirrored(), Bound.of(values.negative(Bound.game(bound)), false) + 2);
            exact++;
        }
        return bound;
    }

    /** All points, and all black stones captured, to White. */
    private int worst(Spot at) {
        return Bound.of(number(enclosure.points(at, Side.WHITE)), true);
    }

    int worst(Prospect prospect) {
        int points = prospect.points;
        for (Spot part : prospect.parts) points += enclosure.points(part, Side.WHITE);
        return Bound.of(number(points), true);
    }

    int best(Prospect prospect) {
        int points = prospect.points;
        for (Spot part : prospect.parts) points += enclosure.points(part);
        return number(points);
    }

    private int search(Spot at) {
        Shape shape = Shape.of(rules.terrain(), at.position());
        Integer alike = shapes.get(shape);
        if (alike != null) return learn(at, alike);
        if (++nodes > limit) {
            throw new ArenaFullException("A region needs more than the " + limit + " positions that may be searched.");
        }
        values.step();
        path.enter(at);
        int bound = new Front(this, at).bound();
        if (path.leave(at, bound)) {
            learn(at, bound);
            if (!Bound.isLoose(bound)) shapes.put(shape, bound);
        }
        return bound;
    }

    /** What comes of a move; nothing if it is suicide. */
    @Nullable
    Prospect play(Spot at, int move, Side side) {
        return side == Side.BLACK ? atlas.black(at, move) : atlas.white(at, move);
    }

    /** Who owns a part, if anybody does. */
    @Nullable
    Side owner(Spot part) {
        return enclosure.owner(part);
    }

    /** The points of a part that is decided. */
    int counted(Spot part, Side owner) {
        return enclosure.points(part, owner);
    }

    /** How much there is to look into: the empty points of the largest part that nobody owns. */
    int labour(Prospect prospect) {
        int labour = 0;
        for (Spot part : prospect.parts) {
            int size = Long.bitCount(part.empty);
            if (size > labour && !isKnown(part) && owner(part) == null) labour = size;
        }
        return labour;
    }

    private boolean isKnown(Spot part) {
        int earlier = known.at(part);
        return earlier != UNKNOWN && (earlier & 1) == 0;
    }
}
