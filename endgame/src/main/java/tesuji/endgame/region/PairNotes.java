package tesuji.endgame.region;

/** Whether something is true of a {@link Spot} and a game, as far as it has been noted. */
final class PairNotes {
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

    Note at(Spot spot, int game) {
        long found = slots[slot(key(spot, game))];
        return found == 0 ? Note.NOTHING : (found & 1) == 0 ? Note.NO : Note.YES;
    }

    void put(Spot spot, int game, boolean is) {
        long key = key(spot, game);
        int slot = slot(key);
        boolean isNew = slots[slot] == 0;
        slots[slot] = is ? key | 1 : key;
        if (isNew && 2 * ++size > slots.length) grow();
    }

    private static long key(Spot spot, int game) {
        return ((long) (spot.number + 1) << Integer.SIZE | game) << 1;
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
