package tesuji.mcts.puct;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tesuji.core.eval.Evaluator;
import tesuji.core.game.Game;
import tesuji.core.game.GameRecord;
import tesuji.core.play.Limits;
import tesuji.games.Games;

/** How much evaluations count. */
final class PuctUtilityTest {
    private static PuctNode node(double score, double outcomeError, double scoreError) {
        return new PuctNode(
                0, new int[1], new float[1], 0, score, score * score, score, outcomeError, scoreError, null);
    }

    private static PuctUtility utility(PuctParameters parameters, double expected) {
        PuctUtility utility = new PuctUtility(parameters, 9);
        utility.expect(expected, true);
        return utility;
    }

    /**
     * 0.25 / (error + 0.25/8). A point is worth 2/π·(0.1·18/(18² + s²) + 0.3·6.75/(6.75² + (s − c)²)), where c is
     * 0.8 of the expected score: 0.03183 at 0 and 0.02871 at 10, if 10 are expected.
     */
    @ParameterizedTest
    @CsvSource({
        "0, 0, 0, 0, 8",
        "0, 0, 0.25, 0, 0.888889",
        "0, 0, 1, 0, 0.242424",
        "0, 0, 0.1, 5, 0.860867",
        "10, 10, 0.1, 5, 0.909698"
    })
    void whatIsSurerCountsMore(double expected, double score, double outcome, double points, double weight) {
        PuctNode node = node(score, outcome, points);
        assertThat(utility(PuctParameters.STANDARD, expected).weight(node)).isCloseTo(weight, within(1e-5));
    }

    @Test
    void thePowerIsAParameter() {
        PuctParameters roots = PuctParameters.STANDARD.with("uncertaintyExponent", "0.5");
        assertThat(utility(roots, 0).weight(node(0, 0.25, 0))).isCloseTo(0.25 / (0.5 + 0.25 / 8), within(1e-9));
    }

    @Test
    void withoutErrorsEverythingCountsOnce() {
        assertThat(utility(PuctParameters.STANDARD, 0).weight(node(0, -1, -1))).isEqualTo(1);
        PuctUtility silent = new PuctUtility(PuctParameters.STANDARD, 9);
        silent.expect(0, false);
        assertThat(silent.weight(node(0, 0, 0))).as("a finished game").isEqualTo(1);
        PuctParameters off = PuctParameters.STANDARD.with("useUncertainty", "false");
        assertThat(utility(off, 0).weight(node(0, 0.5, 3))).isEqualTo(1);
    }

    /** Half a point less, as the side to move sees it; other moves keep their value. */
    @ParameterizedTest
    @CsvSource({"0, 1", "1, -1"})
    void pointlessMovesLosePoints(int side, double sign) {
        PuctUtility utility = utility(PuctParameters.STANDARD, 0);
        PuctNode root = new PuctNode(side, new int[2], new float[2], 0, 0, 0, 0, -1, -1, null);
        PuctNode child = node(3, -1, -1);
        new PuctBackup(PuctParameters.STANDARD, utility).begin(child);
        double value = sign * utility.of(0, 3, 9);
        assertThat(utility.ofMove(root, child, 0)).isCloseTo(value, within(1e-9));
        root.fines = new float[] {0.5f, 0};
        double less = 3 - sign * 0.5;
        assertThat(utility.ofMove(root, child, 0)).isCloseTo(sign * utility.of(0, less, less * less), within(1e-9));
        assertThat(utility.ofMove(root, child, 0)).isLessThan(value);
        assertThat(utility.ofMove(root, child, 1)).isCloseTo(value, within(1e-9));
    }

    /** X wins at once with c1: that child is certain, its siblings are not. */
    @Test
    void aFinishedGameCountsMost() {
        Game game = Games.library().open("tictactoe");
        Evaluator unsure = (positions, count, into) -> {
            for (int i = 0; i < count; i++) {
                into[i].value(0);
                Arrays.fill(into[i].policy(), 1);
                into[i].errors(0.5f, 0);
            }
        };
        PuctPlayer player = new PuctPlayer(
                "test",
                game,
                PuctParameters.STANDARD,
                () -> unsure,
                Optional.empty(),
                new PuctPlayer.Resources(Long.MAX_VALUE, 1, 1, ""));
        GameRecord record = GameRecord.of(game);
        for (String move : new String[] {"a1", "a3", "b1", "c3"})
            record = record.then(game.notation().move(move));
        player.choose(record, Limits.steps(6));
        int winning = game.notation().move("c1");
        for (PuctReport.MoveReport move : player.report(false).moves()) {
            double each = move.weight() / move.visits();
            assertThat(each).isCloseTo(move.move() == winning ? 8 : 0.25 / (0.5 + 0.25 / 8), within(1e-6));
        }
    }
}
