package tesuji.games.go.score;

import java.util.List;
import tesuji.games.go.Stones;

/**
 * Territory by mathematical morphology (Bouzy 2003; Śliwa 2013, §6.3.1): the operator X_z(d, e) lets the stones swell
 * {@code d} times and the result shrink {@code e} times, so that only what is well enclosed remains.
 *
 * <p>With e = 1 + d(d − 1) a lone stone far from the edge is left exactly as it was: it encloses nothing. Stones start
 * with ±128; without erosion the absolute values do not matter and Zobrist's ±64 are used. All points of a pass look at
 * the values before it, and points off the board are not neighbours.
 *
 * @param dilations d, how often the stones swell
 * @param erosions e, how often the result shrinks
 */
public record Bouzy(int dilations, int erosions) implements Estimator {
    /** Territory, exact: for final scores. */
    public static final Bouzy TERRITORY = new Bouzy(5, 21);

    /** Territory, less exact but faster: for estimates during the game. */
    public static final Bouzy FAST_TERRITORY = new Bouzy(4, 13);

    /** Moyo: what becomes territory if the opponent ignores it. */
    public static final Bouzy MOYO = new Bouzy(5, 10);

    /** Influence: where one player has more to say than the other. */
    public static final Bouzy INFLUENCE = new Bouzy(4, 0);

    /** Stones and the liberties that only they have. */
    public static final Bouzy LIBERTIES = new Bouzy(1, 0);

    /** Strong territory: regions completely surrounded by one colour. */
    public static final Bouzy STRONG_TERRITORY = new Bouzy(2, 2);

    /** The operators above. */
    public static final List<Bouzy> OPERATORS =
            List.of(TERRITORY, FAST_TERRITORY, MOYO, INFLUENCE, LIBERTIES, STRONG_TERRITORY);

    private static final int START = 128;

    public Bouzy {
        if (dilations < 0 || erosions < 0) throw new IllegalArgumentException(dilations + "/" + erosions);
    }

    @Override
    public String name() {
        return "bouzy-" + dilations + "/" + erosions;
    }

    /** The value of a stone before the first dilation. */
    int start() {
        return erosions == 0 ? ZobristInfluence.START : START;
    }

    @Override
    public int[] estimate(Stones stones) {
        int[] values = Estimator.signs(stones);
        for (int point = 0; point < values.length; point++) values[point] *= start();
        for (int pass = 0; pass < dilations; pass++) values = dilate(stones, values);
        for (int pass = 0; pass < erosions; pass++) values = erode(stones, values);
        return values;
    }

    /** D_z: a point without neighbours of the opposite sign grows by the number of neighbours of its own sign. */
    static int[] dilate(Stones board, int[] values) {
        int[] next = values.clone();
        int[] near = new int[4];
        for (int point = 0; point < values.length; point++) {
            int degree = board.neighbours(point, near);
            int positive = 0;
            int negative = 0;
            for (int i = 0; i < degree; i++) {
                if (values[near[i]] > 0) positive++;
                if (values[near[i]] < 0) negative++;
            }
            if (values[point] >= 0 && negative == 0) next[point] += positive;
            if (values[point] <= 0 && positive == 0) next[point] -= negative;
        }
        return next;
    }

    /** E_z: a point shrinks by the number of neighbours that are zero or of the opposite sign, and stops at zero. */
    static int[] erode(Stones board, int[] values) {
        int[] next = values.clone();
        int[] near = new int[4];
        for (int point = 0; point < values.length; point++) {
            int sign = Integer.signum(values[point]);
            int degree = board.neighbours(point, near);
            int foreign = 0;
            for (int i = 0; i < degree; i++) if (Integer.signum(values[near[i]]) != sign) foreign++;
            next[point] = sign * Math.max(0, Math.abs(values[point]) - foreign);
        }
        return next;
    }
}
