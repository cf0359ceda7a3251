package tesuji.games.taifho;

import java.util.Arrays;
import tesuji.core.base.Hot;
import tesuji.core.game.Position;

/**
 * A moment of Taifho. Piece {@code 8 * side + 2 * shape + n} stands on a square of its own from the beginning to the
 * end; nothing is ever captured.
 */
public final class TaifhoPosition implements Position {
    /** The pieces of one side. */
    public static final int PIECES = 8;

    private static final int NOBODY = -1;

    private final TaifhoGame game;
    private final Ground ground = new Ground();
    private final int[] squares = new int[2 * PIECES];
    private final byte[] pieces = new byte[Ground.SQUARES];
    private final int[] history;
    /** The rows that the pieces of each side have advanced, added up. */
    private final int[] advance = new int[2];
    /** The pieces of each side in their own home row. */
    private final int[] atHome = new int[2];

    private int length;
    private int side;
    private long key;

    TaifhoPosition(TaifhoGame game) {
        this.game = game;
        history = new int[game.maxLength()];
        game.setUp(this);
    }

    /** Begins anew with nothing on the board and this side to move; all pieces must be {@link #put} before play. */
    void clear(int toMove) {
        ground.clear();
        Arrays.fill(squares, NOBODY);
        Arrays.fill(pieces, (byte) NOBODY);
        Arrays.fill(advance, 0);
        Arrays.fill(atHome, 0);
        length = 0;
        side = toMove;
        key = toMove == 0 ? 0 : game.sideKey();
    }

    /** Puts the next piece of this shape on a free square. */
    void put(int owner, PieceShape shape, int square) {
        int piece = PIECES * owner + PieceShape.PAIR * shape.number();
        if (squares[piece] != NOBODY) piece++;
        squares[piece] = square;
        pieces[square] = (byte) piece;
        ground.flip(square);
        key ^= game.key(square, owner, shape.number());
        advance[owner] += advance(owner, square);
        if (isHome(owner, square)) atHome[owner]++;
    }

    /** The rows between a square and the home row of a side. */
    public static int advance(int owner, int square) {
        int row = square / Ground.COLUMNS;
        return owner == 0 ? Ground.ROWS - 1 - row : row;
    }

    private static boolean isHome(int owner, int square) {
        return advance(owner, square) == 0;
    }

    @Override
    public TaifhoGame game() {
        return game;
    }

    @Override
    public int toMove() {
        return side;
    }

    /** Where a piece stands. */
    public int square(int piece) {
        return squares[piece];
    }

    /** The piece on a square, or a negative number. */
    public int piece(int square) {
        return pieces[square];
    }

    /** The shape of a piece. */
    public static PieceShape shape(int piece) {
        return PieceShape.of(shapeNumber(piece));
    }

    private static int shapeNumber(int piece) {
        return piece % PIECES / PieceShape.PAIR;
    }

    /** The squares that are taken; not to be changed. */
    public Ground ground() {
        return ground;
    }

    /** The rows that the pieces of a side have advanced, added up: from 0 to 72. */
    public int advance(int owner) {
        return advance[owner];
    }

    @Override
    @Hot
    public int legalMoves(int[] into) {
        if (isOver()) return 0;
        int count = 0;
        for (int piece = PIECES * side; piece < PIECES * (side + 1); piece++) {
            int from = squares[piece];
            ground.reach(from, TaifhoGame.directions(piece));
            int first = from * Ground.SQUARES;
            for (long rest = ground.lowReached(); rest != 0; rest &= rest - 1) {
                into[count++] = first + Long.numberOfTrailingZeros(rest);
            }
            for (long rest = ground.highReached(); rest != 0; rest &= rest - 1) {
                into[count++] = first + Long.SIZE + Long.numberOfTrailingZeros(rest);
            }
        }
        if (count == 0) into[count++] = TaifhoGame.PASS;
        return count;
    }

    @Override
    public boolean isLegal(int move) {
        if (move < 0 || move > TaifhoGame.PASS || isOver()) return false;
        if (move == TaifhoGame.PASS) return isStuck();
        int piece = pieces[TaifhoGame.from(move)];
        return piece != NOBODY && piece / PIECES == side && canReach(piece, TaifhoGame.to(move));
    }

