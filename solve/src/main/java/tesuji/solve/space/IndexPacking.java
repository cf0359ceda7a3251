package tesuji.solve.space;

import java.util.Optional;
import tesuji.core.base.InputException;
import tesuji.core.game.Game;
import tesuji.core.game.Indexing;
import tesuji.core.game.Packing;
import tesuji.core.game.Position;
import tesuji.core.game.Reversal;

/** Positions packed as the numbers of an {@link Indexing}, one layer after the other. */
final class IndexPacking implements Packing {
    private final Indexing indexing;
    private final long[] begins;

    IndexPacking(Indexing indexing) {
        this.indexing = indexing;
        begins = new long[indexing.layers() + 1];
        for (int layer = 0; layer < indexing.layers(); layer++) {
            begins[layer + 1] = begins[layer] + indexing.size(layer);
        }
    }

    /** The packing a game offers, or one made of its indexing. */
    static Packing of(Game game) {
        return game.packing()
                .or(() -> game.indexing().map(IndexPacking::new))
                .orElseThrow(() -> new InputException("The positions of " + game.id()
                        + " cannot be kept in a table: the game offers neither packing nor indexing at this size."));
    }

    long size() {
        return begins[begins.length - 1];
    }

    /** The first number of a layer; that of the layer after the last is the number of all. */
    long begin(int layer) {
        return begins[layer];
    }

    int layerOf(long packed) {
        int layer = 0;
        while (packed >= begins[layer + 1]) layer++;
        return layer;
    }

    @Override
    public long pack(Position position) {
        return begins[indexing.layer(position)] + indexing.rank(position);
    }

    @Override
    public void unpack(long packed, Position into) {
        if (!place(packed, into)) throw new IllegalArgumentException("a hole: " + packed);
    }

    /** Only where there are no borders between layers, at which a reversal stops. */
    @Override
    public Optional<Reversal> reversal() {
        return indexing.layers() == 1 ? indexing.reversal() : Optional.empty();
    }

    /** As {@link #unpack}; false if the number is a hole. */
    boolean place(long packed, Position into) {
        int layer = layerOf(packed);
        return indexing.unrank(layer, packed - begins[layer], into);
    }
}
