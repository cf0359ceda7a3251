package tesuji.endgame.value;

import tesuji.endgame.number.Dyadic;

/**
 * Which games are at most which: G ≤ H unless some left option of G is at least H or some right option of H at most G
 * (Conway 1976). Stops settle most questions before any option is looked at.
 */
final class Order {
    private static final int NO = 0;
    private static final int YES = 1;

    private final Store store;
    private final PairCache known;

    Order(Store store, PairCache known) {
        this.store = store;
        this.known = known;
    }

    boolean isAtMost(int g, int h) {
        int answer = glance(g, h);
        return answer == PairCache.UNKNOWN ? isDeeplyAtMost(g, h) : answer == YES;
    }

    /** What can be said without looking at options. */
    private int glance(int g, int h) {
        if (g == h) return YES;
        if (store.isSimple(g) && store.isSimple(h)) return isSimplyAtMost(g, h) ? YES : NO;
        Dyadic left = store.leftStop(g);
        if (left.isLess(store.rightStop(h))) return YES;
        if (store.leftStop(h).isLess(left)) return NO;
        if (store.rightStop(h).isLess(store.rightStop(g))) return NO;
        return known.find(g, h);
    }

    private boolean isDeeplyAtMost(int g, int h) {
        boolean answer = !hasReply(g, h);
        known.store(g, h, answer ? YES : NO);
        return answer;
    }

    /**
     * Whether Left has an option in g that is at least h, or Right one in h that is at most g. Most replies are seen at
     * a glance, so all are glanced at before any is looked into. Nobody gains by moving in a number while there is
     * something else (number avoidance).
     */
    private boolean hasReply(int g, int h) {
        int lefts = store.isNumber(g) ? 0 : store.leftCount(g);
        int rights = store.isNumber(h) ? 0 : store.rightCount(h);
        boolean open = false;
        for (int i = 0; i < lefts; i++) {
            int answer = glance(h, store.left(g, i));
            if (answer == YES) return true;
            open |= answer == PairCache.UNKNOWN;
        }
        for (int i = 0; i < rights; i++) {
            int answer = glance(store.right(h, i), g);
            if (answer == YES) return true;
            open |= answer == PairCache.UNKNOWN;
        }
        if (!open) return false;
        for (int i = 0; i < lefts; i++) if (isAtMost(h, store.left(g, i))) return true;
        for (int i = 0; i < rights; i++) if (isAtMost(store.right(h, i), g)) return true;
        return false;
    }

    /** The difference is a number, or as many ups as it takes: one beats every nimber but *, two beat all. */
    private boolean isSimplyAtMost(int g, int h) {
        int numbers = store.leftStop(g).compareTo(store.leftStop(h));
        if (numbers != 0) return numbers < 0;
        int up = store.ups(h) - store.ups(g);
        int nim = store.nim(g) ^ store.nim(h);
        return switch (up) {
            case 0 -> nim == 0;
            case 1 -> nim != 1;
            default -> up > 0;
        };
    }
}
