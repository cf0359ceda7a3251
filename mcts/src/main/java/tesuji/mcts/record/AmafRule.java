package tesuji.mcts.record;

/**
 * Which moves count for all-moves-as-first (Śliwa 2013, §4.1; Helmbold and Parker-Wood 2009).
 *
 * @param first m-first: how many moves of the playout count beside those in the tree; with 0 only the move really made
 *     at a node counts there, so that the statistics are the plain ones
 * @param cutoff only so many simulations through the root are counted, later ones by the basic rule alone; with 0 none
 */
public record AmafRule(int first, long cutoff) {
    /** All moves of all simulations. */
    public static final AmafRule STANDARD = new AmafRule(Integer.MAX_VALUE, Long.MAX_VALUE);

    public AmafRule {
        if (first < 0) throw new IllegalArgumentException("first must not be negative");
        if (cutoff < 0) throw new IllegalArgumentException("cutoff must not be negative");
    }
}
