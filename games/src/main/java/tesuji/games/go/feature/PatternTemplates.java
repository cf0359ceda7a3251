package tesuji.games.go.feature;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import tesuji.core.base.Zobrist;

/**
 * Nested templates of patterns: the points around a move, the nearest first, and random keys for what stands on them,
 * once for each of the eight symmetries (Stern, Herbrich and Graepel 2006). The distance is Coulom's δx + δy + max(δx,
 * δy), so that templates grow from 3×3 towards a circle (2007).
 */
final class PatternTemplates {
    /** The distance up to which the smallest template goes: the eight points around. */
    static final int SMALLEST = 3;

    /** The same of the largest, 60 points. */
    static final int LARGEST = 9;

    /** No point of the largest template is farther along a line. */
    static final int REACH = 4;

    static final int SYMMETRIES = 8;

    /** Own stones, the opponent's, and the frame; nothing is counted for empty points. */
    static final int KINDS = 3;

    private static final long SEED = 0xB7AD1E77E55L;

    private static final List<Offset> OFFSETS = offsets();

    /** How many points each template has, by its distance. */
    private static final int[] SIZES = sizes();

    /** By point, kind and symmetry, the last fastest. */
    static final long[] KEYS = keys();

    private PatternTemplates() {}

    /** A point as seen from the move. */
    record Offset(int x, int y) {
        int distance() {
            return PatternTemplates.distance(x, y);
        }

        /** Where a symmetry takes it: bit 0 mirrors x, bit 1 mirrors y, bit 2 exchanges both. */
        Offset turned(int symmetry) {
            int mirroredX = (symmetry & 1) == 0 ? x : -x;
            int mirroredY = (symmetry & 2) == 0 ? y : -y;
            return (symmetry & 4) == 0 ? new Offset(mirroredX, mirroredY) : new Offset(mirroredY, mirroredX);
        }
    }

    static int distance(int x, int y) {
        int columns = Math.abs(x);
        int rows = Math.abs(y);
        return columns + rows + Math.max(columns, rows);
    }

    /** How many points lie within this distance. */
    static int size(int distance) {
        return SIZES[distance];
    }

    /** The points as steps on a board whose rows are so far apart. */
    static int[] steps(int stride) {
        return OFFSETS.stream()
                .mapToInt(offset -> offset.y() * stride + offset.x())
                .toArray();
    }

    private static List<Offset> offsets() {
        List<Offset> offsets = new ArrayList<>();
        for (int y = -REACH; y <= REACH; y++) {
            for (int x = -REACH; x <= REACH; x++) {
                Offset offset = new Offset(x, y);
                if (offset.distance() > 0 && offset.distance() <= LARGEST) offsets.add(offset);
            }
        }
        offsets.sort(Comparator.comparingInt(Offset::distance));
        return List.copyOf(offsets);
    }

    private static int[] sizes() {
        int[] sizes = new int[LARGEST + 1];
        for (int distance = 0; distance <= LARGEST; distance++) {
            int most = distance;
            sizes[distance] = (int)
                    OFFSETS.stream().filter(offset -> offset.distance() <= most).count();
        }
        return sizes;
    }

    private static long[] keys() {
        Zobrist random = new Zobrist(OFFSETS.size(), KINDS, SEED);
        long[] keys = new long[OFFSETS.size() * KINDS * SYMMETRIES];
        for (int point = 0; point < OFFSETS.size(); point++) {
            for (int kind = 0; kind < KINDS; kind++) {
                for (int symmetry = 0; symmetry < SYMMETRIES; symmetry++) {
                    int image = OFFSETS.indexOf(OFFSETS.get(point).turned(symmetry));
                    keys[(point * KINDS + kind) * SYMMETRIES + symmetry] = random.key(image, kind);
                }
            }
        }
        return keys;
    }
}
