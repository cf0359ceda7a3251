package tesuji.neural.model;

import java.util.Optional;

/**
 * From the tower to a logit for each point and for pass.
 *
 * @param points the convolution that goes on for each point
 * @param pooled the convolution whose channels are pooled
 * @param poolToBias what the pool adds to each point
 * @param last to one logit for each point and policy channel
 * @param poolToPass what the pool says about pass, or what it gives to the hidden layer
 * @param hidden from version 15 on, a layer between pool and pass
 */
public record PolicyHead(
        String name,
        Convolution points,
        Convolution pooled,
        BatchNorm poolNorm,
        ActivationLayer poolActivation,
        MatrixLayer poolToBias,
        BatchNorm pointNorm,
        ActivationLayer pointActivation,
        Convolution last,
        MatrixLayer poolToPass,
        Optional<HiddenPass> hidden) {
    /** The second half of the way from pool to pass. */
    public record HiddenPass(BiasLayer bias, ActivationLayer activation, MatrixLayer toPass) {}

    /** How many policies there are; the first is the plain one, the second optimistic. */
    public int channels() {
        return last.outputs();
    }
}
