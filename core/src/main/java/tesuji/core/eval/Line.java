package tesuji.core.eval;

import java.util.Arrays;

/** The moves of one simulation in order; sides alternate. Owned by one thread; allocates only when it grows. */
public final class Line {
    private int[] moves;
    private int length;

    public Line(int capacity) {
        moves = new int[Math.max(16, capacity)];
    }

    public int length() {
        return length;
    }

    public int move(int index) {
        return moves[index];
    }

    public void add(int move) {
        if (length == moves.length) moves = Arrays.copyOf(moves, 2 * length);
        moves[length++] = move;
    }

    /**
     * Space for {@code more} further moves: the array to write them to, starting at {@link #length}; {@link #extend}
     * then says how many were written. Saves a call per move in the fastest playouts.
     */
    public int[] reserve(int more) {
        if (length + more > moves.length) moves = Arrays.copyOf(moves, Math.max(length + more, 2 * moves.length));
        return moves;
    }

    /** Takes over moves written to the array of {@link #reserve}. */
    public void extend(int count) {
        length += count;
    }

    /** Keeps only the first {@code count} moves. */
    public void cut(int count) {
        length = Math.min(length, count);
    }

    public void clear() {
        length = 0;
    }
}
