package tesuji.games.tictactoe;

import tesuji.core.base.Rng;
import tesuji.core.game.Game;
import tesuji.core.game.Position;

/** A moment of tic-tac-toe: two sets of squares as bits. */
public final class TicTacToePosition implements Position {
    static final int FULL = (1 << TicTacToeGame.SQUARES) - 1;
    private static final int[] LINES = {0007, 0070, 0700, 0111, 0222, 0444, 0421, 0124};

    private final TicTacToeGame game;
    private final int[] history = new int[TicTacToeGame.SQUARES];
    private int length;
    private int first;
    private int second;

    TicTacToePosition(TicTacToeGame game) {
        this.game = game;
    }

    /** Becomes the position with these marks; nothing can be undone. */
    void set(int first, int second) {
        this.first = first;
        this.second = second;
        length = 0;
    }

    int first() {
        return first;
    }

    int second() {
        return second;
    }

    /** Whether these squares hold three in a row. */
    static boolean hasLine(int squares) {
        for (int line : LINES) {
            if ((squares & line) == line) return true;
        }
        return false;
    }

    /** Whether play can lead to these marks: in turn, and not beyond a win. */
    static boolean isReachable(int first, int second) {
        int ahead = Integer.bitCount(first) - Integer.bitCount(second);
        return ahead == 0 ? !hasLine(first) : ahead == 1 && !hasLine(second);
    }

    @Override
    public Game game() {
        return game;
    }

    @Override
    public int toMove() {
        return Integer.bitCount(first | second) & 1;
    }

    @Override
    public int legalMoves(int[] into) {
        if (isOver()) return 0;
        int count = 0;
        for (int free = FULL & ~(first | second); free != 0; free &= free - 1) {
            into[count++] = Integer.numberOfTrailingZeros(free);
        }
        return count;
    }

    @Override
    public boolean isLegal(int move) {
        return move >= 0 && move < TicTacToeGame.SQUARES && (((first | second) >> move) & 1) == 0 && !isOver();
    }

    @Override
    public void play(int move) {
        assert isLegal(move) : move;
        if (toMove() == 0) {
            first |= 1 << move;
        } else {
            second |= 1 << move;
        }
        history[length++] = move;
    }

    @Override
    public void undo() {
        int others = ~(1 << history[--length]);
        first &= others;
        second &= others;
    }

    @Override
    public boolean isOver() {
        return (first | second) == FULL || hasLine(first) || hasLine(second);
    }

    @Override
    public int score() {
        if (hasLine(first)) return 2;
        return hasLine(second) ? -2 : 0;
    }

    @Override
    public long key() {
        return Rng.mix((1L << (2 * TicTacToeGame.SQUARES)) | ((long) first << TicTacToeGame.SQUARES) | second);
    }

    @Override
    public void copyFrom(Position other) {
        TicTacToePosition source = (TicTacToePosition) other;
        set(source.first, source.second);
        length = source.length;
        System.arraycopy(source.history, 0, history, 0, length);
    }
}
