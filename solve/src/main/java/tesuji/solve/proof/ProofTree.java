package tesuji.solve.proof;

import java.util.Arrays;
import tesuji.core.base.IntList;

/**
 * An AND/OR tree as columns of ints: a vertex is an index, the children of a vertex stand side by side. Blocks of
 * children that are deleted are used again for as many others.
 */
final class ProofTree {
    static final int ROOT = 0;
    static final int NOBODY = -1;

    private static final int FIRST_CAPACITY = 64;

    int[] proof = new int[FIRST_CAPACITY];
    int[] disproof = new int[FIRST_CAPACITY];
    int[] parent = new int[FIRST_CAPACITY];
    /** The move that leads to the vertex. */
    int[] move = new int[FIRST_CAPACITY];
    /** The first child, or 0 if the vertex is not expanded: the root is nobody's child. */
    int[] first = new int[FIRST_CAPACITY];

    int[] count = new int[FIRST_CAPACITY];

    /** By size, the first vertex of a free block, which names the next one in {@link #parent}. */
    private final int[] free;

    private final IntList doomed = new IntList(16);
    private int end;
    private int live;

    ProofTree(int maxChildren) {
        free = new int[maxChildren + 1];
        clear();
    }

    /** Keeps the root alone. */
    void clear() {
        Arrays.fill(free, NOBODY);
        end = 1;
        live = 1;
        parent[ROOT] = NOBODY;
        move[ROOT] = NOBODY;
        first[ROOT] = 0;
    }

    /** The number of vertices in memory. */
    int live() {
        return live;
    }

    boolean isExpanded(int vertex) {
        return first[vertex] != 0;
    }

    /** Whether nothing is missing any more for a proof or a disproof. */
    boolean isSolved(int vertex) {
        return proof[vertex] == 0 || disproof[vertex] == 0;
    }

    /** Gives a vertex so many children, frontier vertices with unset numbers; returns the first. */
    int expand(int vertex, int children) {
        int begin = free[children];
        if (begin != NOBODY) {
            free[children] = parent[begin];
        } else {
            begin = end;
            end += children;
            if (end > proof.length) grow(end + end / 2);
        }
        live += children;
        first[vertex] = begin;
        count[vertex] = children;
        for (int child = begin; child < begin + children; child++) {
            parent[child] = vertex;
            first[child] = 0;
        }
        return begin;
    }

    /** Deletes all vertices below this one, which keeps its numbers (Goluch, §3.5.2). */
    void deleteBelow(int vertex) {
        if (!isExpanded(vertex)) return;
        doomed.add(vertex);
        while (!doomed.isEmpty()) {
            int next = doomed.pop();
            int begin = first[next];
            int children = count[next];
            for (int child = begin; child < begin + children; child++) {
                if (isExpanded(child)) doomed.add(child);
            }
            first[next] = 0;
            live -= children;
            // the block joins its list only when nothing below it is needed: doomed children keep their own columns
            parent[begin] = free[children];
            free[children] = begin;
        }
    }

    private void grow(int capacity) {
        proof = Arrays.copyOf(proof, capacity);
        disproof = Arrays.copyOf(disproof, capacity);
        parent = Arrays.copyOf(parent, capacity);
        move = Arrays.copyOf(move, capacity);
        first = Arrays.copyOf(first, capacity);
        count = Arrays.copyOf(count, capacity);
    }
}
