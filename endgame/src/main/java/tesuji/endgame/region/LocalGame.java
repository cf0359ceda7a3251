package tesuji.endgame.region;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;
import tesuji.endgame.value.ArenaFullException;
import tesuji.endgame.value.Side;
import tesuji.endgame.value.Values;

/**
 * What a local position is worth if either side may play anywhere in it, as often as the other lets it (Müller 1995): a game that it
 * is at least worth, and one that it is at most worth. Where both are the same, that is the value.
 *
 * <p>Hardly any move has to be looked into. A white move to X can be left out if X is not at most the value H found so far, for
 * instance because Black has an answer to something that is at least H (the gift horse principle; Conway 1976). Often that can be
 * told from whole numbers alone, see {@link Floors}. A move for which no such answer is found becomes an option. So the bound holds
 * for the game with all moves. A black move may be left out of a lower bound in any case.
 *
 * <p>For the lower bound White wins all kos: Black may not retake one before something else has been played in that part. Any other
 * position that comes back is taken at its worst, unless somebody lost prisoners on the way; see {@link Path}.
 */
public final class LocalGame {
    /** Looks ahead to the end. */
    static final int WHOLE = Integer.MAX_VALUE;

    private static final int UNKNOWN = 0;
    /** Whole numbers up to this are looked up in a list. */
    private static final int SMALL = 128;
    /** Positions of {@link Enclosure} and {@link Floors} for every one that may be searched here: they are that much faster. */
    private static final int FASTER = 25;

    private final LocalRules rules;
    private final Atlas atlas;
    private final Values values;
    private final Enclosure enclosure;
    private final Floors floors;
    private final long limit;
    private final int horizon;
    /** Bounds that are values, as {@link Bound#noted}. */
    private final Notes exact = new Notes();
    /** Other bounds, by the plies that may still be looked ahead; those that are loose are odd. */
    private final Notes[] known;

    private final Map<Shape, Integer> shapes = new HashMap<>();
    private final Path path = new Path();
    private final int[] numbers = new int[2 * SMALL + 1];
    private long learnt;
    private long nodes;

    /** Gives up with an {@link ArenaFullException} after so many positions, or when the arena is stopped. */
    public LocalGame(LocalRules rules, Values values, long limit) {
        this(rules, values, limit, WHOLE);
    }

    /** Looks only so many plies ahead; what is left then is bounded by a whole number. */
    LocalGame(LocalRules rules, Values values, long limit, int horizon) {
        this.rules = rules;
        this.values = values;
        this.limit = limit;
        this.horizon = horizon;
        atlas = rules.atlas();
        enclosure = new Enclosure(rules, values, FASTER * limit);
        floors = new Floors(rules, values, enclosure, FASTER * limit);
        known = new Notes[horizon == WHOLE ? 1 : horizon + 1];
        for (int i = 0; i < known.length; i++) known[i] = new Notes();
        for (int i = -SMALL; i <= SMALL; i++) numbers[SMALL + i] = values.number(i);
    }

    LocalRules rules() {
        return rules;
    }

    Values values() {
        return values;
    }

    Floors floors() {
        return floors;
    }

    Path path() {
        return path;
    }

    /** Looks at a position again if it is needed, as more may be known then. */
    void forget(Spot at) {
        for (Notes notes : known) if ((notes.at(at) & 1) == 1) notes.put(at, UNKNOWN);
    }

    /** Whether bounds would be better if more were looked at. */
    boolean hasGivenUp() {
        return enclosure.hasGivenUp();
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
        return Bound.game(bound(new Prospect(parts, outlook.points(), outlook.prisoners(), 0), horizon));
    }

