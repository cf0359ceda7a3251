package tesuji.games.go.part;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import tesuji.core.base.InputException;
import tesuji.core.eval.Parts;
import tesuji.core.eval.UniformPlayout;
import tesuji.games.Games;
import tesuji.games.go.GoGame;
import tesuji.games.go.knowledge.TacticalAdvisor;
import tesuji.games.go.playout.LightPlayout;
import tesuji.games.go.playout.StrongPlayout;

class GoPartsTest {
    private final GoGame game = (GoGame) Games.library().open("go:size=9");
    private final Parts parts = Games.parts(game);

    @Test
    void playouts() {
        assertThat(parts.playout(Parts.STANDARD)).isInstanceOf(StrongPlayout.class);
        assertThat(parts.playout("light")).isInstanceOf(LightPlayout.class);
        assertThat(parts.playout("Strong[ladder=0.5]")).isInstanceOf(StrongPlayout.class);
        assertThat(parts.playout("uniform")).isInstanceOf(UniformPlayout.class);
        assertThatThrownBy(() -> parts.playout("heavy"))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("Strong, Light");
    }

    @Test
    void advisorsAndPriors() {
        assertThat(parts.advisor(Parts.STANDARD)).isInstanceOf(TacticalAdvisor.class);
        int[] moves = new int[game.maxLegalMoves()];
        int count = game.start().legalMoves(moves);
        float[] weights = new float[count];
        parts.prior(Parts.STANDARD).weigh(game.start(), moves, count, weights);
        float sum = 0;
        for (float weight : weights) {
            assertThat(weight).isPositive();
            sum += weight;
        }
        assertThat(sum).isBetween(0.999f, 1.001f);
        parts.prior("uniform").weigh(game.start(), moves, count, weights);
        assertThat(weights).containsOnly(1);
    }

    @Test
    void goHasNoHeuristics() {
        assertThat(parts.heuristics()).isEmpty();
    }

    @Test
    void passing() {
        assertThat(parts.passPolicy()).isPresent();
    }
}
