package tesuji.mcts.leaf;

/** Turns scores into rewards. Owned by one thread. */
public interface Rewarder {
    /** The reward of side 0 for a game of this many moves that ended with this score in half-points. */
    double reward(int score, int length);
}
