package tesuji.endgame.board;

import tesuji.endgame.local.LocalPosition;
import tesuji.endgame.local.Region;
import tesuji.endgame.local.RegionGraph;
import tesuji.endgame.safety.Decomposition;
import tesuji.endgame.safety.Safety;
import tesuji.endgame.value.Side;
import tesuji.games.go.Stones;

/**
 * What a first move does to the walls. The value of a region takes them for granted, and the enemy cannot harm them;
 * but whoever fills his own eyes can, and where walls live by answers, a move may call for one.
 */
final class BoundaryMoves {
    private final Stones stones;
    private final Safety safety;

    BoundaryMoves(Decomposition decomposition) {
        stones = decomposition.stones();
        safety = decomposition.safety();
    }

    /**
     * Whether the walls of the side that moves are known to stand afterwards. Only ground that nobody else has a wall
     * at can hold their eyes. Walls that live by answers are shown to stand as long as their owner does not play there
     * himself.
     */
    boolean stand(Region region, int point, Side side) {
        LocalPosition start = region.start();
        long others = side == Side.BLACK ? start.nearWhite() : start.nearBlack();
        if (others != 0) return true;
        Safety after = Safety.unconditional(after(region, point, side));
        for (int wall = 0; wall < stones.points(); wall++) {
            if (stones.at(wall) != colour(side) || after.isSafe(wall)) continue;
            if (safety.reason(wall) == Safety.Reason.UNCONDITIONAL) return false;
            if (safety.reason(wall) == Safety.Reason.ALTERNATING && safety.isOwned(point)) return false;
        }
        return true;
    }

    /** Whether a move may have to be answered although its region does not say so: a wall there lives by answers. */
    boolean mayNeedAnswer(Region region, int point, Side side) {
        if (!safety.isOwned(point)) return false;
        int[] near = new int[4];
        for (int other : region.points()) {
            int degree = stones.neighbours(other, near);
            for (int i = 0; i < degree; i++) {
                if (stones.at(near[i]) == colour(side.other()) && safety.reason(near[i]) == Safety.Reason.ALTERNATING)
                    return true;
            }
        }
        return false;
    }

    private static byte colour(Side side) {
        return side == Side.BLACK ? Stones.BLACK : Stones.WHITE;
    }

    /** The board after a move; what it captures has all its liberties in the region. */
    private Stones after(Region region, int point, Side side) {
        RegionGraph graph = region.graph();
        LocalPosition start = region.start();
        long move = 1L << graph.index(point);
        long enemies = side == Side.BLACK ? start.white() : start.black();
        byte[] colours = stones.toArray();
        colours[point] = colour(side);
        for (long rest = enemies & graph.around(move); rest != 0; ) {
            long chain = graph.flood(rest & -rest, enemies);
            rest &= ~chain;
            if ((graph.around(chain) & start.empty() & ~move) != 0) continue;
            for (long dead = chain; dead != 0; dead &= dead - 1) {
                colours[graph.point(Long.numberOfTrailingZeros(dead))] = Stones.EMPTY;
            }
        }
        return new Stones(stones.size(), colours);
    }
}
