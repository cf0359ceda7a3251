package tesuji.endgame.region;

import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import tesuji.endgame.value.ArenaFullException;
import tesuji.endgame.value.Side;
import tesuji.endgame.value.Values;

/**
 * Values regions by the strongest means that is affordable: who owns it; the theorem on chains with corridors; search
 * of all moves; and, where that is too much, a search that looks a ply or two ahead, which gives bounds.
 */
public final class Valuation {
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
    /** Games in which first moves may still be looked at more closely. */
    private final IdentityHashMap<Region, LocalGame> kept = new IdentityHashMap<>();

    /**
     * Looks at most at so many positions of a region.
     *
     * @param mover whose moves are looked at
     * @param ban a point where he may not play at once, negative if there is none
     */
    public Valuation(Values values, Counting counting, Side mover, int ban, long limit) {
        this.values = values;
        this.counting = counting;
        this.mover = mover;
        this.ban = ban;
        this.limit = limit;
    }

    /** Forgets all regions; rough moves of theirs cannot be looked at more closely any more. */
    public void forget() {
        kept.clear();
    }

    public LocalValue value(Region region) {
        LocalValue value = searched(region);
        if (value.standing() != Standing.LOOPY) return value;
        return new LocalValue(value.standing(), value.atLeast(), value.atMost(), value.moves(), ko(region));
    }

    private Optional<Ko> ko(Region region) {
        LocalRules rules = new LocalRules(region.terrain(), counting);
        List<LocalPosition> parts = rules.outlook(region.start()).parts();
        return parts.size() == 1 ? new Kos(rules, values, limit / SHARE).ko(parts.get(0)) : Optional.empty();
    }

    private LocalValue searched(Region region) {
        LocalRules rules = new LocalRules(region.terrain(), counting);
        LocalGame game = new LocalGame(rules, values, share(region));
        Optional<Corridors> corridors = Corridors.of(region);
        boolean isBanned = banned(region) != 0;
        boolean isTold = corridors.isPresent() && corridors.get().isNumber() && !isBanned && !isOneSided(region);
        if (isTold && region.empty().size() > SEARCHED) {
            Optional<LocalValue> value = front(region, rules, corridors.get().stone());
            if (value.isPresent()) return value.get();
        }
        if (isSurrounded(region) && game.owner(region.start()).isEmpty()) return bounded(region, rules);
        LocalValue unsearched = unsearched(region);
        int low = unsearched.atLeast();
        int high = unsearched.atMost();
        try {
            Outlook outlook = rules.outlook(region.start());
            boolean settled = !isBanned
                    && outlook.parts().stream()
                            .allMatch(part -> game.owner(part).isPresent());
            low = game.atLeast(outlook, banned(region, Side.BLACK));
            if (settled) return new LocalValue(Standing.SETTLED, low, low, forcing(region, game));
            high = game.atMost(outlook, banned(region, Side.WHITE));
            return new LocalValue(low == high ? Standing.EXACT : Standing.LOOPY, low, high, moves(region, game));
        } catch (ArenaFullException full) {
            if (values.isStopped()) return new LocalValue(Standing.STOPPED, low, high, List.of());
            return bounded(region, rules);
        }
    }

    /**
     * The part of the limit that is spent on a region. Where it is full of stones that may be captured, a search ends
     * early or not at all, and every move costs more.
     */
    private long share(Region region) {
        return Math.max(1, limit * region.empty().size() / region.points().size());
    }

