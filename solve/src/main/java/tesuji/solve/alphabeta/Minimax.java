package tesuji.solve.alphabeta;

import tesuji.solve.search.Natural;
import tesuji.solve.search.Order;

/** Visits every line of play; one player maximises the score, the other minimises it (Goluch, §3.3.1, Algorithm 5). */
public record Minimax(Order order) implements DepthFirst {
    public static final Minimax STANDARD = new Minimax(Natural.STANDARD);

    @Override
    public Searcher over(Walk walk) {
        return new MinimaxSearch(walk, false);
    }
}
