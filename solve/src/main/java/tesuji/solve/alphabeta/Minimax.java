package tesuji.solve.alphabeta;

import tesuji.solve.search.MoveOrder;
import tesuji.solve.search.Natural;

/** Visits every line of play; one player maximises the score, the other minimises it (Goluch, §3.3.1, Algorithm 5). */
public record Minimax(MoveOrder order) implements DepthFirst {
    public static final Minimax STANDARD = new Minimax(Natural.STANDARD);

    @Override
    public Searcher over(Walk walk) {
        return new MinimaxSearch(walk, false);
    }
}
