package tesuji.games.tictactoe;

import java.math.BigInteger;
import java.util.Optional;
import tesuji.core.base.Arrangements;
import tesuji.core.game.Game;
import tesuji.core.game.GameId;
import tesuji.core.game.Indexing;
import tesuji.core.game.Notation;
import tesuji.core.game.Packing;
import tesuji.core.game.Repetition;
import tesuji.core.game.Symmetries;
import tesuji.games.grid.SquareSymmetries;

/** The rules of tic-tac-toe; move p marks square p. */
public final class TicTacToeGame implements Game {
    static final String NAME = "tictactoe";
    static final int SIZE = 3;
    static final int SQUARES = SIZE * SIZE;

    private static final GameId ID = GameId.of(NAME);
    private static final Symmetries SYMMETRIES = SquareSymmetries.of(SIZE, SQUARES);
    private static final Packing PACKING = new TicTacToePacking(SYMMETRIES);

    @Override
    public GameId id() {
        return ID;
    }

    @Override
    public TicTacToePosition start() {
        return new TicTacToePosition(this);
    }

    @Override
    public int moveLimit() {
        return SQUARES;
    }

    @Override
    public int maxLegalMoves() {
        return SQUARES;
    }

    @Override
    public int maxLength() {
        return SQUARES;
    }

    @Override
    public Repetition repetition() {
        return Repetition.IMPOSSIBLE;
    }

    @Override
    public Notation notation() {
        return TicTacToeNotation.INSTANCE;
    }

    @Override
    public Symmetries symmetries() {
        return SYMMETRIES;
    }

    @Override
    public Optional<Indexing> indexing() {
        return Optional.of(TicTacToeIndexing.INSTANCE);
    }

    @Override
    public Optional<Packing> packing() {
        return Optional.of(PACKING);
    }

    @Override
    public Optional<BigInteger> bound() {
        return Optional.of(Arrangements.alternating(SQUARES));
    }
}
