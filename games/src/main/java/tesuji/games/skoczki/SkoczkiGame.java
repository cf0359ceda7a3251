package tesuji.games.skoczki;

import java.math.BigInteger;
import java.util.Optional;
import java.util.function.Supplier;
import tesuji.core.base.Zobrist;
import tesuji.core.game.Game;
import tesuji.core.game.GameId;
import tesuji.core.game.Indexing;
import tesuji.core.game.Notation;
import tesuji.core.game.Packing;
import tesuji.core.game.Position;
import tesuji.core.game.Repetition;
import tesuji.core.game.Symmetries;

/**
 * The rules of Skoczki at one size and in one variant; move {@code from * squares + to} takes a man from one square to
 * another, and {@code squares * squares} is the pass of a side that cannot move.
 */
public final class SkoczkiGame implements Game {
    static final String NAME = "skoczki";
    static final String WIDTH = "width";
    static final String HEIGHT = "height";
    static final String VARIANT = "variant";
    static final String CAP = "cap";
    /** Rows of men on either side. */
    static final int ROWS = 2;

    private final GameId id;
    private final int width;
    private final int height;
    private final Variant variant;
    private final int cap;
    private final int squares;
    private final Zobrist zobrist;
    private final Notation notation;
    private final Symmetries symmetries;
    private final Supplier<SkoczkiBoard> boards;
    private final Optional<SkoczkiIndexing> indexing;
    private final Optional<Packing> packing;

    /** {@code cap} ends games that would go on for ever. */
    SkoczkiGame(GameId id, int width, int height, Variant variant, int cap) {
        this.id = id;
        this.width = width;
        this.height = height;
        this.variant = variant;
        this.cap = cap;
        squares = width * height;
        zobrist = new Zobrist(squares + 1, 2, 1999);
        notation = new SkoczkiNotation(this);
        symmetries = mirror();
        if (squares <= Long.SIZE) {
            Jumps jumps = new Jumps(width, height, variant);
            boards = () -> new SkoczkiPosition(this, jumps);
            indexing = SkoczkiIndexing.of(this, jumps);
            packing = squares <= SkoczkiPacking.MOST_SQUARES
                    ? Optional.of(new SkoczkiPacking(this, jumps))
                    : indexing.map(numbers -> numbers);
        } else {
            boards = () -> new LargeSkoczkiPosition(this);
            indexing = Optional.empty();
            packing = Optional.empty();
        }
    }

    /** Left and right are alike; up and down would exchange the sides. */
    private Symmetries mirror() {
        int[][] points = new int[2][squares];
        int[][] moves = new int[2][moveLimit()];
        for (int square = 0; square < squares; square++) {
            points[1][square] = square / width * width + width - 1 - square % width;
        }
        for (int move = 0; move < pass(); move++) moves[1][move] = move(points[1][from(move)], points[1][to(move)]);
        moves[1][pass()] = pass();
        return new Symmetries(moves, points);
    }

    @Override
    public GameId id() {
        return id;
    }

    @Override
    public Position start() {
        return boards.get();
    }

    @Override
    public int moveLimit() {
        return squares * squares + 1;
    }

    /** A single jump or step goes in one of four directions, a chain of jumps to any free square. */
    @Override
    public int maxLegalMoves() {
        int free = squares - 2 * men();
        return men() * (variant.chains() ? free + 1 : Math.min(free, 4));
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
        return symmetries;
    }

    @Override
    public Optional<Indexing> indexing() {
        return indexing.map(numbers -> numbers);
    }

    @Override
    public Optional<Packing> packing() {
        return packing;
    }

    @Override
    public Optional<BigInteger> bound() {
        return Optional.of(new StateBound(width, height).states());
    }

    public int width() {
        return width;
    }

    public int height() {
        return height;
    }

    public Variant variant() {
        return variant;
    }

    int squares() {
        return squares;
    }

    /** The men of one side. */
    int men() {
        return ROWS * width;
    }

    int move(int from, int to) {
        return from * squares + to;
    }

    int from(int move) {
        return move / squares;
    }

    int to(int move) {
        return move % squares;
    }

    int pass() {
        return squares * squares;
    }

    /** The first of the start squares of a side. */
    int homeBegin(int side) {
        return side == 0 ? 0 : squares - men();
    }

    boolean isHome(int square, int side) {
        return side == 0 ? square < men() : square >= squares - men();
    }

    /** The start squares of a side as bits, on boards of at most 64. */
    long home(int side) {
        return ((1L << men()) - 1) << homeBegin(side);
    }

    long key(int square, int side) {
        return zobrist.key(square, side);
    }

    /** The key to add when side 1 moves. */
    long sideKey() {
        return zobrist.key(squares, 0);
    }
}
