package tesuji.mcts;

/**
 * How a player behaves beside choosing moves.
 *
 * @param resignBelow the expected outcome, from 0 to 1, below which the game is given up; 0 for never
 * @param cleanUp whether the game is played on until it can be counted as it stands, rather than ended by agreement
 * @param reuse whether the tree is kept from move to move
 * @param thrift whether the search ends early when nothing can change any more
 */
public record Manners(double resignBelow, boolean cleanUp, boolean reuse, boolean thrift) {
    public static final Manners STANDARD = new Manners(0, false, true, true);

    public Manners {
        if (!(resignBelow >= 0 && resignBelow <= 1)) throw new IllegalArgumentException("resignBelow lies in 0 to 1");
    }
}
