package tesuji.games.hex;

import java.math.BigInteger;
import java.util.Optional;
import tesuji.core.base.Arrangements;
import tesuji.core.base.Zobrist;
import tesuji.core.game.Game;
import tesuji.core.game.GameId;
import tesuji.core.game.Notation;
import tesuji.core.game.Packing;
import tesuji.core.game.Repetition;
import tesuji.core.game.Symmetries;

/** The rules of Hex at one size; move p puts a stone on cell p. */
public final class HexGame implements Game {
    static final String NAME = "hex";
    static final String SIZE = "size";

    private final GameId id;
    private final int size;
    private final Zobrist zobrist;
    private final Notation notation;
    private final Symmetries symmetries;

    HexGame(int size) {
        id = GameId.of(NAME).with(SIZE, String.valueOf(size));
        this.size = size;
        zobrist = new Zobrist(size * size, 2, 1942);
        notation = new HexNotation(this);
        symmetries = halfTurn(size * size);
    }

    /** The half turn; mirrors would exchange the edges of the sides. */
    private static Symmetries halfTurn(int cells) {
        int[][] images = new int[2][cells];
        for (int cell = 0; cell < cells; cell++) images[1][cell] = cells - 1 - cell;
        return new Symmetries(images, images);
    }

    @Override
    public GameId id() {
        return id;
    }

    @Override
    public HexPosition start() {
        return new HexPosition(this);
    }

    @Override
    public int moveLimit() {
        return size * size;
    }

    @Override
    public int maxLegalMoves() {
        return size * size;
    }

    @Override
    public int maxLength() {
        return size * size;
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
        return HexPacking.fits(size * size) ? Optional.of(new HexPacking(size * size)) : Optional.empty();
    }

    @Override
    public Optional<BigInteger> bound() {
        return Optional.of(Arrangements.alternating(size * size));
    }

    public int size() {
        return size;
    }

    long key(int cell, int side) {
        return zobrist.key(cell, side);
    }
}
