package tesuji.games.kalah;

import java.util.Arrays;

/**
 * Kalah written down a second time, from the mover's side: a ring of his pits, his store and the other's pits, each in
 * the order of sowing. The other store does not exist for him.
 */
final class Ring {
    private final int pits;
    private final int[] ring;
    private final int otherStore;
    private final boolean again;
    private final boolean emptyCapture;

    private Ring(int pits, boolean emptyCapture, int[] ring, int otherStore, boolean again) {
        this.pits = pits;
        this.emptyCapture = emptyCapture;
        this.ring = ring;
        this.otherStore = otherStore;
        this.again = again;
    }

    static Ring start(int pits, int seeds) {
        return start(pits, seeds, true);
    }

    static Ring start(int pits, int seeds, boolean emptyCapture) {
        int[] ring = new int[2 * pits + 1];
        Arrays.fill(ring, seeds);
        ring[pits] = 0;
        return new Ring(pits, emptyCapture, ring, 0, false);
    }

    /** The sequences of so many turns at depths 1, 2, …; a forced pass is a turn. */
    long[] sequences(int depth) {
        long[] counts = new long[depth];
        for (int i = 0; i < depth; i++) counts[i] = count(i + 1);
        return counts;
    }

    private long count(int depth) {
        if (depth == 0) return 1;
        if (again) return new Ring(pits, emptyCapture, ring, otherStore, false).count(depth - 1);
        long count = 0;
        for (int pit = 0; pit < pits; pit++) {
            if (ring[pit] > 0) count += sow(pit).count(depth - 1);
        }
        return count;
    }

    /** The board after a sowing: still the mover's if he sows again, with the pass to come, else the other's. */
    private Ring sow(int pit) {
        int[] after = ring.clone();
        after[pit] = 0;
        for (int seed = 1; seed <= ring[pit]; seed++) after[(pit + seed) % after.length]++;
        int last = (pit + ring[pit]) % after.length;
        if (last < pits && after[last] == 1 && (emptyCapture || after[2 * pits - last] > 0)) {
            after[pits] += 1 + after[2 * pits - last];
            after[last] = 0;
            after[2 * pits - last] = 0;
        }
        int mine = Arrays.stream(after, 0, pits).sum();
        int others = Arrays.stream(after, pits + 1, after.length).sum();
        if (mine == 0 || others == 0) {
            int[] end = new int[after.length];
            end[pits] = after[pits] + mine;
            return new Ring(pits, emptyCapture, end, otherStore + others, false);
        }
        if (last == pits) return new Ring(pits, emptyCapture, after, otherStore, true);
        int[] turned = new int[after.length];
        System.arraycopy(after, pits + 1, turned, 0, pits);
        System.arraycopy(after, 0, turned, pits + 1, pits);
        turned[pits] = otherStore;
        return new Ring(pits, emptyCapture, turned, after[pits], false);
    }
}
