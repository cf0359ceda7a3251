package tesuji.games.taifho.knowledge;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import tesuji.core.base.Hot;
import tesuji.core.eval.Heuristic;
import tesuji.core.eval.Prior;
import tesuji.games.taifho.Ground;
import tesuji.games.taifho.PieceShape;
import tesuji.games.taifho.TaifhoGame;
import tesuji.games.taifho.TaifhoPosition;

/**
 * How many turns a side still needs, as a sum over its pieces and over the rows: each piece counts by its shape and
 * square, each row by the number of pieces that stand there or behind. The rows make it see what no sum over
 * pieces can: the last piece to come costs more than the others. Squares are seen by Green; Blue's are turned upside
 * down. Immutable.
 */
public final class TurnTable {
    /** The rows that count; in the last one, the goal, or behind it all pieces stand always. */
    private static final int ROWS = Ground.ROWS - 1;

    private static final int COUNTS = TaifhoPosition.PIECES + 1;
    private static final int SHAPES = PieceShape.values().length;
    private static final int FIRST_COUNT = SHAPES * Ground.SQUARES;

    /** The numbers in a table. */
    public static final int SIZE = FIRST_COUNT + ROWS * COUNTS;

    /** The numbers that make up a sum. */
    public static final int TERMS = TaifhoPosition.PIECES + ROWS;

    /** Who is to move is half a turn ahead of a position in which nobody is. */
    private static final double TEMPO = 0.5;

    /** A turn in units of an estimate, in which a game is worth 1. */
    private static final double TURN = 0.03;

    /** The weight of a move that saves nothing; none costs twenty turns. */
    private static final float EVEN = 60;

    /** The weight of a turn. */
    private static final float SAVED = 3;

    /** Four bits for each row; a product with it adds up all rows so far. */
    private static final long EVERY_ROW = 0x1111111111L;

    private static final String BEHIND = "behind";
    private static final String HEAD = "what,row,0,1,2,3,4,5,6,7,8";

    private final double[] turns;

    /** A table with these numbers, squares first, rounded as they are written. */
    public TurnTable(double[] turns) {
        if (turns.length != SIZE) throw new IllegalArgumentException(turns.length + " numbers");
        this.turns = new double[SIZE];
        for (int i = 0; i < SIZE; i++) this.turns[i] = Math.rint(turns[i] * 1e4) / 1e4;
    }

    /** Whether a number belongs to a square, not to a row. */
    public static boolean isSquare(int term) {
        return term < FIRST_COUNT;
    }

    /** Whether a number belongs to the first of the rows; every sum has one of these. */
    public static boolean isHome(int term) {
        return !isSquare(term) && term < FIRST_COUNT + COUNTS;
    }

    /** Which numbers make up the sum of a side: {@link #TERMS} of them, the pieces first. */
    @Hot
    public static void terms(TaifhoPosition position, int side, int[] into) {
        int first = TaifhoPosition.PIECES * side;
        for (int piece = 0; piece < TaifhoPosition.PIECES; piece++) {
            into[piece] = term(piece, side, position.square(first + piece));
        }
        long behind = behind(position, side);
        for (int row = 0; row < ROWS; row++) {
            into[TaifhoPosition.PIECES + row] = FIRST_COUNT + COUNTS * row + count(behind, row);
        }
    }

    /** How many pieces of a side stand in each row or behind, in four bits each. */
    @Hot
    private static long behind(TaifhoPosition position, int side) {
        int first = TaifhoPosition.PIECES * side;
        long rows = 0;
        for (int piece = first; piece < first + TaifhoPosition.PIECES; piece++) {
            rows += 1L << (4 * TaifhoPosition.advance(side, position.square(piece)));
        }
        return rows * EVERY_ROW;
    }

    @Hot
    private static int count(long behind, int row) {
        return (int) (behind >> (4 * row)) & 15;
    }

    @Hot
    private static int term(int piece, int side, int square) {
        return piece % TaifhoPosition.PIECES / PieceShape.PAIR * Ground.SQUARES + seenBy(side, square);
    }

