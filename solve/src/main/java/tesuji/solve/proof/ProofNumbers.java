package tesuji.solve.proof;

import tesuji.core.base.Hot;

/**
 * Proof and disproof numbers: 0 is done, {@link #INFINITE} is impossible and swallows whatever is added to it. Finite
 * sums stay finite: they stop below it.
 */
final class ProofNumbers {
    static final int INFINITE = Integer.MAX_VALUE;
    static final int LARGEST = INFINITE - 1;

    private ProofNumbers() {}

    @Hot
    static int sum(int a, int b) {
        if (a == INFINITE || b == INFINITE) return INFINITE;
        int sum = a + b;
        return sum < 0 || sum == INFINITE ? LARGEST : sum;
    }
}
