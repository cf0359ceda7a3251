package tesuji.games.go.score;

import java.util.Arrays;
import java.util.List;
import tesuji.games.go.Stones;

/**
 * What an estimator says about one board.
 *
 * @param name the estimator
 * @param black points with a positive value, Black's stones among them
 * @param white points with a negative value, White's stones among them
 * @param values the value of every point
 */
public record Estimate(String name, int black, int white, List<Integer> values) {
    public Estimate {
        values = List.copyOf(values);
    }

    public static Estimate of(Estimator estimator, Stones stones) {
        int[] values = estimator.estimate(stones);
        int black = 0;
        int white = 0;
        for (int value : values) {
            if (value > 0) black++;
            if (value < 0) white++;
        }
        return new Estimate(
                estimator.name(), black, white, Arrays.stream(values).boxed().toList());
    }

    /** How many points more Black has than White, before komi. */
    public int lead() {
        return black - white;
    }

    /** The result if the points were counted like this and White got so many half-points. */
    public Margin margin(int compensation) {
        return new Margin(2 * lead() - compensation);
    }
}
