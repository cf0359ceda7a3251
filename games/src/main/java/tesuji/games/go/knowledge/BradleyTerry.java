package tesuji.games.go.knowledge;

import tesuji.games.go.GoGame;

/**
 * The recipe of {@link FeaturePrior}: the strength γ of each feature in a generalised Bradley–Terry model (Coulom
 * 2007); 1 leaves a feature out. The model is Coulom's; the numbers are ours, set by hand, not learnt.
 *
 * @param capture takes stones
 * @param escape saves own stones from atari
 * @param selfAtari has one liberty afterwards and takes nothing
 * @param eye fills an own eye
 * @param pattern makes a good 3×3 shape
 * @param distance whether the distances to the last move and the one before it count
 * @param line whether the distance to the edge counts
 */
public record BradleyTerry(
        double capture, double escape, double selfAtari, double eye, double pattern, boolean distance, boolean line)
        implements GoPrior {
    public static final BradleyTerry STANDARD = new BradleyTerry(30, 10, 0.06, 0.01, 4, true, true);

    public BradleyTerry {
        for (double gamma : new double[] {capture, escape, selfAtari, eye, pattern}) {
            if (!(gamma > 0 && gamma <= 1e6)) {
                throw new IllegalArgumentException("strengths must be positive and at most a million");
            }
        }
    }

    @Override
    public FeaturePrior on(GoGame game) {
        return new FeaturePrior(game, this);
    }
}
