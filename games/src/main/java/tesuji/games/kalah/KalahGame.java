package tesuji.games.kalah;

import java.math.BigInteger;
import java.util.Optional;
import tesuji.core.game.Game;
import tesuji.core.game.GameId;
import tesuji.core.game.Notation;
import tesuji.core.game.Packing;
import tesuji.core.game.Repetition;

/**
 * The rules of Kalah with certain pits and seeds; move c sows the pit of the side to move in column c, and the number
 * of columns is the pass of a side whose opponent sows again.
 */
public final class KalahGame implements Game {
    static final String NAME = "kalah";
    static final String PITS = "pits";
    static final String SEEDS = "seeds";
    static final String EMPTY_CAPTURE = "emptycapture";

    private final GameId id;
    private final int pits;
    private final int seeds;
    private final boolean emptyCapture;
    private final Notation notation;
    private final Optional<Packing> packing;

    KalahGame(int pits, int seeds, boolean emptyCapture) {
        GameId sizes = GameId.of(NAME).with(PITS, String.valueOf(pits)).with(SEEDS, String.valueOf(seeds));
        // games and databases that were saved before the rule had a key are of the same game
        id = emptyCapture ? sizes : sizes.with(EMPTY_CAPTURE, "no");
        this.pits = pits;
        this.seeds = seeds;
        this.emptyCapture = emptyCapture;
        notation = new KalahNotation(this);
        packing = KalahPacking.of(this);
    }

    @Override
    public GameId id() {
        return id;
    }

    @Override
    public KalahPosition start() {
        return new KalahPosition(this);
    }

    @Override
    public int moveLimit() {
        return pits + 1;
    }

    @Override
    public int maxLegalMoves() {
        return pits;
    }

    /**
     * Between two moves that store a seed each side has at most 2^(pits - 1) - 1 others: they stay in its own row, so
     * that a pit is emptied again only after one further back has filled it, and the last pit always stores. A pass
     * follows only a move that stores.
     */
    @Override
    public int maxLength() {
        return total() << pits;
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
    public boolean hasMargin() {
        return true;
    }

    @Override
    public Optional<Packing> packing() {
        return packing;
    }

    /**
     * While the game goes on, both rows have seeds, and whoever lets the other pass has a seed in store; at the end all
     * seeds are in the stores.
     */
    @Override
    public Optional<BigInteger> bound() {
        BigInteger states = BigInteger.valueOf(2L * (total() + 1));
        for (int south = 1; south < total(); south++) {
            for (int north = 1; south + north <= total(); north++) {
                int stored = total() - south - north;
                BigInteger ways = BigInteger.valueOf(rows(south)).multiply(BigInteger.valueOf(rows(north)));
                states = states.add(ways.multiply(BigInteger.valueOf(2L * (stored + 1) + 2L * stored)));
            }
        }
        return Optional.of(states);
    }

    /** In how many ways so many seeds lie in the pits of one side. */
    private long rows(int count) {
        long ways = 1;
        for (int pit = 1; pit < pits; pit++) ways = ways * (count + pit) / pit;
        return ways;
    }

    /** The pits of one side. */
    public int pits() {
        return pits;
    }

    /** The seeds in every pit at the start. */
    public int seeds() {
        return seeds;
    }

    /** Whether the last seed is taken from an empty own pit even if nothing lies opposite. */
    public boolean emptyCapture() {
        return emptyCapture;
    }

    /** All seeds together. */
    int total() {
        return 2 * pits * seeds;
    }

    int pass() {
        return pits;
    }

    /** Pits and stores together. */
    int cells() {
        return 2 * pits + 2;
    }

    /** The pit of a side in a column; cells are numbered in the order of sowing, from the first pit of side 0. */
    int pit(int side, int column) {
        return side == 0 ? column : 2 * pits - column;
    }

    int store(int side) {
        return side == 0 ? pits : 2 * pits + 1;
    }
}
