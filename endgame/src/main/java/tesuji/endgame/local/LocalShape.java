package tesuji.endgame.local;

import java.util.Arrays;

/**
 * A local position without its place on the board: corridors that bend differently, or lie elsewhere, have the same
 * shape. Equal shapes are the same game; a position that looks the same may still get another shape when its points are
 * hard to tell apart, which costs time and nothing else.
 */
public final class LocalShape {
    private static final int ROUNDS = 6;
    private static final long ODD = 0x9E3779B97F4A7C15L;

    private final byte[] code;
    private final int hash;

    private LocalShape(byte[] code) {
        this.code = code;
        hash = Arrays.hashCode(code);
    }

    public static LocalShape of(RegionGraph graph, LocalNode at) {
        return new LocalShape(new Labelling(graph, at).code());
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof LocalShape shape && hash == shape.hash && Arrays.equals(code, shape.code);
    }

    @Override
    public int hashCode() {
        return hash;
    }

    /**
     * Numbers the points by what they look like, and by what their neighbours look like, and so on (Weisfeiler and
     * Leman 1968).
     */
    private static final class Labelling {
        private final RegionGraph graph;
        private final LocalNode at;
        private long[] looks;
        private long[] next;

        Labelling(RegionGraph graph, LocalNode at) {
            this.graph = graph;
            this.at = at;
            looks = new long[graph.size()];
            next = new long[graph.size()];
            for (long rest = at.points(); rest != 0; rest &= rest - 1) {
                int index = Long.numberOfTrailingZeros(rest);
                looks[index] = mix(kind(index));
            }
            for (int round = 0; round < ROUNDS; round++) refine();
        }

        private int kind(int index) {
            return (int) ((at.black() >> index & 1)
                    | (at.white() >> index & 1) << 1
                    | (at.nearBlack() >> index & 1) << 2
                    | (at.nearWhite() >> index & 1) << 3
                    | (at.banned() >> index & 1) << 4);
        }

        private static long mix(long value) {
            long mixed = (value ^ value >>> 31) * ODD;
            mixed = (mixed ^ mixed >>> 29) * ODD;
            return mixed ^ mixed >>> 32;
        }

        private void refine() {
            for (long rest = at.points(); rest != 0; rest &= rest - 1) {
                int index = Long.numberOfTrailingZeros(rest);
                long sum = 3 * looks[index];
                for (long near = graph.near(index) & at.points(); near != 0; near &= near - 1) {
                    sum += mix(looks[Long.numberOfTrailingZeros(near)]);
                }
                next[index] = mix(sum);
            }
            long[] before = looks;
            looks = next;
            next = before;
        }

        /**
         * The points in breadth-first order from the one with the smallest look, each with its kind and its earlier
         * neighbours.
         */
        byte[] code() {
            int count = Long.bitCount(at.points());
            int[] order = new int[count];
            order[0] = smallest(at.points());
            long seen = 1L << order[0];
            byte[] code = new byte[count * 6];
            int length = 0;
            int filled = 1;
            for (int i = 0; i < count; i++) {
                int index = order[i];
                long near = graph.near(index) & at.points();
                for (long rest = near & ~seen; rest != 0; ) {
                    int next = smallest(rest);
                    rest &= ~(1L << next);
                    seen |= 1L << next;
                    order[filled++] = next;
                }
                code[length++] = (byte) (kind(index) | 64);
                for (int j = 0; j < i; j++) if ((near >> order[j] & 1) != 0) code[length++] = (byte) -(j + 1);
            }
            return Arrays.copyOf(code, length);
        }

        private int smallest(long set) {
            int best = -1;
            for (long rest = set; rest != 0; rest &= rest - 1) {
                int index = Long.numberOfTrailingZeros(rest);
                if (best < 0 || looks[index] < looks[best]) best = index;
            }
            return best;
        }
    }
}
