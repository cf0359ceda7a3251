package tesuji.endgame.local;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tesuji.core.base.Rng;
import tesuji.games.go.Stones;

/** Small random positions with safe stones around. */
public final class Patches {
    private Patches() {}

    /** A random patch of a board with random stones in it and random safe stones around, more of them black. */
    public static Optional<LocalPosition> random(RegionGraph graph, Rng rng) {
        return random(graph, rng, 6, 8, 3);
    }

    /** The same with many stones and with few safe ones around. */
    public static Optional<LocalPosition> crowded(RegionGraph graph, Rng rng) {
        return random(graph, rng, 3, 4, 4);
    }

    /** One point in so many has a stone of each colour; so many of twelve points are next to a safe stone. */
    private static Optional<LocalPosition> random(RegionGraph graph, Rng rng, int pieces, int byBlack, int byWhite) {
        long black = 0;
        long white = 0;
        long nearBlack = 0;
        long nearWhite = 0;
        for (int i = 0; i < graph.size(); i++) {
            long bit = 1L << i;
            int piece = rng.nextInt(pieces);
            if (piece == 0) black |= bit;
            if (piece == 1) white |= bit;
            if (rng.nextInt(12) < byBlack) nearBlack |= bit;
            if (rng.nextInt(12) < byWhite) nearWhite |= bit;
        }
        long all = (1L << graph.size()) - 1;
        LocalPosition at = new LocalPosition(all, black, white, nearBlack, nearWhite);
        for (long stones : new long[] {black, white}) {
            for (long rest = stones; rest != 0; rest &= rest - 1) {
                long chain = graph.flood(rest & -rest, stones);
                if ((graph.around(chain) & at.empty()) == 0) return Optional.empty();
            }
        }
        return Optional.of(at);
    }

    public static RegionGraph graph(int rows, int columns) {
        Stones board = new Stones(9, new byte[81]);
        List<Integer> points = new ArrayList<>();
        for (int row = 0; row < rows; row++)
            for (int column = 0; column < columns; column++) points.add(9 * row + column);
        return new RegionGraph(
                board, points.stream().mapToInt(Integer::intValue).toArray());
    }
}
