package tesuji.games.go.score;

import tesuji.games.go.Stones;

/**
 * Explicit control: an empty point belongs to the colour that holds all its neighbours (Śliwa 2013, §6.3.1).
 *
 * <p>Only eyes of a single point count. That is exact when no two empty points are adjacent, as at the end of a playout
 * that fills everything but eyes (Wieczorek 2009, §2.3).
 */
public record ExplicitControl() implements Estimator {
    @Override
    public String name() {
        return "explicit";
    }

    @Override
    public int[] estimate(Stones stones) {
        int[] signs = Estimator.signs(stones);
        int[] values = signs.clone();
        int[] near = new int[4];
        for (int point = 0; point < values.length; point++) {
            if (signs[point] != 0) continue;
            int degree = stones.neighbours(point, near);
            int sum = 0;
            for (int i = 0; i < degree; i++) sum += signs[near[i]];
            if (sum != 0 && Math.abs(sum) == degree) values[point] = Integer.signum(sum);
        }
        return values;
    }
}
