package tesuji.endgame.value;

import java.util.Arrays;
import tesuji.core.base.InputException;
import tesuji.core.base.Rng;
import tesuji.endgame.number.Dyadic;

/**
 * The games themselves, one row of columns each, every canonical form once.
 *
 * <p>A sum of a number, ups and a nimber ({@code 3^^*2}) is <em>simple</em>: it is held as these three and has its
 * options written out only when somebody asks, so that the integer 1000 is one row and not a thousand. Every other game
 * holds its options, in ascending order of handles. The stops of a simple game are its number.
 */
final class Store {
    /** A simple game has at most so many ups or downs. */
    static final int MOST_UPS = 1000;
    /** The largest nimber is one less. */
    static final int NIMBERS = 1024;

    private static final int ROW_OF_OPTIONS = 12;
    private static final int NOT_WRITTEN = -1;
    private static final int GENERAL = Integer.MIN_VALUE;

    private final int limit;
    private final Steps steps;
    private final long cellLimit;
    private int size;
    private int used;

    private Dyadic[] leftStops;
    private Dyadic[] rightStops;
    private int[] ups; // GENERAL for games that are not simple
    private int[] nims;
    private int[] starts;
    private int[] lefts;
    private int[] rights;
    private int[] negatives;
    private int[] cells;
    private int[] slots; // handle + 1, 0 for an empty slot

    Store(int limit, Steps steps) {
        this.limit = limit;
        this.steps = steps;
        cellLimit = Math.min(Integer.MAX_VALUE - 8L, (long) ROW_OF_OPTIONS * limit);
        int rows = Math.min(limit, 256);
        leftStops = new Dyadic[rows];
        rightStops = new Dyadic[rows];
        ups = new int[rows];
        nims = new int[rows];
        starts = new int[rows];
        lefts = new int[rows];
        rights = new int[rows];
        negatives = new int[rows];
        cells = new int[4 * rows];
        slots = new int[Integer.highestOneBit(rows) * 4];
    }

    int size() {
        return size;
    }

    Dyadic leftStop(int game) {
        return leftStops[game];
    }

    Dyadic rightStop(int game) {
        return rightStops[game];
    }

    boolean isSimple(int game) {
        return ups[game] != GENERAL;
    }

    boolean isNumber(int game) {
        return ups[game] == 0 && nims[game] == 0;
    }

    int ups(int game) {
        return ups[game];
    }

    int nim(int game) {
        return nims[game];
    }

    /** The handle of the negative, or -1 if nobody has asked yet. */
    int negative(int game) {
        return negatives[game];
    }

    void pair(int game, int negative) {
        negatives[game] = negative;
        negatives[negative] = game;
    }

    int leftCount(int game) {
        written(game);
        return lefts[game];
    }

    int rightCount(int game) {
        written(game);
        return rights[game];
    }

    int left(int game, int index) {
        return cells[starts[game] + index];
    }

    int right(int game, int index) {
        return cells[starts[game] + lefts[game] + index];
    }

    /** The simple game of these three parts. */
    int simple(Dyadic number, int up, int nim) {
        if (up > MOST_UPS || up < -MOST_UPS) {
            throw new InputException("Games with more than " + MOST_UPS + " ups or downs are not held.");
        }
        if (nim >= NIMBERS) throw new InputException("The largest nimber held is *" + (NIMBERS - 1) + ".");
        int slot = slot(Rng.mix(number.numerator() * 67 + number.exponent()) + ((long) up << 20) + nim);
        for (; slots[slot] != 0; slot = (slot + 1) & (slots.length - 1)) {
            int game = slots[slot] - 1;
            if (ups[game] == up && nims[game] == nim && leftStops[game].equals(number)) return game;
        }
        return row(slot, number, number, up, nim, NOT_WRITTEN, 0, 0);
    }

    /**
     * The game that is not simple and has these options in canonical form, which stand in the list from {@code begin}
     * on: first those of Left, then those of Right, each in ascending order.
     */
    int general(int[] list, int begin, int left, int right, Dyadic leftStop, Dyadic rightStop) {
        int slot = slot(hash(list, begin, left, right));
        for (; slots[slot] != 0; slot = (slot + 1) & (slots.length - 1)) {
            int game = slots[slot] - 1;
            if (ups[game] == GENERAL && hasOptions(game, list, begin, left, right)) return game;
        }
        steps.take();
        int start = append(list, begin, left + right);
        return row(slot, leftStop, rightStop, GENERAL, 0, start, left, right);
    }

    private boolean hasOptions(int game, int[] list, int begin, int left, int right) {
        return lefts[game] == left
                && rights[game] == right
                && Arrays.equals(cells, starts[game], starts[game] + left + right, list, begin, begin + left + right);
    }

