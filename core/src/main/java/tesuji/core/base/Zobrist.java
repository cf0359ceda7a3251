package tesuji.core.base;

/**
 * Random keys for the features of a position (Zobrist 1970): the key of a position is the exclusive or of its
 * features' keys, so that playing and undoing update it with one operation per changed feature.
 */
public final class Zobrist {
    private final long[] keys;
    private final int kinds;

    /** Keys for {@code points} places with {@code kinds} things each; the same arguments give the same keys. */
    public Zobrist(int points, int kinds, long seed) {
        this.kinds = kinds;
        Rng rng = new Rng(seed);
        keys = new long[points * kinds];
        for (int i = 0; i < keys.length; i++) keys[i] = rng.nextLong();
    }

    public long key(int point, int kind) {
        return keys[point * kinds + kind];
    }
}
