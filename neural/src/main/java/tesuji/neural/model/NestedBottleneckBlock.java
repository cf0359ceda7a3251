package tesuji.neural.model;

import java.util.List;

/**
 * A block that leads into fewer channels, through blocks of its own, and back: KataGo's “nbt” networks.
 *
 * @param down from the channels of the tower to fewer
 * @param inner blocks, each of which adds to those fewer channels
 * @param up back to the channels of the tower
 */
public record NestedBottleneckBlock(
        String name,
        BatchNorm preNorm,
        ActivationLayer preActivation,
        Convolution down,
        List<Block> inner,
        BatchNorm postNorm,
        ActivationLayer postActivation,
        Convolution up)
        implements Block {
    public NestedBottleneckBlock {
        inner = List.copyOf(inner);
    }
}