    private long banned(Region region) {
        int index = region.terrain().index(ban);
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
            if (!isLarge) return moves(region, game::atLeast, game::atMost, false);
        } catch (ArenaFullException full) {
            if (values.isStopped()) throw full;
        }
        try {
            List<LocalMove> rough = moves(region, game::roughlyAtLeast, game::roughlyAtMost, isLarge);
            if (isLarge) kept.put(region, game);
            return rough;
        } catch (ArenaFullException full) {
            if (values.isStopped()) throw full;
            return List.of();
        }
    }

    /**
     * Bounds that hold, though not all has been looked into. Whole numbers tell most when the other side moves next; so
     * the side to move looks one ply ahead, and the other side two, if that is not too much.
     */
    private LocalValue bounded(Region region, LocalRules rules) {
        LocalValue unsearched = unsearched(region);
        LocalValue bounds = new LocalValue(Standing.UNKNOWN, unsearched.atLeast(), unsearched.atMost(), List.of());
        try {
            long rest = Math.max(1, share(region) / REST);
            LocalGame near = new LocalGame(rules, values, rest, 1);
            bounds = bounded(region, near, near);
            LocalGame far = new LocalGame(rules, values, rest, 2);
            LocalValue farther = bounded(region, near, far);
            if (!far.hasGivenUp()) bounds = farther;
        } catch (ArenaFullException full) {
            if (values.isStopped())
                return new LocalValue(Standing.STOPPED, bounds.atLeast(), bounds.atMost(), List.of());
        }
        return bounds;
    }

    private LocalValue bounded(Region region, LocalGame mine, LocalGame theirs) {
        LocalGame below = mover == Side.BLACK ? mine : theirs;
        LocalGame above = mover == Side.BLACK ? theirs : mine;
        Outlook outlook = mine.rules().outlook(region.start());
        int low = below.atLeast(outlook, banned(region, Side.BLACK));
        int high = above.atMost(outlook, banned(region, Side.WHITE));
        LocalValue unsearched = unsearched(region);
        boolean isUnknown = low == unsearched.atLeast() && high == unsearched.atMost();
        Standing standing = low == high ? Standing.EXACT : isUnknown ? Standing.UNKNOWN : Standing.BOUNDED;
        return new LocalValue(standing, low, high, moves(region, below::atLeast, above::atMost, false));
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

    private List<LocalMove> forcing(Region region, LocalGame game) {
        if (region.empty().size() > SMALL) return List.of();
        try {
            return moves(region, game::atLeast, game::atMost, false);
        } catch (ArenaFullException full) {
            return List.of();
        }
    }

    /** What a position is worth after a move, from one side. */
    private interface Bounding {
        OptionalInt after(LocalPosition at, int move, Side side);
    }

    private List<LocalMove> moves(Region region, Bounding below, Bounding above, boolean isRough) {
        List<LocalMove> moves = new ArrayList<>();
        for (int point : region.empty()) {
            if (point == ban) continue;
            int move = region.terrain().index(point);
            OptionalInt low = below.after(region.start(), move, mover);
            if (low.isEmpty()) continue;
            int high = above.after(region.start(), move, mover).orElseThrow();
            moves.add(new LocalMove(point, low.getAsInt(), high, isRough && low.getAsInt() != high));
        }
        return moves;
    }

    /** What comes of a rough move of a region that was valued before, as well as it can be told. */
    public LocalMove closer(Region region, LocalMove rough) {
        LocalGame game = kept.get(region);
        if (game == null) throw new IllegalArgumentException("nothing is known of the region");
        int move = region.terrain().index(rough.point());
        try {
            int low = game.atLeast(region.start(), move, mover).orElseThrow();
            int high = game.atMost(region.start(), move, mover).orElseThrow();
            // where positions come back a rough bound may be the better one
            return new LocalMove(
                    rough.point(),
                    values.isAtMost(rough.atLeast(), low) ? low : rough.atLeast(),
                    values.isAtMost(high, rough.atMost()) ? high : rough.atMost());
        } catch (ArenaFullException full) {
            return new LocalMove(rough.point(), rough.atLeast(), rough.atMost());
        }
    }

    /** What the theorem on corridors says, if it says anything. */
    private Optional<LocalValue> front(Region region, LocalRules rules, int pivot) {
        FrontGame game = new FrontGame(rules, values, pivot, CHEAPER * limit);
        try {
            Optional<Integer> value = game.value(rules.outlook(region.start()));
            if (value.isEmpty()) return Optional.empty();
            List<LocalMove> moves = new ArrayList<>();
            for (int point : region.empty()) {
                int move = region.terrain().index(point);
                if ((game.moves(region.start(), mover) >> move & 1) == 0) continue;
                game.play(region.start(), move, mover)
                        .flatMap(game::value)
                        .ifPresent(after -> moves.add(new LocalMove(point, after, after)));
            }
            return Optional.of(new LocalValue(Standing.THEOREM, value.get(), value.get(), moves));
        } catch (ArenaFullException full) {
            return values.isStopped() ? Optional.of(unsearched(region)) : Optional.empty();
        }
    }

    /**
     * What a region counts by area if both sides pass now. A part that one side owns is his, dead stones and all, if
     * these are taken off; everything else counts as it stands.
     *
     * @param areDeadTakenOff whether dead stones are taken off at the end, so that nobody has to capture them
     */
    public LocalValue standing(Region region, boolean areDeadTakenOff) {
        LocalRules rules = new LocalRules(region.terrain(), counting);
        Enclosure enclosure = new Enclosure(rules, values, limit);
        Outlook outlook = rules.outlook(region.start());
        int sum = outlook.points();
        for (LocalPosition position : outlook.parts()) {
            Spot part = rules.atlas().spot(position);
            Side owner = areDeadTakenOff ? enclosure.owner(part) : null;
            sum += owner == null ? rules.standing(part) : enclosure.points(part, owner);
        }
        if (areDeadTakenOff && enclosure.hasGivenUp()) return unsearched(region);
        int game = values.number(sum);
        return new LocalValue(Standing.SETTLED, game, game, List.of());
    }

    /** What holds of a region that nobody has looked into. */
    public LocalValue unsearched(Region region) {
        LocalRules rules = new LocalRules(region.terrain(), counting);
        Enclosure enclosure = new Enclosure(rules, values, 1);
        Spot start = rules.atlas().spot(region.start());
        int low = values.number(enclosure.points(start, Side.WHITE));
        int high = values.number(enclosure.points(start, Side.BLACK));
        return new LocalValue(Standing.STOPPED, low, high, List.of());
    }
}
