package tesuji.games.connectfour;

import java.math.BigInteger;
import java.util.Optional;
import tesuji.core.base.Zobrist;
import tesuji.core.game.Game;
import tesuji.core.game.GameId;
import tesuji.core.game.Notation;
import tesuji.core.game.Packing;
import tesuji.core.game.Position;
import tesuji.core.game.Repetition;
import tesuji.core.game.Symmetries;

/** The rules of Connect Four at one size; move c drops a stone into column c. */
public final class ConnectFourGame implements Game {
    static final String NAME = "connectfour";
    static final String WIDTH = "width";
    static final String HEIGHT = "height";

    private final GameId id;
    private final int width;
    private final int height;
    private final Zobrist zobrist;
    private final Notation notation;
    private final Symmetries symmetries;
    private final Optional<Packing> packing;

    ConnectFourGame(int width, int height) {
        id = GameId.of(NAME).with(WIDTH, String.valueOf(width)).with(HEIGHT, String.valueOf(height));
        this.width = width;
        this.height = height;
        zobrist = new Zobrist(width * height, 2, 1974);
        notation = new ConnectFourNotation(this);
        symmetries = mirror(width, height);
        packing = ConnectFourPacking.fits(width, height) ? Optional.of(new ConnectFourPacking(this)) : Optional.empty();
    }

    private static Symmetries mirror(int width, int height) {
        int[][] moves = new int[2][width];
        int[][] points = new int[2][width * height];
        for (int column = 0; column < width; column++) {
            moves[1][column] = width - 1 - column;
            for (int row = 0; row < height; row++) points[1][row * width + column] = row * width + width - 1 - column;
        }
        return new Symmetries(moves, points);
    }

    @Override
    public GameId id() {
        return id;
    }

    @Override
    public Position start() {
        return empty();
    }

    /** The empty board, as bits if they fit. */
    ConnectFourBoard empty() {
        return ConnectFourPosition.fits(width, height)
                ? new ConnectFourPosition(this)
                : new LargeConnectFourPosition(this);
    }

    @Override
    public int moveLimit() {
        return width;
    }

    @Override
    public int maxLegalMoves() {
        return width;
    }

    @Override
    public int maxLength() {
        return width * height;
    }

    @Override
    public Repetition repetition() {
        return Repetition.IMPOSSIBLE;
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
    public Optional<Packing> packing() {
        return packing;
    }

    @Override
    public Optional<BigInteger> bound() {
        return Optional.of(new Stacks(width, height).states());
    }

    public int width() {
        return width;
    }

    public int height() {
        return height;
    }

    long key(int column, int row, int side) {
        return zobrist.key(row * width + column, side);
    }
}
