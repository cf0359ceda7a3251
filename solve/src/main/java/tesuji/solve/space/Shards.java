package tesuji.solve.space;

import tesuji.core.base.Hot;
import tesuji.core.base.InputException;

/**
 * All keys cut into ranges of equal length, in ascending order. Keys are scrambled, so the ranges hold about as many
 * states each; and the states of one shard after the other are all states in order.
 *
 * @param count how many there are
 */
public record Shards(int count) {
    private static final int MOST = 1 << 20;

    public Shards {
        if (count < 1 || count > MOST) {
            throw new InputException("There can be 1 to " + MOST + " shards, not " + count + ".");
        }
    }

    /** As many as there may be, of which each has about so many of the states; fewer if that is too many. */
    public static Shards ofAbout(long share, long states) {
        return new Shards((int) Math.max(1, Math.min(MOST, states / share)));
    }

    /** The shard of a key. */
    @Hot
    public int of(long key) {
        return Scramble.place(key, count);
    }

    /** The smallest key that belongs to a shard. */
    public long begin(int shard) {
        long top = ((long) shard * (1L << Integer.SIZE) + count - 1) / count;
        return (top + Integer.MIN_VALUE) << Integer.SIZE;
    }

    /** The largest key that belongs to a shard. */
    public long last(int shard) {
        return shard == count - 1 ? Long.MAX_VALUE : begin(shard + 1) - 1;
    }
}
