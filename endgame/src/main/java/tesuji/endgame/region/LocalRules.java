package tesuji.endgame.region;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * The rules of Go within a region: captures, no suicide, and no rule of ko, since either side may move twice in a row here.
 *
 * <p>After every move stones that have joined a safe stone, or have two eyes, become safe themselves and leave the region, which may
 * fall apart by that. What falls apart can be counted apart: this is what makes long corridors easy.
 */
public final class LocalRules {
    private static final int MOST_RECALLED = 50_000;
    private static final Outlook NOWHERE = new Outlook(List.of(), 0, 0);

    private final Terrain terrain;
    private final Counting counting;
    /** By position, the outcome of every move that was asked for; {@link #NOWHERE} is suicide. */
    private final Map<LocalPosition, Outlook[]> blacks = new HashMap<>();

    private final Map<LocalPosition, Outlook[]> whites = new HashMap<>();

    public LocalRules(Terrain terrain, Counting counting) {
        this.terrain = terrain;
        this.counting = counting;
    }

    public Terrain terrain() {
        return terrain;
    }

    public Counting counting() {
        return counting;
    }

    /** What comes of a black move; nothing if it is suicide. */
    public Optional<Outlook> black(LocalPosition at, int index) {
        return recalled(blacks, at, index, () -> played(at, index));
    }

    /** What comes of a white move. */
    public Optional<Outlook> white(LocalPosition at, int index) {
        return recalled(whites, at, index, () -> played(at.mirrored(), index).map(Outlook::mirrored));
    }

    /** The same moves are asked for again and again. */
    private Optional<Outlook> recalled(
            Map<LocalPosition, Outlook[]> memory, LocalPosition at, int index, Supplier<Optional<Outlook>> play) {
        if (memory.size() >= MOST_RECALLED) memory.clear();
        @Nullable Outlook[] moves = memory.computeIfAbsent(at, position -> new Outlook[terrain.size()]);
        Outlook known = moves[index];
        if (known == null) {
            known = play.get().orElse(NOWHERE);
            moves[index] = known;
        }
        return isNowhere(known) ? Optional.empty() : Optional.of(known);
    }

    /** Identity, because a move that fills a last neutral point looks the same. */
    @SuppressWarnings("ReferenceEquality")
    private static boolean isNowhere(Outlook outlook) {
        return outlook == NOWHERE;
    }

    private Optional<Outlook> played(LocalPosition at, int index) {
        long move = 1L << index;
        long black = at.black() | move;
        long chain = terrain.flood(move, black);
        long captured = captured(at, at.white() & terrain.near(index), black);
        boolean breathes =
                (at.nearBlack() & chain) != 0 || captured != 0 || (terrain.around(chain) & at.empty() & ~move) != 0;
        if (!breathes) return Optional.empty();
        LocalPosition next =
                new LocalPosition(at.points(), black, at.white() & ~captured, at.nearBlack(), at.nearWhite());
        int prisoners = Long.bitCount(captured);
        Outlook outlook = outlook(next);
        int points = counting == Counting.TERRITORY ? prisoners : outlook.points();
        return Optional.of(new Outlook(outlook.parts(), points, prisoners));
    }

    /** The white stones next to a black move that have lost their last liberty. */
    private long captured(LocalPosition at, long touched, long black) {
        long captured = 0;
        for (long rest = touched; rest != 0; ) {
            long chain = terrain.flood(rest & -rest, at.white());
            rest &= ~chain;
            boolean breathes =
                    (chain & at.nearWhite()) != 0 || (terrain.around(chain) & at.points() & ~at.white() & ~black) != 0;
            if (!breathes) captured |= chain;
        }
        return captured;
    }

    /** Takes out what has become safe and lists what is left, part by part. */
    public Outlook outlook(LocalPosition at) {
        long safeBlack = joined(at.black(), at.nearBlack());
        long safeWhite = joined(at.white(), at.nearWhite());
        LocalPosition rest = without(at, safeBlack, safeWhite);
        long aliveBlack = Eyes.alive(terrain, rest);
        long aliveWhite = Eyes.alive(terrain, rest.mirrored());
        if ((aliveBlack | aliveWhite) != 0) rest = without(rest, aliveBlack, aliveWhite);
        int stones = Long.bitCount(safeBlack | aliveBlack) - Long.bitCount(safeWhite | aliveWhite);
        return new Outlook(parts(rest), counting == Counting.AREA ? stones : 0, 0);
    }

    private long joined(long stones, long near) {
        return terrain.flood(stones & near, stones);
    }

    private LocalPosition without(LocalPosition at, long safeBlack, long safeWhite) {
        long points = at.points() & ~safeBlack & ~safeWhite;
        return new LocalPosition(
                points,
                at.black() & points,
                at.white() & points,
                (at.nearBlack() | terrain.around(safeBlack)) & points,
                (at.nearWhite() | terrain.around(safeWhite)) & points);
    }

    private List<LocalPosition> parts(LocalPosition at) {
        List<LocalPosition> parts = new ArrayList<>();
        for (long rest = at.points(); rest != 0; ) {
            long part = terrain.flood(rest & -rest, at.points());
            rest &= ~part;
            parts.add(new LocalPosition(
                    part, at.black() & part, at.white() & part, at.nearBlack() & part, at.nearWhite() & part));
        }
        return parts;
    }
}
