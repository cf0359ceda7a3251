package tesuji.games.go.board;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;

/**
 * Which opposing chains touch, and how often: a node per chain, an edge between opposing neighbours, weighted by the
 * pairs of adjacent stones (Wieczorek 2009, §2.1). A captured chain gives each neighbour the weight of their edge back
 * as pseudo-liberties; {@link Chains} does so stone by stone and therefore keeps no graph. This view is for people.
 */
public final class ChainGraph {
    /**
     * An edge.
     *
     * @param black the head of the black chain
     * @param white the head of the white chain
     * @param weight pairs of adjacent stones
     */
    public record Edge(int black, int white, int weight) {}

    private final List<Edge> edges;

    private ChainGraph(List<Edge> edges) {
        this.edges = edges;
    }

    public static ChainGraph of(Chains board) {
        int cells = board.geometry().cells();
        TreeMap<Integer, Integer> weights = new TreeMap<>();
        for (int point = 0; point < board.geometry().points(); point++) {
            int cell = board.geometry().cell(point);
            if (board.colour(cell) != Chains.BLACK) continue;
            for (int direction = 0; direction < 4; direction++) {
                int other = board.neighbour(cell, direction);
                if (board.colour(other) != Chains.WHITE) continue;
                weights.merge(board.chain(cell) * cells + board.chain(other), 1, Integer::sum);
            }
        }
        List<Edge> edges = new ArrayList<>();
        weights.forEach((pair, weight) -> edges.add(new Edge(pair / cells, pair % cells, weight)));
        return new ChainGraph(List.copyOf(edges));
    }

    public List<Edge> edges() {
        return edges;
    }

    /** The weight of the edge between two chains, given by their heads; 0 if they do not touch. */
    public int weight(int chain, int other) {
        for (Edge edge : edges) {
            boolean joined = (edge.black() == chain && edge.white() == other)
                    || (edge.black() == other && edge.white() == chain);
            if (joined) return edge.weight();
        }
        return 0;
    }
}
