package tesuji.endgame.value;

import java.util.Arrays;
import tesuji.endgame.number.Dyadic;

/**
 * Sums and negatives of games in canonical form. Numbers, ups and nimbers add by arithmetic, a number moves every
 * option of a game that is none and leaves it canonical (number translation, Conway 1976); all other sums are built and
 * reduced.
 */
final class Sums {
    private final Store store;
    private final Reduction reduction;
    private final PairCache known;
    private int[] stack = new int[256]; // the options of all sums under way
    private int top;

    Sums(Store store, Reduction reduction, PairCache known) {
        this.store = store;
        this.reduction = reduction;
        this.known = known;
    }

    int plus(int a, int b) {
        if (a == Values.ZERO) return b;
        if (b == Values.ZERO) return a;
        if (store.isSimple(a) && store.isSimple(b)) {
            return store.simple(
                    store.leftStop(a).plus(store.leftStop(b)),
                    store.ups(a) + store.ups(b),
                    store.nim(a) ^ store.nim(b));
        }
        if (store.negative(a) == b) return Values.ZERO;
        int g = Math.min(a, b);
        int h = Math.max(a, b);
        int sum = known.find(g, h);
        if (sum == PairCache.UNKNOWN) {
            int base = top;
            try {
                sum = store.isNumber(g) ? moved(h, g) : store.isNumber(h) ? moved(g, h) : built(g, h);
            } finally {
                top = base; // also when the arena is full
            }
            known.store(g, h, sum);
        }
        return sum;
    }

    private void push(int game) {
        if (top == stack.length) stack = Arrays.copyOf(stack, 2 * top);
        stack[top++] = game;
    }

    private int built(int g, int h) {
        int base = top;
        int lefts = store.leftCount(g);
        for (int i = 0; i < lefts; i++) push(plus(store.left(g, i), h));
        int others = store.leftCount(h);
        for (int i = 0; i < others; i++) push(plus(g, store.left(h, i)));
        int middle = top;
        int rights = store.rightCount(g);
        for (int i = 0; i < rights; i++) push(plus(store.right(g, i), h));
        others = store.rightCount(h);
        for (int i = 0; i < others; i++) push(plus(g, store.right(h, i)));
        return reduction.reduce(stack, base, middle - base, top - middle);
    }

    private int moved(int game, int number) {
        int base = top;
        int lefts = store.leftCount(game);
        for (int i = 0; i < lefts; i++) push(plus(store.left(game, i), number));
        int rights = store.rightCount(game);
        for (int i = 0; i < rights; i++) push(plus(store.right(game, i), number));
        Dyadic by = store.leftStop(number);
        return canonical(
                base,
                lefts,
                store.leftStop(game).plus(by),
                store.rightStop(game).plus(by));
    }

    int negative(int game) {
        int known = store.negative(game);
        if (known >= 0) return known;
        int negative;
        if (store.isSimple(game)) {
            negative = store.simple(store.leftStop(game).negated(), -store.ups(game), store.nim(game));
        } else {
            int base = top;
            try {
                int rights = store.rightCount(game);
                for (int i = 0; i < rights; i++) push(negative(store.right(game, i)));
                int lefts = store.leftCount(game);
                for (int i = 0; i < lefts; i++) push(negative(store.left(game, i)));
                negative = canonical(
                        base,
                        rights,
                        store.rightStop(game).negated(),
                        store.leftStop(game).negated());
            } finally {
                top = base;
            }
        }
        store.pair(game, negative);
        return negative;
    }

    /** The general game with the options on top of the stack, which are canonical but for their order. */
    private int canonical(int base, int lefts, Dyadic leftStop, Dyadic rightStop) {
        Arrays.sort(stack, base, base + lefts);
        Arrays.sort(stack, base + lefts, top);
        return store.general(stack, base, lefts, top - base - lefts, leftStop, rightStop);
    }
}
