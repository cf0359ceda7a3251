package tesuji.games.threemensmorris;

import java.util.Optional;
import tesuji.core.game.Game;
import tesuji.core.game.GameId;
import tesuji.core.game.Indexing;
import tesuji.core.game.Notation;
import tesuji.core.game.Packing;
import tesuji.core.game.Repetition;
import tesuji.core.game.Symmetries;
import tesuji.games.grid.SquareSymmetries;

/**
 * The rules of three men's morris; move p puts a man on point p, and {@code 9 + 9 * from + to} moves a man from one
 * point to another.
 */
public final class ThreeMensMorrisGame implements Game {
    static final String NAME = "threemensmorris";
    private static final int POINTS = MorrisBoard.POINTS;
    private static final int MOVES = POINTS + POINTS * POINTS;
    private static final Symmetries SYMMETRIES = symmetriesOfMoves();

    private final GameId id;
    private final MorrisBoard board;
    private final int cap;
    private final Notation notation;
    private final Indexing indexing;

    /** {@code cap} ends games that would go on for ever. */
    ThreeMensMorrisGame(GameId id, MorrisBoard board, int cap) {
        this.id = id;
        this.board = board;
        this.cap = cap;
        notation = new ThreeMensMorrisNotation(this);
        indexing = new ThreeMensMorrisIndexing(board);
    }

    private static Symmetries symmetriesOfMoves() {
        Symmetries square = SquareSymmetries.of(MorrisBoard.SIZE, POINTS);
        int[][] points = new int[square.count()][POINTS];
        int[][] moves = new int[square.count()][MOVES];
        for (int symmetry = 0; symmetry < square.count(); symmetry++) {
            for (int point = 0; point < POINTS; point++) points[symmetry][point] = square.point(symmetry, point);
            for (int move = 0; move < MOVES; move++) {
                int to = points[symmetry][move % POINTS];
                moves[symmetry][move] = move < POINTS ? to : POINTS + POINTS * points[symmetry][move / POINTS - 1] + to;
            }
        }
        return new Symmetries(moves, points);
    }

    @Override
    public GameId id() {
        return id;
    }

    @Override
    public ThreeMensMorrisPosition start() {
        return new ThreeMensMorrisPosition(this);
    }

    @Override
    public int moveLimit() {
        return MOVES;
    }

    /** Nine free points at the start; later three men with three of them each. */
    @Override
    public int maxLegalMoves() {
        return POINTS;
    }

    @Override
    public int maxLength() {
        return cap;
    }

    @Override
    public Repetition repetition() {
        return Repetition.UNRESTRICTED;
    }

    @Override
    public Notation notation() {
        return notation;
    }

    @Override
    public Symmetries symmetries() {
        return SYMMETRIES;
    }

    @Override
    public Optional<Indexing> indexing() {
        return Optional.of(indexing);
    }

    @Override
    public Optional<Packing> packing() {
        return Optional.of(ThreeMensMorrisPacking.INSTANCE);
    }

    MorrisBoard board() {
        return board;
    }

    boolean isPlacing(int move) {
        return move < POINTS;
    }

    int move(int from, int to) {
        return POINTS + POINTS * from + to;
    }

    /** Where a man comes from; only for moves that put none down. */
    int from(int move) {
        return move / POINTS - 1;
    }

    int to(int move) {
        return move % POINTS;
    }
}
