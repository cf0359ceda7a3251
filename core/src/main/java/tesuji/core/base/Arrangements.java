package tesuji.core.base;

import java.math.BigInteger;

/** Ways to put pieces on places, counted exactly however many they are (Goluch, §3.1.1). */
public final class Arrangements {
    private Arrangements() {}

    /** Variations with repetition: every one of {@code places} holds one of {@code contents} (formula 3.1). */
    public static BigInteger variations(int contents, int places) {
        return BigInteger.valueOf(contents).pow(places);
    }

    /** n choose k, for any n. */
    public static BigInteger choose(int n, int k) {
        if (k < 0 || k > n) return BigInteger.ZERO;
        BigInteger ways = BigInteger.ONE;
        for (int i = 1; i <= Math.min(k, n - k); i++) {
            ways = ways.multiply(BigInteger.valueOf(n - i + 1L)).divide(BigInteger.valueOf(i));
        }
        return ways;
    }

    /**
     * Permutations with repetition: (n1 + n2 + …)! / (n1! n2! …) ways to put so many pieces of each kind on as many
     * places, the empty ones being a kind too (formula 3.8).
     */
    public static BigInteger permutations(int... counts) {
        BigInteger ways = BigInteger.ONE;
        int sum = 0;
        for (int count : counts) {
            sum += count;
            ways = ways.multiply(choose(sum, count));
        }
        return ways;
    }

    /**
     * What a board can look like where two sides take turns to put a piece on an empty place: the sum over all numbers
     * of pieces, which also say whose turn it is (Goluch, §3.1.2).
     */
    public static BigInteger alternating(int places) {
        BigInteger sum = BigInteger.ZERO;
        for (int pieces = 0; pieces <= places; pieces++) sum = sum.add(alternating(places, pieces));
        return sum;
    }

    /** The same with so many pieces on the board. */
    public static BigInteger alternating(int places, int pieces) {
        return permutations((pieces + 1) / 2, pieces / 2, places - pieces);
    }
}
