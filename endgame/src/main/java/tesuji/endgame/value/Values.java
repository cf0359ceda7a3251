package tesuji.endgame.value;

import java.util.Arrays;
import tesuji.core.base.InputException;
import tesuji.core.play.StopCondition;
import tesuji.endgame.number.Dyadic;

/**
 * An arena of short games in canonical form. A game is an int, equal games are the same int, and the arena that made it
 * is the only one that understands it.
 *
 * <p>Owned by one thread and bounded, in games and in the patience of whoever waits: an arena that is full says so in
 * an {@link ArenaFullException} and stays usable for everything it holds, and for numbers when it was patience that
 * ended. Left is Black in Go, Right is White.
 */
public final class Values {
    /** The game in which nobody can move. */
    public static final int ZERO = 0;

    /** Games held unless another limit is given: some hundred megabytes at most. */
    public static final int STANDARD_LIMIT = 2_000_000;

    private static final int MOST_PLACES = 1 << 20;
    private static final int UNKNOWN = -1;

    private final Steps steps = new Steps();
    private final Store store;
    private final Order order;
    private final Reduction reduction;
    private final Sums sums;
    private int[] birthdays = new int[0];

    /** An arena of at most so many games, positions inside them included. */
    public Values(int limit) {
        if (limit < 1) throw new IllegalArgumentException("limit " + limit);
        int places = Math.min(MOST_PLACES, Math.max(1 << 10, 2 * limit));
        store = new Store(limit, steps);
        order = new Order(store, new PairCache(places));
        reduction = new Reduction(store, order);
        sums = new Sums(store, reduction, new PairCache(places));
        store.simple(Dyadic.ZERO, 0, 0);
    }

    /** How many games there are; their handles are the ints from 0 to one less. */
    public int size() {
        return store.size();
    }

    /**
     * From now on work in this arena goes on as long as this lasts, in place of whatever was said before; at first it
     * goes on for ever. A step of it is a new game, or a position of a search.
     */
    public void patience(StopCondition patience) {
        steps.restart(patience);
    }

    /**
     * Counts a position that is searched for the sake of a game; an {@link ArenaFullException} if nobody waits any
     * more.
     */
    public void step() {
        steps.take();
    }

    /** Counts a position too; false if nobody waits any more. */
    public boolean lasts() {
        return steps.last();
    }

    /** Whether patience has come to an end. */
    public boolean isStopped() {
        return steps.areOver();
    }

    public int number(Dyadic number) {
        return store.simple(number, 0, 0);
    }

    public int number(long whole) {
        return number(Dyadic.of(whole));
    }

    /** The number plus so many ups (downs if negative) plus the nimber. */
    public int simple(Dyadic number, int ups, int nim) {
        if (nim < 0) throw new InputException("There is no nimber *" + nim + "; nimbers begin with *0.");
        return store.simple(number, ups, nim);
    }

    /** The canonical form of the game with these options. */
    public int game(int[] lefts, int[] rights) {
        int[] list = Arrays.copyOf(lefts, lefts.length + rights.length);
        System.arraycopy(rights, 0, list, lefts.length, rights.length);
        return reduction.reduce(list, 0, lefts.length, rights.length);
    }

    /** {@code {left|right}}. */
    public int game(int left, int right) {
        return game(new int[] {left}, new int[] {right});
    }

    public int plus(int a, int b) {
        return sums.plus(a, b);
    }

    public int minus(int a, int b) {
        return sums.plus(a, sums.negative(b));
    }

    public int negative(int game) {
        return sums.negative(game);
    }

    /** So many copies of the game, of its negative if the count is below zero. */
    public int times(long count, int game) {
        if (store.isNumber(game)) return number(store.leftStop(game).times(count));
        int step = count < 0 ? negative(game) : game;
        int sum = ZERO;
        for (long left = Math.abs(count); left > 0; left >>= 1) {
            if ((left & 1) == 1) sum = plus(sum, step);
            if (left > 1) step = plus(step, step);
        }
        return sum;
    }

    public boolean isAtMost(int a, int b) {
        return order.isAtMost(a, b);
    }

    public Relation compare(int a, int b) {
        if (a == b) return Relation.EQUAL;
        if (isAtMost(a, b)) return Relation.LESS;
        return isAtMost(b, a) ? Relation.GREATER : Relation.CONFUSED;
    }

    public Outcome outcome(int game) {
        return switch (compare(game, ZERO)) {
            case GREATER -> Outcome.L;
            case LESS -> Outcome.R;
            case EQUAL -> Outcome.P;
            case CONFUSED -> Outcome.N;
        };
    }

    public boolean isNumber(int game) {
        return store.isNumber(game);
    }

    /** Whether the game is a number plus ups plus a nimber. */
    public boolean isSimple(int game) {
        return store.isSimple(game);
    }

    /** The ups of a simple game, negative for downs. */
    public int ups(int game) {
        return store.ups(game);
    }

    /** The nimber of a simple game. */
    public int nim(int game) {
        return store.nim(game);
    }

    /** The number at which play stops if Left starts; a number's own value. */
    public Dyadic leftStop(int game) {
        return store.leftStop(game);
    }

    /** The number at which play stops if Right starts. */
    public Dyadic rightStop(int game) {
        return store.rightStop(game);
    }

    /** Whether the game lies between all negative and all positive numbers. */
    public boolean isInfinitesimal(int game) {
        return leftStop(game).signum() == 0 && rightStop(game).signum() == 0;
    }

    public int leftCount(int game) {
        return store.leftCount(game);
    }

    public int rightCount(int game) {
        return store.rightCount(game);
    }

    /** One of Left's options. */
    public int left(int game, int index) {
        return store.left(game, index);
    }

    /** One of Right's options. */
    public int right(int game, int index) {
        return store.right(game, index);
    }

    /** Left's options, in no particular order. */
    public int[] lefts(int game) {
        int[] options = new int[leftCount(game)];
        for (int i = 0; i < options.length; i++) options[i] = store.left(game, i);
        return options;
    }

    public int[] rights(int game) {
        int[] options = new int[rightCount(game)];
        for (int i = 0; i < options.length; i++) options[i] = store.right(game, i);
        return options;
    }

    /** The depth of the canonical form. */
    public int birthday(int game) {
        if (isNumber(game)) return birthday(leftStop(game));
        if (game >= birthdays.length) {
            int before = birthdays.length;
            birthdays = Arrays.copyOf(birthdays, Math.max(2 * before, store.size()));
            Arrays.fill(birthdays, before, birthdays.length, UNKNOWN);
        }
        if (birthdays[game] == UNKNOWN) {
            int day = 0;
            for (int option : lefts(game)) day = Math.max(day, birthday(option) + 1);
            for (int option : rights(game)) day = Math.max(day, birthday(option) + 1);
            birthdays[game] = day;
        }
        return birthdays[game];
    }

    private static int birthday(Dyadic number) {
        Dyadic size = number.absolute();
        long day = size.isWhole() ? size.numerator() : size.floor() + 1 + size.exponent();
        return (int) Math.min(day, Integer.MAX_VALUE - Short.MAX_VALUE);
    }
}
