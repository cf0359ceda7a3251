package tesuji.endgame.region;

import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import tesuji.endgame.local.LocalNode;
import tesuji.endgame.local.LocalPosition;
import tesuji.endgame.local.LocalRules;
import tesuji.endgame.local.LocalShape;
import tesuji.endgame.local.RegionGraph;
import tesuji.endgame.local.SplitSuccessor;
import tesuji.endgame.local.Successor;
import tesuji.endgame.localsearch.OwnershipSearch;
import tesuji.endgame.localsearch.SearchMemory;
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
public final class CorridorGame {
    private final LocalRules rules;
    private final RegionGraph graph;
    private final Values values;
    private final OwnershipSearch ownership;
    private final long pivot;
    private final long limit;
    private final Map<LocalNode, Integer> known = new HashMap<>();
    private final Map<LocalShape, Integer> shapes = new HashMap<>();
    private final Set<LocalNode> open = new HashSet<>();
    private long nodes;

    /** The game around one chain, of which one stone is named. */
    public CorridorGame(SearchMemory memory, Values values, int pivot, long limit) {
        rules = memory.rules();
        graph = rules.graph();
        this.pivot = 1L << pivot;
        this.values = values;
        this.limit = limit;
        ownership = new OwnershipSearch(memory, values, limit);
    }

    /** Positions looked into so far. */
    public long nodes() {
        return nodes;
    }

    /** What all that is left is worth; nothing if a position comes back, or if that is too much. */
    public OptionalInt value(Successor all) {
        int sum = values.number(all.gain());
        for (int i = 0; i < all.size(); i++) {
            OptionalInt value = value(all.part(i));
            if (value.isEmpty()) return value;
            sum = values.plus(sum, value.getAsInt());
        }
        return OptionalInt.of(sum);
    }

    /** What a position is worth after a move; nothing if the move does not count here, or that is not known. */
    public OptionalInt afterMove(LocalPosition at, int move, Side side) {
        LocalNode node = rules.node(at);
        Successor after = (moves(node, side) >> move & 1) == 0 ? null : play(node, move, side);
        return after == null ? OptionalInt.empty() : value(after);
    }

    private OptionalInt value(LocalNode at) {
        Integer earlier = known.get(at);
        if (earlier != null) return OptionalInt.of(earlier);
        Side owner = ownership.owner(at);
        if (owner != null) return remember(at, values.number(ownership.points(at, owner)));
        LocalShape shape = LocalShape.of(graph, at);
        Integer alike = shapes.get(shape);
        if (alike != null) return remember(at, alike);
        if (++nodes > limit || !values.lasts() || !open.add(at)) return OptionalInt.empty();
        OptionalInt value = search(at);
        open.remove(at);
        if (value.isEmpty()) return value;
        shapes.put(shape, value.getAsInt());
        return remember(at, value.getAsInt());
    }

    private OptionalInt remember(LocalNode at, int value) {
        known.put(at, value);
        return OptionalInt.of(value);
    }

    private OptionalInt search(LocalNode at) {
        int[] blacks = options(at, Side.BLACK);
        int[] whites = blacks == null ? null : options(at, Side.WHITE);
        return blacks == null || whites == null ? OptionalInt.empty() : OptionalInt.of(values.game(blacks, whites));
    }

    /** What the moves of one side lead to; null if one of them is not known. */
    private int @Nullable [] options(LocalNode at, Side side) {
        int[] options = new int[Long.bitCount(at.empty())];
        int count = 0;
        for (long rest = moves(at, side); rest != 0; rest &= rest - 1) {
            Successor after = play(at, Long.numberOfTrailingZeros(rest), side);
            if (after == null) continue;
            OptionalInt value = value(after);
            if (value.isEmpty()) return null;
            options[count++] = value.getAsInt();
        }
        return Arrays.copyOf(options, count);
    }

    /** The moves of one side that count here. */
    long moves(LocalPosition at, Side side) {
        long nearBlack = at.nearBlack() | graph.around(at.black());
        long nearWhite = at.nearWhite() | graph.around(at.white());
        long own = side == Side.BLACK ? at.black() : at.white();
        long safe = side == Side.BLACK ? at.nearBlack() : at.nearWhite();
        long contact = (nearBlack & nearWhite) | (graph.around(own) & safe) | capturing(at, side);
        return contact & at.empty() & (graph.around(chain(at)) | disputed(at));
    }

    /** The points that would still be nobody's if the chain stayed where it is. */
    private long disputed(LocalPosition at) {
        long chain = chain(at);
        long disputed = 0;
        for (long rest = at.points() & ~chain; rest != 0; ) {
            long part = graph.flood(rest & -rest, at.points() & ~chain);
            rest &= ~part;
            LocalPosition alone = new LocalPosition(
                    part, at.black() & part, at.white() & part, at.nearBlack() & part, at.nearWhite() & part);
            if (ownership.owner(rules.node(alone)) == null) disputed |= part;
        }
        return disputed;
    }

    private long capturing(LocalPosition at, Side side) {
        long capturing = 0;
        long enemies = side == Side.BLACK ? at.white() : at.black();
        for (long rest = enemies; rest != 0; ) {
            long chain = graph.flood(rest & -rest, enemies);
            rest &= ~chain;
            long liberties = graph.around(chain) & at.empty();
            if (Long.bitCount(liberties) == 1) capturing |= liberties;
        }
        return capturing;
    }

    /** What comes of a move, null if it is suicide; the capture of the chain ends it all. */
    private @Nullable Successor play(LocalNode at, int move, Side side) {
        Successor after = side == Side.BLACK ? rules.black(at, move) : rules.white(at, move);
        if (after == null) return null;
        long chain = chain(at);
        boolean isEnemy = (chain & (side == Side.BLACK ? at.white() : at.black())) != 0;
        if (!isEnemy || Math.abs(after.prisoners()) < Math.max(2, Long.bitCount(chain))) return after;
        int points = after.gain();
        for (int i = 0; i < after.size(); i++) points += ownership.points(after.part(i), side);
        return SplitSuccessor.counted(points, after.prisoners());
    }

    /** The chain that everything turns on, as far as it is there. */
    private long chain(LocalPosition at) {
        long black = graph.flood(pivot & at.black(), at.black());
        return black != 0 ? black : graph.flood(pivot & at.white(), at.white());
    }
}
