package tesuji.endgame.safety;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import tesuji.endgame.local.LocalPosition;
import tesuji.endgame.local.Region;
import tesuji.endgame.local.RegionGraph;
import tesuji.endgame.value.Side;
import tesuji.games.go.Stones;

/**
 * A board cut into regions along its safe stones (Müller 1995).
 *
 * @param safety why the walls stand
 * @param regions those that can be looked into
 * @param vast the points of those that are too large for that
 */
public record Decomposition(Stones stones, Safety safety, List<Region> regions, List<List<Integer>> vast) {
    public Decomposition {
        regions = List.copyOf(regions);
        vast = List.copyOf(vast);
    }

    public static Decomposition of(Stones stones, Safety safety) {
        List<Region> regions = new ArrayList<>();
        List<List<Integer>> vast = new ArrayList<>();
        boolean[] seen = new boolean[stones.points()];
        for (int point = 0; point < seen.length; point++) {
            if (seen[point] || safety.isSafe(point)) continue;
            List<Integer> points = fill(stones, safety, point, seen);
            if (points.size() > RegionGraph.MOST) vast.add(points);
            else regions.add(region(stones, safety, points));
        }
        return new Decomposition(stones, safety, regions, vast);
    }

    private static List<Integer> fill(Stones stones, Safety safety, int seed, boolean[] seen) {
        List<Integer> points = new ArrayList<>();
        Deque<Integer> queue = new ArrayDeque<>(List.of(seed));
        int[] near = new int[4];
        seen[seed] = true;
        while (!queue.isEmpty()) {
            int point = queue.remove();
            points.add(point);
            int degree = stones.neighbours(point, near);
            for (int i = 0; i < degree; i++) {
                if (seen[near[i]] || safety.isSafe(near[i])) continue;
                seen[near[i]] = true;
                queue.add(near[i]);
            }
        }
        points.sort(null);
        return points;
    }

    private static Region region(Stones stones, Safety safety, List<Integer> points) {
        RegionGraph graph = new RegionGraph(
                stones, points.stream().mapToInt(Integer::intValue).toArray());
        long black = 0;
        long white = 0;
        long nearBlack = 0;
        long nearWhite = 0;
        int[] near = new int[4];
        for (int i = 0; i < points.size(); i++) {
            long bit = 1L << i;
            int point = points.get(i);
            if (stones.at(point) == Stones.BLACK) black |= bit;
            if (stones.at(point) == Stones.WHITE) white |= bit;
            int degree = stones.neighbours(point, near);
            for (int j = 0; j < degree; j++) {
                if (!safety.isSafe(near[j])) continue;
                if (stones.at(near[j]) == Stones.BLACK) nearBlack |= bit;
                else nearWhite |= bit;
            }
        }
        long all = points.size() == RegionGraph.MOST ? -1L : (1L << points.size()) - 1;
        return new Region(points, graph, new LocalPosition(all, black, white, nearBlack, nearWhite));
    }

    /** Who keeps a region as his ground, whatever is tried there, if that was found out when the walls were. */
    public Optional<Side> owner(Region region) {
        if (!region.points().stream().allMatch(safety::isOwned)) return Optional.empty();
        return Optional.of(region.start().nearBlack() != 0 ? Side.BLACK : Side.WHITE);
    }

    /** Black's safe stones less White's. */
    public int safeStones() {
        int balance = 0;
        for (int point = 0; point < stones.points(); point++) {
            if (safety.isSafe(point)) balance += stones.at(point) == Stones.BLACK ? 1 : -1;
        }
        return balance;
    }
}
