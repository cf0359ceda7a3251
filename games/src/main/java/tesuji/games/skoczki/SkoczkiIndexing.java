package tesuji.games.skoczki;

import java.math.BigInteger;
import java.util.Optional;
import tesuji.core.base.Combinations;
import tesuji.core.base.Hot;
import tesuji.core.game.Indexing;
import tesuji.core.game.Packing;
import tesuji.core.game.Position;
import tesuji.core.game.Reversal;

/**
 * Numbers for the positions of Skoczki: which squares hold men of side 0, which of the other squares hold men of side
 * 1, and the side to move, which is the last bit (Goluch, §3.1.4). No man is ever taken, so there is a single layer,
 * and it is as large as the {@link StateBound}. Its holes are games that went on after the end.
 */
final class SkoczkiIndexing implements Indexing, Packing {
    private final SkoczkiGame game;
    private final int men;
    /** The ways to put the men of side 1 beside those of side 0. */
    private final long secondWays;

    private final long size;
    private final Reversal reversal;

    private SkoczkiIndexing(SkoczkiGame game, Jumps jumps, long size) {
        this.game = game;
        this.size = size;
        men = game.men();
        secondWays = Combinations.choose(game.squares() - men, men);
        reversal = new SkoczkiReversal(game, this::rank, jumps);
    }

    /** The numbers for this game; empty if there are too many for a long. */
    static Optional<SkoczkiIndexing> of(SkoczkiGame game, Jumps jumps) {
        BigInteger bound = new StateBound(game.width(), game.height()).states();
        return bound.bitLength() < Long.SIZE
                ? Optional.of(new SkoczkiIndexing(game, jumps, bound.longValueExact()))
                : Optional.empty();
    }

    @Override
    public int layers() {
        return 1;
    }

    @Override
    public long size(int layer) {
        return size;
    }

    @Override
    public int layer(Position position) {
        return 0;
    }

    @Override
    public long rank(Position position) {
        SkoczkiPosition men = (SkoczkiPosition) position;
        return rank(men.men(0), men.men(1), men.toMove());
    }

    @Hot
    long rank(long first, long second, int side) {
        return (Combinations.rank(first) * secondWays + Combinations.rankBeside(second, first)) << 1 | side;
    }

    @Override
    public boolean unrank(int layer, long index, Position into) {
        long ways = index >>> 1;
        long first = Combinations.unrank(ways / secondWays, men);
        long second = Combinations.unrankBeside(ways % secondWays, men, first);
        int side = (int) (index & 1);
        boolean moverHasWon = (side == 0 ? first : second) == game.home(1 - side);
        if (moverHasWon) return false;
        ((SkoczkiPosition) into).set(first, second, side);
        return true;
    }

    @Override
    public Optional<Reversal> reversal() {
        return Optional.of(reversal);
    }

    @Override
    public long pack(Position position) {
        return rank(position);
    }

    @Override
    public void unpack(long packed, Position into) {
        if (!unrank(0, packed, into)) throw new IllegalArgumentException(packed + " is no position");
    }
}
