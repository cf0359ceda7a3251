package tesuji.endgame.value;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import tesuji.endgame.number.Dyadic;
import tesuji.endgame.number.Interval;

/**
 * Turns options in canonical form into the canonical form of the game that has them: a number by the simplest-number
 * rule, or what is left when reversible options are bypassed and dominated ones dropped (Conway 1976; Siegel 2013,
 * §II.2).
 *
 * <p>The game G at hand has no handle yet, so comparing with it is a walk through the other game's options, remembered
 * for the time of one reduction in two columns of marks.
 */
final class Reduction {
    private static final int GONE = -1;

    private final Store store;
    private final Order order;

    private int[] left = new int[16];
    private int[] right = new int[16];
    private int lefts;
    private int rights;
    private int[] ofLeft = new int[16]; // the options of G before any was bypassed
    private int[] ofRight = new int[16];
    private int leftCount;
    private int rightCount;
    private Dyadic leftStop = Dyadic.ZERO;
    private Dyadic rightStop = Dyadic.ZERO;

    private int[] below = new int[256]; // whether a game is at most G: the epoch times two, plus the answer
    private int[] above = new int[256];
    private int epoch;

    Reduction(Store store, Order order) {
        this.store = store;
        this.order = order;
    }

    /** The handle of the game with these options, which stand in the list one after the other. */
    int reduce(int[] list, int begin, int leftSize, int rightSize) {
        lefts = 0;
        rights = 0;
        for (int i = 0; i < leftSize; i++) addLeft(list[begin + i]);
        for (int i = 0; i < rightSize; i++) addRight(list[begin + leftSize + i]);
        Dyadic number = number();
        if (number != null) return store.simple(number, 0, 0);
        dropDominated();
        if (++epoch == 1 << 30) {
            epoch = 1;
            Arrays.fill(below, 0);
            Arrays.fill(above, 0);
        }
        if (bypass()) dropDominated();
        Arrays.sort(left, 0, lefts);
        Arrays.sort(right, 0, rights);
        int simple = simple();
        if (simple >= 0) return simple;
        left = room(left, lefts + rights);
        System.arraycopy(right, 0, left, lefts, rights);
        return store.general(left, 0, lefts, rights, leftStop, rightStop);
    }

    private static int[] room(int[] list, int size) {
        return size <= list.length ? list : Arrays.copyOf(list, 2 * size);
    }

    private void addLeft(int option) {
        for (int i = 0; i < lefts; i++) if (left[i] == option) return;
        left = room(left, lefts + 1);
        left[lefts++] = option;
    }

    private void addRight(int option) {
        for (int i = 0; i < rights; i++) if (right[i] == option) return;
        right = room(right, rights + 1);
        right[rights++] = option;
    }

    /** The game if it is a number, else null; then the stops are set. */
    private @Nullable Dyadic number() {
        Dyadic low = null; // Left's best stop
        for (int i = 0; i < lefts; i++) {
            Dyadic stop = store.rightStop(left[i]);
            if (low == null || low.isLess(stop)) low = stop;
        }
        Dyadic high = null;
        for (int i = 0; i < rights; i++) {
            Dyadic stop = store.leftStop(right[i]);
            if (high == null || stop.isLess(high)) high = stop;
        }
        if (low != null && high != null) {
            int order = low.compareTo(high);
            if (order > 0 || (order == 0 && !(mayBe(low, true) && mayBe(high, false)))) {
                leftStop = low;
                rightStop = high;
                return null;
            }
            if (order == 0) return low;
        }
        return new Interval(low, low != null && mayBe(low, true), high, high != null && mayBe(high, false)).simplest();
    }

    /**
     * Whether no left option is at least this stop of theirs, or no right option at most; then the number may be it.
     */
    private boolean mayBe(Dyadic stop, boolean ofLeft) {
        int number = store.simple(stop, 0, 0);
        int count = ofLeft ? lefts : rights;
        for (int i = 0; i < count; i++) {
            if (ofLeft ? order.isAtMost(number, left[i]) : order.isAtMost(right[i], number)) return false;
        }
        return true;
    }

    private void dropDominated() {
        int kept = 0;
        for (int i = 0; i < lefts; i++) {
            if (!isDominatedLeft(i, kept)) left[kept++] = left[i];
        }
        lefts = kept;
        kept = 0;
        for (int i = 0; i < rights; i++) {
            if (!isDominatedRight(i, kept)) right[kept++] = right[i];
        }
        rights = kept;
    }

    /** The options before {@code kept} are the survivors, those after {@code index} still wait. */
    private boolean isDominatedLeft(int index, int kept) {
        for (int i = 0; i < kept; i++) if (order.isAtMost(left[index], left[i])) return true;
        for (int i = index + 1; i < lefts; i++) if (order.isAtMost(left[index], left[i])) return true;
        return false;
    }

    private boolean isDominatedRight(int index, int kept) {
        for (int i = 0; i < kept; i++) if (order.isAtMost(right[i], right[index])) return true;
        for (int i = index + 1; i < rights; i++) if (order.isAtMost(right[i], right[index])) return true;
        return false;
    }

