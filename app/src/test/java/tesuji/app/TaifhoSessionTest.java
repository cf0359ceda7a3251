package tesuji.app;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import tesuji.games.Games;

/** Taifho at the terminal: the board of the source, its questionnaire, and answers to moves that are none. */
final class TaifhoSessionTest {
    private static String play(String input, String... options) {
        String[] args = new String[options.length + 4];
        args[0] = "play";
        args[1] = "taifho";
        args[2] = "--second";
        args[3] = "human";
        System.arraycopy(options, 0, args, 4, options.length);
        Transcript transcript = Transcript.of(Games.library(), input, args);
        assertThat(transcript.code()).isZero();
        return transcript.out();
    }

    @Test
    void theBoardHasTheGlyphsAndNamesOfTheSource() {
        assertThat(play("quit\n"))
                .contains("9 │ △ ○ ◇ □ ◇ ○ □ △ │", "A B C D E F G H")
                .contains("▼ ◉ ◆ ■ ◆ ◉ ■ ▼");
        assertThat(play("quit\n", "--ascii"))
                .contains(" 0 | t c d s d c s t |", " 1 | . . .", " 9 | T C", "9 | T C D S D C S T |");
    }

    @Test
    void aSquareAloneShowsWhereItsPieceCanGo() {
        assertThat(play("b9\nquit\n", "--ascii")).contains("8 | * * * . . . . . |", "B9A8 B9B8 B9C8");
    }

    @Test
    void illegalMovesAreAnsweredWithWhatThePieceCanDo() {
        assertThat(play("A9A8\nA9Z1\nA5A4\nD0D1\nquit\n"))
                .contains("A9A8 is not legal here; legal from there is A9B8.")
                .contains("as in D9D8, or pass. Legal from there is A9B8.")
                .contains("A5A4 is not legal here; legal are D9D8, ")
                .contains("D0D1 is not legal here; legal are ");
    }

    @Test
    void theEndIsToldWithItsLengthAndReason() {
        assertThat(play("D9D8\nD0D1\nD8D9\nquit\n", "--ascii"))
                .containsSubsequence(
                        "9 | T C D S D C S T |",
                        "Green plays D8D9.",
                        "Blue (human) wins after 1.5 moves: Green's home row is full, Green's own pieces among those in it",
                        "game over>");
        Transcript capped =
                Transcript.of(Games.library(), "B9B8\nB0B1\nG9G8\nquit\n", "play", "taifho:cap=3", "--second", "human");
        assertThat(capped.out())
                .contains(
                        "Green (human) is ahead after 1.5 moves, when the cap of the rules cut the unfinished game off: "
                                + "it has advanced 2 rows, Blue 1.")
                .doesNotContain(" wins");
    }

    @Test
    void theQuestionnaireAsksForWhatThePlayerHas() {
        String menu = Transcript.of(Games.library(), "taifho\n\ntaifho-uct-hg\n0\n3.5\n\n1\n2\n0.01\n\nquit\nquit\n")
                .out();
        assertThat(menu)
                .containsSubsequence(
                        "Who is your opponent?",
                        "taifho-puct-hg",
                        "C, the weight of curiosity",
                        "Type a number larger than 0",
                        "steps, random moves before judging [6.0]",
                        "G, smaller punishes stragglers more [20.0]",
                        "Type a number larger than 1",
                        "seconds for a move [10.0]",
                        "Who starts?",
                        "Green (human)",
                        "Blue (taifho-uct-hg[c=3.5, steps=6, g=2.0])");
        assertThat(Transcript.of(Games.library(), "taifho\n\n1\n\nquit\nquit\n").out())
                .contains("Blue (random)")
                .doesNotContain("seconds for a move");
        assertThat(Transcript.of(Games.library(), "taifho\n\n8\nback\nquit\n").out())
                .contains("seconds for a move [1.0]", "Good-bye.");
    }
}
