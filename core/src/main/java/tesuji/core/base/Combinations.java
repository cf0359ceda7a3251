package tesuji.core.base;

/**
 * Subsets of {0, …, n-1} as numbers: the combinatorial number system (Lehmer 1964), in which the subset
 * {c1 &lt; c2 &lt; … &lt; ck} has rank C(c1,1) + C(c2,2) + … + C(ck,k).
 */
public final class Combinations {
    private static final int LIMIT = 64;
    private static final long[][] BINOMIAL = new long[LIMIT + 1][LIMIT + 1];

    static {
        for (int n = 0; n <= LIMIT; n++) {
            BINOMIAL[n][0] = 1;
            for (int k = 1; k <= n; k++) BINOMIAL[n][k] = saturatingAdd(BINOMIAL[n - 1][k - 1], BINOMIAL[n - 1][k]);
        }
    }

    private Combinations() {}

    private static long saturatingAdd(long a, long b) {
        return a > Long.MAX_VALUE - b ? Long.MAX_VALUE : a + b;
    }

    /** n choose k for n up to 64. */
    public static long choose(int n, int k) {
        return k < 0 || k > n ? 0 : BINOMIAL[n][k];
    }

    /** The number of the subset whose members are the set bits, among all subsets of its size. */
    public static long rank(long subset) {
        long rank = 0;
        int k = 0;
        for (long rest = subset; rest != 0; rest &= rest - 1) rank += choose(Long.numberOfTrailingZeros(rest), ++k);
        return rank;
    }

    /** The number of a subset among those of its size that take only what {@code taken} leaves. */
    public static long rankBeside(long subset, long taken) {
        long rank = 0;
        int k = 0;
        for (long rest = subset; rest != 0; rest &= rest - 1) {
            int member = Long.numberOfTrailingZeros(rest);
            rank += choose(member - Long.bitCount(taken & ((1L << member) - 1)), ++k);
        }
        return rank;
    }

    /** The subset of {@code k} members with this number, as bits. */
    public static long unrank(long rank, int k) {
        long subset = 0;
        int top = LIMIT - 1;
        for (int left = k; left > 0; left--) {
            while (choose(top, left) > rank) top--;
            rank -= choose(top, left);
            subset |= 1L << top;
            top--;
        }
        return subset;
    }

    /** The subset of {@code k} members with this number among those that take only what {@code taken} leaves. */
    public static long unrankBeside(long rank, int k, long taken) {
        long rest = unrank(rank, k);
        long subset = 0;
        for (long free = ~taken; rest != 0; free &= free - 1) { // the i-th free one for every bit i
            if ((rest & 1) != 0) subset |= free & -free;
            rest >>>= 1;
        }
        return subset;
    }
}
