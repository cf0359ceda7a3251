package tesuji.games.go.score;

import tesuji.games.go.Stones;

/** Direct control: an empty point belongs to the only colour that touches it (Śliwa 2013, §6.3.1). */
public record DirectControl() implements Estimator {
    @Override
    public String name() {
        return "direct";
    }

    @Override
    public int[] estimate(Stones stones) {
        int[] signs = Estimator.signs(stones);
        int[] values = signs.clone();
        int[] near = new int[4];
        for (int point = 0; point < values.length; point++) {
            if (signs[point] != 0) continue;
            int degree = stones.neighbours(point, near);
            int least = 0;
            int most = 0;
            for (int i = 0; i < degree; i++) {
                least = Math.min(least, signs[near[i]]);
                most = Math.max(most, signs[near[i]]);
            }
            values[point] = least + most; // both colours cancel
        }
        return values;
    }
}
