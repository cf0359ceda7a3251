package tesuji.neural.vector;

import jdk.incubator.vector.FloatVector;
import jdk.incubator.vector.VectorSpecies;
import tesuji.neural.model.Activation;
import tesuji.neural.model.ActivationLayer;
import tesuji.neural.model.BatchNorm;

/**
 * A normalisation and the activation after it. Channels that only fill a panel up become 0. Owned by one thread,
 * because of the offsets that it computes for each position.
 */
final class VectorNorm {
    private static final VectorSpecies<Float> SPECIES = Lanes.SPECIES;
    private static final int LANES = Lanes.COUNT;

    private final int channels;
    private final int padded;
    private final float[] factors;
    private final float[] offsets;
    private final float[] shifted;
    private final Activation function;

    VectorNorm(BatchNorm norm, ActivationLayer activation) {
        channels = norm.channels();
        padded = Lanes.padded(channels);
        factors = new float[padded];
        offsets = new float[padded];
        shifted = new float[padded];
        for (int channel = 0; channel < channels; channel++) {
            factors[channel] = (float) norm.factor(channel);
            offsets[channel] = (float) norm.offset(channel);
        }
        function = activation.function();
    }

    int channels() {
        return channels;
    }

    /**
     * Writes the result for a whole board.
     *
     * @param in point by point, {@code stride} apart
     */
    void apply(float[] in, int stride, float[] out, BoardLayout layout, int size) {
        apply(in, 0, stride, offsets, out, layout, size);
    }

    /** The same for channels that begin further on in each point. */
    void applyFrom(int first, float[] in, int stride, float[] out, BoardLayout layout, int size) {
        apply(in, first, stride, offsets, out, layout, size);
    }

    /** The same, after one number for each channel has been added to every point. */
    void applyWith(float[] constants, float[] in, int stride, float[] out, BoardLayout layout, int size) {
        for (int channel = 0; channel < channels; channel++) {
            shifted[channel] = factors[channel] * constants[channel] + offsets[channel];
        }
        apply(in, 0, stride, shifted, out, layout, size);
    }

    private void apply(float[] in, int first, int stride, float[] offset, float[] out, BoardLayout layout, int size) {
        for (int row = 0; row < size; row++) {
            for (int column = 0; column < size; column++) {
                int from = (row * size + column) * stride + first;
                point(in, from, offset, out, (layout.line(row) + column) * padded);
            }
        }
    }

    private void point(float[] in, int from, float[] offset, float[] out, int to) {
        switch (function) {
            case IDENTITY -> {
                for (int i = 0; i < padded; i += LANES)
                    scaled(in, from, offset, i).intoArray(out, to + i);
            }
            case RELU -> {
                for (int i = 0; i < padded; i += LANES) {
                    VectorActivation.relu(scaled(in, from, offset, i)).intoArray(out, to + i);
                }
            }
            case MISH -> {
                for (int i = 0; i < padded; i += LANES) {
                    VectorActivation.mish(scaled(in, from, offset, i)).intoArray(out, to + i);
                }
            }
            case SILU -> {
                for (int i = 0; i < padded; i += LANES) {
                    VectorActivation.silu(scaled(in, from, offset, i)).intoArray(out, to + i);
                }
            }
        }
    }

    private FloatVector scaled(float[] in, int from, float[] offset, int i) {
        return FloatVector.fromArray(SPECIES, in, from + i)
                .fma(FloatVector.fromArray(SPECIES, factors, i), FloatVector.fromArray(SPECIES, offset, i));
    }
}
