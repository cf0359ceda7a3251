package tesuji.endgame.region;

import java.util.Arrays;

/** Prospects in the order in which they are looked into: the least labour first, equals as they came. */
final class Ranking {
    private Prospect[] prospects = new Prospect[8];
    private int[] labours = new int[8];
    private int size;

    int size() {
        return size;
    }

    Prospect at(int rank) {
        return prospects[rank];
    }

    void add(Prospect prospect, int labour) {
        if (size == labours.length) {
            prospects = Arrays.copyOf(prospects, 2 * size);
            labours = Arrays.copyOf(labours, 2 * size);
        }
        int rank = size++;
        for (; rank > 0 && labours[rank - 1] > labour; rank--) {
            prospects[rank] = prospects[rank - 1];
            labours[rank] = labours[rank - 1];
        }
        prospects[rank] = prospect;
        labours[rank] = labour;
    }
}
