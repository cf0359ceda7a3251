package tesuji.games.go.playout;

import tesuji.core.base.Hot;
import tesuji.games.go.board.Chains;
import tesuji.games.go.board.TacticalBoard;

/**
 * The last ko of a playout. Whoever lost it may take it back after a move elsewhere and its answer, then it is
 * forgotten; and the stone that took it is in atari, though nobody has to save it (Baudiš and Gailly 2011, §3.2). Owned
 * by the board's thread.
 */
final class KoFight {
    private static final int LATEST = 3;

    private final TacticalBoard board;
    private int cell;
    private int age;

    KoFight(TacticalBoard board) {
        this.board = board;
    }

    /** Starts with the ko of the position just loaded, if there is one. */
    void load() {
        cell = board.ko();
        age = 0;
    }

    /** Called after each move of the playout. */
    @Hot
    void note() {
        if (board.ko() != 0) {
            cell = board.ko();
            age = 0;
        } else if (cell != 0 && ++age > LATEST) {
            cell = 0;
        }
    }

    /** The cell where the mover may take the ko back now, 0 if there is none. */
    @Hot
    int retake(int mover) {
        int other = Chains.BLACK + Chains.WHITE - mover;
        boolean open = cell != 0 && board.ko() == 0 && board.colour(cell) == Chains.EMPTY;
        return open && board.neighbours(cell, other) == 4 ? cell : 0;
    }

    /** Whether a chain in atari is a single stone whose liberty is a ko: all around is its owner's. */
    @Hot
    boolean isTaker(int chain, int owner) {
        return board.chainSize(chain) == 1 && board.neighbours(board.liberty(chain), owner) == 4;
    }
}
