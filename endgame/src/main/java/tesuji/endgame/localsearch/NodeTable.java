package tesuji.endgame.localsearch;

import java.util.Arrays;
import tesuji.endgame.local.LocalNode;

/** A number for every {@link LocalNode}, 0 until another one is noted. */
final class NodeTable {
    private int[] numbers = new int[256];

    int at(LocalNode node) {
        return node.number() < numbers.length ? numbers[node.number()] : 0;
    }

    void put(LocalNode node, int number) {
        if (node.number() >= numbers.length) {
            numbers = Arrays.copyOf(numbers, Math.max(2 * numbers.length, node.number() + 1));
        }
        numbers[node.number()] = number;
    }

    /** Sets everything odd back to 0. */
    void dropOdd() {
        for (int i = 0; i < numbers.length; i++) if ((numbers[i] & 1) == 1) numbers[i] = 0;
    }
}
