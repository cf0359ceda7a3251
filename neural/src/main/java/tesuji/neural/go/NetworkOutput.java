package tesuji.neural.go;

import java.util.Arrays;

/**
 * What a network says of one position, from White's point of view. Filled again and again; owned by one thread. What a
 * version of a network does not tell is {@value #UNKNOWN}.
 */
public final class NetworkOutput {
    /** Stands for what is not told, and in the policy for a move that is not legal. */
    public static final float UNKNOWN = -1;

    private final float[] policy;
    private final float[] ownership;
    double whiteWin;
    double whiteLoss;
    double noResult;
    double whiteLead;
    double whiteScore;
    double whiteScoreSquared;
    double timeLeft;
    double outcomeError;
    double scoreError;

    public NetworkOutput(int size) {
        policy = new float[size * size + 1];
        ownership = new float[size * size];
    }

    /** By move of the game, the last one being pass: a probability, or {@value #UNKNOWN} if it is not legal. */
    public float[] policy() {
        return policy;
    }

    /** By point of the game, from -1 (Black will own it) to 1 (White). */
    public float[] ownership() {
        return ownership;
    }

    public double whiteWin() {
        return whiteWin;
    }

    public double whiteLoss() {
        return whiteLoss;
    }

    public double noResult() {
        return noResult;
    }

    /** Points by which White is ahead, komi included: what would make the game even. */
    public double whiteLead() {
        return whiteLead;
    }

    /** White's mean score at the end. */
    public double whiteScore() {
        return whiteScore;
    }

    /** The mean of its square. */
    public double whiteScoreSquared() {
        return whiteScoreSquared;
    }

    /** How uncertain the score is. */
    public double scoreStdev() {
        return Math.sqrt(Math.max(0, whiteScoreSquared - whiteScore * whiteScore));
    }

    /** How long the game stays undecided. */
    public double timeLeft() {
        return timeLeft;
    }

    /** How far win less loss may be from what a short search would say. */
    public double outcomeError() {
        return outcomeError;
    }

    /** How far the score may be from what a short search would say. */
    public double scoreError() {
        return scoreError;
    }

    /** Begins an average. */
    public void clear() {
        Arrays.fill(policy, 0);
        Arrays.fill(ownership, 0);
        whiteWin = 0;
        whiteLoss = 0;
        noResult = 0;
        whiteLead = 0;
        whiteScore = 0;
        whiteScoreSquared = 0;
        timeLeft = 0;
        outcomeError = 0;
        scoreError = 0;
    }

    /** Adds a share of another output of the same position: probabilities and points are averaged, never logits. */
    public void add(NetworkOutput other, double share) {
        for (int move = 0; move < policy.length; move++) policy[move] += (float) (share * other.policy[move]);
        for (int point = 0; point < ownership.length; point++) {
            ownership[point] += (float) (share * other.ownership[point]);
        }
        whiteWin += share * other.whiteWin;
        whiteLoss += share * other.whiteLoss;
        noResult += share * other.noResult;
        whiteLead += share * other.whiteLead;
        whiteScore += share * other.whiteScore;
        whiteScoreSquared += share * other.whiteScoreSquared;
        timeLeft += share * other.timeLeft;
        outcomeError += share * other.outcomeError;
        scoreError += share * other.scoreError;
    }

    /** Becomes equal to another output. */
    public void copyFrom(NetworkOutput other) {
        clear();
        add(other, 1);
    }
}