    private static long hash(int[] list, int begin, int left, int right) {
        long hash = 31L * left + right + 7;
        for (int i = begin; i < begin + left + right; i++) hash = Rng.mix(hash + list[i] * 0x9E3779B97F4A7C15L);
        return hash;
    }

    private int slot(long hash) {
        return (int) Rng.mix(hash) & (slots.length - 1);
    }

    private int row(int slot, Dyadic leftStop, Dyadic rightStop, int up, int nim, int start, int left, int right) {
        if (size == limit) throw full();
        if (size == ups.length) grow();
        int game = size++;
        leftStops[game] = leftStop;
        rightStops[game] = rightStop;
        ups[game] = up;
        nims[game] = nim;
        starts[game] = start;
        lefts[game] = left;
        rights[game] = right;
        negatives[game] = -1;
        slots[slot] = game + 1;
        if (2 * size > slots.length) rehash();
        return game;
    }

    private ArenaFullException full() {
        return new ArenaFullException("The calculation needs more than the " + limit
                + " games it may hold; larger sums need a larger limit or fewer parts.");
    }

    private int append(int[] list, int begin, int count) {
        if (used + (long) count > cellLimit) throw full();
        if (used + count > cells.length) {
            cells = Arrays.copyOf(cells, (int) Math.min(cellLimit, Math.max(used + count, 2L * cells.length)));
        }
        System.arraycopy(list, begin, cells, used, count);
        used += count;
        return used - count;
    }

    private void grow() {
        int rows = (int) Math.min(limit, 2L * size);
        leftStops = Arrays.copyOf(leftStops, rows);
        rightStops = Arrays.copyOf(rightStops, rows);
        ups = Arrays.copyOf(ups, rows);
        nims = Arrays.copyOf(nims, rows);
        starts = Arrays.copyOf(starts, rows);
        lefts = Arrays.copyOf(lefts, rows);
        rights = Arrays.copyOf(rights, rows);
        negatives = Arrays.copyOf(negatives, rows);
    }

    private void rehash() {
        slots = new int[2 * slots.length];
        for (int game = 0; game < size; game++) {
            long hash = isSimple(game)
                    ? Rng.mix(leftStops[game].numerator() * 67 + leftStops[game].exponent())
                            + ((long) ups[game] << 20)
                            + nims[game]
                    : hash(cells, starts[game], lefts[game], rights[game]);
            int slot = slot(hash);
            while (slots[slot] != 0) slot = (slot + 1) & (slots.length - 1);
            slots[slot] = game + 1;
        }
    }

    /** Writes the options of a simple game out, if that has not been done. */
    private void written(int game) {
        if (starts[game] != NOT_WRITTEN) return;
        Dyadic x = leftStops[game];
        int up = ups[game];
        int nim = nims[game];
        int[] list = up != 0 ? ups(x, up, nim) : nim != 0 ? nimber(x, nim) : number(x);
        int left = up == 0 && nim == 0 ? (x.isWhole() && x.signum() <= 0 ? 0 : 1) : leftCount(up, nim);
        Arrays.sort(list, 0, left);
        Arrays.sort(list, left, list.length);
        int start = append(list, 0, list.length);
        starts[game] = start;
        lefts[game] = left;
        rights[game] = list.length - left;
    }

    private static int leftCount(int up, int nim) {
        if (up == 0) return nim;
        return up == 1 && nim == 1 ? 2 : 1;
    }

    private int[] number(Dyadic x) {
        if (x.isWhole()) {
            return x.signum() == 0 ? new int[0] : new int[] {simple(Dyadic.of(x.numerator() - x.signum()), 0, 0)};
        }
        Dyadic below = Dyadic.of(x.numerator() - 1, x.exponent());
        Dyadic above = Dyadic.of(x.numerator() + 1, x.exponent());
        return new int[] {simple(below, 0, 0), simple(above, 0, 0)};
    }

    private int[] nimber(Dyadic x, int nim) {
        int[] list = new int[2 * nim];
        for (int k = 0; k < nim; k++) {
            list[k] = simple(x, 0, k);
            list[nim + k] = list[k];
        }
        return list;
    }

    /**
     * The canonical options of ups with a nimber (Berlekamp, Conway and Guy 1982, chapter 8): of {@code ^*} they are
     * {@code {0,*|0}}, of all others {@code n^ + *k = {0 | (n-1)^ + *(k xor 1)}}; downs are the mirror image.
     */
    private int[] ups(Dyadic x, int up, int nim) {
        int zero = simple(x, 0, 0);
        if (up == 1 && nim == 1) return new int[] {zero, simple(x, 0, 1), zero};
        if (up == -1 && nim == 1) return new int[] {zero, zero, simple(x, 0, 1)};
        int next = simple(x, up - Integer.signum(up), nim ^ 1);
        return up > 0 ? new int[] {zero, next} : new int[] {next, zero};
    }
}
