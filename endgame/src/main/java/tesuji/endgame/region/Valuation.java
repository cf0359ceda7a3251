package tesuji.endgame.region;

import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.CancellationException;
import org.jspecify.annotations.Nullable;
import tesuji.endgame.local.Counting;
import tesuji.endgame.local.LocalPosition;
import tesuji.endgame.local.Region;
import tesuji.endgame.local.Successor;
import tesuji.endgame.localsearch.LocalGame;
import tesuji.endgame.localsearch.SearchMemory;
import tesuji.endgame.value.ArenaFullException;
import tesuji.endgame.value.Side;
import tesuji.endgame.value.Values;

/**
 * Values regions by the strongest means that is affordable: who owns it; the theorem on chains with corridors; search
 * of all moves; and, where that is too much, a search that looks a ply or two ahead, which gives bounds.
 */
public final class Valuation {
    /** Empty points of a region up to which it is searched, even if it is known whose ground it is. */
    private static final int MODEST = 12;

    /** Empty points of a settled region up to which forcing moves in it are looked for. */
    private static final int SMALL = 6;

    /** Empty points of a region up to which it is searched, even if the theorem on corridors tells what it is worth. */
    private static final int SEARCHED = 14;

    /** Points of an empty region in which an invasion that cannot be refuted by answers alone is not looked into. */
    private static final int LARGE = 10;

    /** Positions of a chain with corridors for every one of other regions: few moves matter there. */
    private static final int CHEAPER = 20;

    /** Positions of a region up to which all first moves are valued at once. */
    private static final int QUICK = 1_000;

    /** Regions that are kept in mind so that first moves may be valued later: each takes some dozens of megabytes. */
    private static final int KEPT = 4;

    /**
     * The part of what was spent in vain that bounds may take on top of it; most of what they need is known by then.
     */
    private static final int REST = 8;

    /** The part of the limit that is spent on each position around a ko. */
    private static final int SHARE = 20;

    private final Values values;
    private final Counting counting;
    private final Side mover;
    private final int ban;
    private final long limit;
    private final FirstMoves firstMoves;
    private final Passing passing;
    /** Games in which first moves may still be looked at more closely. */
    private final IdentityHashMap<Region, LocalGame> kept = new IdentityHashMap<>();

    /**
     * Looks at most at so many positions of a region.
     *
     * @param mover whose moves are looked at
     * @param ban a point where he may not play at once, negative if there is none
     * @param areDeadTakenOff whether dead stones are taken off at the end, so that nobody has to capture them
     */
    public Valuation(Values values, Counting counting, Side mover, int ban, boolean areDeadTakenOff, long limit) {
        this.values = values;
        this.counting = counting;
        this.mover = mover;
        this.ban = ban;
        this.limit = limit;
        firstMoves = new FirstMoves(mover, ban);
        passing = new Passing(values, counting, areDeadTakenOff, limit);
    }

    /** Forgets all regions; rough moves of theirs cannot be looked at more closely any more. */
    public void forget() {
        kept.clear();
    }

    /** Whether a region is small enough to be looked into at all costs. */
    public static boolean isModest(Region region) {
        return region.empty().size() <= MODEST;
    }

    /**
     * @param owner who keeps the region as his ground, whatever is tried there; null if that is not known
     */
    public RegionResult value(Region region, @Nullable Side owner) {
        SearchMemory memory = new SearchMemory(region.graph(), counting);
        try {
            RegionValue value = owner == null || isModest(region) ? searched(region, memory) : owned(region, owner);
            return new RegionResult(value, passing.count(region, memory, value, owner));
        } catch (CancellationException stopped) {
            return stopped(region);
        }
    }

    /** What holds of a region that nobody has looked into. */
    public RegionResult stopped(Region region) {
        FinalCount either = Passing.either(region, counting);
        return new RegionResult(
                new RegionValue.Stopped(values.number(either.low()), values.number(either.high())), either);
    }

    /** All points, and stones of the other side, to one. */
    private RegionValue owned(Region region, Side owner) {
        long others = region.start().points() & ~region.start().empty();
        int points = counting.most(region.start().points(), region.start().empty(), others);
        int game = values.number(owner == Side.BLACK ? points : -points);
        return new RegionValue.Exact(ProofStatus.SETTLED, game, List.of());
    }

