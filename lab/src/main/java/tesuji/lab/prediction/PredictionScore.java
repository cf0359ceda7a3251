package tesuji.lab.prediction;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * How well moves were guessed.
 *
 * @param positions those looked at
 * @param games those they come from
 * @param missed positions in which the expert's move was never simulated
 * @param quality the mean of {@link Guess#quality}
 * @param hitRate the share of positions in which the expert's move had most simulations
 */
public record PredictionScore(int positions, int games, int missed, BlockBootstrap quality, BlockBootstrap hitRate) {
    /**
     * One guess, as far as the score needs it.
     *
     * @param free empty points
     */
    public record Scored(String game, int free, int moves, int rank) {}

    /** The score of these guesses. */
    public static PredictionScore of(List<Scored> guesses) {
        Map<String, List<Double>> qualities = new LinkedHashMap<>();
        Map<String, List<Double>> hits = new LinkedHashMap<>();
        int missed = 0;
        for (Scored guess : guesses) {
            if (guess.rank() > guess.moves()) missed++;
            qualities
                    .computeIfAbsent(guess.game(), game -> new ArrayList<>())
                    .add(Guess.quality(guess.rank(), guess.moves(), guess.free()));
            hits.computeIfAbsent(guess.game(), game -> new ArrayList<>()).add(guess.rank() == 1 ? 1.0 : 0.0);
        }
        return new PredictionScore(
                guesses.size(),
                qualities.size(),
                missed,
                BlockBootstrap.ofShares(qualities.values()),
                BlockBootstrap.ofShares(hits.values()));
    }
}
