package tesuji.neural.vector;

import jdk.incubator.vector.FloatVector;
import jdk.incubator.vector.VectorSpecies;
import tesuji.neural.backend.Pooling;

/** Means and maxima of channels over all points of a board. Owned by one thread. */
final class VectorPool {
    private static final VectorSpecies<Float> SPECIES = Lanes.SPECIES;

    private final int channels;
    private final int padded;
    private final int points;
    private final float[] sums;
    private final float[] maxima;
    private final float[] pooled;
    private final Pooling pooling;

    VectorPool(int channels, int points) {
        this.channels = channels;
        this.points = points;
        padded = Lanes.padded(channels);
        sums = new float[padded];
        maxima = new float[padded];
        pooling = new Pooling(channels, points);
        pooled = new float[pooling.outputs()];
    }

    /** For blocks and the policy head: mean, mean by size, maximum. */
    float[] withMaximum(float[] in) {
        gather(in);
        pooling.withMaximum(pooled, maxima);
        return pooled;
    }

    /** For the value head: mean, mean by size, mean by size squared. */
    float[] ofMeans(float[] in) {
        gather(in);
        pooling.ofMeans(pooled);
        return pooled;
    }

    private void gather(float[] in) {
        for (int i = 0; i < padded; i += Lanes.COUNT) {
            FloatVector sum = FloatVector.zero(SPECIES);
            FloatVector most = FloatVector.broadcast(SPECIES, Float.NEGATIVE_INFINITY);
            for (int point = 0; point < points; point++) {
                FloatVector x = FloatVector.fromArray(SPECIES, in, point * padded + i);
                sum = sum.add(x);
                most = most.max(x);
            }
            sum.intoArray(sums, i);
            most.intoArray(maxima, i);
        }
        for (int channel = 0; channel < channels; channel++) pooled[channel] = sums[channel] / points;
    }
}
