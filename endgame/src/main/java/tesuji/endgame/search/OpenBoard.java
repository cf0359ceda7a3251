package tesuji.endgame.search;

import tesuji.core.base.Hot;
import tesuji.endgame.local.RegionGraph;

/**
 * The part of a board that is not decided yet, as a graph of at most 64 points, and the rules of Go on it: captures,
 * no suicide, simple ko. Around it stand walls, stones that live unconditionally; a chain that touches a wall of its
 * own colour cannot be captured.
 *
 * <p>Sides are 0 and 1, Black and White. What a move did besides putting a stone is kept until the next one, so that
 * moves cost no memory. For one thread.
 */
final class OpenBoard {
    private final RegionGraph graph;
    private final long all;
    private final long[] walls;

    private long captured;
    private long ban;

    /** The points next to walls of Black and of White. */
    OpenBoard(RegionGraph graph, long nearBlack, long nearWhite) {
        this.graph = graph;
        all = graph.size() == 0 ? 0 : -1L >>> (Long.SIZE - graph.size());
        walls = new long[] {nearBlack, nearWhite};
    }

    int size() {
        return graph.size();
    }

    long all() {
        return all;
    }

    RegionGraph graph() {
        return graph;
    }

    /** The points next to a wall of this side. */
    long wall(int side) {
        return walls[side];
    }

    /** Puts a stone on an empty point and takes off what it captures; false if it would be suicide. */
    @Hot
    boolean play(long own, long other, int side, long stone) {
        long filled = own | other | stone;
        long around = graph.around(stone);
        long taken = 0;
        for (long rest = around & other; rest != 0; ) {
            long chain = graph.flood(rest & -rest, other);
            rest &= ~chain;
            if (isCaptured(chain, filled, 1 - side)) taken |= chain;
        }
        captured = taken;
        ban = 0;
        if (taken == 0) return (around & ~filled) != 0 || !isCaptured(graph.flood(stone, own | stone), filled, side);
        boolean alone = ((around & ~other) | (stone & walls[side])) == 0;
        if (alone && (taken & taken - 1) == 0) ban = taken;
        return true;
    }

    @Hot
    private boolean isCaptured(long chain, long filled, int side) {
        return (chain & walls[side]) == 0 && (graph.around(chain) & ~filled) == 0;
    }

    /** What the last move captured. */
    long captured() {
        return captured;
    }

    /** Where the last move may not be answered, because that would retake a ko; no point as a rule. */
    long ban() {
        return ban;
    }

    /** The last liberties of chains of a side that have only one. */
    @Hot
    long lastLiberties(long own, long other, int side) {
        long last = 0;
        for (long rest = own; rest != 0; ) {
            long chain = graph.flood(rest & -rest, own);
            rest &= ~chain;
            if ((chain & walls[side]) != 0) continue;
            long liberties = graph.around(chain) & ~own & ~other;
            if ((liberties & liberties - 1) == 0) last |= liberties;
        }
        return last;
    }

    /** The empty points that have no neighbours but stones of this side. */
    @Hot
    long eyes(long own, int side) {
        long outside = all & ~own;
        return outside & ~graph.around(outside) & ~walls[1 - side];
    }

    /** Stones of a side and empty points that reach only its stones, less those of the other side. */
    @Hot
    int area(long own, long other, int side) {
        int area = Long.bitCount(own) - Long.bitCount(other);
        long empty = all & ~own & ~other;
        for (long rest = empty; rest != 0; ) {
            long room = graph.flood(rest & -rest, empty);
            rest &= ~room;
            long around = graph.around(room);
            boolean reachesOwn = ((around & own) | (room & walls[side])) != 0;
            boolean reachesOther = ((around & other) | (room & walls[1 - side])) != 0;
            if (reachesOwn && !reachesOther) area += Long.bitCount(room);
            if (reachesOther && !reachesOwn) area -= Long.bitCount(room);
        }
        return area;
    }
}
