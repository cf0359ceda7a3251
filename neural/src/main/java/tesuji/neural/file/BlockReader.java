package tesuji.neural.file;

import java.util.ArrayList;
import java.util.List;
import tesuji.neural.model.ActivationLayer;
import tesuji.neural.model.BatchNorm;
import tesuji.neural.model.Block;
import tesuji.neural.model.Convolution;
import tesuji.neural.model.GlobalPoolingBlock;
import tesuji.neural.model.MatrixLayer;
import tesuji.neural.model.NestedBottleneckBlock;
import tesuji.neural.model.OrdinaryBlock;

/** Reads the blocks of a tower. Owned by one thread. */
final class BlockReader {
    static final String ORDINARY = "ordinary_block";
    static final String POOLING = "gpool_block";
    static final String NESTED = "nested_bottleneck_block";

    /** More blocks than any tower has. */
    static final int MOST_BLOCKS = 1000;

    /** Deeper than any block is nested. */
    private static final int DEEPEST = 3;

    private final LayerReader layers;

    BlockReader(LayerReader layers) {
        this.layers = layers;
    }

    /** So many blocks, all of which add to a tower with so many channels. */
    List<Block> blocks(int count, int channels) {
        return blocks(count, channels, 0);
    }

    private List<Block> blocks(int count, int channels, int depth) {
        List<Block> blocks = new ArrayList<>();
        for (int i = 0; i < count; i++) blocks.add(block(channels, depth));
        return blocks;
    }

    private Block block(int channels, int depth) {
        String kind = layers.source().word();
        String name = layers.source().name();
        if (kind.startsWith("transformer_")) {
            throw layers.refusal("there is a transformer block (" + kind + "), which is not supported");
        }
        return switch (kind) {
            case ORDINARY -> ordinary(name, channels);
            case POOLING -> pooling(name, channels);
            case NESTED -> nested(name, channels, depth);
            default -> throw layers.refusal("the kind of block \"" + kind + "\" is unknown");
        };
    }

    private Block ordinary(String name, int channels) {
        BatchNorm preNorm = layers.norm(channels);
        ActivationLayer preActivation = layers.activation();
        Convolution first = layers.convolution(channels, LayerReader.ANY);
        BatchNorm midNorm = layers.norm(first.outputs());
        ActivationLayer midActivation = layers.activation();
        Convolution last = layers.convolution(first.outputs(), channels);
        return new OrdinaryBlock(name, preNorm, preActivation, first, midNorm, midActivation, last);
    }

    private Block pooling(String name, int channels) {
        BatchNorm preNorm = layers.norm(channels);
        ActivationLayer preActivation = layers.activation();
        Convolution regular = layers.convolution(channels, LayerReader.ANY);
        Convolution pooled = layers.convolution(channels, LayerReader.ANY);
        BatchNorm poolNorm = layers.norm(pooled.outputs());
        ActivationLayer poolActivation = layers.activation();
        MatrixLayer poolToBias = layers.matrix(3 * pooled.outputs(), regular.outputs());
        BatchNorm midNorm = layers.norm(regular.outputs());
        ActivationLayer midActivation = layers.activation();
        Convolution last = layers.convolution(regular.outputs(), channels);
        return new GlobalPoolingBlock(
                name,
                preNorm,
                preActivation,
                regular,
                pooled,
                poolNorm,
                poolActivation,
                poolToBias,
                midNorm,
                midActivation,
                last);
    }

    private Block nested(String name, int channels, int depth) {
        if (depth == DEEPEST) throw layers.refusal("blocks are nested more than " + DEEPEST + " deep");
        int count = layers.source().number("the number of inner blocks", 1, MOST_BLOCKS);
        BatchNorm preNorm = layers.norm(channels);
        ActivationLayer preActivation = layers.activation();
        Convolution down = layers.convolution(channels, LayerReader.ANY);
        List<Block> inner = blocks(count, down.outputs(), depth + 1);
        BatchNorm postNorm = layers.norm(down.outputs());
        ActivationLayer postActivation = layers.activation();
        Convolution up = layers.convolution(down.outputs(), channels);
        return new NestedBottleneckBlock(name, preNorm, preActivation, down, inner, postNorm, postActivation, up);
    }
}
