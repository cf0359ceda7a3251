package tesuji.mcts.select;

import tesuji.core.base.Hot;

/** Arithmetic for loops over children: the same numbers as the plain expressions give, sooner. */
final class FastMath {
    private static final double[] INVERSE_ROOTS = new double[4096];
    private static final long BITS_OF_2_TO_52 = 0x4330000000000000L;

    static {
        for (int n = 0; n < INVERSE_ROOTS.length; n++) INVERSE_ROOTS[n] = 1 / Math.sqrt(n);
    }

    private FastMath() {}

    /** 1/√n, from a table if n is small. */
    @Hot
    static double inverseRoot(int n) {
        return n < INVERSE_ROOTS.length ? INVERSE_ROOTS[n] : 1 / Math.sqrt(n);
    }

    /**
     * The double equal to a whole number from 0 to 2⁵² - 1, put together from its bits. The processor's own conversion
     * waits for what its target register held before, so that divisions which could overlap come one after another:
     * with it a choice among 82 children takes more than twice as long.
     */
    @Hot
    static double real(long n) {
        return Double.longBitsToDouble(BITS_OF_2_TO_52 | n) - 0x1.0p52;
    }
}
