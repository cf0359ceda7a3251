package tesuji.games.go.tactics;

import tesuji.core.base.Hot;

/** The moves that a tactical rule has found, as cells. Owned by one thread. */
public abstract sealed class FoundMoves permits Replies, LibertyFights, EyeRescue {
    /** Further ones are forgotten; nobody needs so many. */
    private static final int MOST = 64;

    private final int[] cells = new int[MOST];
    private int count;

    FoundMoves() {}

    /** Forgets all moves. */
    public final void clear() {
        count = 0;
    }

    public final int count() {
        return count;
    }

    public final int cell(int index) {
        return cells[index];
    }

    /** Adds a move, once more if it was found before. */
    @Hot
    final void add(int cell) {
        if (count < MOST) cells[count++] = cell;
    }

    /** Adds a move that was not found before. */
    @Hot
    final void addOnce(int cell) {
        for (int i = 0; i < count; i++) {
            if (cells[i] == cell) return;
        }
        add(cell);
    }
}
