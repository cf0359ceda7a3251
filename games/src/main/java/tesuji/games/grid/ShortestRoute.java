package tesuji.games.grid;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.function.IntFunction;

/** One of the shortest ways from point to point, found by breadth-first search. */
public final class ShortestRoute {
    private static final int UNSEEN = -1;

    private ShortestRoute() {}

    /**
     * All points of the way, both ends included. A way back to where it began has another point between.
     *
     * @param points how many there are
     * @param steps the points one step away from a point
     */
    public static int[] find(int from, int to, int points, IntFunction<int[]> steps) {
        int[] before = new int[points];
        Arrays.fill(before, UNSEEN);
        Deque<Integer> queue = new ArrayDeque<>();
        queue.add(from);
        while (!queue.isEmpty() && before[to] == UNSEEN) {
            int point = queue.remove();
            for (int next : steps.apply(point)) {
                if (before[next] != UNSEEN) continue;
                before[next] = point;
                queue.add(next);
            }
        }
        if (before[to] == UNSEEN) throw new IllegalArgumentException("no way from " + from + " to " + to);
        return traced(from, to, before);
    }

    private static int[] traced(int from, int to, int[] before) {
        Deque<Integer> way = new ArrayDeque<>();
        way.addFirst(to);
        do way.addFirst(before[way.getFirst()]);
        while (way.getFirst() != from);
        return way.stream().mapToInt(Integer::intValue).toArray();
    }
}
