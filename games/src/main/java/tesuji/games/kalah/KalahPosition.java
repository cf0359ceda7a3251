package tesuji.games.kalah;

import tesuji.core.base.Hot;
import tesuji.core.base.Rng;
import tesuji.core.game.Game;
import tesuji.core.game.Position;

/**
 * A moment of Kalah: the seeds in every pit and store in the order of sowing, whose turn it is, and whether that side
 * must pass because the other sows again.
 */
public final class KalahPosition implements Position {
    private final KalahGame game;
    private final int pits;
    private final int pass;
    /** The seeds of every cell; then 1 if the side to move must pass, else 0. */
    private final byte[] cells;
    /** The cells before every move, one after the other. */
    private final byte[] history;

    private int length;
    private int side;

    KalahPosition(KalahGame game) {
        this.game = game;
        pits = game.pits();
        pass = game.pass();
        cells = new byte[game.cells() + 1];
        history = new byte[game.maxLength() * cells.length];
        for (int column = 0; column < pits; column++) {
            cells[game.pit(0, column)] = (byte) game.seeds();
            cells[game.pit(1, column)] = (byte) game.seeds();
        }
    }

    /** Gives a cell its seeds. */
    void put(int cell, int seeds) {
        cells[cell] = (byte) seeds;
    }

    /** Begins play here; nothing can be undone. */
    void begin(int toMove, boolean mustPass) {
        side = toMove;
        cells[game.cells()] = (byte) (mustPass ? 1 : 0);
        length = 0;
    }

    int seeds(int cell) {
        return cells[cell];
    }

    /** Whether the other side sows again. */
    boolean mustPass() {
        return cells[cells.length - 1] != 0;
    }

    private int pit(int column) {
        return game.pit(side, column);
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
        if (mustPass()) {
            into[0] = pass;
            return 1;
        }
        int count = 0;
        for (int column = 0; column < pits; column++) {
            if (cells[pit(column)] != 0) into[count++] = column;
        }
        return count;
    }

    @Override
    public boolean isLegal(int move) {
        if (move < 0 || move > pass) return false;
        return mustPass() ? move == pass : move != pass && cells[pit(move)] != 0;
    }

    @Override
    public void play(int move) {
        assert isLegal(move) : move;
        System.arraycopy(cells, 0, history, length * cells.length, cells.length);
        length++;
        boolean again = move != pass && sow(pit(move));
        cells[cells.length - 1] = (byte) (again && !isOver() ? 1 : 0);
        side ^= 1;
    }

    /** Sows a pit of the side to move; whether that side sows again. */
    @Hot
    private boolean sow(int pit) {
        int store = game.store(side);
        int skipped = game.store(1 - side);
        int last = pit;
        int left = cells[pit];
        cells[pit] = 0;
        while (left > 0) {
            last = last + 1 == game.cells() ? 0 : last + 1;
            if (last == skipped) continue;
            cells[last]++;
            left--;
        }
        if (cells[last] == 1 && isOwn(last)) capture(last, store);
        sweep();
        return last == store;
    }

    private boolean isOwn(int cell) {
        return side == 0 ? cell < pits : cell > pits && cell <= 2 * pits;
    }

    /**
     * The last seed in an empty own pit takes what lies opposite, and is taken itself; if that is nothing, rules
     * differ.
     */
    private void capture(int pit, int store) {
        int opposite = 2 * pits - pit;
        if (cells[opposite] == 0 && !game.emptyCapture()) return;
        cells[store] += (byte) (cells[opposite] + 1);
        cells[opposite] = 0;
        cells[pit] = 0;
    }

    /** When a row is empty, the seeds of the other go to its own store. */
    @Hot
    private void sweep() {
        int south = 0;
        int north = 0;
        for (int cell = 0; cell < pits; cell++) {
            south += cells[cell];
            north += cells[pits + 1 + cell];
        }
        if (south != 0 && north != 0) return;
        for (int cell = 0; cell < pits; cell++) {
            cells[cell] = 0;
            cells[pits + 1 + cell] = 0;
        }
        cells[game.store(0)] += (byte) south;
        cells[game.store(1)] += (byte) north;
    }

    @Override
    public void undo() {
        length--;
        System.arraycopy(history, length * cells.length, cells, 0, cells.length);
        side ^= 1;
    }

    @Override
    public boolean isOver() {
        return cells[game.store(0)] + cells[game.store(1)] == game.total();
    }

    /** A seed is a point. */
    @Override
    public int score() {
        return 2 * (cells[game.store(0)] - cells[game.store(1)]);
    }

    @Override
    @Hot
    public long key() {
        long south = side;
        long north = cells[cells.length - 1];
        for (int cell = 0; cell <= pits; cell++) {
            south = south << Byte.SIZE | cells[cell];
            north = north << Byte.SIZE | cells[pits + 1 + cell];
        }
        return Rng.mix(south + Rng.mix(north));
    }

    @Override
    public void copyFrom(Position other) {
        KalahPosition source = (KalahPosition) other;
        System.arraycopy(source.cells, 0, cells, 0, cells.length);
        System.arraycopy(source.history, 0, history, 0, source.length * cells.length);
        length = source.length;
        side = source.side;
    }
}
