package tesuji.web.job;

import java.util.List;
import java.util.Optional;
import tesuji.core.base.InputException;
import tesuji.core.game.Position;
import tesuji.desk.score.ScoreReport;
import tesuji.desk.score.StoneMarks;
import tesuji.games.go.GoPosition;

/**
 * A counted position of Go.
 *
 * @param score by the rules, such as {@code B+3.5}
 * @param dead the points of stones that are taken for dead
 * @param owners for each point 1 (Black), -1 (White) or 0
 * @param estimates what each estimator of territory says
 */
record ScoreAnswer(
        String score,
        String area,
        String territory,
        List<String> dead,
        List<String> unsettled,
        List<Integer> owners,
        List<EstimateAnswer> estimates) {
    /**
     * What one estimator says; the numbers of points are never summed up over estimators.
     *
     * @param values for each point, positive for Black
     */
    record EstimateAnswer(String name, int black, int white, String score, List<Integer> values) {}

    static ScoreAnswer of(Position position) {
        if (!(position instanceof GoPosition go)) throw new InputException("Only games of Go can be counted so.");
        ScoreReport report = ScoreReport.of(go, StoneMarks.of(go, StoneMarks.PLAYOUTS, List.of()), Optional.empty());
        return new ScoreAnswer(
                report.margin().toString(),
                report.sheet().area().margin().toString(),
                report.sheet().territory().margin().toString(),
                report.dead(),
                report.unsettled(),
                report.owners(),
                report.sheet().estimates().stream()
                        .map(estimate -> new EstimateAnswer(
                                estimate.name(),
                                estimate.black(),
                                estimate.white(),
                                report.sheet().margin(estimate).toString(),
                                estimate.values()))
                        .toList());
    }
}
