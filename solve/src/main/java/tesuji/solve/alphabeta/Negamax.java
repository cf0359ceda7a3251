package tesuji.solve.alphabeta;

import tesuji.solve.search.MoveOrder;
import tesuji.solve.search.Natural;

/**
 * Minimax with one rule for both players: the best is the negative of the other's worst (Goluch, §3.3.2, Algorithm 6).
 */
public record Negamax(MoveOrder order) implements DepthFirst {
    public static final Negamax STANDARD = new Negamax(Natural.STANDARD);

    @Override
    public Searcher over(Walk walk) {
        return new NegamaxSearch(walk, false);
    }
}
