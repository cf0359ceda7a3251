package tesuji.games.go.score;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tesuji.core.game.Game;
import tesuji.core.game.Position;
import tesuji.core.game.ResultTable;
import tesuji.core.game.Termination;
import tesuji.games.Games;

final class SliwaTableTest {
    private final Game game = Games.library().open("go:size=3,komi=0.5");
    private final ResultTable table = game.resultTable().orElseThrow();

    private Position after(String... moves) {
        Position position = game.start();
        for (String move : moves) position.play(game.notation().move(move));
        return position;
    }

    /** The fields a to v of Śliwa 2013, §6.4.3. */
    @Test
    void hasTheTwentyTwoFieldsInTheirOrder() {
        assertThat(table.columns().stream().map(ResultTable.Column::title))
                .containsExactly(
                        "startDate",
                        "startTime",
                        "freeMemMB",
                        "treeMemMB",
                        "maxNodesK",
                        "threads",
                        "boardSize",
                        "timeLimitSec",
                        "strategy",
                        "moveCriterion",
                        "komi",
                        "capturedBlack",
                        "capturedWhite",
                        "blackOnBoard",
                        "whiteOnBoard",
                        "moves",
                        "endReason",
                        "winner",
                        "margin",
                        "simsPerSec",
                        "endDate",
                        "endTime");
    }

    @Test
    void theBoardAtTheEndIsCounted() {
        Position end = after("A2", "A1", "B1", "C3", "B2");
        assertThat(table.facts(end, Termination.LIMIT, OptionalInt.empty()))
                .containsExactly(
                        Map.entry("size", 3),
                        Map.entry("komi", "0.5"),
                        Map.entry("capturedBlack", 0),
                        Map.entry("capturedWhite", 1),
                        Map.entry("blackOnBoard", 3),
                        Map.entry("whiteOnBoard", 1),
                        Map.entry("endReason", "[m]"));
    }

    @Test
    void theOrderOfThePassesIsTold() {
        assertThat(table.facts(after("B2", "pass", "pass"), Termination.PASSES, OptionalInt.of(0)))
                .containsEntry("endReason", "W[]B[]");
        assertThat(table.facts(after("B2", "A1", "pass", "pass"), Termination.PASSES, OptionalInt.of(0)))
                .containsEntry("endReason", "B[]W[]");
    }

    @ParameterizedTest
    @CsvSource({"RESIGNATION, 1, B[r]", "RESIGNATION, 0, W[r]", "ILLEGAL, 1, B[i]", "CRASH, 0, W[c]", "TIME, 1, B[t]"})
    void whoeverLosesIsNamed(Termination termination, int winner, String reason) {
        assertThat(table.facts(after("B2"), termination, OptionalInt.of(winner)))
                .containsEntry("endReason", reason);
    }
}
