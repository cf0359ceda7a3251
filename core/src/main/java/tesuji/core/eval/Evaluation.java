package tesuji.core.eval;

/** The judgement of one position, in buffers that are filled again and again. Owned by one thread. */
public final class Evaluation {
    /** Stands for an error that nobody has stated. */
    public static final float UNKNOWN = -1;

    private final float[] policy;
    private final float[] ownership;
    private float value;
    private float lead;
    private float score;
    private float deviation;
    private float outcomeError = UNKNOWN;
    private float scoreError = UNKNOWN;

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

    /** How far the outcome may be from what a short search would say, or {@link #UNKNOWN}. */
    public float outcomeError() {
        return outcomeError;
    }

    /** The same of the score, in points. */
    public float scoreError() {
        return scoreError;
    }

    public void errors(float outcome, float points) {
        outcomeError = outcome;
        scoreError = points;
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
