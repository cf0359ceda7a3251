package tesuji.games.taifho;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import tesuji.core.base.Hot;
import tesuji.core.base.Zobrist;
import tesuji.core.game.Adjudicator;
import tesuji.core.game.Game;
import tesuji.core.game.GameId;
import tesuji.core.game.Notation;
import tesuji.core.game.Opponent;
import tesuji.core.game.Position;
import tesuji.core.game.Repetition;
import tesuji.core.game.ResultTable;

/**
 * The rules of Taifho with one set-up and one reading of fair play; move {@code 80 * from + to} takes a piece from one
 * square to another, whatever its way, and 6400 is the pass of a side that cannot move.
 */
public final class TaifhoGame implements Game {
    static final String NAME = "taifho";
    static final String FAIR_PLAY = "fairplay";
    static final String GREEN = "green";
    static final String BLUE = "blue";
    static final String CAP = "cap";

    /** The only move of a side that has no other. */
    public static final int PASS = Ground.SQUARES * Ground.SQUARES;

    private static final int SIDES_AND_SHAPES = 2 * PieceShape.values().length;
    /** Jumps change rows and columns by even numbers, so that they lead to every fourth square at most. */
    private static final int MOST_LANDINGS = Ground.SQUARES / 4 - 1;

    private static final int[] DIRECTIONS = directions();

    private final GameId id;
    private final FairPlay fairPlay;
    private final String green;
    private final String blue;
    private final int cap;
    private final Zobrist zobrist = new Zobrist(Ground.SQUARES + 1, SIDES_AND_SHAPES, 2022);
    private final Notation notation = new TaifhoNotation();
    private final Function<TaifhoGame, Adjudicator> adjudicators;

    /**
     * The rules; {@code green} and {@code blue} are the letters of the home rows from left to right, {@code cap} ends
     * games that would go on for ever, and {@code adjudicators} say how they ended.
     */
    TaifhoGame(
            GameId id,
            FairPlay fairPlay,
            String green,
            String blue,
            int cap,
            Function<TaifhoGame, Adjudicator> adjudicators) {
        this.adjudicators = adjudicators;
        this.id = id;
        this.fairPlay = fairPlay;
        this.green = green;
        this.blue = blue;
        this.cap = cap;
    }

    private static int[] directions() {
        int[] directions = new int[2 * TaifhoPosition.PIECES];
        for (int piece = 0; piece < directions.length; piece++) {
            directions[piece] = TaifhoPosition.shape(piece).directions(piece / TaifhoPosition.PIECES);
        }
        return directions;
    }

    /** The {@link Directions} of a piece. */
    @Hot
    public static int directions(int piece) {
        return DIRECTIONS[piece];
    }

    public static int move(int from, int to) {
        return from * Ground.SQUARES + to;
    }

    public static int from(int move) {
        return move / Ground.SQUARES;
    }

    public static int to(int move) {
        return move % Ground.SQUARES;
    }

    /** The row where a side begins. */
    public static int homeRow(int side) {
        return side == 0 ? Ground.ROWS - 1 : 0;
    }

    void setUp(TaifhoPosition position) {
        position.clear(0);
        for (int column = 0; column < Ground.COLUMNS; column++) {
            position.put(0, SetUp.shape(green.charAt(column)), homeRow(0) * Ground.COLUMNS + column);
            position.put(1, SetUp.shape(blue.charAt(column)), homeRow(1) * Ground.COLUMNS + column);
        }
    }

    @Override
    public GameId id() {
        return id;
    }

    @Override
    public Position start() {
        return new TaifhoPosition(this);
    }

    @Override
    public int moveLimit() {
        return PASS + 1;
    }

    /** Two pieces of each shape: all that can be reached by jumps, and a step in each direction. */
    @Override
    public int maxLegalMoves() {
        int most = 0;
        for (PieceShape shape : PieceShape.values()) {
            most += PieceShape.PAIR * (MOST_LANDINGS + Integer.bitCount(shape.directions(0)));
        }
        return most;
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
    public Optional<Adjudicator> adjudicator() {
        return Optional.of(adjudicators.apply(this));
    }

    @Override
    public Optional<String> bestPlayer() {
        return Optional.of(TaifhoOpponents.STRONG);
    }

    @Override
    public List<Opponent> opponents() {
        return TaifhoOpponents.ALL;
    }

    @Override
    public Optional<ResultTable> resultTable() {
        return Optional.of(new TaifhoTable());
    }

    public FairPlay fairPlay() {
        return fairPlay;
    }

    long key(int square, int side, int shape) {
        return zobrist.key(square, side * (SIDES_AND_SHAPES / 2) + shape);
    }

    /** The key to add when Blue moves. */
    long sideKey() {
        return zobrist.key(Ground.SQUARES, 0);
    }
}
