package tesuji.games.go.score;

import java.util.Arrays;
import tesuji.games.go.Stones;

/**
 * Distance-based control: a point belongs to the colour with the nearer stone, in steps along the lines of the board
 * and regardless of what stands between (Śliwa 2013, §6.3.1).
 */
public record DistanceControl() implements Estimator {
    /** The distance to a stone that does not exist; farther than any other. */
    static final int NEVER = Integer.MAX_VALUE;

    @Override
    public String name() {
        return "distance";
    }

    @Override
    public int[] estimate(Stones stones) {
        int[] black = distances(stones, Stones.BLACK);
        int[] white = distances(stones, Stones.WHITE);
        int[] values = new int[stones.points()];
        for (int point = 0; point < values.length; point++) values[point] = Integer.compare(white[point], black[point]);
        return values;
    }

    /**
     * The Manhattan distance of every point to the nearest stone of a colour, by a wave from all its stones at once.
     */
    static int[] distances(Stones stones, byte colour) {
        int[] distance = new int[stones.points()];
        int[] queue = new int[stones.points()];
        int[] near = new int[4];
        Arrays.fill(distance, NEVER);
        int tail = 0;
        for (int point = 0; point < distance.length; point++) {
            if (stones.at(point) != colour) continue;
            distance[point] = 0;
            queue[tail++] = point;
        }
        for (int head = 0; head < tail; head++) {
            int degree = stones.neighbours(queue[head], near);
            for (int i = 0; i < degree; i++) {
                if (distance[near[i]] != NEVER) continue;
                distance[near[i]] = distance[queue[head]] + 1;
                queue[tail++] = near[i];
            }
        }
        return distance;
    }
}
