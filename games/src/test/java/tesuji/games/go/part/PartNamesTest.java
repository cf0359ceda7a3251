package tesuji.games.go.part;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tesuji.core.base.InputException;
import tesuji.core.base.Rng;
import tesuji.core.eval.Line;
import tesuji.core.eval.Parts;
import tesuji.games.Games;
import tesuji.games.go.GoGame;
import tesuji.games.go.playout.GoPassPolicy;

/** Every part of Go that a recipe can name works. */
final class PartNamesTest {
    private static final GoGame GAME = (GoGame) Games.library().open("go:size=7");

    private final Parts parts = Games.parts(GAME);

    @ParameterizedTest
    @ValueSource(
            strings = {
                "ordered",
                "ordered[attack=false, capture=false]",
                "DrakeUurtamo",
                "UrgencyBased[pattern=0]",
                "SequenceLike[tries=0]",
                "OpeningLines[then=Ordered]"
            })
    void playouts(String name) {
        Line line = new Line(0);
        parts.playout(name).finish(GAME.start(), new Rng(1), line);
        assertThat(line.length()).isGreaterThan(20);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"standard", "uniform", "tactical", "ProgressiveHeuristic[fight=true]", "BradleyTerry[line=false]"
            })
    void priors(String name) {
        float[] weights = new float[50];
        int[] moves = new int[50];
        int count = GAME.start().legalMoves(moves);
        parts.prior(name).weigh(GAME.start(), moves, count, weights);
        assertThat(weights[24]).isPositive();
    }

    @Test
    void unknownNames() {
        assertThatThrownBy(() -> parts.prior("Elo"))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("BradleyTerry");
    }

    @Test
    void passPolicy() {
        assertThat(parts.passPolicy()).containsInstanceOf(GoPassPolicy.class);
    }
}
