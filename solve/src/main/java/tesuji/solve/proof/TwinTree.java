package tesuji.solve.proof;

import java.util.Arrays;
import tesuji.solve.search.KeyMap;

/**
 * The vertices of the base-twin algorithm as columns: for each state a base, which has the children, and for each
 * further way to it a twin, which has numbers and marks of its own and looks for its children at the base.
 */
final class TwinTree {
    static final int ROOT = 0;
    static final int NOBODY = -1;

    private static final int FIRST_CAPACITY = 64;

    int[] proof = new int[FIRST_CAPACITY];
    int[] disproof = new int[FIRST_CAPACITY];
    int[] move = new int[FIRST_CAPACITY];
    /** The base; a base is its own. */
    int[] base = new int[FIRST_CAPACITY];
    /** The first child of a base, or 0 if it is not expanded. */
    int[] first = new int[FIRST_CAPACITY];

    int[] count = new int[FIRST_CAPACITY];
    /** The least depth of a state on the path by whose repetition the vertex may be a draw, or {@link #NOBODY}. */
    int[] drawDepth = new int[FIRST_CAPACITY];
    /** The greatest such depth, or a greater one; of marked vertices only. */
    int[] drawReach = new int[FIRST_CAPACITY];
    /** One more than the depth at which a base stands on the current path, or 0. */
    int[] place = new int[FIRST_CAPACITY];

    private final KeyMap bases = new KeyMap();
    private int end;

    int size() {
        return end;
    }

    /** A new vertex for the state with this key: its base if it has none, or else a twin. */
    int add(long key) {
        if (end == proof.length) grow(2 * end);
        int vertex = end++;
        int known = bases.get(key);
        if (known == KeyMap.ABSENT) bases.put(key, vertex);
        base[vertex] = known == KeyMap.ABSENT ? vertex : known;
        first[vertex] = 0;
        count[vertex] = 0;
        drawDepth[vertex] = NOBODY;
        place[vertex] = 0;
        return vertex;
    }

    boolean isTwin(int vertex) {
        return base[vertex] != vertex;
    }

    boolean isExpanded(int baseVertex) {
        return first[baseVertex] != 0;
    }

    boolean isSolved(int vertex) {
        return proof[vertex] == 0 || disproof[vertex] == 0;
    }

    boolean isPossibleDraw(int vertex) {
        return drawDepth[vertex] != NOBODY;
    }

    void copyNumbers(int from, int to) {
        proof[to] = proof[from];
        disproof[to] = disproof[from];
    }

    void settle(int vertex, boolean proved) {
        proof[vertex] = proved ? 0 : ProofNumbers.INFINITE;
        disproof[vertex] = proved ? ProofNumbers.INFINITE : 0;
    }

    private void grow(int capacity) {
        proof = Arrays.copyOf(proof, capacity);
        disproof = Arrays.copyOf(disproof, capacity);
        move = Arrays.copyOf(move, capacity);
        base = Arrays.copyOf(base, capacity);
        first = Arrays.copyOf(first, capacity);
        count = Arrays.copyOf(count, capacity);
        drawDepth = Arrays.copyOf(drawDepth, capacity);
        drawReach = Arrays.copyOf(drawReach, capacity);
        place = Arrays.copyOf(place, capacity);
    }
}
