package tesuji.endgame.region;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tesuji.endgame.local.LocalPosition;
import tesuji.endgame.local.Region;
import tesuji.endgame.local.RegionGraph;
import tesuji.endgame.sum.ChainTheorem;
import tesuji.endgame.value.Side;

/**
 * A region that consists of one chain, a single point by which it can be connected to its friends, and corridors of the
 * enemy into which it can push: the situation of the theorem on chains with many corridors (Berlekamp and Wolfe 1994;
 * Frejlak 2020, §2.5).
 *
 * @param owner whose chain it is
 * @param stone the number of one of its stones
 * @param theorem the lengths of the corridors
 */
public record Corridors(Side owner, int stone, ChainTheorem theorem) {
    /**
     * Whether the theorem says all: then the chilled value is a number. In the other case it is one with an
     * infinitesimal, whose size depends on what the chain is worth to its captor, and of that the theorem says
     * nothing.
     */
    boolean isNumber() {
        return theorem.kind() != ChainTheorem.Case.SENTE;
    }

    /** What a region is, if it is such a situation. */
    public static Optional<Corridors> of(Region region) {
        LocalPosition at = region.start();
        for (Side owner : Side.values()) {
            LocalPosition seen = owner == Side.WHITE ? at : at.mirrored();
            for (long rest = seen.white(); rest != 0; ) {
                long chain = region.graph().flood(rest & -rest, seen.white());
                rest &= ~chain;
                Optional<ChainTheorem> theorem = theorem(region.graph(), seen, chain);
                if (theorem.isPresent()) {
                    return Optional.of(new Corridors(owner, Long.numberOfTrailingZeros(chain), theorem.get()));
                }
            }
        }
        return Optional.empty();
    }

    /** The corridors around a white chain; nothing if there is anything else around it. */
    private static Optional<ChainTheorem> theorem(RegionGraph graph, LocalPosition at, long chain) {
        List<Integer> blocked = new ArrayList<>();
        List<Integer> unblocked = new ArrayList<>();
        int links = 0;
        long others = at.points() & ~chain;
        for (long rest = others; rest != 0; ) {
            long part = graph.flood(rest & -rest, others);
            rest &= ~part;
            if (isHome(graph, at, part, chain)) links++;
            else if (!isCorridor(graph, at, part, chain)) return Optional.empty();
            else if ((part & at.nearWhite()) == 0) blocked.add(Long.bitCount(part));
            else unblocked.add(Long.bitCount(part));
        }
        boolean fits = links == 1 && unblocked.stream().allMatch(length -> length >= 2);
        return fits ? Optional.of(new ChainTheorem(blocked, unblocked)) : Optional.empty();
    }

    /** White's own ground, which the chain touches in one point next to a safe stone. */
    private static boolean isHome(RegionGraph graph, LocalPosition at, long part, long chain) {
        long link = graph.around(chain) & part;
        boolean own = (at.nearBlack() & part & ~at.black()) == 0 && (part & ~at.black() & ~at.nearWhite()) == 0;
        return own
                && (part & at.white()) == 0
                && Long.bitCount(link) == 1
                && (link & at.nearWhite() & ~at.black()) != 0;
    }

    /**
     * A path of empty points along safe black stones, entered by the chain at one end; only the other may lead to a
     * safe friend.
     */
    private static boolean isCorridor(RegionGraph graph, LocalPosition at, long part, long chain) {
        if ((part & (at.black() | at.white())) != 0 || (part & at.nearBlack()) == 0) return false;
        long entrance = graph.around(chain) & part;
        if (Long.bitCount(entrance) != 1) return false;
        long last = entrance;
        long done = entrance;
        while (done != part) {
            long next = graph.around(last) & part & ~done;
            if (Long.bitCount(next) != 1) return false;
            last = next;
            done |= next;
        }
        return (part & at.nearWhite() & ~last) == 0;
    }
}
