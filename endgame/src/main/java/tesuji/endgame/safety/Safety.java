package tesuji.endgame.safety;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import tesuji.games.go.Stones;
import tesuji.games.go.score.Benson;

/**
 * The stones that will not be captured, and why.
 *
 * <p>First those that live even if their owner never answers (Benson 1976). Then those that live by ground of their own
 * if he answers there, which costs him nothing (Müller 1997); see {@link AlternatingPlaySafety}. These two kinds of
 * walls cut the board into a sum.
 *
 * <p>Last come groups that most likely live ({@link AssumedWalls}). But nobody has shown that they hold together, and
 * an answer where both sides meet may cost its owner a point or a move that no region knows of. What is concluded from
 * such walls holds only if they live; {@link #assumed} names them. A chain with nothing but one point to connect by is
 * not safe, however sure the connection. Immutable.
 */
public final class Safety {
    private static final byte[] COLOURS = {Stones.BLACK, Stones.WHITE};

    private final Reason[] reasons;
    private final boolean[] owned;
    private final List<List<Integer>> assumed;

    /** Why a stone is safe. */
    public enum Reason {
        /** It is not known to be, or there is no stone. */
        NONE,
        /** Two eyes that nobody can take. */
        UNCONDITIONAL,
        /** Two eyes in ground of its own, where its owner answers every move at no cost. */
        ALTERNATING,
        /** It looks or is said to be; that it lives is assumed. */
        ASSUMED
    }

    private Safety(Reason[] reasons, boolean[] owned, List<List<Integer>> assumed) {
        this.reasons = reasons;
        this.owned = owned;
        this.assumed = List.copyOf(assumed);
    }

    /** Life that needs no answers. */
    public static Safety unconditional(Stones stones) {
        Benson benson = Benson.of(stones);
        Reason[] reasons = new Reason[stones.points()];
        for (int point = 0; point < reasons.length; point++) {
            reasons[point] = benson.isAlive(point) ? Reason.UNCONDITIONAL : Reason.NONE;
        }
        return new Safety(reasons, new boolean[reasons.length], List.of());
    }

    /**
     * Life that is shown: also that of groups whose owner answers where they are attacked. That the answers cost
     * nothing is shown by search, with at most so many positions for each colour.
     */
    public static Safety shown(Stones stones, long positions) {
        Safety safety = unconditional(stones);
        for (byte colour : COLOURS) {
            LinkedGroups groups = new LinkedGroups(stones, colour);
            EyeSpace space = new EyeSpace(groups);
            boolean[] alive = new boolean[stones.points()];
            boolean[] hopeful = new boolean[stones.points()];
            for (int point = 0; point < alive.length; point++) {
                if (stones.at(point) != colour) continue;
                alive[point] = safety.reasons[point] == Reason.UNCONDITIONAL;
                hopeful[point] = !alive[point] && space.isHopeful(groups.parts().part(point));
            }
            SealedRegions grounds = new SealedRegions(stones, colour, alive, hopeful, positions);
            boolean[] kept = grounds.kept();
            boolean[] own = grounds.owned();
            for (int point = 0; point < own.length; point++) {
                if (kept[point]) safety.reasons[point] = Reason.ALTERNATING;
                safety.owned[point] |= own[point];
            }
        }
        return safety;
    }

    /** Groups with two eyes or space for them, at a glance: enough to see whether a board is worth a count. */
    public static Safety atAGlance(Stones stones) {
        Safety safety = unconditional(stones);
        for (byte colour : COLOURS) {
            LinkedGroups groups = new LinkedGroups(stones, colour);
            EyeSpace space = new EyeSpace(groups);
            for (int point = 0; point < stones.points(); point++) {
                boolean hasSpace = stones.at(point) == colour
                        && space.isHopeful(groups.parts().part(point));
                if (hasSpace && !safety.isSafe(point)) safety.reasons[point] = Reason.ASSUMED;
            }
        }
        return safety;
    }

    /**
     * Also that of groups which most likely live; for them, too, so many positions may be looked at for each colour.
     */
    public static Safety ofGroups(Stones stones, long positions) {
        Safety shown = shown(stones, positions);
        boolean[] isShown = new boolean[stones.points()];
        for (int point = 0; point < isShown.length; point++) isShown[point] = shown.isSafe(point);
        return shown.assuming(stones, groups -> new AssumedLife(groups, isShown, positions).assumed());
    }

    /**
     * Also that of chains which somebody expects to stay, see {@link AssumedWalls.Owned}; nothing is searched for them.
     *
     * @param positions those that may be looked at for each colour to show life
     */
    static Safety ofOwned(Stones stones, AssumedWalls.Owned owned, long positions) {
        Safety shown = shown(stones, positions);
        return shown.assuming(stones, groups -> {
            boolean[] chains = owned.chains(groups);
            for (int part = 0; part < chains.length; part++) {
                chains[part] &= !shown.isSafe(groups.parts().point(part, 0));
            }
            return chains;
        });
    }

    /** The same with chains of both colours that are assumed to live, which are found by part. */
    private Safety assuming(Stones stones, Function<LinkedGroups, boolean[]> chains) {
        List<List<Integer>> groups = new ArrayList<>();
        for (byte colour : COLOURS) {
            LinkedGroups linked = new LinkedGroups(stones, colour);
            groups.addAll(linked.stones(chains.apply(linked)));
        }
        Reason[] all = reasons.clone();
        for (List<Integer> group : groups) for (int point : group) all[point] = Reason.ASSUMED;
        return new Safety(all, owned, groups);
    }

    /** The groups that are only assumed to live, the stones of each in ascending order. */
    public List<List<Integer>> assumed() {
        return assumed;
    }

    public Reason reason(int point) {
        return reasons[point];
    }

    public boolean isSafe(int point) {
        return reasons[point] != Reason.NONE;
    }

    /** Without groups whose answers might cost something: what walls must have for a proof. */
    public Safety firm() {
        Reason[] firm = reasons.clone();
        for (int point = 0; point < firm.length; point++) {
            if (firm[point] == Reason.ASSUMED) firm[point] = Reason.NONE;
        }
        return new Safety(firm, owned, List.of());
    }

    /** Whether a point is ground that its owner keeps, whatever the other side tries there. */
    public boolean isOwned(int point) {
        return owned[point];
    }

    /** Whether no wall needs answers that might cost something. */
    public boolean isFirm() {
        return assumed.isEmpty();
    }
}
