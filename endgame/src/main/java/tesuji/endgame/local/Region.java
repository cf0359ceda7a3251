package tesuji.endgame.local;

import java.util.List;

/**
 * A part of the board that has nothing to do with the others: a largest set of connected points without safe stones.
 * Whatever happens in it, the stones around it stay, and a move elsewhere changes neither its stones nor their
 * liberties; so the board is the sum of its regions.
 *
 * @param points the points of the board, in ascending order
 * @param start how it stands
 */
public record Region(List<Integer> points, RegionGraph graph, LocalPosition start) {
    public Region {
        points = List.copyOf(points);
    }

    /** Its empty points. */
    public List<Integer> empty() {
        return points.stream()
                .filter(point -> (start.empty() >> graph.index(point) & 1) == 1)
                .toList();
    }
}
