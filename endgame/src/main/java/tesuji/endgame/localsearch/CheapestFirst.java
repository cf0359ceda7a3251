package tesuji.endgame.localsearch;

import java.util.Arrays;
import tesuji.endgame.local.Successor;

/** Successors in the order in which they are looked into: the least cost first, equals as they came. */
final class CheapestFirst {
    private Successor[] successors = new Successor[8];
    private int[] costs = new int[8];
    private int size;

    int size() {
        return size;
    }

    Successor at(int rank) {
        return successors[rank];
    }

    void add(Successor successor, int cost) {
        if (size == costs.length) {
            successors = Arrays.copyOf(successors, 2 * size);
            costs = Arrays.copyOf(costs, 2 * size);
        }
        int rank = size++;
        for (; rank > 0 && costs[rank - 1] > cost; rank--) {
            successors[rank] = successors[rank - 1];
            costs[rank] = costs[rank - 1];
        }
        successors[rank] = successor;
        costs[rank] = cost;
    }
}
