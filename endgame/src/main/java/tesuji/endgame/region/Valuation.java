package tesuji.endgame.region;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import tesuji.endgame.value.ArenaFullException;
import tesuji.endgame.value.Side;
import tesuji.endgame.value.Values;

/**
 * Values regions by the strongest means that is affordable: who owns it; the theorem on chains with corridors; search of all moves;
 * and, where that is too much, a search that looks a few plies ahead, which gives bounds.
 */
public final class Valuation {
    /** Empty points of a settled region up to which forcing moves in it are looked for. */
    private static final int SMALL = 6;

    /** Points of an empty region in which an invasion that cannot be refuted by answers alone is not looked into. */
    private static final int LARGE = 10;

    /** Plies that are looked ahead where looking to the end is too much. */
    private static final int[] HORIZONS = {2, 4};

    /** Positions of a chain with corridors for every one of other regions: few moves matter there. */
    private static final int CHEAPER = 20;

    /** The part of the limit that is spent on each position around a ko. */
    private static final int SHARE = 20;

    private final Values values;
    private final Counting counting;
    private final long limit;

    /** Looks at most at so many positions of a region. */
    public Valuation(Values values, Counting counting, long limit) {
        this.values = values;
        this.counting = counting;
        this.limit = limit;
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
        LocalGame game = new LocalGame(rules, values, limit);
        Optional<Corridors> corridors = Corridors.of(region);
        if (corridors.isPresent() && region.empty().size() > SMALL) {
            return front(region, rules, corridors.get().stone());
        }
        if (isSurrounded(region) && game.owner(region.start()).isEmpty()) return assumed(region, Standing.ASSUMED);
        LocalValue unsearched = unsearched(region);
        int low = unsearched.atLeast();
        int high = unsearched.atMost();
        try {
            Outlook outlook = rules.outlook(region.start());
            boolean settled =
                    outlook.parts().stream().allMatch(part -> game.owner(part).isPresent());
            low = game.atLeast(outlook);
            if (settled) return new LocalValue(Standing.SETTLED, low, low, forcing(region, game));
            high = game.atMost(outlook);
            return new LocalValue(low == high ? Standing.EXACT : Standing.LOOPY, low, high, moves(region, rules, game));
        } catch (ArenaFullException full) {
            if (values.isStopped()) return new LocalValue(Standing.STOPPED, low, high, List.of());
            return isOneSided(region) ? assumed(region, Standing.ASSUMED) : bounded(region, rules);
        }
    }

    /** What comes of all moves, or bounds on that where it is too much. */
    private List<LocalMove> moves(Region region, LocalRules rules, LocalGame game) {
        try {
            return moves(region, game);
        } catch (ArenaFullException full) {
            if (values.isStopped()) throw full;
            return moves(region, new LocalGame(rules, values, limit, HORIZONS[0]));
        }
    }

    /** Bounds that hold, though not all has been looked into: the farthest look ahead that came to an end. */
    private LocalValue bounded(Region region, LocalRules rules) {
        LocalValue bounds = unsearched(region);
        for (int horizon : HORIZONS) {
            try {
                LocalGame game = new LocalGame(rules, values, limit, horizon);
                LocalValue ahead = bounded(region, game);
                if (game.hasGivenUp() && horizon > HORIZONS[0]) break;
                bounds = ahead;
            } catch (ArenaFullException full) {
                break;
            }
        }
        return values.isStopped()
                ? new LocalValue(Standing.STOPPED, bounds.atLeast(), bounds.atMost(), List.of())
                : new LocalValue(
                        bounds.atLeast() == bounds.atMost() ? Standing.EXACT : Standing.BOUNDED,
                        bounds.atLeast(),
                        bounds.atMost(),
                        bounds.moves());
    }

    private static LocalValue bounded(Region region, LocalGame game) {
        Outlook outlook = game.rules().outlook(region.start());
        return new LocalValue(Standing.BOUNDED, game.atLeast(outlook), game.atMost(outlook), moves(region, game));
    }

    private static boolean isOneSided(Region region) {
        return region.start().nearBlack() == 0 || region.start().nearWhite() == 0;
    }

    /** Whether a region is large, empty and has one colour around it: territory, though nobody can look at every invasion. */
    private static boolean isSurrounded(Region region) {
        LocalPosition at = region.start();
        return (at.black() | at.white()) == 0
                && isOneSided(region)
                && region.points().size() > LARGE;
    }

    private List<LocalMove> forcing(Region region, LocalGame game) {
        if (region.empty().size() > SMALL) return List.of();
        try {
            return moves(region, game);
        } catch (ArenaFullException full) {
            return List.of();
        }
    }

    private static List<LocalMove> moves(Region region, LocalGame game) {
        List<LocalMove> moves = new ArrayList<>();
        for (Side side : Side.values()) {
            for (int point : region.empty()) {
                int move = region.terrain().index(point);
                OptionalInt low = game.atLeast(region.start(), move, side);
                if (low.isEmpty()) continue;
                int high = game.atMost(region.start(), move, side).orElseThrow();
                moves.add(new LocalMove(side, point, low.getAsInt(), high));
            }
        }
        return moves;
    }

    private LocalValue front(Region region, LocalRules rules, int pivot) {
        FrontGame game = new FrontGame(rules, values, pivot, CHEAPER * limit);
        try {
            boolean oneSided = isOneSided(region);
            Optional<Integer> value = oneSided ? Optional.empty() : game.value(rules.outlook(region.start()));
            if (value.isEmpty()) return assumed(region, oneSided ? Standing.ASSUMED : Standing.LOOPY);
            List<LocalMove> moves = new ArrayList<>();
            for (Side side : Side.values()) {
                for (int point : region.empty()) {
                    int move = region.terrain().index(point);
                    if ((game.moves(region.start(), side) >> move & 1) == 0) continue;
                    game.play(region.start(), move, side)
                            .flatMap(game::value)
                            .ifPresent(after -> moves.add(new LocalMove(side, point, after, after)));
                }
            }
            return new LocalValue(Standing.THEOREM, value.get(), value.get(), moves);
        } catch (ArenaFullException full) {
            return assumed(region, Standing.ASSUMED);
        }
    }

    /** Everything to the one or the other; the middle is what the surroundings suggest. */
    private LocalValue assumed(Region region, Standing standing) {
        LocalValue unsearched = unsearched(region);
        if (values.isStopped()) return unsearched;
        int low = unsearched.atLeast();
        int high = unsearched.atMost();
        boolean black = region.start().nearWhite() == 0;
        boolean white = region.start().nearBlack() == 0;
        if (black != white) return new LocalValue(Standing.ASSUMED, black ? high : low, black ? high : low, List.of());
        return new LocalValue(standing, low, high, List.of());
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
