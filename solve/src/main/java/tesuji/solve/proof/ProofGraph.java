package tesuji.solve.proof;

import java.util.Arrays;
import tesuji.solve.search.KeyMap;

/**
 * An AND/OR graph as columns of ints: one vertex for each state, found by its key. The edges of a vertex stand side by
 * side; those that lead to a vertex form a list.
 */
final class ProofGraph {
    static final int ROOT = 0;
    static final int NOBODY = -1;

    private static final int FIRST_CAPACITY = 64;
    private static final byte OR = 1;
    private static final byte QUEUED = 2;

    long[] key = new long[FIRST_CAPACITY];
    int[] proof = new int[FIRST_CAPACITY];
    int[] disproof = new int[FIRST_CAPACITY];
    /** The first edge, or {@link #NOBODY} if the vertex is not expanded. */
    int[] first = new int[FIRST_CAPACITY];

    int[] count = new int[FIRST_CAPACITY];
    /** The first of the edges that lead here, or {@link #NOBODY}. */
    int[] parents = new int[FIRST_CAPACITY];
    /** The vertex that stands for all repetitions of the state, or {@link #NOBODY}. */
    int[] repetition = new int[FIRST_CAPACITY];

    private byte[] flags = new byte[FIRST_CAPACITY];
    private int[] marks = new int[FIRST_CAPACITY];

    int[] child = new int[FIRST_CAPACITY];
    int[] move = new int[FIRST_CAPACITY];
    /** The vertex from which an edge comes. */
    int[] owner = new int[FIRST_CAPACITY];
    /** The next edge to the same vertex, or {@link #NOBODY}. */
    int[] next = new int[FIRST_CAPACITY];

    private final KeyMap vertices = new KeyMap();
    private int end;
    private int edges;
    private int live;
    private int freed = NOBODY;
    private int epoch;

    /** The vertex of the state, or -1. */
    int find(long stateKey) {
        return vertices.get(stateKey);
    }

    /** A vertex for a state that has none. */
    int add(long stateKey, boolean or) {
        int vertex = addRepetition(or);
        key[vertex] = stateKey;
        vertices.put(stateKey, vertex);
        return vertex;
    }

    /** A vertex that no key finds. */
    int addRepetition(boolean or) {
        int vertex = freed;
        if (vertex != NOBODY) {
            freed = parents[vertex];
        } else {
            vertex = end++;
            if (vertex == proof.length) grow(2 * vertex);
        }
        live++;
        first[vertex] = NOBODY;
        count[vertex] = 0;
        parents[vertex] = NOBODY;
        repetition[vertex] = NOBODY;
        flags[vertex] = or ? OR : 0;
        return vertex;
    }

    /** Room for so many edges of a vertex; {@link #link} fills it. */
    int expand(int vertex, int children) {
        int begin = edges;
        edges += children;
        if (edges > child.length) growEdges(edges + edges / 2);
        first[vertex] = begin;
        count[vertex] = children;
        return begin;
    }

    void link(int edge, int from, int to, int moveMade) {
        owner[edge] = from;
        child[edge] = to;
        move[edge] = moveMade;
        next[edge] = parents[to];
        parents[to] = edge;
    }

    /** Deletes a vertex nobody will look at again. */
    void delete(int vertex) {
        vertices.remove(key[vertex]);
        parents[vertex] = freed;
        freed = vertex;
        live--;
    }

    int live() {
        return live;
    }

    boolean isOr(int vertex) {
        return (flags[vertex] & OR) != 0;
    }

    boolean isExpanded(int vertex) {
        return first[vertex] != NOBODY;
    }

    boolean isSolved(int vertex) {
        return proof[vertex] == 0 || disproof[vertex] == 0;
    }

    boolean isShared(int vertex) {
        return parents[vertex] != NOBODY && next[parents[vertex]] != NOBODY;
    }

    /** Notes that the vertex waits for an update; false if it did already. */
    boolean queue(int vertex) {
        if ((flags[vertex] & QUEUED) != 0) return false;
        flags[vertex] |= QUEUED;
        return true;
    }

    void unqueue(int vertex) {
        flags[vertex] &= ~QUEUED;
    }

    /** Forgets all marks. */
    void clearMarks() {
        epoch++;
    }

    boolean isMarked(int vertex) {
        return marks[vertex] == epoch;
    }

    /** Marks the vertex; false if it was marked. */
    boolean mark(int vertex) {
        if (marks[vertex] == epoch) return false;
        marks[vertex] = epoch;
        return true;
    }

    private void grow(int capacity) {
        key = Arrays.copyOf(key, capacity);
        proof = Arrays.copyOf(proof, capacity);
        disproof = Arrays.copyOf(disproof, capacity);
        first = Arrays.copyOf(first, capacity);
        count = Arrays.copyOf(count, capacity);
        parents = Arrays.copyOf(parents, capacity);
        repetition = Arrays.copyOf(repetition, capacity);
        flags = Arrays.copyOf(flags, capacity);
        marks = Arrays.copyOf(marks, capacity);
    }

    private void growEdges(int capacity) {
        child = Arrays.copyOf(child, capacity);
        move = Arrays.copyOf(move, capacity);
        owner = Arrays.copyOf(owner, capacity);
        next = Arrays.copyOf(next, capacity);
    }
}
