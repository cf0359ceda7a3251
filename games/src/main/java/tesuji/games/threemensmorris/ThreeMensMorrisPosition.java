package tesuji.games.threemensmorris;

import tesuji.core.base.Hot;
import tesuji.core.base.Rng;
import tesuji.core.game.Game;
import tesuji.core.game.Position;

/** A moment of three men's morris: the men of either side as bits, and whose turn it is. */
final class ThreeMensMorrisPosition implements Position {
    private final ThreeMensMorrisGame game;
    private final MorrisBoard board;
    private final int[] history;
    private int length;
    private int first;
    private int second;
    private int side;
    /** Whether the side that moved last has three in a row, or has left the other no move. */
    private boolean won;

    ThreeMensMorrisPosition(ThreeMensMorrisGame game) {
        this.game = game;
        board = game.board();
        history = new int[game.maxLength()];
    }

    /** Becomes the position with these men and this side to move; nothing can be undone. */
    void set(int first, int second, int side) {
        this.first = first;
        this.second = second;
        this.side = side;
        length = 0;
        judge();
    }

    int men(int owner) {
        return owner == 0 ? first : second;
    }

    /** Whether the men of the side to move are all on the board. */
    private boolean isMoving() {
        return Integer.bitCount(men(side)) == MorrisBoard.MEN;
    }

    private void judge() {
        won = board.hasLine(men(1 - side)) || (isMoving() && !board.canMove(men(side), first | second));
    }

    @Override
    public Game game() {
        return game;
    }

    @Override
    public int toMove() {
        return side;
    }

    @Override
    @Hot
    public int legalMoves(int[] into) {
        if (won || length == history.length) return 0;
        int free = MorrisBoard.FULL & ~(first | second);
        int count = 0;
        if (!isMoving()) {
            for (; free != 0; free &= free - 1) into[count++] = Integer.numberOfTrailingZeros(free);
            return count;
        }
        for (int men = men(side); men != 0; men &= men - 1) {
            int from = Integer.numberOfTrailingZeros(men);
            for (int targets = board.around(from) & free; targets != 0; targets &= targets - 1) {
                into[count++] = game.move(from, Integer.numberOfTrailingZeros(targets));
            }
        }
        return count;
    }

    @Override
    public boolean isLegal(int move) {
        if (isOver() || move < 0 || move >= game.moveLimit()) return false;
        if (((first | second) >> game.to(move) & 1) != 0) return false;
        if (game.isPlacing(move)) return !isMoving();
        int from = game.from(move);
        return isMoving() && (men(side) >> from & 1) != 0 && (board.around(from) >> game.to(move) & 1) != 0;
    }

    @Override
    public void play(int move) {
        assert isLegal(move) : move;
        history[length++] = move;
        change(move);
        side ^= 1;
        judge();
    }

    @Override
    public void undo() {
        side ^= 1;
        change(history[--length]);
        won = false;
    }

    /** Puts the man of a move where it belongs; a second time it takes it back. */
    private void change(int move) {
        int points = 1 << game.to(move);
        if (!game.isPlacing(move)) points |= 1 << game.from(move);
        if (side == 0) {
            first ^= points;
        } else {
            second ^= points;
        }
    }

    @Override
    public boolean isOver() {
        return won || length == history.length;
    }

    @Override
    public int score() {
        if (!won) return 0;
        return side == 1 ? 2 : -2;
    }

    @Override
    public long key() {
        return Rng.mix(packed() + 1);
    }

    /** Board and side to move. */
    long packed() {
        return first | (long) second << MorrisBoard.POINTS | (long) side << (2 * MorrisBoard.POINTS);
    }

    @Override
    public void copyFrom(Position other) {
        ThreeMensMorrisPosition source = (ThreeMensMorrisPosition) other;
        first = source.first;
        second = source.second;
        side = source.side;
        won = source.won;
        length = source.length;
        System.arraycopy(source.history, 0, history, 0, length);
    }
}
