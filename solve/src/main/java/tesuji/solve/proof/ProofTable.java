package tesuji.solve.proof;

import tesuji.core.base.Hot;
import tesuji.core.base.Rng;
import tesuji.solve.search.StatePath;

/**
 * What depth-first proof-number searches know of states: numbers that hold on every path, and disproofs that hold on
 * some (Kishimoto and Müller 2004: twins).
 *
 * <p>A disproof that rests on the return of states above it is stored with the number of states between the highest of
 * those and itself, and holds again wherever the same states stand, in any order, right above: then each return it
 * rests on is a return there too, and further states above only make more returns. Places come in groups of four; in a
 * full group the entry that took least work is driven out. The table grows up to its limit. A key and an entry each:
 * longs, no objects.
 */
final class ProofTable {
    /** No entry. */
    static final long NOTHING = 0;

    private static final int GROUP = 4;
    private static final int FIRST_BITS = 8;
    private static final int WIDTH = 24;
    private static final int MASK = (1 << WIDTH) - 1;
    private static final long KEY_MASK = (1L << 30) - 1;
    private static final int STATE = 1;
    private static final int TWIN = 2;

    private final int mostBits;
    private int bits;
    /** Key and entry of each place in turn. */
    private long[] table;

    private int used;

    ProofTable(int mostBits) {
        this.mostBits = mostBits;
        bits = Math.min(FIRST_BITS, mostBits);
        table = new long[2 << bits];
    }

    int used() {
        return used;
    }

    /** The numbers of the state, or {@link #NOTHING}. */
    @Hot
    long find(long key) {
        int begin = group(key);
        for (int i = begin; i < begin + 2 * GROUP; i += 2) {
            if (table[i] == key && (table[i + 1] & 3) == STATE) return table[i + 1];
        }
        return NOTHING;
    }

    /** The length of path on which a disproof of the state rests that holds below this path, or 0. */
    @Hot
    int findTwin(long key, StatePath path) {
        int begin = group(key);
        int depth = path.size();
        for (int i = begin; i < begin + 2 * GROUP; i += 2) {
            if ((table[i + 1] & 3) != TWIN) continue;
            int length = first(table[i + 1]);
            if (length <= depth && table[i] == (key ^ Rng.mix(path.code(depth - length, depth)))) return length;
        }
        return 0;
    }

    /** Remembers numbers that hold on every path. */
    void store(long key, int phi, int delta, long work) {
        put(key, key, entry(cut(phi), (long) cut(delta) << 8, STATE, work));
    }

    /** Remembers a disproof below this path that rests on its last states, so many of them. */
    void storeTwin(long key, StatePath path, int depth, int length, long work) {
        long place = key ^ Rng.mix(path.code(depth - length, depth));
        // the low bits of the key let the twin find its group when the table grows
        put(key, place, entry(length, (key & KEY_MASK) << 2, TWIN, work));
    }

    private static long entry(int first, long second, int kind, long work) {
        long effort = Math.min(63, Long.SIZE - Long.numberOfLeadingZeros(work));
        return effort << 56 | (long) first << 32 | second | kind;
    }

    private static int cut(int number) {
        return number == ProofNumbers.INFINITE ? MASK : Math.min(number, MASK - 1);
    }

    private static int widen(int number) {
        return number == MASK ? ProofNumbers.INFINITE : number;
    }

    static int phi(long entry) {
        return widen(first(entry));
    }

    static int delta(long entry) {
        return widen((int) (entry >>> 8) & MASK);
    }

    private static int first(long entry) {
        return (int) (entry >>> 32) & MASK;
    }

    private int group(long key) {
        return ((int) key & ((1 << bits) - 1) & -GROUP) << 1;
    }

    private void put(long key, long place, long entry) {
        if (bits < mostBits && 4L * used > 3L << bits) grow();
        settle(group(key), place, entry);
    }

    private void settle(int begin, long place, long entry) {
        int weakest = begin;
        for (int i = begin; i < begin + 2 * GROUP; i += 2) {
            long old = table[i + 1];
            if (old == NOTHING || (table[i] == place && ((old ^ entry) & 3) == 0)) {
                weakest = i;
                break;
            }
            if (old >>> 56 < table[weakest + 1] >>> 56) weakest = i;
        }
        if (table[weakest + 1] == NOTHING) used++;
        table[weakest] = place;
        table[weakest + 1] = entry;
    }

    private void grow() {
        long[] old = table;
        bits++;
        table = new long[2 << bits];
        used = 0;
        for (int i = 0; i < old.length; i += 2) {
            long entry = old[i + 1];
            if (entry == NOTHING) continue;
            long key = (entry & 3) == STATE ? old[i] : entry >>> 2 & KEY_MASK;
            settle(group(key), old[i], entry);
        }
    }
}
