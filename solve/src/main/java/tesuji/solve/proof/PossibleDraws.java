package tesuji.solve.proof;

import java.util.Arrays;
import tesuji.core.base.Hot;
import tesuji.core.base.IntList;

/**
 * The states that one selection has found to be possible draws and left again, so that it looks below each of them
 * once, however many paths lead there.
 *
 * <p>A possible draw rests on states of the path on which it was found. The deepest of them is its anchor. As long as
 * that one stays on the path, so do all others, and the possible draw holds wherever the selection comes to it again:
 * every return it rests on is a return there too. A selection leaves a state only by finding it to be a possible draw
 * as well, with an anchor higher up. Whatever rested on the state then rests on what the state rests on: the defender
 * plays to it, and goes on from there as he would have done.
 */
final class PossibleDraws {
    private static final int FIRST_CAPACITY = 64;

    private int[] rounds = new int[FIRST_CAPACITY];
    private int[] least = new int[FIRST_CAPACITY];
    private int[] anchors = new int[FIRST_CAPACITY];
    private final IntList found = new IntList(FIRST_CAPACITY);
    private int round = 1;

    /** Forgets everything: another selection begins. */
    void clear() {
        found.clear();
        round++;
    }

    /** How many there are; they are numbered in the order in which they were found. */
    int size() {
        return found.size();
    }

    int at(int number) {
        return found.at(number);
    }

    @Hot
    boolean contains(int base) {
        return base < rounds.length && rounds[base] == round;
    }

    /**
     * A state is a possible draw.
     *
     * @param depth the least depth of a state it rests on
     * @param anchor the deepest state it rests on, or one that is deeper still
     */
    void add(int base, int depth, int anchor) {
        if (base >= rounds.length) grow(Math.max(base + 1, 2 * rounds.length));
        rounds[base] = round;
        least[base] = depth;
        anchors[base] = anchor;
        found.add(base);
    }

    /** The least depth of a state that one of them rests on; exact after {@link #anchor}. */
    int depth(int base) {
        return least[base];
    }

    /** The state of the path that one of them hangs on now. */
    @Hot
    int anchor(int base) {
        int depth = least[base];
        int anchor = anchors[base];
        while (contains(anchor)) {
            depth = Math.min(depth, least[anchor]);
            anchor = anchors[anchor];
        }
        int state = base;
        while (contains(state)) { // whoever comes here again has a short way
            int next = anchors[state];
            least[state] = depth;
            anchors[state] = anchor;
            state = next;
        }
        return anchor;
    }

    private void grow(int capacity) {
        rounds = Arrays.copyOf(rounds, capacity);
        least = Arrays.copyOf(least, capacity);
        anchors = Arrays.copyOf(anchors, capacity);
    }
}
