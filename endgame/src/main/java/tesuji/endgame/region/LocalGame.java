package tesuji.endgame.region;

import java.util.HashMap;
import java.util.HashSet;
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

    /** Gives up with an {@link ArenaFullException} after so many positions, or when the arena is stopped. */
    public LocalGame(LocalRules rules, Values values, long limit) {
        this.rules = rules;
        this.values = values;
        this.limit = limit;
        enclosure = new Enclosure(rules, values, limit);
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
    void forget(LocalPosition at) {
        loose.remove(at);
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

    int bound(Outlook outlook) {
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

    int worst(Outlook outlook) {
        int points = outlook.points();
        for (LocalPosition part : outlook.parts()) points -= enclosure.points(part.mirrored());
        return Bound.of(values.number(points), true);
    }

    int best(Outlook outlook) {
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
        values.step();
        path.enter(at);
        int bound = new Front(this, at).bound();
        if (path.leave(at, bound)) {
            if (Bound.isLoose(bound)) loose.put(at, bound);
            else {
                known.put(at, bound);
                shapes.put(shape, bound);
            }
        }
        return bound;
    }

    Optional<Outlook> play(LocalPosition at, int move, Side side) {
        return side == Side.BLACK ? rules.black(at, move) : rules.white(at, move);
    }

    /** Whether a stone just played has left the parts that are still open. */
    static boolean isSafe(Outlook outlook, int move) {
        for (LocalPosition part : outlook.parts()) if ((part.points() >> move & 1) == 1) return false;
        return true;
    }

    /** The points that are decided. */
    int counted(Outlook outlook) {
        int points = outlook.points();
        for (LocalPosition part : outlook.parts()) {
            Optional<Side> owner = enclosure.owner(part);
            if (owner.isEmpty()) continue;
            points += owner.get() == Side.BLACK ? enclosure.points(part) : -enclosure.points(part.mirrored());
        }
        return points;
    }

    Set<LocalPosition> open(Outlook outlook) {
        Set<LocalPosition> open = new HashSet<>();
        for (LocalPosition part : outlook.parts()) if (enclosure.owner(part).isEmpty()) open.add(part);
        return open;
    }

    /** How much there is to look into: the empty points of the largest part that nobody owns. */
    int labour(Outlook outlook) {
        int labour = 0;
        for (LocalPosition part : outlook.parts()) {
            int size = Long.bitCount(part.empty());
            if (size > labour
                    && !known.containsKey(part)
                    && enclosure.owner(part).isEmpty()) labour = size;
        }
        return labour;
    }
}
