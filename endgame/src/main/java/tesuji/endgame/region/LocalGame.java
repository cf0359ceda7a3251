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
 * What a local position is worth if either side may play anywhere in it, as often as the other lets it (Müller 1995): a
 * game that it is at least worth, and one that it is at most worth. Where both are the same, that is the value.
 *
 * <p>Hardly any move has to be valued. A white move to X can be left out if X is not at most the value H found so far,
 * which is so if Black has an answer in the difference of X and H (the gift horse principle; Conway 1976): that is a
 * {@link Comparison}, and far less work. A move for which no such answer is found becomes an option. So the bound holds
 * for the game with all moves. A black move may be left out of a lower bound in any case.
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

    private final LocalRules rules;
    private final Atlas atlas;
    private final Values values;
    private final Enclosure enclosure;
    private final Floors floors;
    private final Comparison comparison;
    private final long limit;
    private final int horizon;
    /** Bounds that are values, as {@link Bound#noted}. */
    private final Notes exact = new Notes();
    /** Other bounds, by the plies that may still be looked ahead; those that are loose are odd. */
    private final Notes[] known;

    private final Map<Shape, Integer> shapes = new HashMap<>();
    /** Positions on the way, with their journey. */
    private final Notes open = new Notes();
    /** Rises when a part is valued whatever is on the way: another journey begins. */
    private int journey = 1;

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
        floors = new Floors(this, enclosure, FASTER * limit);
        comparison = new Comparison(this, floors, FASTER * limit);
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

    Comparison comparison() {
        return comparison;
    }

    /** Whether bounds would be better if more were looked at. */
    boolean hasGivenUp() {
        return floors.hasGivenUp();
    }

    boolean looksToTheEnd() {
        return horizon == WHOLE;
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
        return atLeast(outlook, 0);
    }

    /** The same if Black may not play there until something else has been played. */
    public int atLeast(Outlook outlook, long banned) {
        Spot[] parts = new Spot[outlook.parts().size()];
        for (int i = 0; i < parts.length; i++) {
            parts[i] = atlas.spot(outlook.parts().get(i)).banning(banned);
        }
        return Bound.game(bound(new Remains(parts, outlook.points(), outlook.prisoners(), 0), horizon));
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
        return atMost(outlook, 0);
    }

    /** The same if White may not play there until something else has been played. */
    public int atMost(Outlook outlook, long banned) {
        return values.negative(atLeast(outlook.mirrored(), banned));
    }

    /** A game that the position is at most worth. */
    public int atMost(LocalPosition at) {
        return values.negative(atLeast(at.mirrored()));
    }

    /** A game that a position is at least worth after a move; nothing if that is suicide. */
    OptionalInt atLeast(LocalPosition at, int move, Side side) {
        Prospect after = play(atlas.spot(at), move, side);
        return after == null ? OptionalInt.empty() : OptionalInt.of(Bound.game(bound(after, after(1, horizon))));
    }

    /** A game that a position is at most worth after a move; nothing if that is suicide. */
    OptionalInt atMost(LocalPosition at, int move, Side side) {
        return negative(atLeast(at.mirrored(), move, side.other()));
    }

    private OptionalInt negative(OptionalInt game) {
        return game.isEmpty() ? game : OptionalInt.of(values.negative(game.getAsInt()));
    }

    /** As {@link #atLeast}, but a part that has not been valued yet is bounded by whole numbers. */
    OptionalInt roughlyAtLeast(LocalPosition at, int move, Side side) {
        Prospect after = play(atlas.spot(at), move, side);
        if (after == null) return OptionalInt.empty();
        int sum = number(after.gain());
        for (int i = 0; i < after.size(); i++) {
            Spot part = after.part(i);
            int earlier = known(part);
            boolean isValued = earlier != UNKNOWN && !Bound.isLoose(Bound.read(earlier));
            sum = values.plus(sum, isValued ? Bound.game(Bound.read(earlier)) : rough(part, side.other()));
        }
        return OptionalInt.of(sum);
    }

    /** A simple game that a part is at least worth: as good as any if this side moves next. */
    private int rough(Spot part, Side next) {
        if (next == Side.WHITE || owner(part) != null) return number(floors.floor(part));
        int worst = atlas.worst(part);
        int reach = floors.reach(part);
        return reach > worst ? values.game(number(reach), number(worst)) : number(worst);
    }

    /** As {@link #atMost}, but a part that has not been valued yet is bounded by whole numbers. */
    OptionalInt roughlyAtMost(LocalPosition at, int move, Side side) {
        return negative(roughlyAtLeast(at.mirrored(), move, side.other()));
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
    int bound(Prospect prospect, int depth) {
        if (depth <= 0) return Bound.oneSided(number(floors.floor(prospect)));
        int sum = number(prospect.gain());
        int flaws = 0;
        for (int i = 0; i < prospect.size(); i++) {
            Spot part = prospect.part(i);
            int bound = bound(part, depth);
            sum = values.plus(sum, Bound.game(bound));
            flaws |= bound;
        }
        return Bound.like(sum, flaws);
    }

    private int bound(Spot at, int depth) {
        int earlier = exact.at(at);
        if (earlier == UNKNOWN) earlier = notes(depth).at(at);
        if (earlier != UNKNOWN) return Bound.read(earlier);
        Side owner = enclosure.owner(at);
        if (owner != null) return learn(at, Bound.exact(number(enclosure.points(at, owner))), depth);
        // without knowing that nobody owns it one might count a side's moves in its own territory for more than that
        if (hasGivenUp()) return givenUp(at);
        return open.at(at) == journey ? Bound.loose(number(floors.floor(at))) : search(at, depth);
    }

    /** What is known of a position wherever it is met, as it is noted. */
    int known(Spot at) {
        int value = exact.at(at);
        return value == UNKNOWN && horizon == WHOLE ? known[0].at(at) : value;
    }

    /** A game that a position is at least worth, whatever is on the way: it is smaller than all that. */
    int alone(Spot at) {
        journey++;
        try {
            return Bound.game(bound(at, horizon));
        } finally {
            journey--;
        }
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

    private int search(Spot at, int depth) {
        Shape shape = Shape.of(rules.terrain(), at);
        Integer alike = shapes.get(shape);
        if (alike != null) return learn(at, alike, depth);
        if (++nodes > limit) throw full();
        values.step();
        int bound = entered(at, depth);
        if (Bound.isExact(bound) || (depth == WHOLE && !Bound.isLoose(bound))) shapes.put(shape, bound);
        return learn(at, bound, depth);
    }

    private int entered(Spot at, int depth) {
        int before = open.at(at);
        open.put(at, journey);
        try {
            return new Front(this, at, depth).bound();
        } finally {
            open.put(at, before);
        }
    }

    private ArenaFullException full() {
        return new ArenaFullException("A region needs more than the " + limit + " positions that may be searched.");
    }

    /**
     * What comes of a move; nothing if it is suicide. A ban stays when Black takes another ko, so that two kos do not
     * go round.
     */
    @Nullable
    Prospect play(Spot at, int move, Side side) {
        if (side == Side.BLACK && (at.banned >> move & 1) == 1) return null;
        if (side == Side.WHITE) return atlas.whiteTaking(at, move);
        Prospect after = atlas.black(at, move);
        return after == null || after.ko() == 0 || at.banned == 0 ? after : after.banning(at.banned);
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
}
