package tesuji.games.connectfour;

import tesuji.core.base.Hot;
import tesuji.core.base.Rng;
import tesuji.core.game.Game;
import tesuji.core.game.Picture;
import tesuji.core.game.Position;

/**
 * A moment of Connect Four: two sets of cells as bits.
 *
 * <p>A column takes {@code height + 1} bits, the lowest cell first. The bit above its highest cell is never set, so
 * that no line runs from one column into the next (as in Tromp's Fhourstones). Boards that need more bits than a long
 * has are kept in a {@link LargeConnectFourPosition}.
 */
final class ConnectFourPosition implements ConnectFourBoard {
    private final ConnectFourGame game;
    private final int width;
    private final int height;
    /** The bits of a column: shifted by so many, cells move one column to the right. */
    private final int stride;
    /** The lowest cell of every column. */
    private final long bottom;

    private final int[] history;
    private int length;
    private long stones;
    /** Those of the stones that belong to the side to move. */
    private long mine;

    private int count;
    private boolean won;

    ConnectFourPosition(ConnectFourGame game) {
        this.game = game;
        width = game.width();
        height = game.height();
        stride = height + 1;
        long lowest = 0;
        for (int column = 0; column < width; column++) lowest |= 1L << (column * stride);
        bottom = lowest;
        history = new int[width * height];
    }

    /** Whether a board of this size has bits enough. */
    static boolean fits(int width, int height) {
        return width * (height + 1) <= Long.SIZE;
    }

    /** The bit of a cell. */
    private long cell(int column, int row) {
        return 1L << (column * stride + row);
    }

    @Override
    public int stonesIn(int column) {
        return Long.bitCount((stones >>> (column * stride)) & ((1L << height) - 1));
    }

    /** The cells of one side. */
    private long stonesOf(int side) {
        return side == toMove() ? mine : stones ^ mine;
    }

    @Override
    public char piece(int column, int row) {
        long cell = cell(column, row);
        if ((stones & cell) == 0) return Picture.EMPTY;
        return (stonesOf(0) & cell) != 0 ? Picture.FIRST : Picture.SECOND;
    }

    @Override
    public void set(String pieces) {
        long first = 0;
        for (int point = 0; point < pieces.length(); point++) {
            long cell = cell(point % width, point / width);
            if (pieces.charAt(point) != Picture.EMPTY) stones |= cell;
            if (pieces.charAt(point) == Picture.FIRST) first |= cell;
        }
        count = Long.bitCount(stones);
        mine = toMove() == 0 ? first : stones ^ first;
        won = hasFour(1 - toMove());
    }

    @Override
    public boolean hasFour(int side) {
        return holdFour(stonesOf(side));
    }

    /** Whether these cells hold four in a row. */
    @Hot
    private boolean holdFour(long cells) {
        if (hasRun(cells, 1)) return true;
        if (width < LINE) return false; // and the shifts below could exceed a long
        return hasRun(cells, stride) || hasRun(cells, stride - 1) || hasRun(cells, stride + 1);
    }

    @Hot
    private static boolean hasRun(long cells, int step) {
        long pairs = cells & (cells >>> step);
        return (pairs & (pairs >>> (2 * step))) != 0;
    }

    @Override
    public Game game() {
        return game;
    }

    @Override
    public int toMove() {
        return count & 1;
    }

    @Override
    @Hot
    public int legalMoves(int[] into) {
        if (won) return 0;
        int found = 0;
        long top = 1L << (height - 1);
        for (int column = 0; column < width; column++) {
            if ((stones & top) == 0) into[found++] = column;
            top <<= stride;
        }
        return found;
    }

    @Override
    public boolean isLegal(int move) {
        return !won && move >= 0 && move < width && (stones & cell(move, height - 1)) == 0;
    }

    @Override
    public void play(int move) {
        assert isLegal(move) : move;
        mine ^= stones; // now those of the other side, which moves next
        stones |= stones + cell(move, 0);
        count++;
        won = holdFour(stones ^ mine);
        history[length++] = move;
    }

    @Override
    public void undo() {
        int column = history[--length];
        stones ^= cell(column, stonesIn(column) - 1);
        mine ^= stones;
        count--;
        won = false;
    }

    @Override
    public boolean isOver() {
        return won || count == history.length;
    }

    @Override
    public int score() {
        if (!won) return 0;
        return toMove() == 1 ? 2 : -2;
    }

    /** In each column the sum is a one above as many bits as there are stones, the set ones being the mover's. */
    long packed() {
        return stones + bottom + mine;
    }

    /** The inverse of {@link #packed}; nothing can be undone. */
    void unpack(long packed) {
        long all = 0;
        for (int column = 0; column < width; column++) {
            long bits = (packed >>> (column * stride)) & ((1L << stride) - 1);
            all |= (Long.highestOneBit(bits) - 1) << (column * stride);
        }
        stones = all;
        mine = packed - bottom - all;
        count = Long.bitCount(stones);
        won = holdFour(stones ^ mine);
        length = 0;
    }

    @Override
    public long key() {
        return Rng.mix(packed());
    }

    @Override
    public void copyFrom(Position other) {
        ConnectFourPosition source = (ConnectFourPosition) other;
        stones = source.stones;
        mine = source.mine;
        count = source.count;
        won = source.won;
        length = source.length;
        System.arraycopy(source.history, 0, history, 0, length);
    }
}
