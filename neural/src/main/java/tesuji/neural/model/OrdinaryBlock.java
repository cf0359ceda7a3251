package tesuji.neural.model;

/** Two convolutions, each after normalisation and activation (He et al. 2016). */
public record OrdinaryBlock(
        String name,
        BatchNorm preNorm,
        ActivationLayer preActivation,
        Convolution first,
        BatchNorm midNorm,
        ActivationLayer midActivation,
        Convolution last)
        implements Block {}
