package tesuji.solve.search;

import java.util.Arrays;
import tesuji.core.base.Hot;
import tesuji.core.base.Rng;

/**
 * The states from the root of a search to where it stands, by their keys; tells at once whether a state is among them.
 *
 * <p>A hash table with linear probing beside a stack: states leave in the order opposite to that of their arrival, so
 * that emptying the place of the last one never breaks the chain of another. Owned by one thread.
 */
public final class StatePath {
    private static final int NOWHERE = -1;

    private long[] keys = new long[64];
    /** The exclusive or of the scattered keys before each depth. */
    private long[] codes = new long[65];
    /** One more than the depth of the state that lives here, or 0. */
    private int[] places = new int[256];

    private int size;

    /** Forgets all states. */
    public void clear() {
        if (size > 0) Arrays.fill(places, 0);
        size = 0;
    }

    /** The number of states on the path; the last one has this depth less one. */
    public int size() {
        return size;
    }

    public void push(long key) {
        if (size == keys.length) grow();
        keys[size] = key;
        codes[size + 1] = codes[size] ^ Rng.mix(key);
        settle(size++);
    }

    public void pop() {
        places[find(keys[--size])] = 0;
    }

    /** The depth of the state with this key, or -1. */
    @Hot
    public int depthOf(long key) {
        int place = find(key);
        return places[place] == 0 ? NOWHERE : places[place] - 1;
    }

    /** A number that depends on the states of the depths [from, to) as a set, and nearly on nothing else. */
    public long code(int from, int to) {
        return codes[to] ^ codes[from];
    }

    /** The place of the key, or the free place where it would live. */
    @Hot
    private int find(long key) {
        int mask = places.length - 1;
        int place = (int) (key >>> 20) & mask;
        while (places[place] != 0 && keys[places[place] - 1] != key) place = (place + 1) & mask;
        return place;
    }

    private void settle(int depth) {
        places[find(keys[depth])] = depth + 1;
    }

    private void grow() {
        keys = Arrays.copyOf(keys, 2 * size);
        codes = Arrays.copyOf(codes, 2 * size + 1);
        places = new int[2 * places.length];
        for (int depth = 0; depth < size; depth++) settle(depth);
    }
}
