package tesuji.endgame.region;

import java.util.EnumSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import tesuji.endgame.local.Counting;
import tesuji.endgame.local.LocalNode;
import tesuji.endgame.local.LocalRules;
import tesuji.endgame.local.Region;
import tesuji.endgame.local.Successor;
import tesuji.endgame.localsearch.OwnershipSearch;
import tesuji.endgame.localsearch.SearchMemory;
import tesuji.endgame.number.Dyadic;
import tesuji.endgame.value.Side;
import tesuji.endgame.value.Values;

/**
 * What a region counts if both sides pass now. Area counts as it stands. Territory that nobody has to play for is
 * counted as such; where there is something left to settle, it may be counted as it stands, or as it would be settled,
 * whoever begins. What is not understood may be counted for either.
 */
final class Passing {
    /** Regions of which nobody can say who would be given what. */
    private static final Set<ProofStatus> OPEN =
            EnumSet.of(ProofStatus.UNKNOWN, ProofStatus.BOUNDED, ProofStatus.STOPPED);

    private final Values values;
    private final Counting counting;
    private final boolean areDeadTakenOff;
    private final long limit;

    /**
     * @param areDeadTakenOff whether dead stones are taken off at the end, so that nobody has to capture them
     * @param limit positions that may be looked at to find out who owns what
     */
    Passing(Values values, Counting counting, boolean areDeadTakenOff, long limit) {
        this.values = values;
        this.counting = counting;
        this.areDeadTakenOff = areDeadTakenOff;
        this.limit = limit;
    }

    /**
     * @param owner who keeps the region as his ground, whatever is tried there; null if that is not known
     */
    FinalCount count(Region region, SearchMemory memory, RegionValue value, @Nullable Side owner) {
        boolean isArea = counting == Counting.AREA;
        if (!isArea && isSettled(value)) return whole(value);
        if (OPEN.contains(value.status())) return either(region, counting);
        if (areDeadTakenOff && owner != null) return whole(value);
        FinalCount stands = standing(region, memory);
        if (isArea) return stands;
        return new FinalCount(
                Math.min(stands.low(), floor(values.rightStop(value.atLeast()))),
                Math.max(stands.high(), ceiling(values.leftStop(value.atMost()))));
    }

    private boolean isSettled(RegionValue value) {
        return value.isExact()
                && values.isNumber(value.atLeast())
                && values.leftStop(value.atLeast()).isWhole();
    }

    private FinalCount whole(RegionValue value) {
        int points = floor(values.leftStop(value.atLeast()));
        return new FinalCount(points, points);
    }

    private static int floor(Dyadic points) {
        return Math.toIntExact(points.floor());
    }

    private static int ceiling(Dyadic points) {
        return Math.toIntExact(points.ceiling());
    }

    /**
     * A part that one side owns is his, dead stones and all, if these are taken off; everything else counts as it
     * stands.
     */
    private FinalCount standing(Region region, SearchMemory memory) {
        LocalRules rules = memory.rules();
        OwnershipSearch ownership = new OwnershipSearch(memory, values, limit);
        Successor all = rules.split(region.start());
        int sum = all.gain();
        for (int i = 0; i < all.size(); i++) {
            LocalNode part = all.part(i);
            Side owner = areDeadTakenOff ? ownership.owner(part) : null;
            sum += owner == null ? rules.standing(part) : ownership.points(part, owner);
        }
        return areDeadTakenOff && ownership.hasGivenUp() ? either(region, counting) : new FinalCount(sum, sum);
    }

    /** All of it to White, or all of it to Black. */
    static FinalCount either(Region region, Counting counting) {
        long points = region.start().points();
        long empty = region.start().empty();
        int white = counting.most(points, empty, region.start().black());
        int black = counting.most(points, empty, region.start().white());
        return new FinalCount(-white, black);
    }
}
