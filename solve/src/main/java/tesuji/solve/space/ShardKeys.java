package tesuji.solve.space;

import tesuji.core.base.Hot;

/** The keys of one shard in ascending order; a directory makes finding one a matter of two looks into memory. */
public final class ShardKeys {
    /** Instead of a place: the key is not there. */
    public static final int NOWHERE = -1;

    /** Keys for each entry of the directory, about. */
    private static final int SHARE = 6;

    private final long[] keys;
    private final long first;
    private final int shift;
    private final int[] directory;

    /** All keys of a shard, in ascending order. */
    public ShardKeys(Shards shards, int shard, long[] keys) {
        this.keys = keys;
        first = shards.begin(shard);
        long width = shards.last(shard) - first; // unsigned
        int wanted = Math.max(1, keys.length / SHARE);
        int parts = Integer.SIZE - 1 - Integer.numberOfLeadingZeros(wanted); // as a power of two
        shift = Math.max(0, Long.SIZE - Long.numberOfLeadingZeros(width) - parts);
        directory = new int[(int) (shift == Long.SIZE ? 0 : width >>> shift) + 2];
        int next = 0;
        for (int part = 0; part < directory.length; part++) {
            while (next < keys.length && part(keys[next]) < part) next++;
            directory[part] = next;
        }
    }

    @Hot
    private int part(long key) {
        return shift == Long.SIZE ? 0 : (int) ((key - first) >>> shift);
    }

    public int size() {
        return keys.length;
    }

    @Hot
    public long at(int place) {
        return keys[place];
    }

    /** The place of a key of this shard, or {@link #NOWHERE}. */
    @Hot
    public int find(long key) {
        int part = part(key);
        int end = directory[part + 1];
        for (int i = directory[part]; i < end; i++) {
            if (keys[i] == key) return i;
        }
        return NOWHERE;
    }
}
