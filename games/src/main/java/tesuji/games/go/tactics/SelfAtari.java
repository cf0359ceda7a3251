package tesuji.games.go.tactics;

import tesuji.core.base.Hot;
import tesuji.games.go.board.Chains;
import tesuji.games.go.board.TacticalBoard;

/**
 * Tells the self-ataris that lose stones for nothing from those that are played on purpose: captures, throw-ins against
 * chains short of liberties, and stones that fill an eye in a killing shape. Owned by the board's thread.
 */
public final class SelfAtari {
    private static final int LARGEST_NAKADE = 6;

    private final TacticalBoard board;
    private final int[] free = new int[3];
    private final int[] stones = new int[LARGEST_NAKADE];

    public SelfAtari(TacticalBoard board) {
        this.board = board;
    }

    /** Whether the legal move is a self-atari that no purpose excuses. */
    @Hot
    public boolean isBad(int cell, int mover) {
        return board.emptyNeighbours(cell) < 2 && board.isSelfAtari(cell, mover) && !isExcused(cell, mover);
    }

    private boolean isExcused(int cell, int mover) {
        boolean alone = true;
        for (int direction = 0; direction < 4; direction++) {
            int q = board.neighbour(cell, direction);
            int there = board.colour(q);
            if (there == mover) alone = false;
            else if (there == Chains.BLACK + Chains.WHITE - mover && board.inAtari(board.chain(q))) return true;
        }
        return alone ? isThrowIn(cell, mover) : isNakade(cell, mover);
    }

    /** A lone stone next to a chain with two liberties. */
    private boolean isThrowIn(int cell, int mover) {
        for (int direction = 0; direction < 4; direction++) {
            int q = board.neighbour(cell, direction);
            if (board.colour(q) != Chains.BLACK + Chains.WHITE - mover) continue;
            if (board.twoLiberties(board.chain(q), free)) return true;
        }
        return false;
    }

    /** The chain that the move makes is shut in, and its shape leaves one eye when captured. */
    private boolean isNakade(int cell, int mover) {
        int count = 1;
        stones[0] = cell;
        int liberty = 0;
        for (int i = 0; i < count; i++) {
            for (int direction = 0; direction < 4; direction++) {
                int q = board.neighbour(stones[i], direction);
                int there = board.colour(q);
                if (there == mover) {
                    if (isAmong(q, count)) continue;
                    if (count == LARGEST_NAKADE) return false;
                    stones[count++] = q;
                } else if (there == Chains.EMPTY && q != cell) {
                    liberty = q;
                }
            }
        }
        return isShut(liberty, cell, mover, count) && isKilling(count) && !isVain(cell, liberty, mover, count);
    }

    /** Whether a chain around has an eye elsewhere, so that one more is enough for it: then it may be a seki. */
    private boolean isVain(int cell, int liberty, int mover, int count) {
        int other = Chains.BLACK + Chains.WHITE - mover;
        for (int i = 0; i < count; i++) {
            for (int direction = 0; direction < 4; direction++) {
                int q = board.neighbour(stones[i], direction);
                if (board.colour(q) == other && hasEye(board.chain(q), cell, liberty, other)) return true;
            }
        }
        return false;
    }

    private boolean hasEye(int chain, int cell, int liberty, int owner) {
        int count = board.liberties(chain, free, free.length);
        for (int i = 0; i < count; i++) {
            if (free[i] != cell && free[i] != liberty && board.isEye(free[i], owner)) return true;
        }
        return false;
    }

    private boolean isShut(int liberty, int cell, int mover, int count) {
        for (int direction = 0; direction < 4; direction++) {
            int q = board.neighbour(liberty, direction);
            int there = board.colour(q);
            if (there == Chains.EMPTY && q != cell) return false;
            if (there == mover && !isAmong(q, count)) return false;
        }
        return true;
    }

    private boolean isKilling(int count) {
        int most = 0;
        int degrees = 0;
        for (int i = 0; i < count; i++) {
            int degree = 0;
            for (int direction = 0; direction < 4; direction++) {
                if (isAmong(board.neighbour(stones[i], direction), count)) degree++;
            }
            degrees += degree;
            most = Math.max(most, degree);
        }
        return Nakade.isKilling(count, most, degrees);
    }

    private boolean isAmong(int cell, int count) {
        for (int i = 0; i < count; i++) {
            if (stones[i] == cell) return true;
        }
        return false;
    }
}
