package tesuji.endgame.board;

/**
 * What a side keeps even if it never answers: chains that live unconditionally (Benson 1976), and the areas between
 * them in which the other side cannot live, since an eye needs a point that touches no such chain, and two eyes need
 * two that are not neighbours.
 */
final class SureArea {
    private final Adjacency board;
    private final long[] chains = new long[Long.SIZE];
    private final long[] areas = new long[Long.SIZE];

    SureArea(Adjacency board) {
        this.board = board;
    }

    /** The points that a side keeps: its chains, and areas that no other chain of its own touches. */
    long of(long own, long other) {
        long outside = board.all() & ~own;
        int chainCount = parts(own, chains);
        int areaCount = parts(outside, areas);
        long alive = own;
        for (boolean changed = true; changed && alive != 0; ) {
            changed = false;
            for (int i = 0; i < chainCount; i++) {
                if ((chains[i] & alive) == 0 || eyes(chains[i], areaCount, other) >= 2) continue;
                alive &= ~chains[i];
                changed = true;
            }
            for (int i = 0; i < areaCount; i++) {
                if (areas[i] != 0 && (board.around(areas[i]) & own & ~alive) != 0) areas[i] = 0;
            }
        }
        if (alive == 0) return 0;
        long kept = alive;
        long inner = ~board.around(alive);
        for (int i = 0; i < areaCount; i++) if (!hasTwoEyes(areas[i] & inner)) kept |= areas[i];
        return kept;
    }

    private int parts(long set, long[] into) {
        int count = 0;
        for (long rest = set; rest != 0; ) {
            into[count] = board.flood(rest & -rest, set);
            rest &= ~into[count++];
        }
        return count;
    }

    /** The areas all of whose empty points are liberties of a chain. */
    private int eyes(long chain, int areaCount, long other) {
        long liberties = board.around(chain);
        int eyes = 0;
        for (int i = 0; i < areaCount; i++) {
            long empty = areas[i] & ~other;
            if (empty != 0 && (empty & ~liberties) == 0) eyes++;
        }
        return eyes;
    }

    private boolean hasTwoEyes(long inner) {
        for (long rest = inner; rest != 0; rest &= rest - 1) {
            long point = rest & -rest;
            if ((inner & ~point & ~board.around(point)) != 0) return true;
        }
        return false;
    }
}
