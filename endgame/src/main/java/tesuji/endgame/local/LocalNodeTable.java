package tesuji.endgame.local;

import org.jspecify.annotations.Nullable;

/** All local positions that were met in one region, each once: a hash table that only grows. Owned by one thread. */
final class LocalNodeTable {
    private @Nullable LocalNode[] slots = new LocalNode[1 << 8];
    /** By slot, the hash of its node, so that most others are passed by without being looked at. */
    private int[] hashes = new int[1 << 8];

    private int size;

    LocalNode node(LocalPosition at) {
        return node(at, 0);
    }

    LocalNode node(LocalPosition at, long banned) {
        return node(at.points(), at.black(), at.white(), at.nearBlack(), at.nearWhite(), banned);
    }

    LocalNode node(long points, long black, long white, long nearBlack, long nearWhite, long banned) {
        int hash = LocalPosition.hash(points, black, white, nearBlack, nearWhite) + 31 * Long.hashCode(banned);
        int mask = slots.length - 1;
        int slot = hash & mask;
        for (LocalNode known = slots[slot]; known != null; known = slots[slot]) {
            boolean isSame = hashes[slot] == hash
                    && known.banned() == banned
                    && known.is(points, black, white, nearBlack, nearWhite);
            if (isSame) return known;
            slot = (slot + 1) & mask;
        }
        LocalNode node = new LocalNode(this, size++, points, black, white, nearBlack, nearWhite, banned);
        slots[slot] = node;
        hashes[slot] = hash;
        if (2 * size > slots.length) grow();
        return node;
    }

    private void grow() {
        @Nullable LocalNode[] before = slots;
        int[] hashesBefore = hashes;
        slots = new LocalNode[2 * before.length];
        hashes = new int[slots.length];
        for (int i = 0; i < before.length; i++) {
            if (before[i] == null) continue;
            int slot = hashesBefore[i] & (slots.length - 1);
            while (slots[slot] != null) slot = (slot + 1) & (slots.length - 1);
            slots[slot] = before[i];
            hashes[slot] = hashesBefore[i];
        }
    }
}
