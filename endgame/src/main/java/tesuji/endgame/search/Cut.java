package tesuji.endgame.search;

import java.util.Arrays;
import java.util.stream.IntStream;
import tesuji.endgame.safety.Safety;
import tesuji.games.go.Stones;
import tesuji.games.go.score.Partition;

/**
 * A board cut in two: what is decided because a side keeps it even if it always passes, and what is open. Decided
 * are chains that live unconditionally, and what they enclose, if the other side cannot live in there. Immutable.
 */
final class Cut {
    private static final byte[] COLOURS = {Stones.BLACK, Stones.WHITE};

    private final Stones stones;
    /** By point: the colour that keeps it, or none. */
    private final byte[] owners;

    private final boolean[] spare = new boolean[2];

    Cut(Stones stones) {
        this.stones = stones;
        owners = new byte[stones.points()];
        Safety safety = Safety.unconditional(stones);
        for (int point = 0; point < owners.length; point++) if (safety.isSafe(point)) owners[point] = stones.at(point);
        for (byte colour : COLOURS) enclose(colour, safety);
    }

    private void enclose(byte colour, Safety safety) {
        Partition parts = Partition.around(stones, colour);
        for (int part = 0; part < parts.count(); part++) {
            if (stones.at(parts.point(part, 0)) == colour || !isKept(parts, part, colour, safety)) continue;
            int empty = 0;
            int dead = 0;
            for (int i = 0; i < parts.size(part); i++) {
                int point = parts.point(part, i);
                owners[point] = colour;
                if (stones.at(point) == Stones.EMPTY) empty++;
                else dead++;
            }
            int side = colour == Stones.BLACK ? 0 : 1;
            spare[side] |= empty > 0;
            // where one point is empty and no stone is in the way, a stone of the other side would have no liberty
            spare[1 - side] |= empty > 1 || dead > 0;
        }
    }

    /**
     * Whether nothing but safe chains is around a region, and no two points in it, apart from each other, touch none
     * of them.
     */
    private boolean isKept(Partition parts, int region, byte colour, Safety safety) {
        int[] inner = new int[parts.size(region)];
        int count = 0;
        boolean isEnclosed = false;
        for (int i = 0; i < inner.length; i++) {
            int point = parts.point(region, i);
            boolean touches = false;
            for (int near : near(point)) {
                if (stones.at(near) != colour) continue;
                if (!safety.isSafe(near)) return false;
                touches = true;
            }
            isEnclosed |= touches;
            if (!touches) inner[count++] = point;
        }
        for (int i = 0; i < count; i++)
            for (int j = 0; j < i; j++) if (!areNeighbours(inner[i], inner[j])) return false;
        return isEnclosed;
    }

    private boolean areNeighbours(int one, int other) {
        return IntStream.of(near(one)).anyMatch(near -> near == other);
    }

    private int[] near(int point) {
        int[] near = new int[4];
        return Arrays.copyOf(near, stones.neighbours(point, near));
    }

    /** The points that are open, in ascending order. */
    int[] open() {
        return IntStream.range(0, owners.length)
                .filter(point -> owners[point] == Stones.EMPTY)
                .toArray();
    }

    /** Points that Black keeps less those that White keeps. */
    int area() {
        int area = 0;
        for (byte owner : owners) area += owner == Stones.BLACK ? 1 : owner == Stones.WHITE ? -1 : 0;
        return area;
    }

    /** Whether a point is next to a stone of this colour that lives unconditionally. */
    boolean isNearWall(int point, byte colour) {
        return IntStream.of(near(point)).anyMatch(near -> stones.at(near) == colour && owners[near] == colour);
    }

    /**
     * For both sides, whether there may be moves that are no passes where nothing is open, or stones there to be
     * captured.
     */
    boolean[] spare() {
        return spare.clone();
    }
}
