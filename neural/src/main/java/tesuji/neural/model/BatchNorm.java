package tesuji.neural.model;

import java.util.Optional;

/**
 * A normalisation whose statistics were fixed in training (Ioffe and Szegedy 2015): for each channel a factor and an
 * offset, given in the file by what they are made of.
 *
 * @param epsilon added to the variance
 * @param scale 1 if absent
 * @param bias 0 if absent
 */
public record BatchNorm(
        String name,
        int channels,
        float epsilon,
        Weights mean,
        Weights variance,
        Optional<Weights> scale,
        Optional<Weights> bias) {
    /** What a channel is multiplied by. */
    public double factor(int channel) {
        double gamma = scale.isPresent() ? scale.get().at(channel) : 1;
        return gamma / Math.sqrt((double) variance.at(channel) + epsilon);
    }

    /** What is then added to it. */
    public double offset(int channel) {
        double beta = bias.isPresent() ? bias.get().at(channel) : 0;
        return beta - factor(channel) * mean.at(channel);
    }
}
