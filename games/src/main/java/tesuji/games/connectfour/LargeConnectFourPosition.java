package tesuji.games.connectfour;

import java.util.Arrays;
import tesuji.core.base.Hot;
import tesuji.core.game.Game;
import tesuji.core.game.Picture;
import tesuji.core.game.Position;

/**
 * A moment of Connect Four on a board with too many cells for the bits of a long.
 *
 * <p>The columns stand one after another in a flat array, each above one place that stays empty, with an empty column
 * at either side: a line that leaves the board ends there, and no cell needs to know that it lies at an edge.
 */
final class LargeConnectFourPosition implements ConnectFourBoard {
    private static final byte NOBODY = -1;

    private final ConnectFourGame game;
    private final int width;
    private final int height;
    /** Places from a cell to its right neighbour. */
    private final int stride;

    /** To the next place along each of the four lines through a cell. */
    private final int[] steps;

    private final byte[] owners;
    private final int[] stones;
    private final int[] history;
    private int length;
    private int count;
    private long key;
    private boolean won;

    LargeConnectFourPosition(ConnectFourGame game) {
        this.game = game;
        width = game.width();
        height = game.height();
        stride = height + 1;
        steps = new int[] {1, stride, stride - 1, stride + 1};
        owners = new byte[(width + 2) * stride + 1];
        Arrays.fill(owners, NOBODY);
        stones = new int[width];
        history = new int[width * height];
    }

    private int place(int column, int row) {
        return (column + 1) * stride + row + 1;
    }

    @Override
    public int stonesIn(int column) {
        return stones[column];
    }

    @Override
    public char piece(int column, int row) {
        return switch (owners[place(column, row)]) {
            case 0 -> Picture.FIRST;
            case 1 -> Picture.SECOND;
            default -> Picture.EMPTY;
        };
    }

    @Override
    public void set(String pieces) {
        for (int point = 0; point < pieces.length(); point++) { // the lower rows first
            if (pieces.charAt(point) == Picture.FIRST) put(point % width, 0);
            if (pieces.charAt(point) == Picture.SECOND) put(point % width, 1);
        }
        won = hasFour(1 - toMove());
    }

    @Override
    public boolean hasFour(int side) {
        for (int place = 0; place < owners.length; place++) {
            if (owners[place] == side && isInFour(place)) return true;
        }
        return false;
    }

    /** Whether a line of four runs through this stone. */
    @Hot
    private boolean isInFour(int place) {
        for (int step : steps) {
            if (reach(place, step) + reach(place, -step) > LINE) return true; // the stone itself counts twice
        }
        return false;
    }

    /** The stones of one owner from this one on, itself included. */
    @Hot
    private int reach(int place, int step) {
        byte side = owners[place];
        int run = 1;
        for (int next = place + step; owners[next] == side; next += step) run++;
        return run;
    }

    /** Drops a stone and returns its place. */
    private int put(int column, int side) {
        int row = stones[column]++;
        int place = place(column, row);
        owners[place] = (byte) side;
        key ^= game.key(column, row, side);
        count++;
        return place;
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
        for (int column = 0; column < width; column++) {
            if (stones[column] < height) into[found++] = column;
        }
        return found;
    }

    @Override
    public boolean isLegal(int move) {
        return !won && move >= 0 && move < width && stones[move] < height;
    }

    @Override
    public void play(int move) {
        assert isLegal(move) : move;
        won = isInFour(put(move, toMove()));
        history[length++] = move;
    }

    @Override
    public void undo() {
        int column = history[--length];
        int row = --stones[column];
        int place = place(column, row);
        key ^= game.key(column, row, owners[place]);
        owners[place] = NOBODY;
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

    @Override
    public long key() {
        return key;
    }

    @Override
    public void copyFrom(Position other) {
        LargeConnectFourPosition source = (LargeConnectFourPosition) other;
        System.arraycopy(source.owners, 0, owners, 0, owners.length);
        System.arraycopy(source.stones, 0, stones, 0, width);
        System.arraycopy(source.history, 0, history, 0, source.length);
        length = source.length;
        count = source.count;
        key = source.key;
        won = source.won;
    }
}
