package tesuji.endgame.local;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * The rules of Go within a region: captures, no suicide, and no rule of ko, since either side may move twice in a row
 * here.
 *
 * <p>After every move stones that have joined a safe stone, or have two eyes, become safe themselves and leave the
 * region, which may fall apart by that. What falls apart can be counted apart: this is what makes long corridors easy.
 *
 * <p>Searches ask for the same moves again and again, so a {@link LocalNode} keeps what its moves lead to. Owned by one
 * thread.
 */
public final class LocalRules {
    /** Stands for a move that is suicide. */
    private static final Successor SUICIDE = SplitSuccessor.counted(0, 0);

    private final RegionGraph graph;
    private final Counting counting;
    private final LocalBenson benson;
    private final LocalNodeTable nodes = new LocalNodeTable();
    private long made;

    public LocalRules(RegionGraph graph, Counting counting) {
        this.graph = graph;
        this.counting = counting;
        benson = new LocalBenson(graph);
    }

    public RegionGraph graph() {
        return graph;
    }

    public Counting counting() {
        return counting;
    }

    /** How many moves have been made: what searches cost, in time and in memory. */
    public long made() {
        return made;
    }

    /**
     * What a move in one's own territory costs. By area it costs nothing, so that there one position is at least as
     * good as another in the sense of scores, with passes free, and not quite in that of games.
     */
    public int cost() {
        return counting == Counting.AREA ? 0 : 1;
    }

    /**
     * What a part counts if nobody plays there any more: nothing, or by area stones and what only one side is next to.
     */
    public int standing(LocalPosition at) {
        if (counting == Counting.TERRITORY) return 0;
        int area = Long.bitCount(at.black()) - Long.bitCount(at.white());
        for (long rest = at.empty(); rest != 0; ) {
            long space = graph.flood(rest & -rest, at.empty());
            rest &= ~space;
            long around = graph.around(space);
            boolean byBlack = ((around & at.black()) | (space & at.nearBlack())) != 0;
            boolean byWhite = ((around & at.white()) | (space & at.nearWhite())) != 0;
            if (byBlack != byWhite) area += byBlack ? Long.bitCount(space) : -Long.bitCount(space);
        }
        return area;
    }

    /** The node of a position that hangs together and in which nothing has become safe. */
    public LocalNode node(LocalPosition at) {
        return nodes.node(at);
    }

    /** Takes out what has become safe and lists what is left, part by part. */
    public Successor split(LocalPosition at) {
        return split(at.points(), at.black(), at.white(), at.nearBlack(), at.nearWhite(), 0, 0);
    }

    /** What comes of a white move, with a ban for Black to retake a ko at once; null if it is suicide. */
    public @Nullable Successor whiteWithBan(LocalNode at, int index) {
        Successor after = white(at, index);
        return after == null || after.ko() == 0 ? after : after.banning(at.banned() | after.ko());
    }

    /** What comes of a white move; null if it is suicide. */
    public @Nullable Successor white(LocalNode at, int index) {
        @Nullable Successor[] moves = at.whiteMoves();
        int place = place(at, index);
        Successor known = moves[place];
        if (known == null) {
            known = whitePlayed(at, index);
            moves[place] = known;
        }
        return isSuicide(known) ? null : known;
    }

    /** What comes of a black move; null if it is suicide. */
    public @Nullable Successor black(LocalNode at, int index) {
        @Nullable Successor[] moves = at.blackMoves();
        int place = place(at, index);
        Successor known = moves[place];
        if (known == null) {
            known = blackPlayed(at, index);
            moves[place] = known;
        }
        return isSuicide(known) ? null : known;
    }

    private static int place(LocalNode at, int index) {
        return Long.bitCount(at.empty() & (1L << index) - 1);
    }

    /** Identity, because a move that fills a last neutral point looks the same. */
    @SuppressWarnings("ReferenceEquality")
    private static boolean isSuicide(Successor successor) {
        return successor == SUICIDE;
    }

    private Successor blackPlayed(LocalNode at, int index) {
        long black = at.black() | 1L << index;
        long captured = captured(at.points(), index, black, at.white(), at.nearWhite());
        if (captured == 0 && isSuicide(at, index, black, at.nearBlack())) return SUICIDE;
        int prisoners = Long.bitCount(captured);
        long ko = prisoners == 1 && isKo(at, index, at.black(), at.nearBlack()) ? captured : 0;
        return split(at.points(), black, at.white() & ~captured, at.nearBlack(), at.nearWhite(), prisoners, ko);
    }

