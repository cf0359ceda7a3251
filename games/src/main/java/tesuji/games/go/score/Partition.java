package tesuji.games.go.score;

import java.util.Arrays;
import tesuji.games.go.Stones;

/**
 * A board cut into its connected parts: the largest sets of adjacent points of one kind. Immutable.
 *
 * <p>Parts are numbered from 0; each is filled with a queue (Śliwa 2013, §6.3.1, Algorithm 6.6), so that no board is
 * too large for the call stack.
 */
public final class Partition {
    private static final int NONE = -1;

    private final int[] part;
    private final int[] points; // part by part; first[i] to first[i + 1] is part i
    private final int[] first;

    private Partition(int[] part, int[] points, int[] first) {
        this.part = part;
        this.points = points;
        this.first = first;
    }

    /** Chains of either colour and empty regions. */
    public static Partition byColour(Stones stones) {
        return of(stones, stones.toArray());
    }

    /** Chains of one colour, and regions of everything else: what Benson (1976) looks at. */
    public static Partition around(Stones stones, byte colour) {
        byte[] kinds = stones.toArray();
        for (int point = 0; point < kinds.length; point++) kinds[point] = (byte) (kinds[point] == colour ? 1 : 0);
        return of(stones, kinds);
    }

    private static Partition of(Stones board, byte[] kinds) {
        int[] part = new int[kinds.length];
        int[] queue = new int[kinds.length]; // never emptied: what has been served is the list of the part's points
        int[] first = new int[kinds.length + 1];
        int[] near = new int[4];
        Arrays.fill(part, NONE);
        int parts = 0;
        int tail = 0;
        for (int seed = 0; seed < kinds.length; seed++) {
            if (part[seed] != NONE) continue;
            int head = tail;
            part[seed] = parts;
            queue[tail++] = seed;
            while (head < tail) {
                int point = queue[head++];
                int degree = board.neighbours(point, near);
                for (int i = 0; i < degree; i++) {
                    int next = near[i];
                    if (part[next] != NONE || kinds[next] != kinds[seed]) continue;
                    part[next] = parts;
                    queue[tail++] = next;
                }
            }
            first[++parts] = tail;
        }
        return new Partition(part, queue, Arrays.copyOf(first, parts + 1));
    }

    /** The number of parts. */
    public int count() {
        return first.length - 1;
    }

    /** The number of the part that holds this point. */
    public int part(int point) {
        return part[point];
    }

    /** How many points a part has. */
    public int size(int part) {
        return first[part + 1] - first[part];
    }

    /** A point of a part, {@code index} from 0 to {@code size(part) - 1}; index 0 is its lowest point. */
    public int point(int part, int index) {
        return points[first[part] + index];
    }
}
