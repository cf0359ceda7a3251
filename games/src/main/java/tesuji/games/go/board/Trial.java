package tesuji.games.go.board;

/**
 * Moves tried on a {@link TacticalBoard} and taken back exactly, for reading a few moves ahead. Between the first move
 * and the last undoing only stones, chains and liberties are right; the list of empty cells, the area, ko and the
 * last moves stay as they were. As in {@link Chains}, undoing runs a log backwards. Owned by the board's thread.
 */
final class Trial {
    private static final int PER_MOVE = 14;

    private final TacticalBoard board;
    private final int stride;
    private final int[] colour;
    private final int[] head;
    private final int[] next;
    private final int[] size;
    private final long[] contacts;
    private final long[] unit;
    private final Vicinity vicinity;
    private final long[] log;
    private int top;

    /** {@code depth}: the most moves on trial at one time. */
    Trial(TacticalBoard board, int depth) {
        this.board = board;
        stride = board.stride;
        colour = board.colour;
        head = board.head;
        next = board.next;
        size = board.size;
        contacts = board.contacts;
        unit = board.unit;
        vicinity = board.vicinity;
        log = new long[PER_MOVE * depth];
    }

    /** Puts a stone on a legal cell and returns the cell that may not be retaken at once, or 0. */
    int play(int cell, int mover) {
        // a chain captured earlier may still need what this cell held when its capture is undone
        log[top++] = next[cell];
        log[top++] = size[cell];
        log[top++] = contacts[cell];
        place(cell, mover);
        int merged = 0;
        int chains = 0;
        int lone = 0;
        int other = Chains.BLACK + Chains.WHITE - mover;
        for (int direction = 0; direction < 4; direction++) {
            int q = board.neighbour(cell, direction);
            if (colour[q] == mover && head[q] != head[cell]) {
                log[top++] = merge(head[cell], head[q]);
                merged++;
            }
        }
        for (int direction = 0; direction < 4; direction++) {
            int q = board.neighbour(cell, direction);
            if (colour[q] == other && contacts[head[q]] == 0) {
                log[top++] = head[q];
                if (size[head[q]] == 1) lone = q;
                lift(head[q], other);
                chains++;
            }
        }
        log[top++] = ((cell * 8L + merged) * 8 + chains) * 2 + mover - Chains.BLACK;
        return chains == 1 && lone != 0 && merged == 0 && contacts[cell] == unit[lone] ? lone : 0;
    }

    /** Takes the last {@link #play} back. */
    void undo() {
        int entry = (int) log[--top];
        int mover = Chains.BLACK + (entry & 1);
        int cell = entry >> 7;
        for (int chains = entry >> 1 & 7; chains > 0; chains--) {
            unlift((int) log[--top], Chains.BLACK + Chains.WHITE - mover);
        }
        for (int merged = entry >> 4 & 7; merged > 0; merged--) unmerge((int) log[--top]);
        colour[cell] = Chains.EMPTY;
        head[cell] = 0;
        vacate(cell, mover);
        contacts[cell] = log[--top];
        size[cell] = (int) log[--top];
        next[cell] = (int) log[--top];
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
        contacts[cell] = free;
    }

    private void occupy(int cell, int stoneColour) {
        vicinity.come(cell, stoneColour);
        long here = unit[cell];
        contacts[head[cell - stride]] -= here;
        contacts[head[cell - 1]] -= here;
        contacts[head[cell + 1]] -= here;
        contacts[head[cell + stride]] -= here;
    }

    private void vacate(int cell, int stoneColour) {
        vicinity.go(cell, stoneColour);
        long here = unit[cell];
        contacts[head[cell - stride]] += here;
        contacts[head[cell - 1]] += here;
        contacts[head[cell + 1]] += here;
        contacts[head[cell + stride]] += here;
    }

    /** Joins two chains under the head of the larger and returns the head that gave way. */
    private int merge(int a, int b) {
        int large = size[a] >= size[b] ? a : b;
        int small = a + b - large;
        size[large] += size[small];
        contacts[large] += contacts[small];
        relabel(small, large);
        swapNext(large, small);
        return small;
    }

    private void unmerge(int small) {
        int large = head[small];
        swapNext(large, small);
        relabel(small, small);
        size[large] -= size[small];
        contacts[large] -= contacts[small];
    }

    private void relabel(int chain, int newHead) {
        int stone = chain;
        do {
            head[stone] = newHead;
            stone = next[stone];
        } while (stone != chain);
    }

    private void swapNext(int a, int b) {
        int t = next[a];
        next[a] = next[b];
        next[b] = t;
    }

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
    }
}
