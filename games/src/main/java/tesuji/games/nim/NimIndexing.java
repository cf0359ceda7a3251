package tesuji.games.nim;

import java.util.Optional;
import tesuji.core.game.Indexing;
import tesuji.core.game.Packing;
import tesuji.core.game.Position;
import tesuji.core.game.Reversal;

/**
 * Numbers for the positions of Nim: the piles are the digits of one number, the side to move is its last. All positions
 * share a single layer, so that every move can be run backwards.
 */
final class NimIndexing implements Indexing, Packing, Reversal {
    private final NimGame game;
    private final long[] weights;
    private final long size;

    private NimIndexing(NimGame game, long[] weights, long size) {
        this.game = game;
        this.weights = weights;
        this.size = size;
    }

    /** The numbers for this game; empty if there are too many for a long. */
    static Optional<NimIndexing> of(NimGame game) {
        long[] weights = new long[game.piles()];
        long size = 2;
        for (int pile = 0; pile < weights.length; pile++) {
            weights[pile] = size;
            if (size > Long.MAX_VALUE / (game.counters(pile) + 1)) return Optional.empty();
            size *= game.counters(pile) + 1;
        }
        return Optional.of(new NimIndexing(game, weights, size));
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
        NimPosition piles = (NimPosition) position;
        long rank = piles.toMove();
        for (int pile = 0; pile < weights.length; pile++) rank += piles.counters(pile) * weights[pile];
        return rank;
    }

    @Override
    public boolean unrank(int layer, long index, Position into) {
        NimPosition piles = (NimPosition) into;
        for (int pile = 0; pile < weights.length; pile++) {
            piles.put(pile, (int) (index / weights[pile] % (game.counters(pile) + 1)));
        }
        piles.begin((int) (index & 1));
        return true;
    }

    @Override
    public long pack(Position position) {
        return rank(position);
    }

    @Override
    public void unpack(long packed, Position into) {
        unrank(0, packed, into);
    }

    @Override
    public Optional<Reversal> reversal() {
        return Optional.of(this);
    }

    @Override
    public int predecessors(Position position, long[] into) {
        NimPosition piles = (NimPosition) position;
        long before = rank(position) ^ 1;
        int count = 0;
        for (int pile = 0; pile < weights.length; pile++) {
            int room = game.counters(pile) - piles.counters(pile);
            for (int taken = 1; taken <= room; taken++) into[count++] = before + taken * weights[pile];
        }
        return count;
    }
}
