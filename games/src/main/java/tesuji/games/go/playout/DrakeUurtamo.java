package tesuji.games.go.playout;

import tesuji.games.go.GoGame;

/**
 * The recipe of {@link RoulettePlayout}: with which probability each kind of move is drawn. Together they make 1
 * (Drake and Uurtamo 2007; the numbers are those of Śliwa 2013, §4.4).
 *
 * @param random any move
 * @param proximity near the last move
 * @param lines not on the two outer lines
 * @param first the move chosen most often in the tree
 * @param second the reply chosen most often in the tree
 */
public record DrakeUurtamo(double random, double proximity, double lines, double first, double second)
        implements GoPlayout {
    public static final DrakeUurtamo STANDARD = new DrakeUurtamo(0.5, 0.2, 0.15, 0.1, 0.05);

    private static final double ROUNDING = 1e-9;

    public DrakeUurtamo {
        for (double p : new double[] {random, proximity, lines, first, second}) {
            if (!(p >= 0 && p <= 1)) throw new IllegalArgumentException("probabilities lie between 0 and 1");
        }
        if (Math.abs(random + proximity + lines + first + second - 1) > ROUNDING) {
            throw new IllegalArgumentException("the five probabilities must add up to 1");
        }
    }

    @Override
    public RoulettePlayout on(GoGame game) {
        return new RoulettePlayout(game, this);
    }
}