    /**
     * Replaces options that the other player can reverse to something no worse for him by what the first player has
     * there; what comes in may be reversible again. The value of G does not change on the way, so G is compared by the
     * options it had.
     */
    private boolean bypass() {
        leftCount = lefts;
        rightCount = rights;
        ofLeft = room(ofLeft, lefts);
        ofRight = room(ofRight, rights);
        System.arraycopy(left, 0, ofLeft, 0, lefts);
        System.arraycopy(right, 0, ofRight, 0, rights);
        boolean changed = false;
        for (int i = 0; i < lefts; i++) {
            int through = leftReversal(left[i]);
            if (through < 0) continue;
            changed = true;
            left[i] = GONE;
            int count = store.leftCount(through);
            for (int k = 0; k < count; k++) addLeft(store.left(through, k));
        }
        for (int i = 0; i < rights; i++) {
            int through = rightReversal(right[i]);
            if (through < 0) continue;
            changed = true;
            right[i] = GONE;
            int count = store.rightCount(through);
            for (int k = 0; k < count; k++) addRight(store.right(through, k));
        }
        if (!changed) return false;
        lefts = compact(left, lefts);
        rights = compact(right, rights);
        return true;
    }

    private static int compact(int[] list, int size) {
        int kept = 0;
        for (int i = 0; i < size; i++) if (list[i] != GONE) list[kept++] = list[i];
        return kept;
    }

    /** Right's answer to this left option that is at most G, or -1. */
    private int leftReversal(int option) {
        int count = store.rightCount(option);
        for (int i = 0; i < count; i++) {
            int answer = store.right(option, i);
            if (isAtMostG(answer)) return answer;
        }
        return -1;
    }

    private int rightReversal(int option) {
        int count = store.leftCount(option);
        for (int i = 0; i < count; i++) {
            int answer = store.left(option, i);
            if (isAtLeastG(answer)) return answer;
        }
        return -1;
    }

    private boolean isAtMostG(int x) {
        if (store.leftStop(x).isLess(rightStop)) return true;
        if (leftStop.isLess(store.leftStop(x)) || rightStop.isLess(store.rightStop(x))) return false;
        if (x >= below.length) below = Arrays.copyOf(below, Math.max(2 * x, store.size()));
        if (below[x] >> 1 == epoch) return (below[x] & 1) == 1;
        boolean answer = hasNoReplyBelow(x);
        below[x] = 2 * epoch + (answer ? 1 : 0);
        return answer;
    }

    private boolean hasNoReplyBelow(int x) {
        for (int i = 0; i < rightCount; i++) if (order.isAtMost(ofRight[i], x)) return false;
        if (store.isNumber(x)) return true; // G is none, so nobody moves in x
        int count = store.leftCount(x);
        for (int i = 0; i < count; i++) if (isAtLeastG(store.left(x, i))) return false;
        return true;
    }

    private boolean isAtLeastG(int x) {
        if (leftStop.isLess(store.rightStop(x))) return true;
        if (store.leftStop(x).isLess(leftStop) || store.rightStop(x).isLess(rightStop)) return false;
        if (x >= above.length) above = Arrays.copyOf(above, Math.max(2 * x, store.size()));
        if (above[x] >> 1 == epoch) return (above[x] & 1) == 1;
        boolean answer = hasNoReplyAbove(x);
        above[x] = 2 * epoch + (answer ? 1 : 0);
        return answer;
    }

    private boolean hasNoReplyAbove(int x) {
        for (int i = 0; i < leftCount; i++) if (order.isAtMost(x, ofLeft[i])) return false;
        if (store.isNumber(x)) return true;
        int count = store.rightCount(x);
        for (int i = 0; i < count; i++) if (isAtMostG(store.right(x, i))) return false;
        return true;
    }

    /**
     * The handle if these options, which are canonical and sorted, are those of a number with ups and a nimber; else
     * -1.
     */
    private int simple() {
        if (!leftStop.equals(rightStop)) return -1;
        for (int i = 0; i < lefts; i++) if (!isSimpleAtStop(left[i])) return -1;
        for (int i = 0; i < rights; i++) if (!isSimpleAtStop(right[i])) return -1;
        if (Arrays.equals(left, 0, lefts, right, 0, rights) && areNimbers()) return store.simple(leftStop, 0, lefts);
        if (lefts == 1 && rights == 1) {
            int l = left[0];
            int r = right[0];
            if (store.isNumber(l) && store.ups(r) >= 0) {
                return store.simple(leftStop, store.ups(r) + 1, store.nim(r) ^ 1);
            }
            if (store.isNumber(r) && store.ups(l) <= 0) {
                return store.simple(leftStop, store.ups(l) - 1, store.nim(l) ^ 1);
            }
            return -1;
        }
        if (lefts + rights != 3) return -1;
        if (lefts == 2)
            return isStarPair(left[0], left[1]) && store.isNumber(right[0]) ? store.simple(leftStop, 1, 1) : -1;
        return isStarPair(right[0], right[1]) && store.isNumber(left[0]) ? store.simple(leftStop, -1, 1) : -1;
    }

    private boolean isSimpleAtStop(int option) {
        return store.isSimple(option) && store.leftStop(option).equals(leftStop);
    }

    private boolean areNimbers() {
        for (int i = 0; i < lefts; i++) if (store.ups(left[i]) != 0) return false;
        return true;
    }

    /** Whether one of the two is the number and the other the number with a star. */
    private boolean isStarPair(int a, int b) {
        return store.ups(a) == 0 && store.ups(b) == 0 && store.nim(a) + store.nim(b) == 1;
    }
}