    private RegionValue searched(Region region, SearchMemory memory) {
        LocalGame game = new LocalGame(memory, values, share(region));
        Optional<Corridors> corridors = Corridors.of(region);
        boolean isBanned = banned(region) != 0;
        boolean isTold = corridors.isPresent() && corridors.get().isNumber() && !isBanned && !isOneSided(region);
        if (isTold && region.empty().size() > SEARCHED) {
            Optional<RegionValue> value =
                    theorem(region, memory, corridors.get().stone());
            if (value.isPresent()) return value.get();
        }
        if (isSurrounded(region) && game.owner(memory.rules().node(region.start())) == null) {
            return bounded(region, memory);
        }
        try {
            return valued(region, memory, game).orElseGet(() -> bounded(region, memory));
        } catch (ArenaFullException full) {
            return bounded(region, memory);
        }
    }

    /** What a search of all moves finds; nothing if that is too much. */
    private Optional<RegionValue> valued(Region region, SearchMemory memory, LocalGame game) {
        Successor all = memory.rules().split(region.start());
        boolean isSettled = banned(region) == 0;
        for (int i = 0; i < all.size(); i++) isSettled &= game.owner(all.part(i)) != null;
        OptionalInt low = game.atLeast(all, banned(region, Side.BLACK));
        if (low.isEmpty()) return given(region, OptionalInt.empty());
        if (isSettled) {
            return Optional.of(new RegionValue.Exact(ProofStatus.SETTLED, low.getAsInt(), forcing(region, game)));
        }
        OptionalInt high = game.atMost(all, banned(region, Side.WHITE));
        if (high.isEmpty()) return given(region, low);
        List<LocalMove> moves = moves(region, game);
        if (low.getAsInt() == high.getAsInt()) {
            return Optional.of(new RegionValue.Exact(ProofStatus.EXACT, low.getAsInt(), moves));
        }
        return Optional.of(
                new RegionValue.Bounded(ProofStatus.LOOPY, low.getAsInt(), high.getAsInt(), moves, ko(region, memory)));
    }

    /** What is left of a search that was stopped; nothing if it has only become too much. */
    private Optional<RegionValue> given(Region region, OptionalInt low) {
        if (!values.isStopped()) return Optional.empty();
        FinalCount either = Passing.either(region, counting);
        return Optional.of(new RegionValue.Stopped(
                low.orElseGet(() -> values.number(either.low())), values.number(either.high())));
    }

    private Optional<Ko> ko(Region region, SearchMemory memory) {
        Successor all = memory.rules().split(region.start());
        return all.size() == 1 ? new KoSearch(memory, values, limit / SHARE).ko(all.part(0)) : Optional.empty();
    }

    /**
     * The part of the limit that is spent on a region. Where it is full of stones that may be captured, a search ends
     * early or not at all, and every move costs more.
     */
    private long share(Region region) {
        return Math.max(1, limit * region.empty().size() / region.points().size());
    }

    private long banned(Region region) {
        int index = region.graph().index(ban);
        return index < 0 ? 0 : 1L << index;
    }

    private long banned(Region region, Side side) {
        return side == mover ? banned(region) : 0;
    }

    /**
     * What comes of all moves, or bounds on that where it is too much for now; nothing where even they are too much.
     */
    private List<LocalMove> moves(Region region, LocalGame game) {
        boolean isLarge = game.nodes() > QUICK && kept.size() < KEPT;
        try {
            Optional<List<LocalMove>> valued = isLarge ? Optional.empty() : firstMoves.valued(region, game, game);
            if (valued.isPresent()) return valued.get();
            List<LocalMove> rough = firstMoves.rough(region, game, isLarge);
            if (isLarge) kept.put(region, game);
            return rough;
        } catch (ArenaFullException full) {
            return List.of();
        }
    }

    /** Moves in a settled region that call for an answer. */
    private List<LocalMove> forcing(Region region, LocalGame game) {
        if (region.empty().size() > SMALL) return List.of();
        return firstMoves.valued(region, game, game).orElse(List.of());
    }

