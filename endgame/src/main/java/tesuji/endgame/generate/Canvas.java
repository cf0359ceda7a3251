package tesuji.endgame.generate;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.Map;
import tesuji.games.go.Stones;

/**
 * A board full of stones, all of them walls at first, in which eyes and regions are opened. What is opened never
 * touches what was opened before, and never cuts a wall in two; so walls with two eyes stay walls with two eyes. Owned
 * by one thread.
 */
final class Canvas {
    private final int size;
    private final byte[] colours;
    private final boolean[] open;
    private final int[][] near;
    private final int walls;

    Canvas(int size, byte[] colours) {
        this.size = size;
        this.colours = colours.clone();
        open = new boolean[colours.length];
        near = new int[colours.length][];
        Stones stones = new Stones(size, colours);
        int[] around = new int[4];
        for (int point = 0; point < near.length; point++) {
            near[point] = Arrays.copyOf(around, stones.neighbours(point, around));
        }
        walls = countWalls();
    }

    int points() {
        return colours.length;
    }

    /** How many walls there are, each hanging together. */
    int walls() {
        return walls;
    }

    int[] near(int point) {
        return near[point];
    }

    /** Whether the point is a wall of this colour. */
    boolean isWall(int point, byte colour) {
        return !open[point] && colours[point] == colour;
    }

    /** The colour of a stone. */
    byte colour(int point) {
        return colours[point];
    }

    boolean isOpen(int point) {
        return open[point];
    }

    /** How many walls of this colour touch the point. */
    int contacts(int point, byte colour) {
        int contacts = 0;
        for (int other : near[point]) if (isWall(other, colour)) contacts++;
        return contacts;
    }

    /** Whether something opened before touches the point. */
    boolean isTouched(int point) {
        for (int other : near[point]) if (open[other]) return true;
        return false;
    }

    /** Opens these points, with what shall lie on them; false, and nothing changes, if that would cut a wall. */
    boolean open(Map<Integer, Byte> content) {
        byte[] before = colours.clone();
        content.forEach((point, colour) -> {
            open[point] = true;
            colours[point] = colour;
        });
        if (countWalls() == walls) return true;
        content.keySet().forEach(point -> open[point] = false);
        System.arraycopy(before, 0, colours, 0, before.length);
        return false;
    }

    private int countWalls() {
        boolean[] seen = new boolean[colours.length];
        int count = 0;
        for (int point = 0; point < seen.length; point++) {
            if (open[point] || seen[point]) continue;
            count++;
            flood(point, seen);
        }
        return count;
    }

    private void flood(int seed, boolean[] seen) {
        Deque<Integer> queue = new ArrayDeque<>();
        queue.add(seed);
        seen[seed] = true;
        while (!queue.isEmpty()) {
            for (int next : near[queue.remove()]) {
                if (seen[next] || !isWall(next, colours[seed])) continue;
                seen[next] = true;
                queue.add(next);
            }
        }
    }

    /** The points of the wall to which a point belongs. */
    boolean[] wall(int point) {
        boolean[] seen = new boolean[colours.length];
        flood(point, seen);
        return seen;
    }

    Stones stones() {
        return new Stones(size, colours);
    }
}
