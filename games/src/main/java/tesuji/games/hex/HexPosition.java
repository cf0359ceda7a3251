package tesuji.games.hex;

import java.util.Arrays;
import tesuji.core.base.Hot;
import tesuji.core.game.Game;
import tesuji.core.game.Picture;
import tesuji.core.game.Position;

/**
 * A moment of Hex.
 *
 * <p>Around the board lies a rim of stones: side 0 owns the row above and the row below, side 1 the columns left and
 * right. Each of these four edges is linked from the beginning, so a side has won when its two edges hang together,
 * and no cell needs to know that it lies at an edge.
 */
public final class HexPosition implements Position {
    private static final byte NOBODY = -1;

    private final HexGame game;
    private final int size;
    /** Places in a row of the board with its rim. */
    private final int stride;

    private final int[] steps;
    private final byte[] owners;
    private final DisjointSets links;
    private final int[] history;
    /** The state of the links before each move of the history. */
    private final int[] marks;
    /** The state of the links on the empty board. */
    private final int bare;

    private int length;
    private int count;
    private long key;
    private int winner = NOBODY;

    HexPosition(HexGame game) {
        this.game = game;
        size = game.size();
        stride = size + 2;
        steps = new int[] {-stride, 1 - stride, -1, 1, stride - 1, stride};
        owners = new byte[stride * stride];
        links = new DisjointSets(stride * stride);
        history = new int[size * size];
        marks = new int[size * size];
        Arrays.fill(owners, NOBODY);
        for (int i = 1; i <= size; i++) {
            raiseRim(i, 0, 0);
            raiseRim((size + 1) * stride + i, 1, 0);
            raiseRim(i * stride, 0, 1);
            raiseRim(i * stride + size + 1, 1, 1);
        }
        bare = links.mark();
    }

    private void raiseRim(int place, int end, int side) {
        owners[place] = (byte) side;
        links.join(place, edge(end, side));
    }

    /** A place of the rim: end 0 is the upper or left one, end 1 the lower or right one. */
    private int edge(int end, int side) {
        int across = end * (size + 1);
        return side == 0 ? across * stride + 1 : stride + across;
    }

    private int place(int cell) {
        return (cell / size + 1) * stride + cell % size + 1;
    }

    /** The piece on a cell, as in a {@link Picture}. */
    char piece(int cell) {
        return switch (owners[place(cell)]) {
            case 0 -> Picture.FIRST;
            case 1 -> Picture.SECOND;
            default -> Picture.EMPTY;
        };
    }

    /** Puts the pieces of a picture on the empty board; nothing can be undone. */
    void set(String pieces) {
        for (int cell = 0; cell < pieces.length(); cell++) {
            if (pieces.charAt(cell) == Picture.FIRST) put(cell, 0);
            if (pieces.charAt(cell) == Picture.SECOND) put(cell, 1);
        }
    }

    /** Becomes the empty board; nothing can be undone. */
    void clear() {
        links.rewind(bare);
        for (int cell = 0; cell < history.length; cell++) owners[place(cell)] = NOBODY;
        length = 0;
        count = 0;
        key = 0;
        winner = NOBODY;
    }

    /** Whether this side has joined its edges. */
    boolean hasWon(int side) {
        return winner == side;
    }

    /** Puts a stone on a cell; that is not a move and cannot be undone. */
    void put(int cell, int side) {
        int place = place(cell);
        owners[place] = (byte) side;
        link(place, side);
        if (links.root(edge(0, side)) == links.root(edge(1, side))) winner = side;
        key ^= game.key(cell, side);
        count++;
    }

    @Hot
    private void link(int place, int side) {
        for (int step : steps) {
            if (owners[place + step] == side) links.join(place, place + step);
        }
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
        if (winner != NOBODY) return 0;
        int found = 0;
        int cell = 0;
        for (int row = 1; row <= size; row++) {
            int end = row * stride + size;
            for (int place = row * stride + 1; place <= end; place++) {
                into[found] = cell++; // written over unless the cell is free: a branch here would be a coin toss
                found -= owners[place] >> 1;
            }
        }
        return found;
    }

    @Override
    public boolean isLegal(int move) {
        return winner == NOBODY && move >= 0 && move < history.length && owners[place(move)] == NOBODY;
    }

    @Override
    public void play(int move) {
        assert isLegal(move) : move;
        marks[length] = links.mark();
        history[length++] = move;
        put(move, toMove());
    }

    @Override
    public void undo() {
        int cell = history[--length];
        int place = place(cell);
        links.rewind(marks[length]);
        key ^= game.key(cell, owners[place]);
        owners[place] = NOBODY;
        count--;
        winner = NOBODY;
    }

    @Override
    public boolean isOver() {
        return winner != NOBODY;
    }

    @Override
    public int score() {
        return winner == 0 ? 2 : -2;
    }

    @Override
    public long key() {
        return key;
    }

    @Override
    public void copyFrom(Position other) {
        HexPosition source = (HexPosition) other;
        System.arraycopy(source.owners, 0, owners, 0, owners.length);
        links.copyFrom(source.links);
        System.arraycopy(source.history, 0, history, 0, source.length);
        System.arraycopy(source.marks, 0, marks, 0, source.length);
        length = source.length;
        count = source.count;
        key = source.key;
        winner = source.winner;
    }
}
