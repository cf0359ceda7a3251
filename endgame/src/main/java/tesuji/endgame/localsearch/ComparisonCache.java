package tesuji.endgame.localsearch;

import tesuji.endgame.local.LocalNode;

/** Whether something is true of a {@link LocalNode} and a game, as far as it has been noted. */
final class ComparisonCache {
    private static final int FIRST = 1 << 10;

    /** The pairs, with one added so that 0 stands for none; the lowest bit tells what is true of them. */
    private long[] slots = new long[FIRST];

    private int size;

    /** What a pair may be noted to be. */
    enum Note {
        NOTHING,
        NO,
        YES
    }

    Note at(LocalNode node, int game) {
        long found = slots[slot(key(node, game))];
        return found == 0 ? Note.NOTHING : (found & 1) == 0 ? Note.NO : Note.YES;
    }

    void put(LocalNode node, int game, boolean is) {
        long key = key(node, game);
        int slot = slot(key);
        boolean isNew = slots[slot] == 0;
        slots[slot] = is ? key | 1 : key;
        if (isNew && 2 * ++size > slots.length) grow();
    }

    private static long key(LocalNode node, int game) {
        return ((long) (node.number() + 1) << Integer.SIZE | game) << 1;
    }

    /** Where a pair stands, or where it would. */
    private int slot(long key) {
        int slot = (int) ((key * 0x9E3779B97F4A7C15L) >>> Integer.SIZE) & (slots.length - 1);
        while (slots[slot] != 0 && (slots[slot] & -2) != key) slot = (slot + 1) & (slots.length - 1);
        return slot;
    }

    private void grow() {
        long[] before = slots;
        slots = new long[2 * before.length];
        for (long pair : before) if (pair != 0) slots[slot(pair & -2)] = pair;
    }
}
