package tesuji.endgame.local;

import org.jspecify.annotations.Nullable;

/** All local positions that were met in one region, each once: a hash table that only grows. Owned by one thread. */
final class LocalNodeTable {
    private @Nullable LocalNode[] slots = new LocalNode[1 << 8];
    private int size;

    LocalNode node(LocalPosition at) {
        return node(at, 0);
    }

    LocalNode node(LocalPosition at, long banned) {
        return node(at.points(), at.black(), at.white(), at.nearBlack(), at.nearWhite(), banned);
    }

    LocalNode node(long points, long black, long white, long nearBlack, long nearWhite, long banned) {
        int slot = hash(points, black, white, nearBlack, nearWhite, banned) & (slots.length - 1);
        while (true) {
            LocalNode known = slots[slot];
            if (known == null) break;
            if (known.banned() == banned && known.is(points, black, white, nearBlack, nearWhite)) return known;
            slot = (slot + 1) & (slots.length - 1);
        }
        LocalNode node = new LocalNode(this, size++, points, black, white, nearBlack, nearWhite, banned);
        slots[slot] = node;
        if (2 * size > slots.length) grow();
        return node;
    }

    private static int hash(long points, long black, long white, long nearBlack, long nearWhite, long banned) {
        return LocalPosition.hash(points, black, white, nearBlack, nearWhite) + 31 * Long.hashCode(banned);
    }

    private void grow() {
        @Nullable LocalNode[] before = slots;
        slots = new LocalNode[2 * before.length];
        for (LocalNode node : before) {
            if (node == null) continue;
            int hash =
                    hash(node.points(), node.black(), node.white(), node.nearBlack(), node.nearWhite(), node.banned());
            int slot = hash & (slots.length - 1);
            while (slots[slot] != null) slot = (slot + 1) & (slots.length - 1);
            slots[slot] = node;
        }
    }
}