    /** A game that the position is at least worth. */
    public int atLeast(LocalPosition at) {
        while (true) {
            long before = learnt;
            int bound = bound(atlas.spot(at), horizon);
            if (!Bound.isLoose(bound) || learnt == before) return Bound.game(bound);
            for (Notes notes : known) notes.dropOdd();
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

    /** A game that a position is at least worth after a move; nothing if that is suicide. One ply is enough where there is a horizon. */
    OptionalInt atLeast(LocalPosition at, int move, Side side) {
        Prospect after = play(atlas.spot(at), move, side);
        int depth = horizon == WHOLE ? WHOLE : 0;
        return after == null ? OptionalInt.empty() : OptionalInt.of(Bound.game(bound(after, depth)));
    }

    /** A game that a position is at most worth after a move; nothing if that is suicide. */
    OptionalInt atMost(LocalPosition at, int move, Side side) {
        OptionalInt mirrored = atLeast(at.mirrored(), move, side.other());
        return mirrored.isEmpty() ? mirrored : OptionalInt.of(values.negative(mirrored.getAsInt()));
    }

    /** The plies that are left after some. */
    static int after(int plies, int depth) {
        return depth == WHOLE ? WHOLE : depth - plies;
    }

    private int number(int points) {
        return points < -SMALL || points > SMALL ? values.number(points) : numbers[SMALL + points];
    }

    /** A {@link Bound} from below. */
    int bound(Prospect prospect, int depth) {
        if (depth <= 0) return Bound.oneSided(number(floors.floor(prospect)));
        path.gain(prospect.prisoners);
        int sum = number(prospect.points);
        int flaws = 0;
        for (Spot part : prospect.parts) {
            int bound = bound(part, depth);
            sum = values.plus(sum, Bound.game(bound));
            flaws |= bound;
        }
        path.gain(-prospect.prisoners);
        return Bound.like(sum, flaws);
    }

    private int bound(Spot at, int depth) {
        int earlier = exact.at(at);
        if (earlier == UNKNOWN) earlier = notes(depth).at(at);
        if (earlier != UNKNOWN) return Bound.read(earlier);
        Side owner = enclosure.owner(at);
        if (owner != null) return learn(at, Bound.exact(number(enclosure.points(at, owner))), depth);
        // without knowing that nobody owns it one might count a side's moves in its own territory for more than that
        if (enclosure.hasGivenUp()) return givenUp(at);
        return switch (path.meet(at)) {
            case NEW -> search(at, depth);
            case AGAIN -> worst(at);
            case SUPPOSED -> path.supposed();
        };
    }

    private int givenUp(Spot at) {
        if (horizon == WHOLE) throw full();
        return Bound.oneSided(number(floors.floor(at)));
    }

    private Notes notes(int depth) {
        return known[depth == WHOLE ? 0 : depth];
    }

    /** Keeps a bound. One that is exact tells the value of the mirror image too. */
    private int learn(Spot at, int bound, int depth) {
        if (!Bound.isLoose(bound)) learnt++;
        if (Bound.isExact(bound)) {
            exact.put(at, Bound.noted(bound));
            if (at.banned == 0) exact.put(at.mirrored(), Bound.noted(Bound.exact(values.negative(Bound.game(bound)))));
        } else {
            notes(depth).put(at, Bound.noted(bound));
        }
        return bound;
    }

    /** All points, and all black stones captured, to White. */
    private int worst(Spot at) {
        return Bound.loose(number(atlas.least(at)));
    }

    int worst(Prospect prospect) {
        int points = prospect.points;
        for (Spot part : prospect.parts) points += atlas.least(part);
        return Bound.loose(number(points));
    }

    private int search(Spot at, int depth) {
        Shape shape = Shape.of(rules.terrain(), at);
        Integer alike = shapes.get(shape);
        if (alike != null) return learn(at, alike, depth);
        if (++nodes > limit) throw full();
        values.step();
        path.enter(at);
        int bound = new Front(this, at, depth).bound();
        if (path.leave(at, bound)) {
            learn(at, bound, depth);
            if (Bound.isExact(bound) || (depth == WHOLE && !Bound.isLoose(bound))) shapes.put(shape, bound);
        }
        return bound;
    }

    private ArenaFullException full() {
        return new ArenaFullException("A region needs more than the " + limit + " positions that may be searched.");
    }

    /** What comes of a move; nothing if it is suicide. */
    @Nullable
    Prospect play(Spot at, int move, Side side) {
        if (side == Side.BLACK && (at.banned >> move & 1) == 1) return null;
        if (side == Side.WHITE) return atlas.whiteTaking(at, move);
        Prospect after = atlas.black(at, move);
        return after == null || after.ko == 0 || at.banned == 0 ? after : after.banning(at.banned);
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
        return exact.at(part) != UNKNOWN;
    }
}
