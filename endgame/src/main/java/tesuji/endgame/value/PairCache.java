package tesuji.endgame.value;

import tesuji.core.base.Hot;
import tesuji.core.base.Rng;

/**
 * Answers to questions about two handles, in which newer answers drive out older ones. It has few places at first,
 * since a large array costs time to clear, and more when a quarter of them is taken.
 */
final class PairCache {
    static final int UNKNOWN = -1;

    private static final int FIRST = 1 << 12;

    private final int most;
    private long[] pairs;
    private int[] answers;
    private int mask;
    private int taken;

    /** Has at most so many places in the end. */
    PairCache(int places) {
        most = Integer.highestOneBit(Math.max(16, places));
        int size = Math.min(FIRST, most);
        pairs = new long[size];
        answers = new int[size];
        mask = size - 1;
    }

    /** The answer, or {@link #UNKNOWN}. No pair of handles is the empty place's: nobody asks about zero and zero. */
    @Hot
    int find(int a, int b) {
        long pair = ((long) a << 32) | b;
        int place = (int) Rng.mix(pair) & mask;
        return pairs[place] == pair ? answers[place] : UNKNOWN;
    }

    @Hot
    void store(int a, int b, int answer) {
        long pair = ((long) a << 32) | b;
        int place = (int) Rng.mix(pair) & mask;
        if (pairs[place] == 0 && 4 * ++taken > pairs.length && pairs.length < most) {
            grow();
            place = (int) Rng.mix(pair) & mask;
        }
        pairs[place] = pair;
        answers[place] = answer;
    }

    private void grow() {
        long[] before = pairs;
        int[] known = answers;
        pairs = new long[2 * before.length];
        answers = new int[2 * before.length];
        mask = pairs.length - 1;
        taken = 1; // the one for which it grows
        for (int i = 0; i < before.length; i++) {
            if (before[i] == 0) continue;
            int place = (int) Rng.mix(before[i]) & mask;
            pairs[place] = before[i];
            answers[place] = known[i];
            taken++;
        }
    }
}
