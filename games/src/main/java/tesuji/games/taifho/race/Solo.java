package tesuji.games.taifho.race;

import tesuji.core.base.Hot;
import tesuji.core.base.Zobrist;
import tesuji.games.taifho.Ground;
import tesuji.games.taifho.PieceShape;
import tesuji.games.taifho.TaifhoGame;
import tesuji.games.taifho.TaifhoPosition;

/** The pieces of one side, moving alone: everything else on the board stands still. Mutable, owned by one thread. */
public final class Solo {
    static final int PIECES = TaifhoPosition.PIECES;
    /** Each piece has at most 19 landings and 8 steps. */
    static final int MOST_MOVES = PIECES * 27;

    private static final Zobrist ZOBRIST = new Zobrist(Ground.SQUARES, PieceShape.values().length, 1997);

    private final Ground ground = new Ground();
    private final int[] squares = new int[PIECES];
    private final int[] togo = new int[PIECES];
    private int side;
    private int home;
    private int rows;
    private boolean stones;
    private long key;

    /**
     * Takes over one side of a position. Squares with more than {@code reach} rows to go are a wall; the pieces of the
     * other side that stand before it stay where they are.
     */
    public void take(TaifhoPosition position, int mover, int reach) {
        ground.clear();
        stones = false;
        side = mover;
        home = 0;
        rows = 0;
        key = 0;
        for (int square = 0; square < Ground.SQUARES; square++) {
            int piece = position.piece(square);
            boolean own = piece >= 0 && piece / PIECES == mover;
            boolean wall = rowsToGo(square) > reach;
            if (wall || piece >= 0) ground.flip(square);
            if (own) put(piece % PIECES, square);
            if (piece >= 0 && !own && !wall && 2 * rowsToGo(square) < Ground.ROWS) stones = true;
        }
    }

    /** Takes over one side of a position as if the other were not there. */
    void takeAlone(TaifhoPosition position, int mover) {
        ground.clear();
        stones = false;
        side = mover;
        home = 0;
        rows = 0;
        key = 0;
        for (int piece = 0; piece < PIECES; piece++) {
            int square = position.square(PIECES * mover + piece);
            ground.flip(square);
            put(piece, square);
        }
    }

    private void put(int piece, int square) {
        squares[piece] = square;
        togo[piece] = rowsToGo(square);
        rows += togo[piece];
        if (togo[piece] == 0) home++;
        key ^= ZOBRIST.key(square, piece / PieceShape.PAIR);
    }

    /** The rows from a square to the goal. */
    private int rowsToGo(int square) {
        return Ground.ROWS - 1 - TaifhoPosition.advance(side, square);
    }

    int side() {
        return side;
    }

    /** Which shapes stand where, whichever of two alike it is. */
    long key() {
        return key;
    }

    /** Whether all pieces have arrived. */
    boolean isHome() {
        return home == PIECES;
    }

    /** The rows that all pieces still have to go. */
    int rows() {
        return rows;
    }

    /** Whether a foreign piece stands where one might jump over it into the goal row. */
    boolean stones() {
        return stones;
    }

    int square(int piece) {
        return squares[piece];
    }

    /** The rows a piece has to go. */
    int togo(int piece) {
        return togo[piece];
    }

    /** Writes all moves, as the game numbers them. */
    @Hot
    int moves(int[] into) {
        int count = 0;
        for (int piece = 0; piece < PIECES; piece++) {
            int from = squares[piece];
            ground.reach(from, TaifhoGame.directions(PIECES * side + piece));
            int first = TaifhoGame.move(from, 0);
            for (long rest = ground.lowReached(); rest != 0; rest &= rest - 1) {
                into[count++] = first + Long.numberOfTrailingZeros(rest);
            }
            for (long rest = ground.highReached(); rest != 0; rest &= rest - 1) {
                into[count++] = first + Long.SIZE + Long.numberOfTrailingZeros(rest);
            }
        }
        return count;
    }

    @Hot
    void move(int from, int to) {
        int piece = 0;
        while (squares[piece] != from) piece++;
        ground.flip(from);
        ground.flip(to);
        key ^= ZOBRIST.key(from, piece / PieceShape.PAIR) ^ ZOBRIST.key(to, piece / PieceShape.PAIR);
        int before = togo[piece];
        int after = rowsToGo(to);
        squares[piece] = to;
        togo[piece] = after;
        rows += after - before;
        if (before == 0) home--;
        if (after == 0) home++;
    }
}
