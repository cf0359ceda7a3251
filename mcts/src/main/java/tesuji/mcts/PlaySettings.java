package tesuji.mcts;

import tesuji.core.base.FormerName;

/**
 * How a player behaves beside choosing moves.
 *
 * @param resignBelow the expected outcome, from 0 to 1, below which the game is given up; 0 for never
 * @param cleanUp whether the game is played on until it can be counted as it stands, rather than ended by agreement
 * @param reuse whether the tree is kept from move to move
 * @param stopEarly whether the search ends early when nothing can change any more
 */
@FormerName("Manners")
public record PlaySettings(
        double resignBelow,
        boolean cleanUp,
        boolean reuse,
        @FormerName("thrift") boolean stopEarly) {
    public static final PlaySettings STANDARD = new PlaySettings(0, false, true, true);

    public PlaySettings {
        if (!(resignBelow >= 0 && resignBelow <= 1)) throw new IllegalArgumentException("resignBelow lies in 0 to 1");
    }
}
