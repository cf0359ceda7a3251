package tesuji.solve.alphabeta;

/** One of the recursions. */
@FunctionalInterface
interface Searcher {
    /**
     * The median of α, the score under best play and β, for the side to move at the root, where α ≤ β. Without pruning
     * the window only cuts off the ends of the scale.
     */
    int value(int alpha, int beta);
}
