package tesuji.neural.go;

import java.util.Arrays;
import tesuji.games.go.board.Chains;
import tesuji.games.go.board.Geometry;

/**
 * The ladders of whole boards: which stones are caught, and which moves catch chains with two liberties. A few thousand
 * boards are remembered, because every board is asked for three times: as the present one, as the last one and as the
 * one before. Owned by one thread.
 */
final class LadderMarks {
    private static final int BOARDS = 1 << 12;

    private final Geometry geometry;
    private final Chains reading;
    private final LadderSearch search;
    private final int words;
    private final long[] keys = new long[BOARDS];
    private final boolean[] known = new boolean[BOARDS];
    /** By board: points of stones that are caught, points of moves that catch black chains, and white ones. */
    private final long[] marks;

    private final int[] liberties = new int[4];

    LadderMarks(Geometry geometry) {
        this.geometry = geometry;
        reading = new Chains(geometry);
        search = new LadderSearch(reading);
        words = (geometry.points() + Long.SIZE - 1) / Long.SIZE;
        marks = new long[BOARDS * 3 * words];
    }

    /** Looks a board up or reads all its ladders; the number is for the questions below, until the next call. */
    int read(Chains board, int ko) {
        long key = board.key() + 0x9E3779B97F4A7C15L * ko;
        int slot = (int) (key ^ key >>> 32) & BOARDS - 1;
        if (known[slot] && keys[slot] == key) return slot;
        known[slot] = true;
        keys[slot] = key;
        Arrays.fill(marks, slot * 3 * words, (slot + 1) * 3 * words, 0);
        reading.copyFrom(board);
        for (int point = 0; point < geometry.points(); point++) {
            int cell = geometry.cell(point);
            if (board.chain(cell) == cell) readChain(board, cell, ko, slot);
        }
        return slot;
    }

    private void readChain(Chains board, int chain, int ko, int slot) {
        int count = LibertyFinder.count(board, chain, 3, liberties);
        if (count == 3) return;
        boolean caught = false;
        if (count == 1) {
            caught = search.isCaptured(chain);
        } else {
            int first = liberties[0];
            int second = liberties[1];
            int moves = board.colour(chain);
            if (search.isCapturedBy(first, chain, ko)) caught = mark(slot, moves, first);
            if (search.isCapturedBy(second, chain, ko)) caught = mark(slot, moves, second);
        }
        if (!caught) return;
        int stone = chain;
        do {
            mark(slot, 0, stone);
            stone = board.nextStone(stone);
        } while (stone != chain);
    }

    private boolean mark(int slot, int kind, int cell) {
        int point = geometry.point(cell);
        marks[(slot * 3 + kind) * words + point / Long.SIZE] |= 1L << point;
        return true;
    }

    private boolean isMarked(int slot, int kind, int point) {
        return (marks[(slot * 3 + kind) * words + point / Long.SIZE] >> point & 1) != 0;
    }

    /** Whether a stone belongs to a chain that is caught in a ladder. */
    boolean isCaught(int slot, int point) {
        return isMarked(slot, 0, point);
    }

    /** Whether a move here begins a ladder that catches a chain of this colour. */
    boolean catches(int slot, int point, int colour) {
        return isMarked(slot, colour, point);
    }
}