    private boolean canReach(int piece, int square) {
        ground.reach(squares[piece], TaifhoGame.directions(piece));
        return ((ground.lowReached() & Ground.lowBit(square)) | (ground.highReached() & Ground.highBit(square))) != 0;
    }

    private boolean isStuck() {
        for (int piece = PIECES * side; piece < PIECES * (side + 1); piece++) {
            ground.reach(squares[piece], TaifhoGame.directions(piece));
            if ((ground.lowReached() | ground.highReached()) != 0) return false;
        }
        return true;
    }

    @Override
    @Hot
    public void play(int move) {
        history[length++] = move;
        if (move != TaifhoGame.PASS) shift(TaifhoGame.from(move), TaifhoGame.to(move));
        side ^= 1;
        key ^= game.sideKey();
    }

    @Override
    @Hot
    public void undo() {
        int move = history[--length];
        side ^= 1;
        key ^= game.sideKey();
        if (move != TaifhoGame.PASS) shift(TaifhoGame.to(move), TaifhoGame.from(move));
    }

    @Hot
    private void shift(int from, int to) {
        int piece = pieces[from];
        int owner = piece / PIECES;
        int shape = shapeNumber(piece);
        pieces[from] = NOBODY;
        pieces[to] = (byte) piece;
        squares[piece] = to;
        ground.flip(from);
        ground.flip(to);
        key ^= game.key(from, owner, shape) ^ game.key(to, owner, shape);
        advance[owner] += advance(owner, to) - advance(owner, from);
        if (isHome(owner, from)) atHome[owner]--;
        if (isHome(owner, to)) atHome[owner]++;
    }

    /** The moves that may still be made before the cap ends the game. */
    public int remaining() {
        return history.length - length;
    }

    @Override
    @Hot
    public boolean isOver() {
        return length == history.length || loser() != NOBODY;
    }

    /** The side that has lost by the rules, or a negative number; the cap on the length is another matter. */
    @Hot
    public int loser() {
        if (game.fairPlay() == FairPlay.NONE) {
            if (hasArrived(0)) return 1;
            return hasArrived(1) ? 0 : NOBODY;
        }
        if (isClosed(1)) return 1;
        return isClosed(0) ? 0 : NOBODY;
    }

    /** Whether all pieces of a side stand in the other's home row. */
    boolean hasArrived(int owner) {
        return advance[owner] == PIECES * (Ground.ROWS - 1);
    }

    /**
     * Whether nobody can enter the home row of a side any more. A row that its owner has not left yet does not count.
     * It shows on the board: a side to move whose own pieces fill its row has never moved, else it would have lost
     * when it closed the row; and when both rows are full in this way, nobody has moved.
     */
    @Hot
    private boolean isClosed(int owner) {
        boolean full = ground.isFull(TaifhoGame.homeRow(owner));
        if (!full) return game.fairPlay() == FairPlay.BLOCKADE && Blockade.isClosed(this, owner);
        return atHome[owner] < PIECES || (owner != side && atHome[1 - owner] < PIECES);
    }

    /** The winner by the rules has 2; after the last move that is allowed the side further ahead has 1. */
    @Override
    public int score() {
        int loser = loser();
        if (loser != NOBODY) return loser == 1 ? 2 : -2;
        // no game is a draw: of two that are equally far the second player, who had fewer moves, is ahead
        return advance[0] > advance[1] ? 1 : -1;
    }

    @Override
    public long key() {
        return key;
    }

    @Override
    public void copyFrom(Position other) {
        TaifhoPosition source = (TaifhoPosition) other;
        ground.copyFrom(source.ground);
        System.arraycopy(source.squares, 0, squares, 0, squares.length);
        System.arraycopy(source.pieces, 0, pieces, 0, pieces.length);
        System.arraycopy(source.history, 0, history, 0, source.length);
        System.arraycopy(source.advance, 0, advance, 0, 2);
        System.arraycopy(source.atHome, 0, atHome, 0, 2);
        length = source.length;
        side = source.side;
        key = source.key;
    }
}
