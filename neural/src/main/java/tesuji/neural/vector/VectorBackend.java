package tesuji.neural.vector;

import java.util.EnumMap;
import java.util.Map;
import tesuji.neural.backend.Backend;
import tesuji.neural.backend.ForwardPass;
import tesuji.neural.model.Network;

/** Computes a network with vectors. Weights are packed when a size of board first needs them. Shared by all threads. */
public final class VectorBackend implements Backend {
    private final Network network;
    private final Map<TileSize, PackedNetwork> packed = new EnumMap<>(TileSize.class);

    public VectorBackend(Network network) {
        this.network = network;
    }

    @Override
    public String name() {
        return "vector" + Lanes.SPECIES.vectorBitSize();
    }

    @Override
    public Network network() {
        return network;
    }

    @Override
    public ForwardPass on(int size) {
        return new VectorForward(packedFor(size), size);
    }

    private synchronized PackedNetwork packedFor(int size) {
        return packed.computeIfAbsent(TileSize.forBoard(size), tile -> new PackedNetwork(network, tile.tile()));
    }
}
