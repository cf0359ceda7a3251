package tesuji.games.go.score;

import tesuji.games.go.Stones;

/**
 * Morphology whose undecided points go to the nearer colour (Śliwa 2013, §6.3.2): erosion wipes out what is not sure,
 * {@link DistanceControl} divides it.
 *
 * @param sure the operator that speaks first
 */
public record Divided(Bouzy sure) implements Estimator {
    /** What the names of these estimators end with. */
    static final String SUFFIX = "+distance";

    @Override
    public String name() {
        return sure.name() + SUFFIX;
    }

    @Override
    public int[] estimate(Stones stones) {
        int[] values = sure.estimate(stones);
        int[] nearer = new DistanceControl().estimate(stones);
        for (int point = 0; point < values.length; point++) {
            if (values[point] == 0) values[point] = nearer[point];
        }
        return values;
    }
}
