package tesuji.games.go.board;

import java.util.Arrays;

/**
 * The board of a position: stones, chains, captures and their exact undoing, and a hash of the stones; no ko and no
 * history of positions. Owned by one thread.
 */
public final class Chains extends ChainBoard {
    public static final int EMPTY = 0;
    public static final int BLACK = 1;
    public static final int WHITE = 2;
    public static final int BORDER = 3;

    private final MoveStack moves;
    private long key;

    public Chains(Geometry geometry) {
        super(geometry);
        moves = new MoveStack(this, 2 * geometry.points());
        clear();
    }

    /** Takes all stones away and forgets the moves. */
    public void clear() {
        for (int cell = 0; cell < colour.length; cell++)
            colour[cell] = geometry().isBorder(cell) ? BORDER : EMPTY;
        patterns.clear();
        Arrays.fill(head, 0);
        Arrays.fill(captured, 0);
        moves.clear();
        key = 0;
    }

    /** Counts stones as captured before the position began. */
    public void addCaptured(int stoneColour, int stones) {
        captured[stoneColour] += stones;
    }

    /** The hash of the stones on the board. */
    public long key() {
        return key;
    }

    /** Whether a stone here would live: it has an empty neighbour, joins a living chain or captures. */
    public boolean wouldLive(int cell, int mover) {
        if (NeighbourCounts.empty(around[cell]) > 0) return true;
        for (int direction = 0; direction < 4; direction++) {
            int q = neighbour(cell, direction);
            if (colour[q] == BORDER) continue;
            if ((colour[q] == mover) != inAtari(head[q])) return true;
        }
        return false;
    }

    /** The hash of the stones after a move here, suicide included, without playing it. */
    public long keyAfter(int cell, int mover) {
        long after = key ^ geometry().key(cell, mover);
        int other = BLACK + WHITE - mover;
        boolean lives = NeighbourCounts.empty(around[cell]) > 0;
        for (int direction = 0; direction < 4; direction++) {
            int q = neighbour(cell, direction);
            int chain = head[q];
            if (chain == 0) continue;
            if (colour[q] == mover) {
                lives |= !inAtari(chain);
            } else if (inAtari(chain) && isFirstNeighbour(cell, direction)) {
                after ^= chainKey(chain, other);
                lives = true;
            }
        }
        return lives ? after : after ^ suicideKey(cell, mover);
    }

    private long suicideKey(int cell, int mover) {
        long lost = geometry().key(cell, mover);
        for (int direction = 0; direction < 4; direction++) {
            int q = neighbour(cell, direction);
            if (colour[q] == mover && isFirstNeighbour(cell, direction)) lost ^= chainKey(head[q], mover);
        }
        return lost;
    }

    /** Puts a stone on an empty cell and takes off what has no liberty then; returns the number of stones captured. */
    public int play(int cell, int mover) {
        int stones = moves.play(cell, mover);
        key ^= moves.keyChange();
        return stones;
    }

    /** Takes the last {@link #play} back. */
    public void undo() {
        key ^= moves.keyChange();
        moves.undo();
    }

    public void copyFrom(Chains other) {
        copyStones(other);
        moves.copyFrom(other.moves);
        key = other.key;
    }
}
