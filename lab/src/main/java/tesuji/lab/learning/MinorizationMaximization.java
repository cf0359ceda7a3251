package tesuji.lab.learning;

import java.util.Arrays;
import tesuji.core.base.Hot;

/**
 * The strengths that make the winners of all competitions most likely, by minorization–maximization (Hunter 2004;
 * Coulom 2007). A team wins with the probability of its strength, the product of those of its members, among the
 * strengths of all teams. For each feature in turn the strength γᵢ of every level i becomes Wᵢ / Σⱼ (Cᵢⱼ / Eⱼ), where
 * Wᵢ are its wins, Cᵢⱼ is the strength of its team mates in competition j, over all teams with i, and Eⱼ the strength
 * of all teams. No step makes the winners, those of the prior included, less likely. All levels of a feature may change
 * at once, since no team has two of them; two features may not.
 *
 * <p>The prior is Coulom's: every level has won once and lost once against an opponent of strength 1 besides, which
 * keeps strengths finite. Level 0 always has the strength 1.
 */
final class MinorizationMaximization {
    private final Competitions competitions;
    private final double[][] gammas;
    private final double[][] wins;
    /** Of all teams, competition after competition. */
    private final double[] strengths;

    /** Begins with all strengths 1; {@code levels} is the highest level of each feature. */
    MinorizationMaximization(Competitions competitions, int... levels) {
        if (levels.length != competitions.features()) throw new IllegalArgumentException("features " + levels.length);
        this.competitions = competitions;
        gammas = new double[levels.length][];
        wins = new double[levels.length][];
        for (int feature = 0; feature < levels.length; feature++) {
            gammas[feature] = new double[levels[feature] + 1];
            Arrays.fill(gammas[feature], 1);
            wins[feature] = new double[levels[feature] + 1];
            for (int i = 0; i < competitions.count(); i++)
                wins[feature][competitions.levels(i)[feature]]++;
        }
        strengths = new double[competitions.teams()];
        Arrays.fill(strengths, 1);
    }

    /** Improves the strengths of every feature once. */
    void iterate() {
        for (int feature = 0; feature < gammas.length; feature++) improve(feature);
    }

    private void improve(int feature) {
        double[] gamma = gammas[feature];
        double[] mates = mates(feature);
        double[] factors = new double[gamma.length];
        factors[0] = 1;
        for (int level = 1; level < gamma.length; level++) {
            double better = (wins[feature][level] + 1) / (mates[level] + 2 / (gamma[level] + 1));
            factors[level] = better / gamma[level];
            gamma[level] = better;
        }
        scale(feature, factors);
    }

    /** Σⱼ Cᵢⱼ / Eⱼ for each level i of a feature. */
    @Hot
    private double[] mates(int feature) {
        double[] gamma = gammas[feature];
        double[] mates = new double[gamma.length];
        int features = gammas.length;
        int begin = 0;
        for (int i = 0; i < competitions.count(); i++) {
            int[] levels = competitions.levels(i);
            int end = begin + levels.length / features;
            double all = sum(begin, end);
            for (int team = begin, at = feature; team < end; team++, at += features) {
                mates[levels[at]] += strengths[team] / (gamma[levels[at]] * all);
            }
            begin = end;
        }
        return mates;
    }

    @Hot
    private double sum(int begin, int end) {
        double sum = 0;
        for (int team = begin; team < end; team++) sum += strengths[team];
        return sum;
    }

    @Hot
    private void scale(int feature, double[] factors) {
        int features = gammas.length;
        int team = 0;
        for (int i = 0; i < competitions.count(); i++) {
            int[] levels = competitions.levels(i);
            for (int at = feature; at < levels.length; at += features) strengths[team++] *= factors[levels[at]];
        }
    }

    /** The mean logarithm of the probability of the winners: Coulom's mean log-evidence. */
    double meanLogEvidence() {
        double sum = 0;
        int begin = 0;
        for (int i = 0; i < competitions.count(); i++) {
            int end = begin + competitions.levels(i).length / gammas.length;
            sum += Math.log(strengths[begin] / sum(begin, end));
            begin = end;
        }
        return sum / competitions.count();
    }

    /** The strength of a level of a feature. */
    double gamma(int feature, int level) {
        return gammas[feature][level];
    }
}
