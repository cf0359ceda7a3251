package tesuji.games.go.board;

import tesuji.core.base.Hot;

/**
 * Chains as cycles of stones: {@code next} leads from each stone to another of its chain, {@code head} to the one that
 * stands for it.
 */
final class ChainCycles {
    private ChainCycles() {}

    /** Makes two chains one, whose head is that of the larger. */
    @Hot
    static void join(int[] head, int[] next, int large, int small) {
        label(head, next, small, large);
        swap(next, large, small);
    }

    /** Takes the last {@link #join} of two chains back; {@code small} was the head of the one that gave way. */
    static void part(int[] head, int[] next, int large, int small) {
        swap(next, large, small);
        label(head, next, small, small);
    }

    @Hot
    private static void label(int[] head, int[] next, int chain, int newHead) {
        int stone = chain;
        do {
            head[stone] = newHead;
            stone = next[stone];
        } while (stone != chain);
    }

    /** Exchanging two successors joins two cycles into one, or parts one into two. */
    @Hot
    private static void swap(int[] next, int a, int b) {
        int t = next[a];
        next[a] = next[b];
        next[b] = t;
    }
}
