package tesuji.endgame.board;

import tesuji.games.go.Stones;

/**
 * A board of at most 8 by 8 points as bits, row by row, and who is next to whom: a drawing of its own, for judges of
 * what is tested.
 */
final class Adjacency {
    private final int width;
    private final long all;
    private final long firstColumn;
    private final long lastColumn;

    Adjacency(Stones stones) {
        width = stones.size();
        int size = stones.points();
        if (size > Long.SIZE) throw new IllegalArgumentException(size + " points");
        all = -1L >>> (Long.SIZE - size);
        long column = 0;
        for (int point = 0; point < size; point += width) column |= 1L << point;
        firstColumn = column;
        lastColumn = column << (width - 1);
    }

    int size() {
        return width * width;
    }

    long all() {
        return all;
    }

    /** All points next to one of a set. */
    long around(long set) {
        long sideways = (set & ~lastColumn) << 1 | (set & ~firstColumn) >>> 1;
        return (sideways | set << width | set >>> width) & all;
    }

    /** The part of a set that hangs together with a seed in it. */
    long flood(long seed, long within) {
        long reached = seed;
        for (long edge = seed; edge != 0; reached |= edge) edge = around(edge) & within & ~reached;
        return reached;
    }

    /** The points next to a chain that are free of these stones. */
    long liberties(long chain, long stones) {
        return around(chain) & ~stones;
    }

    /** The last liberties of chains that have no more than one. */
    long lastLiberties(long own, long other) {
        long last = 0;
        for (long rest = own; rest != 0; ) {
            long chain = flood(rest & -rest, own);
            rest &= ~chain;
            long liberties = liberties(chain, own | other);
            if (Long.bitCount(liberties) == 1) last |= liberties;
        }
        return last;
    }

    /** The points outside of a set all of whose neighbours are in it. */
    long enclosed(long set) {
        return all & ~set & ~around(all & ~set);
    }

    /** Own stones and empty points that reach no others, less those of the other side. */
    int area(long own, long other) {
        int area = Long.bitCount(own) - Long.bitCount(other);
        long empty = all & ~own & ~other;
        for (long rest = empty; rest != 0; ) {
            long room = flood(rest & -rest, empty);
            rest &= ~room;
            long border = around(room) & ~room;
            if ((border & other) == 0) area += Long.bitCount(room);
            else if ((border & own) == 0) area -= Long.bitCount(room);
        }
        return area;
    }
}
