package tesuji.neural.model;

/**
 * A block some of whose channels are pooled over the whole board and added to the others as constants (Wu 2019, §3.3).
 *
 * @param regular the convolution that goes on as in an ordinary block
 * @param pooled the convolution whose channels are pooled
 * @param poolToBias from three numbers of each pooled channel to one of each regular channel
 */
public record GlobalPoolingBlock(
        String name,
        BatchNorm preNorm,
        ActivationLayer preActivation,
        Convolution regular,
        Convolution pooled,
        BatchNorm poolNorm,
        ActivationLayer poolActivation,
        MatrixLayer poolToBias,
        BatchNorm midNorm,
        ActivationLayer midActivation,
        Convolution last)
        implements Block {}