    /**
     * Bounds that hold, though not all has been looked into. Whole numbers tell most when the other side moves next; so
     * the side to move looks one ply ahead, and the other side two, if that is not too much.
     */
    private RegionValue bounded(Region region, SearchMemory memory) {
        FinalCount either = Passing.either(region, counting);
        RegionValue bounds = new RegionValue.Unknown(values.number(either.low()), values.number(either.high()));
        try {
            long rest = Math.max(1, share(region) / REST);
            LocalGame near = new LocalGame(memory, values, rest, 1);
            bounds = bounded(region, near, near).orElse(bounds);
            LocalGame far = new LocalGame(memory, values, rest, 2);
            Optional<RegionValue> farther = bounded(region, near, far);
            if (farther.isPresent() && !far.hasGivenUp()) bounds = farther.get();
        } catch (ArenaFullException full) {
            return bounds;
        }
        return values.isStopped() ? new RegionValue.Stopped(bounds.atLeast(), bounds.atMost()) : bounds;
    }

    private Optional<RegionValue> bounded(Region region, LocalGame mine, LocalGame theirs) {
        LocalGame below = mover == Side.BLACK ? mine : theirs;
        LocalGame above = mover == Side.BLACK ? theirs : mine;
        Successor all = mine.rules().split(region.start());
        OptionalInt low = below.atLeast(all, banned(region, Side.BLACK));
        OptionalInt high = above.atMost(all, banned(region, Side.WHITE));
        Optional<List<LocalMove>> moves = firstMoves.valued(region, below, above);
        if (low.isEmpty() || high.isEmpty() || moves.isEmpty()) return Optional.empty();
        return Optional.of(bounded(region, low.getAsInt(), high.getAsInt(), moves.get()));
    }

    private RegionValue bounded(Region region, int low, int high, List<LocalMove> moves) {
        if (low == high) return new RegionValue.Exact(ProofStatus.EXACT, low, moves);
        FinalCount either = Passing.either(region, counting);
        boolean isUnknown = low == values.number(either.low()) && high == values.number(either.high());
        return isUnknown
                ? new RegionValue.Unknown(low, high)
                : new RegionValue.Bounded(ProofStatus.BOUNDED, low, high, moves, Optional.empty());
    }

    private static boolean isOneSided(Region region) {
        return region.start().nearBlack() == 0 || region.start().nearWhite() == 0;
    }

    /**
     * Whether a region is large, empty and has one colour around it: territory, though nobody can look at every
     * invasion.
     */
    private static boolean isSurrounded(Region region) {
        LocalPosition at = region.start();
        return (at.black() | at.white()) == 0
                && isOneSided(region)
                && region.points().size() > LARGE;
    }

    /** What comes of a rough move of a region that was valued before, as well as it can be told. */
    public LocalMove closer(Region region, LocalMove rough) {
        LocalGame game = kept.get(region);
        if (game == null) throw new IllegalArgumentException("nothing is known of the region");
        int move = region.graph().index(rough.point());
        LocalMove asItIs = new LocalMove(rough.point(), rough.atLeast(), rough.atMost());
        try {
            OptionalInt low = game.atLeast(region.start(), move, mover);
            OptionalInt high = low.isEmpty() ? low : game.atMost(region.start(), move, mover);
            return high.isEmpty() ? asItIs : better(rough, low.getAsInt(), high.getAsInt());
        } catch (ArenaFullException | CancellationException unfinished) {
            return asItIs;
        }
    }

    /** Where positions come back a rough bound may be the better one. */
    private LocalMove better(LocalMove rough, int low, int high) {
        return new LocalMove(
                rough.point(),
                values.isAtMost(rough.atLeast(), low) ? low : rough.atLeast(),
                values.isAtMost(high, rough.atMost()) ? high : rough.atMost());
    }

    /** What the theorem on corridors says, if it says anything. */
    private Optional<RegionValue> theorem(Region region, SearchMemory memory, int pivot) {
        CorridorGame game = new CorridorGame(memory, values, pivot, CHEAPER * limit);
        try {
            OptionalInt value = game.value(memory.rules().split(region.start()));
            if (value.isEmpty()) return Optional.empty();
            List<LocalMove> moves = new ArrayList<>();
            for (int point : region.empty()) {
                game.afterMove(region.start(), region.graph().index(point), mover)
                        .ifPresent(after -> moves.add(new LocalMove(point, after, after)));
            }
            return Optional.of(new RegionValue.Exact(ProofStatus.THEOREM, value.getAsInt(), moves));
        } catch (ArenaFullException full) {
            return Optional.empty();
        }
    }
}
