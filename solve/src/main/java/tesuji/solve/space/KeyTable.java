package tesuji.solve.space;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.util.Arrays;
import tesuji.core.base.Hot;

/**
 * A set of scrambled keys that threads fill together: open addressing with linear probing in one flat array.
 *
 * <p>The place of a key grows with the key and nothing wraps around, so the table is always sorted but for the runs
 * between empty places: growing it copies from left to right, and sorting it in the end costs one pass.
 */
public final class KeyTable {
    private static final VarHandle ELEMENTS = MethodHandles.arrayElementVarHandle(long[].class);
    private static final long EMPTY = 0;
    /** Room behind the last place, for keys that are pushed beyond it; runs are far shorter. */
    private static final int OVERHANG = 1 << 13;

    private static final double GROWTH = 1.5;
    /** The load that must not be exceeded even if all keys announced are new; most are not, and it stays far below. */
    private static final double LOAD = 0.85;

    private static final int LARGEST = Integer.MAX_VALUE - OVERHANG - 8;

    private final long memory;
    private long[] table;
    private int places;

    /** A table that never takes more than so many bytes, those while it grows included. */
    public KeyTable(long memory) {
        this.memory = memory;
        places = 1 << 10;
        table = new long[places + OVERHANG];
    }

    /** Makes room for so many keys in all; false if that would take too much memory. Not while others add. */
    public boolean reserve(long keys) {
        if (keys <= (long) (places * LOAD)) return true;
        long wanted = Math.max((long) (keys / LOAD) + 1, (long) (places * GROWTH));
        if (wanted > LARGEST) return false;
        if ((wanted + OVERHANG + table.length) * Long.BYTES > memory) return false;
        grow((int) wanted);
        return true;
    }

    private void grow(int wanted) {
        long[] old = table;
        long[] wider = new long[wanted + OVERHANG];
        for (long key : old) {
            if (key == EMPTY) continue;
            int place = Scramble.place(key, wanted);
            while (wider[place] != EMPTY) place++;
            wider[place] = key;
        }
        table = wider;
        places = wanted;
    }

    /** Adds a key; true for exactly one of those who add it. */
    @Hot
    public boolean add(long key) {
        long[] keys = table;
        int place = Scramble.place(key, places);
        while (true) {
            long found = keys[place];
            if (found == EMPTY) {
                found = (long) ELEMENTS.compareAndExchange(keys, place, EMPTY, key);
                if (found == EMPTY) return true;
            }
            if (found == key) return false;
            place++;
        }
    }

    /** The keys in ascending order. The table is used up. */
    public long[] sorted() {
        long[] keys = table;
        table = new long[0];
        int count = 0;
        int begin = 0; // of the run being copied
        for (int place = 0; place < keys.length; place++) {
            if (keys[place] != EMPTY) {
                keys[count++] = keys[place];
            } else if (count > begin) {
                if (count > begin + 1) Arrays.sort(keys, begin, count);
                begin = count;
            }
        }
        Arrays.sort(keys, begin, count);
        return Arrays.copyOf(keys, count);
    }
}
