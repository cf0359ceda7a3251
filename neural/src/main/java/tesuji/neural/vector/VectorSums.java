package tesuji.neural.vector;

import jdk.incubator.vector.FloatVector;
import jdk.incubator.vector.VectorSpecies;

/** Sums of long arrays whose lengths are whole vectors. */
final class VectorSums {
    private static final VectorSpecies<Float> SPECIES = Lanes.SPECIES;

    private VectorSums() {}

    static void add(float[] more, int from, float[] out, int to, int count) {
        for (int i = 0; i < count; i += Lanes.COUNT) {
            FloatVector.fromArray(SPECIES, out, to + i)
                    .add(FloatVector.fromArray(SPECIES, more, from + i))
                    .intoArray(out, to + i);
        }
    }

    /** Adds a multiple. */
    static void addScaled(float factor, float[] more, int from, float[] out, int to, int count) {
        FloatVector scale = FloatVector.broadcast(SPECIES, factor);
        for (int i = 0; i < count; i += Lanes.COUNT) {
            scale.fma(FloatVector.fromArray(SPECIES, more, from + i), FloatVector.fromArray(SPECIES, out, to + i))
                    .intoArray(out, to + i);
        }
    }
}
