package tesuji.app.play;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import tesuji.app.Transcript;
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
        assertThat(play("A9A8\nA9Z1\nA5A4\nE5\nD0D1\nd0\nA9B9\npass\nquit\n"))
                .contains("A9A8 is not legal here: A9 cannot go to A8; legal from there is A9B8.")
                .contains("as in D9D8, or pass. Legal from there is A9B8.")
                .contains("A5 is empty; you can move A9, B9, C9, D9, E9, F9, G9, H9.")
                .contains("E5 is empty; you can move A9, ")
                .containsSubsequence(
                        "D0D1",
                        "D0 is Blue's piece, you play Green; you can move A9, ",
                        "d0",
                        "D0 is Blue's piece, you play Green; you can move A9, ")
                .contains("B9 is taken; legal from there is A9B8.")
                .contains("pass is not legal here: a side that can move may not pass; legal are D9D8, ");
    }

    /** As in the source: a piece, another piece instead, then the square where it goes. */
    @Test
    void aPieceIsChosenFirstAndThenItsTarget() {
        assertThat(play("B8\nB9\nD9\nE5\nD8\nD8\nquit\n", "--ascii"))
                .containsSubsequence(
                        "B8 is empty; you can move",
                        "B9A8 B9B8 B9C8",
                        "D9D8",
                        "D9 cannot go to E5; legal from there is D9D8.",
                        "Green plays D9D8.",
                        "D8 is Green's piece, you play Blue; you can move A0, ");
    }

    @Test
    void searchesCountWhatTheyCount() {
        String[] first = {"--first", "taifho-uct-h", "--simulations", "50", "--seed", "1"};
        assertThat(play("quit\n", first))
                .containsPattern("valuing its position at 0\\.[0-9]{3} after 50 playouts\\.")
                .doesNotContain("iterations")
                .doesNotContain("chances");
        assertThat(play("debug\nquit\n", "--debug", first[0], first[1], first[2], first[3], first[4], first[5]))
                .contains("taifho-uct-h: 14 root children, 50 iterations.");
        assertThat(play("D0D1\ndebug\nhint\nquit\n", "--debug", "--first", "taifho-strong", "--simulations", "600"))
                .contains(" positions.")
                .contains("taifho-strong: 14 legal moves, ")
                .containsPattern(" value +positions")
                .doesNotContain("win rate")
                .doesNotContain("chances")
                .doesNotContain("playouts");
    }

    @Test
    void theEndIsToldWithItsLengthAndReason() {
        assertThat(play("D9D8\nD0D1\nD8D9\nquit\n", "--ascii"))
                .containsSubsequence(
                        "9 | T C D S D C S T |",
                        "Green plays D8D9.",
                        "Blue (human) wins after 1.5 moves: Green's home row is full, Green's own pieces among"
                                + " those in it",
                        "phase    side   moves  rows won a move  squares a move",
                        "opening  Green      2             0.00            1.00",
                        "opening  Blue       1             1.00            1.00",
                        "game over>");
        Transcript capped =
                Transcript.of(Games.library(), "B9B8\nB0B1\nG9G8\nquit\n", "play", "taifho:cap=3", "--second", "human");
        assertThat(capped.out())
                .contains("Green (human) is ahead after 1.5 moves, when the cap of the rules cut the unfinished"
                        + " game off: "
                        + "it has advanced 2 rows, Blue 1.")
                .doesNotContain(" wins");
    }

    @Test
    void theQuestionnaireAsksForWhatThePlayerHas() {
        String answers = "taifho\n\ntaifho-uct-hg\n0\n3.5\n2.5\n0\n\n1\n2\n0.0004\n0.01\n\nquit\nquit\n";
        String menu = Transcript.of(Games.library(), answers, "menu").out();
        assertThat(menu)
                .containsSubsequence(
                        "Who is your opponent?",
                        "taifho-puct-hg",
                        "C, the weight of curiosity",
                        "Type a number larger than 0",
                        "steps, random moves before judging [6]> 2.5",
                        "Type a whole number from 1 to 9999, or Enter for 6.",
                        "judging [6]> 0",
                        "Type a whole number from 1 to 9999, or Enter for 6.",
                        "G, smaller punishes stragglers more [20]> 1",
                        "Type a number larger than 1",
                        "seconds for a move [10]> 0.0004",
                        "Type a number of seconds from 0.001 to 100000, or Enter for 10.",
                        "Which colour do you play?",
                        "1  green",
                        "1-3 [1]>",
                        "Green (human)",
                        "Blue (taifho-uct-hg[c=3.5, steps=6, g=2])");
        assertThat(Transcript.of(Games.library(), "taifho\n\n1\n\nquit\nquit\n", "menu")
                        .out())
                .contains("Blue (random)")
                .doesNotContain("seconds for a move");
        assertThat(Transcript.of(Games.library(), "taifho\n\n8\nback\nquit\n", "menu")
                        .out())
                .contains("seconds for a move [1]", "Good-bye.");
    }

    @Test
    void theColourIsAskedByItsName() {
        assertThat(Transcript.of(Games.library(), "taifho\n\nrandom\nblue\nquit\nquit\n", "menu")
                        .out())
                .contains("Green (random)", "Blue (human)", "Blue to move>");
        assertThat(Transcript.of(Games.library(), "taifho\n\nrandom\nback\nquit\n", "menu")
                        .out())
                .doesNotContain("Green (")
                .endsWith("Good-bye.\n");
    }

    @Test
    void twoPeopleOrTwoProgramsMayPlay() {
        assertThat(Transcript.of(Games.library(), "taifho\n\nhuman\nquit\nquit\n", "menu")
                        .out())
                .contains("Green (human)", "Blue (human)")
                .doesNotContain("Which colour");
        // with two moves no home row can be full again, whatever is played
        assertThat(Transcript.of(Games.library(), "taifho\ncap=2\nwatch\nrandom\ntaifho-uct\n\n0.01\nquit\n", "menu")
                        .out())
                .containsSubsequence(
                        "Who plays Green?",
                        "Who plays Blue?",
                        "Green (random)",
                        "Blue (taifho-uct[c=1.4142135623730951])",
                        " after 1.0 moves, when the cap of the rules cut the unfinished game off",
                        "menu> quit");
    }

    @Test
    void aNewGameBeginsWithoutAnybodyLeaving() {
        assertThat(play("D9D8\nD0D1\nD8D9\nD9D8\nnew\nE9D8\nquit\n"))
                .containsSubsequence(
                        "Blue (human) wins",
                        "The game is over; you can type undo, save FILE, new or quit.",
                        "move 1",
                        "A new game.",
                        "Green plays E9D8.");
    }
}
