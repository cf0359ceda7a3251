package tesuji.neural.generate;

import java.util.List;
import tesuji.neural.model.Activation;
import tesuji.neural.model.Network;

/**
 * The size of a network.
 *
 * @param version of the file
 * @param function applied after every normalisation
 * @param blocks of the tower
 * @param stem edge of the kernel that reads the planes
 * @param channels of the tower
 * @param inner channels inside nested blocks
 * @param regular channels of pooling blocks that go on
 * @param pooled channels of pooling blocks that are pooled
 * @param heads channels of each head
 * @param headKernel edge of the kernels with which heads read the tower; 1 in all published networks
 * @param hidden neurons of the value head
 */
public record NetworkShape(
        int version,
        Activation function,
        List<Kind> blocks,
        int stem,
        int channels,
        int inner,
        int regular,
        int pooled,
        int heads,
        int headKernel,
        int hidden) {
    /** The kinds of blocks. */
    public enum Kind {
        ORDINARY,
        POOLING,
        /** With two ordinary blocks inside. */
        NESTED,
        /** With a pooling and an ordinary block inside. */
        NESTED_POOLING
    }

    public NetworkShape {
        blocks = List.copyOf(blocks);
        if (version < Network.OLDEST || version > Network.NEWEST) throw new IllegalArgumentException("version");
    }

    /** That of the first networks of KataGo's last run of its own, “b6c96”: six blocks, 96 channels. */
    public static NetworkShape b6c96() {
        List<Kind> blocks =
                List.of(Kind.ORDINARY, Kind.ORDINARY, Kind.POOLING, Kind.ORDINARY, Kind.POOLING, Kind.ORDINARY);
        return new NetworkShape(8, Activation.RELU, blocks, 5, 96, 48, 64, 32, 32, 1, 64);
    }

    /** A small network of some version. */
    public static NetworkShape small(int version, Activation function, List<Kind> blocks) {
        return new NetworkShape(version, function, blocks, 3, 12, 8, 7, 5, 6, 1, 9);
    }
}
