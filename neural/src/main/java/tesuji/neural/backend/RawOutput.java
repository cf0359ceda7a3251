package tesuji.neural.backend;

import tesuji.neural.model.Network;

/** What a network says, before any of it is interpreted. Filled again and again; owned by one thread. */
public final class RawOutput {
    private final int policies;
    private final float[] policy;
    private final float[] pass;
    private final float[] outcome = new float[Network.OUTCOMES];
    private final float[] score;
    private final float[] ownership;

    /** Room for the outputs of a network on boards of this size. */
    public RawOutput(Network network, int size) {
        policies = network.policy().channels();
        policy = new float[size * size * policies];
        pass = new float[policies];
        score = new float[Network.scoreChannels(network.version())];
        ownership = new float[size * size];
    }

    /** Policies for each point and for pass. */
    public int policies() {
        return policies;
    }

    /** For each point, row by row from the top, a logit for each policy. */
    public float[] policy() {
        return policy;
    }

    /** A logit for each policy. */
    public float[] pass() {
        return pass;
    }

    /** Logits of win, loss and no result, for the side to move. */
    public float[] outcome() {
        return outcome;
    }

    /** Mean, deviation, lead, time left and, from version 9 on, two errors; all still to be scaled. */
    public float[] score() {
        return score;
    }

    /** For each point, row by row from the top; its hyperbolic tangent is the ownership. */
    public float[] ownership() {
        return ownership;
    }
}
