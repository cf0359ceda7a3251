package tesuji.neural.model;

import java.util.List;

/**
 * The tower: what both heads see.
 *
 * @param channels of the tower
 * @param midChannels of ordinary blocks between their convolutions
 * @param regularChannels of pooling blocks, those that go on
 * @param dilatedChannels a number that no block uses any more; kept so that a file is written as it was read
 * @param pooledChannels of pooling blocks, those that are pooled
 * @param stem from the planes
 * @param globals from the numbers, added to every point
 */
public record Trunk(
        String name,
        int channels,
        int midChannels,
        int regularChannels,
        int dilatedChannels,
        int pooledChannels,
        Convolution stem,
        MatrixLayer globals,
        List<Block> blocks,
        BatchNorm tipNorm,
        ActivationLayer tipActivation) {
    public Trunk {
        blocks = List.copyOf(blocks);
    }
}