    private Successor whitePlayed(LocalNode at, int index) {
        long white = at.white() | 1L << index;
        long captured = captured(at.points(), index, white, at.black(), at.nearBlack());
        if (captured == 0 && isSuicide(at, index, white, at.nearWhite())) return SUICIDE;
        int prisoners = Long.bitCount(captured);
        long ko = prisoners == 1 && isKo(at, index, at.white(), at.nearWhite()) ? captured : 0;
        return split(at.points(), at.black() & ~captured, white, at.nearBlack(), at.nearWhite(), -prisoners, ko);
    }

    private boolean isSuicide(LocalNode at, int index, long stones, long near) {
        if ((graph.near(index) & at.empty()) != 0) return false;
        long move = 1L << index;
        long chain = graph.flood(move, stones);
        return (near & chain) == 0 && (graph.around(chain) & at.empty() & ~move) == 0;
    }

    /** Whether the stone that has captured one can be captured in turn by one on the same point. */
    private boolean isKo(LocalNode at, int index, long friends, long near) {
        return (graph.near(index) & (friends | at.empty())) == 0 && (near >> index & 1) == 0;
    }

    /** The stones of the other side next to a move that have lost their last liberty. */
    private long captured(long points, int index, long stones, long others, long near) {
        long captured = 0;
        for (long rest = others & graph.near(index); rest != 0; ) {
            long chain = graph.flood(rest & -rest, others);
            rest &= ~chain;
            boolean breathes = (chain & near) != 0 || (graph.around(chain) & points & ~others & ~stones) != 0;
            if (!breathes) captured |= chain;
        }
        return captured;
    }

    private Successor split(
            long points, long black, long white, long nearBlack, long nearWhite, int prisoners, long ko) {
        made++;
        long safeBlack = graph.flood(black & nearBlack, black);
        long safeWhite = graph.flood(white & nearWhite, white);
        int stones = Long.bitCount(safeBlack) - Long.bitCount(safeWhite);
        long rest = points & ~safeBlack & ~safeWhite;
        long openBlack = black & rest;
        long openWhite = white & rest;
        long byBlack = (nearBlack | graph.around(safeBlack)) & rest;
        long byWhite = (nearWhite | graph.around(safeWhite)) & rest;
        long aliveBlack = benson.alive(rest, openBlack, openWhite, byWhite);
        long aliveWhite = benson.alive(rest, openWhite, openBlack, byBlack);
        if ((aliveBlack | aliveWhite) != 0) {
            stones += Long.bitCount(aliveBlack) - Long.bitCount(aliveWhite);
            rest &= ~aliveBlack & ~aliveWhite;
            byBlack = (byBlack | graph.around(aliveBlack)) & rest;
            byWhite = (byWhite | graph.around(aliveWhite)) & rest;
        }
        int gain = counting == Counting.AREA ? stones : prisoners;
        if (rest == 0) return SplitSuccessor.of(new LocalNode[0], gain, prisoners, ko);
        long first = graph.flood(rest & -rest, rest);
        LocalNode part = nodes.node(first, openBlack & first, openWhite & first, byBlack & first, byWhite & first, 0);
        if (first != rest) {
            LocalNode[] parts = parts(part, rest & ~first, openBlack, openWhite, byBlack, byWhite);
            return SplitSuccessor.of(parts, gain, prisoners, ko);
        }
        boolean isQuiet = gain == 0 && prisoners == 0 && ko == 0;
        return isQuiet ? part : SplitSuccessor.of(new LocalNode[] {part}, gain, prisoners, ko);
    }

    /** A part, and those that the other points make up. */
    private LocalNode[] parts(LocalNode first, long points, long black, long white, long nearBlack, long nearWhite) {
        LocalNode[] parts = {first};
        for (long rest = points; rest != 0; ) {
            long part = graph.flood(rest & -rest, points);
            rest &= ~part;
            parts = Arrays.copyOf(parts, parts.length + 1);
            parts[parts.length - 1] =
                    nodes.node(part, black & part, white & part, nearBlack & part, nearWhite & part, 0);
        }
        return parts;
    }
}
