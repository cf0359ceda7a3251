package tesuji.endgame.region;

/**
 * Black chains within a region that can no longer be captured although they do not touch a safe stone: Benson's
 * condition (1976) with the safe stones around as chains that are alive already.
 */
final class Eyes {
    private Eyes() {}

    /** The black stones that are alive; the last set is of points next to a safe white stone. */
    static long alive(Terrain terrain, long points, long black, long white, long nearWhite) {
        if (black == 0 || Long.bitCount(points & ~black & ~nearWhite) < 2) return 0;
        // an area next to a safe enemy is open: the enemy cannot be shut in there
        long shut = shut(terrain, points & ~black, nearWhite);
        long alive = black;
        boolean changed = terrain.flood(shut & -shut, shut) != shut;
        if (!changed) return 0;
        while (changed && alive != 0) {
            long before = alive;
            for (long rest = before; rest != 0; ) {
                long chain = terrain.flood(rest & -rest, before);
                rest &= ~chain;
                if (!hasTwoEyes(terrain, chain, shut, white)) alive &= ~chain;
            }
            long kept = bordered(terrain, shut, black & ~alive);
            changed = alive != before || kept != shut;
            shut = kept;
        }
        return alive;
    }

    /** The parts of a set that have no point among these. */
    private static long shut(Terrain terrain, long set, long open) {
        return set & ~terrain.flood(set & open, set);
    }

    /** The parts of a set that no such stone is next to. */
    private static long bordered(Terrain terrain, long set, long dead) {
        return set & ~terrain.flood(set & terrain.around(dead), set);
    }

    /** Whether all empty points of two areas are liberties of the chain. */
    private static boolean hasTwoEyes(Terrain terrain, long chain, long areas, long white) {
        long liberties = terrain.around(chain);
        int vital = 0;
        for (long rest = areas; rest != 0; ) {
            long area = terrain.flood(rest & -rest, areas);
            rest &= ~area;
            long empty = area & ~white;
            if (empty != 0 && (empty & ~liberties) == 0 && ++vital == 2) return true;
        }
        return false;
    }
}
