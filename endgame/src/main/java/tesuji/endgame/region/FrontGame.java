package tesuji.endgame.region;

import java.util.Arrays;
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
 * A local position with nothing but moves at the front: where both sides meet, where stones can be connected to safe
 * ones, and where something can be captured. Whoever captures the chain in the middle is given all that is left around
 * it.
 *
 * <p>Of a chain with access to corridors this is the game that Berlekamp and Wolfe (1994) analyse: there other moves
 * are of no use, and what the chain is worth to its captor does not matter as long as it is a lot. Of other positions
 * it is an estimate.
 */
public final class FrontGame {
    private final LocalRules rules;
    private final Values values;
    private final Enclosure enclosure;
    private final long pivot;
    private final long limit;
    private final Map<LocalPosition, Integer> known = new HashMap<>();
    private final Map<Shape, Integer> shapes = new HashMap<>();
    private final Set<LocalPosition> open = new HashSet<>();
    private long nodes;

    /** The game around one chain, of which one stone is named. */
    public FrontGame(LocalRules rules, Values values, int pivot, long limit) {
        this.rules = rules;
        this.pivot = 1L << pivot;
        this.values = values;
        this.limit = limit;
        enclosure = new Enclosure(rules, values, limit);
    }

    /** Positions looked into so far. */
    public long nodes() {
        return nodes;
    }

    /** What all that is left is worth, if nothing comes back. */
    public Optional<Integer> value(Outlook outlook) {
        int sum = values.number(outlook.points());
        for (LocalPosition part : outlook.parts()) {
            Optional<Integer> value = value(part);
            if (value.isEmpty()) return value;
            sum = values.plus(sum, value.get());
        }
        return Optional.of(sum);
    }

    private Optional<Integer> value(LocalPosition at) {
        Integer earlier = known.get(at);
        if (earlier != null) return Optional.of(earlier);
        Spot spot = rules.atlas().spot(at);
        Side owner = enclosure.owner(spot);
        if (owner != null) return Optional.of(remember(at, values.number(enclosure.points(spot, owner))));
        Shape shape = Shape.of(rules.terrain(), spot);
        Integer alike = shapes.get(shape);
        if (alike != null) return Optional.of(remember(at, alike));
        if (++nodes > limit) {
            throw new ArenaFullException("A region needs more than the " + limit + " positions that may be searched.");
        }
        values.step();
        if (!open.add(at)) return Optional.empty();
        Optional<Integer> value = search(at);
        open.remove(at);
        value.ifPresent(found -> shapes.put(shape, remember(at, found)));
        return value;
    }

    private int remember(LocalPosition at, int value) {
        known.put(at, value);
        return value;
    }

    private Optional<Integer> search(LocalPosition at) {
        Optional<int[]> blacks = options(at, Side.BLACK);
        Optional<int[]> whites = options(at, Side.WHITE);
        return blacks.flatMap(lefts -> whites.map(rights -> values.game(lefts, rights)));
    }

    private Optional<int[]> options(LocalPosition at, Side side) {
        int[] options = new int[Long.bitCount(at.empty())];
        int count = 0;
        for (long rest = moves(at, side); rest != 0; rest &= rest - 1) {
            Optional<Outlook> after = play(at, Long.numberOfTrailingZeros(rest), side);
            if (after.isEmpty()) continue;
            Optional<Integer> value = value(after.get());
            if (value.isEmpty()) return Optional.empty();
            options[count++] = value.get();
        }
        return Optional.of(Arrays.copyOf(options, count));
    }

    /** The moves of one side that count here. */
    public long moves(LocalPosition at, Side side) {
        Terrain terrain = rules.terrain();
        long nearBlack = at.nearBlack() | terrain.around(at.black());
        long nearWhite = at.nearWhite() | terrain.around(at.white());
        long own = side == Side.BLACK ? at.black() : at.white();
        long safe = side == Side.BLACK ? at.nearBlack() : at.nearWhite();
        long contact = (nearBlack & nearWhite) | (terrain.around(own) & safe) | capturing(at, side);
        return contact & at.empty() & (terrain.around(chain(at)) | disputed(at));
    }

    /** The points that would still be nobody's if the chain stayed where it is. */
    private long disputed(LocalPosition at) {
        long chain = chain(at);
        long disputed = 0;
        for (long rest = at.points() & ~chain; rest != 0; ) {
            long part = rules.terrain().flood(rest & -rest, at.points() & ~chain);
            rest &= ~part;
            LocalPosition alone = new LocalPosition(
                    part, at.black() & part, at.white() & part, at.nearBlack() & part, at.nearWhite() & part);
            if (enclosure.owner(rules.atlas().spot(alone)) == null) disputed |= part;
        }
        return disputed;
    }

    private long capturing(LocalPosition at, Side side) {
        long capturing = 0;
        long enemies = side == Side.BLACK ? at.white() : at.black();
        for (long rest = enemies; rest != 0; ) {
            long chain = rules.terrain().flood(rest & -rest, enemies);
            rest &= ~chain;
            long liberties = rules.terrain().around(chain) & at.empty();
            if (Long.bitCount(liberties) == 1) capturing |= liberties;
        }
        return capturing;
    }

    /** What comes of a move; the capture of the chain ends it all. */
    public Optional<Outlook> play(LocalPosition at, int move, Side side) {
        Optional<Outlook> after = side == Side.BLACK ? rules.black(at, move) : rules.white(at, move);
        long chain = chain(at);
        boolean enemy = (chain & (side == Side.BLACK ? at.white() : at.black())) != 0;
        int prisoners = Math.abs(after.map(Outlook::prisoners).orElse(0));
        if (after.isEmpty() || !enemy || prisoners < Math.max(2, Long.bitCount(chain))) return after;
        int points = after.get().points();
        for (LocalPosition part : after.get().parts()) {
            points += enclosure.points(rules.atlas().spot(part), side);
        }
        return Optional.of(new Outlook(List.of(), points, after.get().prisoners()));
    }

    /** The chain that everything turns on, as far as it is there. */
    private long chain(LocalPosition at) {
        long black = rules.terrain().flood(pivot & at.black(), at.black());
        return black != 0 ? black : rules.terrain().flood(pivot & at.white(), at.white());
    }
}
