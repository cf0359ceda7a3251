package tesuji.games.go.score;

import java.util.Arrays;
import tesuji.core.base.Hot;

/**
 * Benson's algorithm (1976) on the chains of one colour and the areas between them, both known by number only, so
 * that it serves whole boards and parts of boards alike.
 *
 * <p>An area is vital to a chain if every empty point of it is a liberty of the chain. As long as something changes,
 * chains with fewer than two vital areas are dropped, and areas that touch a dropped chain. The chains that are left
 * live unconditionally, whatever the order in which others were dropped.
 *
 * <p>A set of areas is a row of bits, one {@code long} for up to 64 of them, and a chain is judged by counting bits.
 * Nothing is allocated after the constructor. Owned by one thread.
 */
public final class BensonReduction {
    private final int words;
    /** By chain, a row of the areas next to it, and a row of those that are vital to it. */
    private final long[] touched;

    private final long[] vital;
    private final boolean[] alive;
    /** The areas that touch no dropped chain. */
    private final long[] enclosed;

    private int chains;

    public BensonReduction(int mostChains, int mostAreas) {
        words = (mostAreas + Long.SIZE - 1) / Long.SIZE;
        touched = new long[mostChains * words];
        vital = new long[mostChains * words];
        alive = new boolean[mostChains];
        enclosed = new long[words];
    }

    /** Begins anew, with so many chains that touch no area. */
    @Hot
    public void begin(int chainCount) {
        chains = chainCount;
        Arrays.fill(touched, 0, chains * words, 0);
        Arrays.fill(vital, 0, chains * words, 0);
        Arrays.fill(alive, 0, chains, true);
        Arrays.fill(enclosed, -1L);
    }

    /** Tells that a chain and an area touch. */
    @Hot
    public void touch(int chain, int area) {
        touched[chain * words + area / Long.SIZE] |= 1L << area;
    }

    /** Tells that an area is vital to a chain, which therefore touches it. */
    @Hot
    public void support(int chain, int area) {
        touch(chain, area);
        vital[chain * words + area / Long.SIZE] |= 1L << area;
    }

    /** Drops what does not live. */
    @Hot
    public void reduce() {
        for (boolean changed = true; changed; ) {
            changed = false;
            for (int chain = 0; chain < chains; chain++) {
                if (!alive[chain] || hasTwoEyes(chain)) continue;
                alive[chain] = false;
                changed |= open(chain);
            }
        }
    }

    @Hot
    private boolean hasTwoEyes(int chain) {
        int eyes = 0;
        for (int word = 0; word < words; word++) eyes += Long.bitCount(vital[chain * words + word] & enclosed[word]);
        return eyes >= 2;
    }

    /** Drops the areas next to a dropped chain; whether there were any. */
    @Hot
    private boolean open(int chain) {
        long opened = 0;
        for (int word = 0; word < words; word++) {
            long lost = touched[chain * words + word] & enclosed[word];
            enclosed[word] &= ~lost;
            opened |= lost;
        }
        return opened != 0;
    }

    /** Whether a chain lives unconditionally; known after {@link #reduce}. */
    public boolean isAlive(int chain) {
        return alive[chain];
    }

    /** Whether all chains around an area live unconditionally; known after {@link #reduce}. */
    public boolean isEnclosed(int area) {
        return (enclosed[area / Long.SIZE] >> area & 1) != 0;
    }
}
