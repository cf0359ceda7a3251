package tesuji.endgame.localsearch;

import java.util.Arrays;
import tesuji.endgame.local.Successor;

/** Successors in the order in which they are looked into: the least labour first, equals as they came. */
final class CheapestFirst {
    private Successor[] successors = new Successor[8];
    private int[] labours = new int[8];
    private int size;

    int size() {
        return size;
    }

    Successor at(int rank) {
        return successors[rank];
    }

    void add(Successor successor, int labour) {
        if (size == labours.length) {
            successors = Arrays.copyOf(successors, 2 * size);
            labours = Arrays.copyOf(labours, 2 * size);
        }
        int rank = size++;
        for (; rank > 0 && labours[rank - 1] > labour; rank--) {
            successors[rank] = successors[rank - 1];
            labours[rank] = labours[rank - 1];
        }
        successors[rank] = successor;
        labours[rank] = labour;
    }
}
