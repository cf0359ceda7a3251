package tesuji.endgame.search;

import tesuji.core.base.Hot;
import tesuji.endgame.local.LocalBenson;
import tesuji.endgame.local.RegionGraph;

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
    private final RegionGraph graph;
    private final LocalBenson benson;

    Unconditional(OpenBoard board) {
        this.board = board;
        graph = board.graph();
        benson = new LocalBenson(graph);
    }

    /** The points that a side keeps. */
    @Hot
    long of(long own, long other, int side) {
        long wall = board.wall(side);
        // behind a wall of the other side lies the rest of the board
        long open = board.wall(1 - side);
        long safe = graph.flood(own & wall, own);
        long alive = safe | benson.alive(board.all() & ~safe, own & ~safe, other, open);
        if (alive == 0 && wall == 0) return 0;
        long outside = board.all() & ~own;
        long enclosed = outside & ~graph.flood(outside & (open | graph.around(own & ~alive)), outside);
        long inner = enclosed & ~graph.around(alive) & ~wall;
        long kept = alive;
        for (long rest = enclosed; rest != 0; ) {
            long region = graph.flood(rest & -rest, rest);
            rest &= ~region;
            if (!hasTwoApart(region & inner)) kept |= region;
        }
        return kept;
    }

    @Hot
    private boolean hasTwoApart(long points) {
        for (long rest = points; rest != 0; rest &= rest - 1) {
            long point = rest & -rest;
            if ((points & ~point & ~graph.around(point)) != 0) return true;
        }
        return false;
    }
}
