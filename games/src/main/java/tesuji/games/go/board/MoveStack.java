package tesuji.games.go.board;

import java.util.Arrays;

/**
 * Moves made on a board and taken back exactly: those of a game, or those of reading a few moves ahead.
 *
 * <p>Undoing runs a log backwards. It holds per move: what the cell of its stone held, the chains merged and the chains
 * captured; no board is ever copied (Śliwa 2013, §6.1.5). Only stones, chains, liberties and the number of captured
 * stones are kept right. Owned by the board's thread.
 */
final class MoveStack {
    /** What the cell held, four chains that are merged or captured, suicide, and the move itself. */
    private static final int PER_MOVE = 8;

    private final ChainBoard board;
    private final int stride;
    private final int[] colour;
    private final int[] head;
    private final int[] next;
    private final int[] size;
    private final long[] pseudoLiberties;
    private final long[] unit;
    private final Pattern3x3Board patterns;
    private long[] log;
    private int top;

    /** {@code depth}: the moves for which there is room at once; for more the log grows. */
    MoveStack(ChainBoard board, int depth) {
        this.board = board;
        stride = board.stride;
        colour = board.colour;
        head = board.head;
        next = board.next;
        size = board.size;
        pseudoLiberties = board.pseudoLiberties;
        unit = board.unit;
        patterns = board.patterns;
        log = new long[PER_MOVE * depth];
    }

    void clear() {
        top = 0;
    }

    void copyFrom(MoveStack other) {
        if (log.length < other.top) log = new long[other.log.length];
        System.arraycopy(other.log, 0, log, 0, other.top);
        top = other.top;
    }

    /** Puts a stone on an empty cell and takes off what has no liberty then; returns the number of stones captured. */
    int play(int cell, int mover) {
        if (top + PER_MOVE > log.length) log = Arrays.copyOf(log, 2 * log.length);
        // a chain captured earlier may still need what this cell held when its capture is undone
        log[top++] = (long) size[cell] << Integer.SIZE | next[cell];
        log[top++] = pseudoLiberties[cell];
        place(cell, mover);
        int merged = 0;
        for (int direction = 0; direction < 4; direction++) {
            int q = board.neighbour(cell, direction);
            if (colour[q] == mover && head[q] != head[cell]) {
                log[top++] = board.merge(head[cell], head[q]);
                merged++;
            }
        }
        int other = Chains.BLACK + Chains.WHITE - mover;
        int before = board.captured[other];
        int chains = 0;
        for (int direction = 0; direction < 4; direction++) {
            int q = board.neighbour(cell, direction);
            if (colour[q] == other && pseudoLiberties[head[q]] == 0) {
                log[top++] = head[q];
                lift(head[q], other);
                chains++;
            }
        }
        int suicide = pseudoLiberties[head[cell]] == 0 ? 1 : 0;
        if (suicide == 1) {
            log[top++] = head[cell];
            lift(head[cell], mover);
        }
        log[top++] = ((cell * 8L + merged) * 8 + chains) * 4 + suicide * 2L + mover - Chains.BLACK;
        return board.captured[other] - before;
    }

    /** Takes the last {@link #play} back. */
    void undo() {
        int entry = (int) log[--top];
        int mover = Chains.BLACK + (entry & 1);
        int cell = entry >> 8;
        if ((entry & 2) != 0) unlift((int) log[--top], mover);
        for (int chains = entry >> 2 & 7; chains > 0; chains--) {
            unlift((int) log[--top], Chains.BLACK + Chains.WHITE - mover);
        }
        for (int merged = entry >> 5 & 7; merged > 0; merged--) unmerge((int) log[--top]);
        colour[cell] = Chains.EMPTY;
        vacate(cell, mover);
        head[cell] = 0;
        pseudoLiberties[cell] = log[--top];
        long link = log[--top];
        size[cell] = (int) (link >> Integer.SIZE);
        next[cell] = (int) link;
    }

    /** The hash of all stones that the last {@link #play} put on the board or took off. */
    long keyChange() {
        int index = top;
        int entry = (int) log[--index];
        int mover = Chains.BLACK + (entry & 1);
        long change = board.geometry().key(entry >> 8, mover);
        if ((entry & 2) != 0) change ^= board.chainKey((int) log[--index], mover);
        for (int chains = entry >> 2 & 7; chains > 0; chains--) {
            change ^= board.chainKey((int) log[--index], Chains.BLACK + Chains.WHITE - mover);
        }
        return change;
    }

    private void place(int cell, int mover) {
        long free = 0;
        for (int direction = 0; direction < 4; direction++) {
            int q = board.neighbour(cell, direction);
            if (colour[q] == Chains.EMPTY) free += unit[q];
        }
        occupy(cell, mover);
        colour[cell] = mover;
        head[cell] = cell;
        next[cell] = cell;
        size[cell] = 1;
        pseudoLiberties[cell] = free;
    }

    /** An empty cell becomes a stone: its neighbours lose a pseudo-liberty each. */
    private void occupy(int cell, int stoneColour) {
        patterns.place(cell, stoneColour);
        long here = unit[cell];
        pseudoLiberties[head[cell - stride]] -= here;
        pseudoLiberties[head[cell - 1]] -= here;
        pseudoLiberties[head[cell + 1]] -= here;
        pseudoLiberties[head[cell + stride]] -= here;
    }

    private void vacate(int cell, int stoneColour) {
        patterns.remove(cell, stoneColour);
        long here = unit[cell];
        pseudoLiberties[head[cell - stride]] += here;
        pseudoLiberties[head[cell - 1]] += here;
        pseudoLiberties[head[cell + 1]] += here;
        pseudoLiberties[head[cell + stride]] += here;
    }

    /** What the smaller chain was when it gave way still stands in its head's cells. */
    private void unmerge(int small) {
        int large = head[small];
        ChainCycles.part(head, next, large, small);
        size[large] -= size[small];
        pseudoLiberties[large] -= pseudoLiberties[small];
    }

    /** Takes a chain off the board; its cycle stays in {@code next} for {@link #unlift}. */
    private void lift(int chain, int stoneColour) {
        int stone = chain;
        do {
            colour[stone] = Chains.EMPTY;
            head[stone] = 0;
            stone = next[stone];
        } while (stone != chain);
        do {
            vacate(stone, stoneColour);
            stone = next[stone];
        } while (stone != chain);
        board.captured[stoneColour] += size[chain];
    }

    private void unlift(int chain, int stoneColour) {
        int stone = chain;
        do {
            occupy(stone, stoneColour);
            stone = next[stone];
        } while (stone != chain);
        do {
            colour[stone] = stoneColour;
            head[stone] = chain;
            stone = next[stone];
        } while (stone != chain);
        board.captured[stoneColour] -= size[chain];
    }
}