    @Hot
    private static int seenBy(int side, int square) {
        return side == 0 ? square : Ground.SQUARES - Ground.COLUMNS - square + 2 * (square % Ground.COLUMNS);
    }

    /** The turns that a side still needs, as far as one can see. */
    public double turns(TaifhoPosition position, int side) {
        int[] terms = new int[TERMS];
        terms(position, side, terms);
        return sum(terms);
    }

    @Hot
    private double sum(int[] terms) {
        double sum = 0;
        for (int i = 0; i < TERMS; i++) sum += turns[terms[i]];
        return sum;
    }

    /** Judges by the difference of the turns. */
    public Heuristic worker() {
        int[] terms = new int[TERMS];
        return position -> TURN * ahead((TaifhoPosition) position, terms);
    }

    @Hot
    private double ahead(TaifhoPosition position, int[] terms) {
        terms(position, 0, terms);
        double green = sum(terms);
        terms(position, 1, terms);
        double tempo = position.toMove() == 0 ? TEMPO : -TEMPO;
        return sum(terms) - green + tempo;
    }

    /** Weighs moves by the turns that they save, from a weight that no move can spoil. */
    public Prior prior() {
        return (position, moves, count, weights) -> {
            TaifhoPosition board = (TaifhoPosition) position;
            long behind = behind(board, board.toMove());
            for (int i = 0; i < count; i++) weights[i] = EVEN + SAVED * saved(board, behind, moves[i]);
        };
    }

    @Hot
    private float saved(TaifhoPosition position, long behind, int move) {
        if (move == TaifhoGame.PASS) return 0;
        int side = position.toMove();
        int from = TaifhoGame.from(move);
        int to = TaifhoGame.to(move);
        int piece = position.piece(from);
        double saved = turns[term(piece, side, from)] - turns[term(piece, side, to)];
        int before = TaifhoPosition.advance(side, from);
        int after = TaifhoPosition.advance(side, to);
        for (int row = before; row < after; row++) saved += row(row, behind, 0) - row(row, behind, -1);
        for (int row = after; row < before; row++) saved += row(row, behind, 0) - row(row, behind, 1);
        return (float) saved;
    }

    /** What a row counts if so many more pieces stood there or behind. */
    @Hot
    private double row(int row, long behind, int more) {
        return turns[FIRST_COUNT + COUNTS * row + count(behind, row) + more];
    }

    /**
     * The table as rows of cells: a shape and a row of squares, or {@code behind}, a row, and the pieces there or
     * behind.
     */
    public List<List<String>> cells() {
        List<List<String>> rows = new ArrayList<>();
        for (int row = 0; row < SHAPES * Ground.ROWS; row++) {
            String shape = "" + PieceShape.of(row / Ground.ROWS).letter();
            rows.add(cells(shape, row % Ground.ROWS, Ground.COLUMNS * row, Ground.COLUMNS));
        }
        for (int row = 0; row < ROWS; row++) rows.add(cells(BEHIND, row, FIRST_COUNT + COUNTS * row, COUNTS));
        return rows;
    }

    private List<String> cells(String what, int row, int first, int count) {
        List<String> cells = new ArrayList<>(List.of(what, "" + row));
        for (int i = 0; i < COUNTS; i++) {
            cells.add(i < count ? String.format(Locale.ROOT, "%.4f", turns[first + i]) : "");
        }
        return cells;
    }

    /** The names of the cells. */
    public static List<String> columns() {
        return List.of(HEAD.split(","));
    }

    /** Reads what {@link #columns} and {@link #cells} write, with commas between cells. */
    static TurnTable read(String text) {
        List<String> lines = text.lines().toList();
        double[] turns = new double[SIZE];
        int count = 0;
        if (!lines.get(0).equals(HEAD)) throw new IllegalArgumentException(lines.get(0));
        for (String line : lines.subList(1, lines.size())) {
            String[] cells = line.split(",");
            for (int i = 2; i < cells.length; i++) turns[count++] = Double.parseDouble(cells[i]);
        }
        if (count != SIZE) throw new IllegalArgumentException(count + " numbers");
        return new TurnTable(turns);
    }
}
