package tesuji.neural.vector;

import java.util.IdentityHashMap;
import java.util.List;
import tesuji.neural.model.Block;
import tesuji.neural.model.Convolution;
import tesuji.neural.model.GlobalPoolingBlock;
import tesuji.neural.model.NestedBottleneckBlock;
import tesuji.neural.model.Network;
import tesuji.neural.model.OrdinaryBlock;
import tesuji.neural.model.Weights;

/** All convolutions of a network, packed for one size of tile. Immutable, shared by all threads. */
final class PackedNetwork {
    private final Network network;
    private final WinogradTile tile;
    private final IdentityHashMap<Convolution, VectorConvolution> convolutions = new IdentityHashMap<>();
    private final IdentityHashMap<Block, VectorConvolution> merged = new IdentityHashMap<>();

    PackedNetwork(Network network, WinogradTile tile) {
        this.network = network;
        this.tile = tile;
        pack(network.trunk().blocks());
        pack(network.policy().points());
        pack(network.policy().pooled());
        pack(network.policy().last());
        pack(network.value().points());
        pack(network.value().ownership());
    }

    private void pack(List<Block> blocks) {
        for (Block block : blocks) {
            if (block instanceof OrdinaryBlock ordinary) {
                pack(ordinary.first());
                pack(ordinary.last());
            } else if (block instanceof GlobalPoolingBlock pooling) {
                merged.put(block, VectorConvolution.of(merge(pooling.regular(), pooling.pooled()), tile));
                pack(pooling.last());
            } else if (block instanceof NestedBottleneckBlock nested) {
                pack(nested.down());
                pack(nested.inner());
                pack(nested.up());
            }
        }
    }

    private void pack(Convolution layer) {
        convolutions.put(layer, VectorConvolution.of(layer, tile));
    }

    Network network() {
        return network;
    }

    @SuppressWarnings("NullAway") // every layer of the network has been packed
    VectorConvolution of(Convolution layer) {
        return convolutions.get(layer);
    }

    /** Both first convolutions of a pooling block in one; the second begins at a whole panel. */
    @SuppressWarnings("NullAway") // every block of the network has been packed
    VectorConvolution mergedOf(GlobalPoolingBlock block) {
        return merged.get(block);
    }

    /** One convolution that computes both, since both see the same input: its tiles are then transformed once. */
    static Convolution merge(Convolution first, Convolution second) {
        int height = Math.max(first.height(), second.height());
        int width = Math.max(first.width(), second.width());
        int start = Lanes.padded(first.outputs());
        int outputs = start + second.outputs();
        float[] weights = new float[height * width * first.inputs() * outputs];
        copy(first, weights, height, width, outputs, 0);
        copy(second, weights, height, width, outputs, start);
        String name = first.name() + " and " + second.name();
        return new Convolution(name, height, width, first.inputs(), outputs, Weights.of(weights));
    }

    private static void copy(Convolution layer, float[] into, int height, int width, int outputs, int start) {
        int down = (height - layer.height()) / 2;
        int right = (width - layer.width()) / 2;
        for (int row = 0; row < layer.height(); row++) {
            for (int column = 0; column < layer.width(); column++) {
                for (int input = 0; input < layer.inputs(); input++) {
                    int to = (((row + down) * width + column + right) * layer.inputs() + input) * outputs + start;
                    for (int output = 0; output < layer.outputs(); output++) {
                        into[to + output] = layer.weight(row, column, input, output);
                    }
                }
            }
        }
    }
}
