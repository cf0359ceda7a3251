package tesuji.games.go.playout;

import tesuji.core.base.Hot;
import tesuji.games.go.board.Chains;
import tesuji.games.go.board.Geometry;
import tesuji.games.go.board.TacticalBoard;

/**
 * The chains in atari, noted when a move puts them there, so that nobody has to search the board for them. Entries that
 * have become stale are dropped when they are met. Owned by the board's thread.
 */
final class Threats {
    private final TacticalBoard board;
    private final boolean lasting;
    /** A stone of each chain, negative when its owner has given it up. */
    private final int[] stones;

    private int count;
    private int fresh;

    private Threats(TacticalBoard board, boolean lasting) {
        this.board = board;
        this.lasting = lasting;
        stones = new int[4 * board.geometry().points()];
    }

    /** All chains in atari. */
    static Threats all(TacticalBoard board) {
        return new Threats(board, true);
    }

    /** Those that the last move has put in atari alone: cheaper, for playouts that ask for no others. */
    static Threats ofLastMove(TacticalBoard board) {
        return new Threats(board, false);
    }

    /** Finds the chains of a position just loaded; those at its last move are fresh. */
    void load() {
        Geometry geometry = board.geometry();
        count = 0;
        for (int cell = geometry.firstCell(); cell <= geometry.lastCell(); cell++) {
            if (board.chain(cell) == cell && board.inAtari(cell)) stones[count++] = cell;
        }
        fresh = count;
        if (board.last() != 0) note(board.last());
    }

    /** Notes what a move has put in atari: its neighbours and, by self-atari, itself. */
    @Hot
    void note(int cell) {
        if (lasting) clean();
        else count = 0;
        fresh = count;
        if (board.chain(cell) == 0) return;
        if (board.inAtari(board.chain(cell))) stones[count++] = cell;
        int other = Chains.BLACK + Chains.WHITE - board.colour(cell);
        if (board.neighbours(cell, other) == 0) return;
        for (int direction = 0; direction < 4; direction++) {
            int q = board.neighbour(cell, direction);
            if (board.colour(q) == other && board.inAtari(board.chain(q))) stones[count++] = q;
        }
    }

    @Hot
    private void clean() {
        int kept = 0;
        for (int i = 0; i < count; i++) {
            int chain = board.chain(Math.abs(stones[i]));
            if (chain != 0 && board.inAtari(chain)) stones[kept++] = stones[i];
        }
        count = kept;
    }

    int count() {
        return count;
    }

    /** Where the threats of the last move begin. */
    int fresh() {
        return fresh;
    }

    /** The chain of a threat, 0 if it is none any more. */
    @Hot
    int chain(int index) {
        int chain = board.chain(Math.abs(stones[index]));
        return chain != 0 && board.inAtari(chain) ? chain : 0;
    }

    /** The same, but 0 also for the mover's own chains that it has given up. */
    @Hot
    int chain(int index, int mover) {
        int chain = chain(index);
        return stones[index] < 0 && board.colour(chain) == mover ? 0 : chain;
    }

    /** Notes that the owner sees no rescue, so that it does not look for one again and again. */
    @Hot
    void giveUp(int index) {
        stones[index] = -Math.abs(stones[index]);
    }
}
