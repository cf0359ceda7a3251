package tesuji.core.eval;

/** The judgement of one position, in buffers that are filled again and again. Owned by one thread. */
public final class Evaluation {
    private final float[] policy;
    private final float[] ownership;
    private float value;

    public Evaluation(int moveLimit, int points) {
        policy = new float[moveLimit];
        ownership = new float[points];
    }

    /** The expected outcome for side 0, from -1 to 1. */
    public float value() {
        return value;
    }

    public void value(float expected) {
        value = expected;
    }

    /** A probability for every move. */
    public float[] policy() {
        return policy;
    }

    /** For every point of the picture, from -1 (side 1 will own it) to 1 (side 0). */
    public float[] ownership() {
        return ownership;
    }
}
