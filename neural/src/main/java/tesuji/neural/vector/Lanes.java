package tesuji.neural.vector;

import jdk.incubator.vector.FloatVector;
import jdk.incubator.vector.VectorSpecies;

/** The vectors of this machine. */
final class Lanes {
    static final VectorSpecies<Float> SPECIES = FloatVector.SPECIES_PREFERRED;

    /** Numbers in a vector. */
    static final int COUNT = SPECIES.length();

    /** Channels that are computed together: two vectors. */
    static final int PANEL = 2 * COUNT;

    private Lanes() {}

    /** The channels of a tensor, filled up to whole panels. */
    static int padded(int channels) {
        return (channels + PANEL - 1) / PANEL * PANEL;
    }
}
