package tesuji.app.learning;

import java.util.List;
import org.jspecify.annotations.Nullable;
import tesuji.lab.learning.PredictionRate;

/**
 * What {@code tesuji train} found; it becomes JSON unchanged.
 *
 * @param games learnt from
 * @param skipped files that could not be used
 * @param positions learnt from
 * @param patterns known
 * @param meanLogEvidence of the moves learnt from
 * @param tests how well the moves of the other games are predicted, a row for each size of the board
 * @param file with the strengths, if one was written
 */
record TrainAnswer(
        int games,
        int skipped,
        int positions,
        int patterns,
        double meanLogEvidence,
        List<Test> tests,
        @Nullable String file) {
    TrainAnswer {
        tests = List.copyOf(tests);
    }

    /** A {@link PredictionRate} of the games on boards of one size. */
    record Test(int size, int games, int positions, double top1, double top5, double top10, double meanLogEvidence) {
        static Test of(int size, PredictionRate rate) {
            return new Test(
                    size,
                    rate.games(),
                    rate.positions(),
                    rate.top1(),
                    rate.top5(),
                    rate.top10(),
                    rate.meanLogEvidence());
        }
    }
}
