package tesuji.mcts.record;

/**
 * Which moves count for all-moves-as-first (Śliwa 2013, §4.1; Helmbold and Parker-Wood 2009).
 *
 * @param first m-first: how many moves of the playout count beside those in the tree; with 0 only the move really made
 *     at a node counts there, so that the statistics are the plain ones
 * @param cutoff only so many simulations through the root are counted, later ones by the basic rule alone; with 0 none
 * @param nearness how much more a move counts that is made soon: with r moves from it to the end, and R from the node
 *     to the end, it counts 1 + ⌊nearness · r / (R + 1)⌋ times; with 0 all count once (Baudiš and Gailly 2011 have 3)
 */
public record AmafRule(int first, long cutoff, int nearness) {
    /** All moves of all simulations. */
    public static final AmafRule STANDARD = new AmafRule(Integer.MAX_VALUE, Long.MAX_VALUE);

    /** With this the sums of AMAF stay below 2²⁴, up to which a float counts exactly. */
    private static final int NEAREST = 100;

    /** All moves that count do so once. */
    public AmafRule(int first, long cutoff) {
        this(first, cutoff, 0);
    }

    public AmafRule {
        if (first < 0) throw new IllegalArgumentException("first must not be negative");
        if (cutoff < 0) throw new IllegalArgumentException("cutoff must not be negative");
        if (nearness < 0 || nearness > NEAREST) throw new IllegalArgumentException("nearness lies in 0 to " + NEAREST);
    }
}
