package tesuji.endgame.region;

import java.util.ArrayList;
import java.util.List;

/**
 * Black chains within a region that can no longer be captured although they do not touch a safe stone: Benson's condition (1976) with
 * the safe stones around as chains that are alive already.
 */
final class Eyes {
    private Eyes() {}

    /** The black stones that are alive. */
    static long alive(Terrain terrain, LocalPosition at) {
        if (at.black() == 0) return 0;
        List<Long> chains = parts(terrain, at.black());
        List<Long> areas = new ArrayList<>();
        // an area next to a safe enemy is open: the enemy cannot be shut in there
        for (long area : parts(terrain, at.points() & ~at.black())) if ((area & at.nearWhite()) == 0) areas.add(area);
        boolean changed = areas.size() >= 2;
        if (!changed) return 0;
        while (changed && !chains.isEmpty()) {
            List<Long> open = List.copyOf(areas);
            changed = chains.removeIf(chain -> vital(terrain, at, chain, open) < 2);
            long alive = union(chains);
            changed |= areas.removeIf(area -> (terrain.around(area) & at.black() & ~alive) != 0);
        }
        return union(chains);
    }

    private static int vital(Terrain terrain, LocalPosition at, long chain, List<Long> areas) {
        long liberties = terrain.around(chain);
        int vital = 0;
        for (long area : areas) {
            long empty = area & ~at.white();
            if (empty != 0 && (empty & ~liberties) == 0) vital++;
        }
        return vital;
    }

    private static long union(List<Long> sets) {
        long union = 0;
        for (long set : sets) union |= set;
        return union;
    }

    private static List<Long> parts(Terrain terrain, long points) {
        List<Long> parts = new ArrayList<>();
        for (long rest = points; rest != 0; ) {
            long part = terrain.flood(rest & -rest, points);
            rest &= ~part;
            parts.add(part);
        }
        return parts;
    }
}
