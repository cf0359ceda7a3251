package tesuji.endgame.search;

import tesuji.core.base.Hot;

/**
 * Which move to try first: what was good enough here before, captures and what saves from them, then what was good
 * elsewhere (the history heuristic of Schaeffer 1989), last what fills an eye. For one thread.
 */
final class Ordering {
    private static final int FIRST = 1 << 30;
    private static final int CAPTURES = 1 << 28;
    private static final int SAVES = 1 << 27;
    private static final int EYES = -1 << 28;
    private static final int MOST = 1 << 26;

    private final int[][] merits = new int[2][Long.SIZE];

    /** Notes that a move was good enough. */
    @Hot
    void praise(int side, int move) {
        if (++merits[side][move] >= MOST) forgetHalf(merits[side]);
    }

    private static void forgetHalf(int[] merits) {
        for (int i = 0; i < merits.length; i++) merits[i] /= 2;
    }

    /** The most promising of some moves, at least one. */
    @Hot
    int best(long moves, int side, int first, long captures, long saves, long eyes) {
        int best = 0;
        int most = Integer.MIN_VALUE;
        for (long rest = moves; rest != 0; rest &= rest - 1) {
            int move = Long.numberOfTrailingZeros(rest);
            long point = rest & -rest;
            int merit = merits[side][move];
            if (move == first) merit = FIRST;
            else if ((captures & point) != 0) merit += CAPTURES;
            else if ((saves & point) != 0) merit += SAVES;
            else if ((eyes & point) != 0) merit += EYES;
            if (merit <= most) continue;
            most = merit;
            best = move;
        }
        return best;
    }
}
