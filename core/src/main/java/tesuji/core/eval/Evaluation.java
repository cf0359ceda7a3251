package tesuji.core.eval;

/** The judgement of one position, in buffers that are filled again and again. Owned by one thread. */
public final class Evaluation {
    private final float[] policy;
    private final float[] ownership;
    private float value;
    private float lead;
    private float score;
    private float deviation;
    private float weight = 1;

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

    /** How many points would make the game even if side 0 gave them away; 0 where nobody counts. */
    public float lead() {
        return lead;
    }

    public void lead(float points) {
        lead = points;
    }

    /** The expected score for side 0 in points; 0 where nobody counts. */
    public float score() {
        return score;
    }

    /** The standard deviation of the score. */
    public float deviation() {
        return deviation;
    }

    public void score(float mean, float standardDeviation) {
        score = mean;
        deviation = standardDeviation;
    }

    /** How much this judgement counts among others; 1 where nobody says how sure it is. */
    public float weight() {
        return weight;
    }

    public void weight(float share) {
        weight = share;
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
