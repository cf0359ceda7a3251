package tesuji.web.network;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import tesuji.core.eval.Evaluation;
import tesuji.core.game.Game;
import tesuji.core.game.Position;
import tesuji.games.Games;

/** Evaluations are those of the first side; a page is told those of the side to move. */
final class FirstLookTest {
    private static FirstLook look(String... moves) {
        Game game = Games.library().open("go:size=7");
        Position position = game.start();
        for (String move : moves) position.play(game.notation().move(move));
        Evaluation evaluation = new Evaluation(game.moveLimit(), 49);
        evaluation.value(0.5f);
        evaluation.lead(3);
        evaluation.policy()[game.notation().move("C3")] = 0.25f;
        evaluation.policy()[game.notation().move("D4")] = 0.75f;
        evaluation.ownership()[0] = -0.456f;
        return FirstLook.of("net", position, evaluation);
    }

    @Test
    void valuesAreThoseOfTheSideToMove() {
        assertThat(look().value()).isEqualTo(0.75);
        assertThat(look().lead()).isEqualTo(3);
        assertThat(look("A1").value()).isEqualTo(0.25);
        assertThat(look("A1").lead()).isEqualTo(-3);
        assertThat(look("A1").ownership().get(0)).isEqualTo(-0.46);
    }

    @Test
    void likelyMovesComeFirstAndIllegalOnesNotAtAll() {
        assertThat(look().policy()).extracting(FirstLook.LikelyMove::move).containsExactly("D4", "C3");
        assertThat(look("D4").policy()).extracting(FirstLook.LikelyMove::move).containsExactly("C3");
    }
}
