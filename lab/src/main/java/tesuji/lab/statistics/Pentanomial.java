package tesuji.lab.statistics;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import tesuji.lab.statistics.distribution.StudentT;

/**
 * The results of pairs of games with sides exchanged, as one player sees them: a pair brings 0, ½, 1, 1½ or 2 points.
 *
 * <p>Both games of a pair are not independent: they share an opening, and an opening that favours one side gives each
 * player one win. A pair is therefore one observation, and the variance is that over pairs. It is mostly smaller than
 * that of as many independent games, so that the interval is narrower than Wilson's; where players repeat the same game
 * it is larger.
 *
 * @param counts how many pairs brought 0, ½, 1, 1½ and 2 points
 * @param unpaired games whose partner was not played; they are counted nowhere here
 */
public record Pentanomial(List<Integer> counts, int unpaired) {
    public static final int OUTCOMES = 5;
    public static final Pentanomial NONE = new Pentanomial(Collections.nCopies(OUTCOMES, 0), 0);

    private static final double LEVEL = 0.95;

    /**
     * A score per game and the 95 % interval of the long run.
     *
     * @param score from 0 to 1; NaN without pairs
     */
    public record Estimate(double score, double low, double high) {
        /** The same on the scale of Elo. */
        public Elo elo() {
            return new Elo(Elo.difference(score), Elo.difference(low), Elo.difference(high));
        }
    }

    public Pentanomial {
        counts = List.copyOf(counts);
        if (counts.size() != OUTCOMES || counts.stream().anyMatch(count -> count < 0) || unpaired < 0) {
            throw new IllegalArgumentException(counts + " pairs, " + unpaired + " games without a partner");
        }
    }

    /** With one more pair: the results of both games, positive for a win, negative for a loss, 0 for a draw. */
    public Pentanomial withPair(int one, int other) {
        List<Integer> more = new ArrayList<>(counts);
        int halves = 2 + Integer.signum(one) + Integer.signum(other);
        more.set(halves, more.get(halves) + 1);
        return new Pentanomial(more, unpaired);
    }

    public int pairs() {
        return counts.stream().mapToInt(Integer::intValue).sum();
    }

    /** Points per game, from 0 to 1; NaN without pairs. */
    public double score() {
        double sum = 0;
        for (int i = 0; i < OUTCOMES; i++) sum += counts.get(i) * share(i);
        return sum / pairs();
    }

    /** The variance of the scores of pairs, each from 0 to 1, as the sample lets expect it; NaN below two pairs. */
    public double variance() {
        double score = score();
        double sum = 0;
        for (int i = 0; i < OUTCOMES; i++) sum += counts.get(i) * (share(i) - score) * (share(i) - score);
        return pairs() < 2 ? Double.NaN : sum / (pairs() - 1);
    }

    /**
     * The score and its interval: as many standard errors as Student's distribution asks for, within 0 and 1. If all
     * pairs came out alike there is no variance to tell from. Then at most 1 − 0.05^(1/n) of all pairs come out
     * otherwise, with 95 % confidence, and the interval is what these could change at most.
     */
    public Estimate estimate() {
        int n = pairs();
        double score = score();
        if (n == 0) return new Estimate(score, 0, 1);
        if (Collections.max(counts) == n) {
            double others = 1 - Math.pow(1 - LEVEL, 1.0 / n);
            return new Estimate(score, score * (1 - others), score + (1 - score) * others);
        }
        double reach = new StudentT(n - 1.0).quantile((1 + LEVEL) / 2) * Math.sqrt(variance() / n);
        return new Estimate(score, Math.max(0, score - reach), Math.min(1, score + reach));
    }

    private static double share(int halves) {
        return halves / (OUTCOMES - 1.0);
    }
}
