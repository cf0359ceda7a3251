package tesuji.neural.backend;

import tesuji.neural.model.Activation;
import tesuji.neural.model.ActivationLayer;
import tesuji.neural.model.BatchNorm;

/** A normalisation and the activation after it; off the board the result is 0. Immutable. */
final class PlainNorm {
    private final int channels;
    private final float[] factors;
    private final float[] offsets;
    private final Activation function;

    PlainNorm(BatchNorm norm, ActivationLayer activation) {
        channels = norm.channels();
        factors = new float[channels];
        offsets = new float[channels];
        for (int channel = 0; channel < channels; channel++) {
            factors[channel] = (float) norm.factor(channel);
            offsets[channel] = (float) norm.offset(channel);
        }
        function = activation.function();
    }

    int channels() {
        return channels;
    }

    float[] apply(BoardFrame frame, float[] in) {
        float[] out = new float[in.length];
        for (int point = 0; point < frame.points(); point++) {
            int place = frame.place(point) * channels;
            for (int channel = 0; channel < channels; channel++) {
                out[place + channel] = function.apply(factors[channel] * in[place + channel] + offsets[channel]);
            }
        }
        return out;
    }
}
