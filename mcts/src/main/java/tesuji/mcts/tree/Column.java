package tesuji.mcts.tree;

/** What a tree remembers of each node beside move, visits and values; present only if some part asks. */
public enum Column {
    /** How likely the move looked before the search. */
    PRIOR,
    /** Imagined simulations and how many of them were won (Gelly and Silver 2007). */
    ADVICE,
    /** Simulations in which the same side made the move later (Brügmann 1993). */
    AMAF,
    /** Sums of squared values, for variances. */
    SQUARES,
    /** Sums of scores in half-points. */
    SCORES,
    /** Children that exist but are not yet to be chosen. */
    HIDDEN
}
