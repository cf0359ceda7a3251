package tesuji.games.go.knowledge;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import tesuji.core.eval.Parts;
import tesuji.core.eval.Prior;
import tesuji.core.game.Position;
import tesuji.games.Games;
import tesuji.games.go.GoGame;
import tesuji.games.go.part.GoParts;

final class PlayableTest {
    /** What may be played, by name. */
    private static List<String> playable(String diagram, int size) {
        GoGame game = (GoGame) Games.library().open("go:size=" + size);
        Position position = game.start();
        game.notation().place(diagram, position);
        Prior prior = new GoParts(game).prior(Parts.PLAYABLE);
        int[] moves = new int[game.maxLegalMoves()];
        float[] weights = new float[moves.length];
        int count = position.legalMoves(moves);
        prior.weigh(position, moves, count, weights);
        List<String> named = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            assertThat(weights[i]).isIn(0f, 1f);
            if (weights[i] > 0) named.add(game.notation().move(moves[i]));
        }
        return named;
    }

    /** A1 is an eye; C3 is none, since White stands on two of its diagonals. E1 would be suicide. */
    @Test
    void ownEyesAreNotFilled() {
        String board = """
                . . . . .
                . O X O .
                . X . X .
                X X X X O
                . X O O .
                move black
                """;
        assertThat(playable(board, 5)).contains("C3", "A5").doesNotContain("A1", "pass");
    }

    /** A3 is an eye of Black, which White may fill and Black may not; C1 is nobody's. */
    @Test
    void eyesOfTheOtherSideMayBeFilled() {
        String board = """
                . X O
                X X O
                O O .
                move white
                """;
        assertThat(playable(board, 3)).containsExactly("A3");
        assertThat(playable(board.replace("white", "black"), 3)).containsExactly("C1");
    }

    @Test
    void withoutAnotherMoveThereIsThePass() {
        String board = """
                . X .
                X X X
                X X X
                move black
                """;
        assertThat(playable(board, 3)).containsExactly("pass");
    }
}
