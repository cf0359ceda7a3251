package tesuji.endgame.search;

import tesuji.core.base.Hot;
import tesuji.endgame.region.Terrain;

/**
 * What a side keeps in an {@link OpenBoard} even if it always passes: chains with two vital regions (Benson 1976),
 * chains that touch a wall of their own, and the regions between them in which the other side cannot live.
 *
 * <p>The other side cannot live in a region that only such chains enclose if it has no two points, not next to each
 * other, that touch none of them: an eye that does not touch them is such a point, and two eyes are two (Müller
 * 1997, §3). For one thread.
 */
final class Unconditional {
    private final OpenBoard board;
    private final Terrain terrain;
    private final long[] chains = new long[Long.SIZE];
    private final long[] regions = new long[Long.SIZE];

    Unconditional(OpenBoard board) {
        this.board = board;
        terrain = board.terrain();
    }

    /** The points that a side keeps. */
    @Hot
    long of(long own, long other, int side) {
        long wall = board.wall(side);
        long safe = terrain.flood(own & wall, own);
        int chainCount = cut(own & ~safe, chains);
        int regionCount = cut(board.all() & ~own, regions);
        for (int i = 0; i < regionCount; i++) {
            // behind a wall of the other side lies the rest of the board
            if ((regions[i] & board.wall(1 - side)) != 0) regions[i] = 0;
        }
        long alive = own;
        for (boolean changed = true; changed; ) {
            changed = false;
            for (int i = 0; i < chainCount; i++) {
                if ((chains[i] & alive) == 0 || hasTwoVital(chains[i], other, regionCount)) continue;
                alive &= ~chains[i];
                changed = true;
            }
            for (int i = 0; changed && i < regionCount; i++) {
                if ((terrain.around(regions[i]) & own & ~alive) != 0) regions[i] = 0;
            }
        }
        long kept = alive;
        if (alive == 0 && wall == 0) return 0;
        long inner = board.all() & ~terrain.around(alive) & ~wall;
        for (int i = 0; i < regionCount; i++) {
            if (regions[i] != 0 && !hasTwoApart(regions[i] & inner)) kept |= regions[i];
        }
        return kept;
    }

    @Hot
    private int cut(long set, long[] into) {
        int count = 0;
        for (long rest = set; rest != 0; ) {
            long part = terrain.flood(rest & -rest, rest);
            into[count++] = part;
            rest &= ~part;
        }
        return count;
    }

    /** Whether a chain has every empty point of two regions as a liberty. */
    @Hot
    private boolean hasTwoVital(long chain, long other, int regionCount) {
        long liberties = terrain.around(chain);
        int vital = 0;
        for (int i = 0; i < regionCount && vital < 2; i++) {
            long empty = regions[i] & ~other;
            if (empty != 0 && (empty & ~liberties) == 0) vital++;
        }
        return vital == 2;
    }

    @Hot
    private boolean hasTwoApart(long points) {
        for (long rest = points; rest != 0; rest &= rest - 1) {
            long point = rest & -rest;
            if ((points & ~point & ~terrain.around(point)) != 0) return true;
        }
        return false;
    }
}
