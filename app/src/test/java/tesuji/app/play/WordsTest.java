package tesuji.app.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tesuji.app.board.Theme;
import tesuji.core.game.Game;
import tesuji.core.game.Heaps;
import tesuji.desk.round.GameResult;
import tesuji.desk.round.Round;
import tesuji.games.Games;

final class WordsTest {
    private static String result(Game game, Round round) {
        return new Words(Theme.of(game)).result(round.result().orElseThrow(), List.of("a", "b"));
    }

    /** Black has the middle row and with it all nine points; then both sides pass. */
    @ParameterizedTest
    @CsvSource({
        "0, Black wins by 9 points.",
        "0.5, Black wins by 8.5 points.",
        "8, Black wins by 1 point.",
        "9, The game is a draw.",
        "9.5, White wins by 0.5 points.",
        "11, White wins by 2 points."
    })
    void pointsAreCountedInWords(String komi, String sentence) {
        Round round = new Round(Games.library().open("go:size=3,komi=" + komi));
        for (String move : "B2 pass A2 pass C2 pass pass".split(" ")) round.play(round.legal(move));
        assertThat(round.isOver()).isTrue();
        assertThat(result(round.game(), round)).isEqualTo(sentence);
    }

    @Test
    void gamesWithoutMarginsJustHaveAWinner() {
        Round round = new Round(new Heaps(1, 1));
        round.play(round.legal("a1"));
        round.play(round.legal("b1"));
        assertThat(result(round.game(), round)).isEqualTo("White wins.");
        assertThat(result(Games.library().open("nim"), round)).isEqualTo("Second player wins.");
    }

    @Test
    void anAccountFollowsTheWinnerAndWhoPlayedIt() {
        Words words = new Words(Theme.of(Games.library().open("taifho")));
        List<String> names = List.of("human", "random");
        assertThat(words.result(new GameResult.Counted(-2, "", "after 42.0 moves: so it is", true), names))
                .isEqualTo("Blue (random) wins after 42.0 moves: so it is.");
        assertThat(words.result(new GameResult.Counted(1, "", "after 500.0 moves", false), names))
                .isEqualTo("Green (human) is ahead after 500.0 moves.");
    }

    @Test
    void aResignationNamesBothSides() {
        Round round = new Round(new Heaps(1, 1));
        round.resign(1);
        assertThat(result(round.game(), round)).isEqualTo("White resigns; Black wins.");
    }
}
