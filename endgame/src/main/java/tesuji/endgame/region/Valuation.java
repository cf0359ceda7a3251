package tesuji.endgame.region;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tesuji.endgame.value.ArenaFullException;
import tesuji.endgame.value.Side;
import tesuji.endgame.value.Values;

/**
 * Values regions by the strongest means that is affordable: who owns it; search of all moves; the theorem on chains with corridors;
 * and, when all else fails, an estimate that is called one.
 */
public final class Valuation {
    /** Empty points of a settled region up to which forcing moves in it are looked for. */
    private static final int SMALL = 6;

    /** Points of an empty region in which an invasion that cannot be refuted by answers alone is not looked into. */
    private static final int LARGE = 10;

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
            return front(region, rules, corridors.get().stone(), Standing.THEOREM);
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
            if (settled) return new LocalValue(Standing.SETTLED, low, low, forcing(region, rules, game));
            high = game.atMost(outlook);
            return new LocalValue(low == high ? Standing.EXACT : Standing.LOOPY, low, high, moves(region, rules, game));
        } catch (ArenaFullException full) {
            if (values.isStopped()) return new LocalValue(Standing.STOPPED, low, high, List.of());
            return front(region, rules, pivot(region), Standing.ESTIMATE);
        }
    }

    /** Whether a region is large, empty and has one colour around it: territory, though nobody can look at every invasion. */
    private static boolean isSurrounded(Region region) {
        LocalPosition at = region.start();
        return (at.black() | at.white()) == 0
                && (at.nearBlack() == 0 || at.nearWhite() == 0)
                && region.points().size() > LARGE;
    }

    private List<LocalMove> forcing(Region region, LocalRules rules, LocalGame game) {
        if (region.empty().size() > SMALL) return List.of();
        try {
            return moves(region, rules, game);
        } catch (ArenaFullException full) {
            return List.of();
        }
    }

    private static List<LocalMove> moves(Region region, LocalRules rules, LocalGame game) {
        List<LocalMove> moves = new ArrayList<>();
        for (Side side : Side.values()) {
            for (int point : region.empty()) {
                int move = region.terrain().index(point);
                Optional<Outlook> after =
                        side == Side.BLACK ? rules.black(region.start(), move) : rules.white(region.start(), move);
                after.ifPresent(
                        outlook -> moves.add(new LocalMove(side, point, game.atLeast(outlook), game.atMost(outlook))));
            }
        }
        return moves;
    }

    private LocalValue front(Region region, LocalRules rules, int pivot, Standing standing) {
        FrontGame game = new FrontGame(rules, values, pivot, limit);
        try {
            boolean oneSided = region.start().nearBlack() == 0 || region.start().nearWhite() == 0;
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
            return new LocalValue(standing, value.get(), value.get(), moves);
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

    /** A stone of the largest chain; any number where there is none. */
    private static int pivot(Region region) {
        LocalPosition at = region.start();
        long largest = 1;
        int size = 0;
        for (long stones : new long[] {at.black(), at.white()}) {
            for (long rest = stones; rest != 0; ) {
                long chain = region.terrain().flood(rest & -rest, stones);
                rest &= ~chain;
                if (Long.bitCount(chain) <= size) continue;
                size = Long.bitCount(chain);
                largest = chain;
            }
        }
        return Long.numberOfTrailingZeros(largest);
    }
}
