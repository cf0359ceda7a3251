package tesuji.games.go.record;

import static org.assertj.core.api.Assertions.assertThat;

import com.code_intelligence.jazzer.junit.FuzzTest;
import tesuji.core.base.InputException;
import tesuji.games.sgf.Sgf;

/**
 * Any bytes are a game of Go or refused with one sentence, and a game that was read is the same after writing.
 *
 * <p>Runs the stored inputs only; with {@code JAZZER_FUZZ=1} in the environment it looks for new ones.
 */
final class GoSgfFuzzTest {
    @FuzzTest(maxDuration = "5m")
    void readsOrRefuses(byte[] bytes) {
        GoRecord game;
        try {
            game = GoSgf.mainLine(Sgf.parse("fuzz", bytes).first()).game();
        } catch (InputException refused) {
            assertThat(refused.getMessage()).matches("fuzz, line [0-9]+, column [0-9]+: [^\\n\\r]*\\.");
            return;
        }
        assertThat(GoSgf.mainLine(GoSgf.tree(game, "1")).game()).isEqualTo(game);
    }
}
