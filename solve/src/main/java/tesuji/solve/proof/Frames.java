package tesuji.solve.proof;

import java.util.Arrays;

/**
 * The vertices on the path of a depth-first search and their children, as columns; the children of each stand behind
 * those of the one above. A vertex φ, δ is seen by the side to move there: φ is what it still needs to succeed, δ what
 * the other side needs to stop it (Nagai 2002). What a search has found out about a child stays here as long as the
 * parent is on the path, whatever happens to the table; so a small table costs time, and nothing else.
 */
final class Frames {
    private static final int FIRST_DEPTH = 64;

    long[] key = new long[FIRST_DEPTH];
    int[] phiBound = new int[FIRST_DEPTH];
    int[] deltaBound = new int[FIRST_DEPTH];
    int[] first = new int[FIRST_DEPTH];
    int[] end = new int[FIRST_DEPTH];
    /** The child that is being searched. */
    int[] chosen = new int[FIRST_DEPTH];
    /** The nodes counted when the vertex was opened. */
    long[] begin = new long[FIRST_DEPTH];

    long[] childKey = new long[FIRST_DEPTH];
    int[] move = new int[FIRST_DEPTH];
    int[] phi = new int[FIRST_DEPTH];
    int[] delta = new int[FIRST_DEPTH];
    /** The least depth of a state on whose return a disproof of the child rests. */
    int[] foundation = new int[FIRST_DEPTH];

    /** Makes room for a vertex at this depth with so many children. */
    void open(int depth, int children) {
        if (depth == key.length) growDepth(2 * depth);
        first[depth] = depth == 0 ? 0 : end[depth - 1];
        end[depth] = first[depth] + children;
        if (end[depth] > move.length) growChildren(2 * end[depth]);
    }

    private void growDepth(int capacity) {
        key = Arrays.copyOf(key, capacity);
        phiBound = Arrays.copyOf(phiBound, capacity);
        deltaBound = Arrays.copyOf(deltaBound, capacity);
        first = Arrays.copyOf(first, capacity);
        end = Arrays.copyOf(end, capacity);
        chosen = Arrays.copyOf(chosen, capacity);
        begin = Arrays.copyOf(begin, capacity);
    }

    private void growChildren(int capacity) {
        childKey = Arrays.copyOf(childKey, capacity);
        move = Arrays.copyOf(move, capacity);
        phi = Arrays.copyOf(phi, capacity);
        delta = Arrays.copyOf(delta, capacity);
        foundation = Arrays.copyOf(foundation, capacity);
    }
}
