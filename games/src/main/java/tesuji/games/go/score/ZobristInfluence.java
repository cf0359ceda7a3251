package tesuji.games.go.score;

import tesuji.games.go.Stones;

/**
 * Influence that radiates from the stones (Zobrist 1969; Śliwa 2013, §6.3.1): stones start with ±{@value #START}, and
 * {@value #PASSES} times every point adds its positive and subtracts its negative neighbours:
 *
 * <pre>v' = v + #{neighbours &gt; 0} − #{neighbours &lt; 0}</pre>
 *
 * <p>All points of a pass look at the values before it.
 */
public record ZobristInfluence() implements Estimator {
    /** The value of a stone before the first pass. */
    static final int START = 64;

    private static final int PASSES = 4;

    @Override
    public String name() {
        return "zobrist";
    }

    @Override
    public int[] estimate(Stones stones) {
        int[] values = Estimator.signs(stones);
        for (int point = 0; point < values.length; point++) values[point] *= START;
        for (int pass = 0; pass < PASSES; pass++) values = radiate(stones, values);
        return values;
    }

    private static int[] radiate(Stones board, int[] values) {
        int[] next = values.clone();
        int[] near = new int[4];
        for (int point = 0; point < values.length; point++) {
            int degree = board.neighbours(point, near);
            for (int i = 0; i < degree; i++) next[point] += Integer.signum(values[near[i]]);
        }
        return next;
    }
}
