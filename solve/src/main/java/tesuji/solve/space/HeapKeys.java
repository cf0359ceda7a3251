package tesuji.solve.space;

import tesuji.core.base.Hot;

/** Keys in one array; a directory of their places makes finding one a matter of two looks into memory. */
public final class HeapKeys implements Keys {
    /** Keys for each entry of the directory: together about a line of the cache. */
    private static final int SHARE = 6;

    private final long[] keys;
    private final int[] directory;

    /** The keys in ascending order. */
    public HeapKeys(long[] keys) {
        this.keys = keys;
        int parts = keys.length / SHARE + 1;
        directory = new int[parts + 1];
        int next = 0;
        for (int part = 0; part <= parts; part++) {
            while (next < keys.length && Scramble.place(keys[next], parts) < part) next++;
            directory[part] = next;
        }
    }

    @Override
    public long size() {
        return keys.length;
    }

    @Override
    public long at(long state) {
        return keys[(int) state];
    }

    @Override
    @Hot
    public long find(long key) {
        int part = Scramble.place(key, directory.length - 1);
        int end = directory[part + 1];
        for (int i = directory[part]; i < end; i++) {
            if (keys[i] == key) return i;
        }
        return StateCursor.NOWHERE;
    }
}
