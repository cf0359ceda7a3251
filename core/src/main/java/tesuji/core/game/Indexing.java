package tesuji.core.game;

import java.math.BigInteger;
import java.util.Optional;

/** Positions as numbers, layer by layer; for games whose positions are dense enough to be tabled. */
public interface Indexing {
    /** Layers are solved in ascending order; no move climbs to a higher layer. */
    int layers();

    /** The number of indices in a layer. */
    long size(int layer);

    /** The number of indices in all layers together. */
    default BigInteger sizes() {
        BigInteger sum = BigInteger.ZERO;
        for (int layer = 0; layer < layers(); layer++) sum = sum.add(BigInteger.valueOf(size(layer)));
        return sum;
    }

    int layer(Position position);

    /** The index of a position within its layer. */
    long rank(Position position);

    /** Puts the position with this index into {@code into}; false if the index is a hole. */
    boolean unrank(int layer, long index, Position into);

    default Optional<Reversal> reversal() {
        return Optional.empty();
    }
}
