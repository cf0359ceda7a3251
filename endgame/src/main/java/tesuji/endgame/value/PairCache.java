package tesuji.endgame.value;

import tesuji.core.base.Hot;
import tesuji.core.base.Rng;

/** Answers to questions about two handles: a fixed number of places, in which newer answers drive out older ones. */
final class PairCache {
    static final int UNKNOWN = -1;

    private final long[] pairs;
    private final int[] answers;
    private final int mask;

    PairCache(int places) {
        int size = Integer.highestOneBit(Math.max(16, places));
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
        pairs[place] = pair;
        answers[place] = answer;
    }
}
