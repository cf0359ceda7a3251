package tesuji.mcts.puct;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tesuji.core.eval.Evaluator;
import tesuji.core.game.Game;
import tesuji.core.game.GameRecord;
import tesuji.core.play.Limits;
import tesuji.games.Games;

/** The pass that would end a game of Go. */
final class EndingExplorationTest {
    /** Black has the whole board, and White has just passed. */
    private static final String WON = """
            . . . . .
            X X X X X
            . X . X .
            X . X . X
            . X . X .
            passes 1
            """;

    private static final Game GAME = Games.library().open("go:size=5,rules=tromp-taylor");
    private static final int PASS = GAME.notation().move("pass");

    /** Finds the game even until it is over, and a pass so likely. */
    private static PuctReport search(float pass, String hacks, String board, int visits) {
        Evaluator evaluator = (positions, count, into) -> {
            for (int i = 0; i < count; i++) {
                into[i].value(positions[i].isOver() ? 1 : 0);
                Arrays.fill(into[i].policy(), 1);
                into[i].policy()[PASS] = pass;
            }
        };
        PuctPlayer player = new PuctPlayer(
                "test",
                GAME,
                PuctParameters.STANDARD.with("enableMorePassingHacks", hacks),
                () -> evaluator,
                Optional.empty(),
                new PuctPlayer.Resources(Long.MAX_VALUE, 1, 1, ""));
        player.choose(new GameRecord(GAME.id(), board, List.of()), Limits.steps(visits));
        return player.report(false);
    }

    private static boolean tried(PuctReport report, int move) {
        return report.moves().stream().anyMatch(each -> each.move() == move);
    }

    @ParameterizedTest
    @CsvSource({"3, true, false", "4, true, true", "40, true, true", "40, false, false"})
    void isTriedHoweverUnlikelyItLooks(int visits, String hacks, boolean expected) {
        assertThat(tried(search(1e-9f, hacks, WON, visits), PASS)).isEqualTo(expected);
    }

    /** It wins at once, so that the search returns to it although it was thought unlikely. */
    @Test
    void isFoundToWin() {
        PuctReport report = search(1e-9f, "true", WON, 100);
        assertThat(report.moves().get(0).move()).isEqualTo(PASS);
        assertThat(report.winLoss()).isGreaterThan(0.5);
    }

    @Test
    void aPassThatEndsNothingIsLeftToThePriors() {
        String before = WON.replace("passes 1\n", "");
        assertThat(tried(search(1e-9f, "true", before, 40), PASS)).isFalse();
    }

    /** A judge that sees nothing but the pass hides what else there is. */
    @ParameterizedTest
    @CsvSource({"true, 2", "false, 1"})
    void isNotTheOnlyMove(String hacks, int moves) {
        assertThat(search(1e9f, hacks, WON, 20).moves()).hasSize(moves);
    }
}
