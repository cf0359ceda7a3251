package tesuji.app.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.FilterWriter;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringReader;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tesuji.app.Transcript;
import tesuji.app.terminal.Console;
import tesuji.app.terminal.PlainLines;
import tesuji.app.terminal.Style;
import tesuji.core.game.Heaps;
import tesuji.games.Games;

final class PlayCommandTest {
    @TempDir
    private Path folder = Path.of("");

    private static Transcript play(String input, String... options) {
        String[] args = new String[options.length + 2];
        args[0] = "play";
        args[1] = "heaps:size=3";
        System.arraycopy(options, 0, args, 2, options.length);
        return Transcript.of(Heaps.LIBRARY, input, args);
    }

    /** The whole of what a person sees, from the first board to the end of the input. */
    @Test
    void twoPeoplePlayAWholeGame() {
        Transcript transcript = play("a3\nb3\n", "--second", "human");
        assertThat(transcript.code()).isZero();
        assertThat(transcript.err()).isEmpty();
        assertThat(transcript.out()).isEqualToNormalizingNewlines("""

                           ● ●
                           ● ●
                           ● ●
                           a b

                          ● Black (human)    ○ White (human)    move 1
                        Black to move> a3

                             ●
                             ●
                          ( )●
                           a b

                          ● Black (human)    ○ White (human)    move 2
                        Black plays a3.
                        White to move> b3



                            ( )
                           a b

                          ● Black (human)    ○ White (human)    move 3
                        White plays b3.
                        White wins.
                        game over>\s
                        """);
    }

    @Test
    void twoProgramsPlayWithoutAsking() {
        Transcript transcript =
                play("never read", "--first", "random", "--second", "flat", "--simulations", "50", "--seed", "4");
        assertThat(transcript.code()).isZero();
        assertThat(transcript.out())
                .contains("Black (random) plays ")
                .contains("White (flat) plays ")
                .containsPattern("(Black|White) wins\\.\\R$")
                .doesNotContain(">");
        assertThat(play("", "--first", "random", "--second", "flat", "--simulations", "50", "--seed", "4"))
                .isEqualTo(transcript);
    }

    @Test
    void aGameMayBeginAnywhere() throws IOException {
        Path diagram = folder.resolve("diagram");
        Files.writeString(diagram, """
                .O
                OO
                O.
                ..
                XX
                XX
                move O
                """);
        Transcript transcript = Transcript.of(
                Games.library(),
                "quit\n",
                "play",
                "skoczki:width=2,height=6,variant=A",
                "--position",
                diagram.toString(),
                "--moves",
                "b6-b4",
                "--second",
                "solver:dfpn");
        assertThat(transcript.code()).isZero();
        assertThat(transcript.out()).contains("White to move>").contains("move 2");
        assertThat(Transcript.of(Games.library(), "", "play", "skoczki", "--position", "none.txt")
                        .err())
                .contains("The file none.txt cannot be read: there is no such file or directory.");
    }

    @Test
    void aProgramMayBegin() {
        Transcript transcript = play("quit\n", "--first", "flat", "--second", "human", "--simulations", "10");
        assertThat(transcript.out())
                .containsPattern("Black \\(flat\\) plays [ab][1-3], rating its chances [0-9.]+ % after 10 playouts\\.")
                .contains("White to move> quit");
    }

    @Test
    void illegalAndMalformedMovesAreAnsweredInOneSentence() {
        Transcript transcript = play("a3\na1\nc7\n\n", "--second", "human");
        assertThat(transcript.code()).isZero();
        assertThat(transcript.out())
                .contains("White to move> a1\na1 is not legal here: the heap has fewer counters; "
                        + "legal are b1, b2, b3.\nWhite to move> c7\n")
                .contains("\"c7\" is not a move; write a or b and a number.\nWhite to move> \n");
    }

    @Test
    void undoGoesBackToTheLastTurnOfThePerson() {
        Transcript transcript = play("a1\nundo\nundo\n", "--second", "random", "--seed", "1");
        assertThat(transcript.out())
                .containsSubsequence(
                        "move 1\nBlack to move> a1",
                        "move 3",
                        "undo",
                        "move 1",
                        "undo\nThere is nothing to take back.");
    }

    @Test
    void undoTakesBackAResignation() {
        Transcript transcript = play("resign\na1\nundo\na1\n", "--second", "human");
        assertThat(transcript.out())
                .containsSubsequence(
                        "Black resigns; White wins.",
                        "game over> a1\nThe game is over; you can type undo, save FILE, new or quit.",
                        "game over> undo",
                        "Black to move> a1",
                        "White to move>");
    }

    /** One heap of three is left, and taking all of it wins. */
    @Test
    void aHintListsTheBestMovesFirst() {
        Transcript transcript = play("a3\nhint\n", "--second", "human", "--simulations", "300", "--seed", "1");
        assertThat(transcript.out())
                .containsPattern("move  win rate  playouts\\R  b3     100\\.0 % +[0-9]+\\R  b[12] .*\\R  b[12] .*\\R");
    }

    @Test
    void theTimeOfAMoveMayBeChangedDuringTheGame() {
        String[] options = {"--second", "flat", "--simulations", "10"};
        assertThat(play("a1\n", options).out()).contains(" after 10 playouts.");
        assertThat(play("time 0.2\na1\n", options).out())
                .contains("> time 0.2\nPrograms now think for 0.20 s a move.\nBlack to move> a1\n")
                .containsPattern(" after [0-9,]{3,} playouts\\.");
    }

    @Test
    void aTimeThatIsNoneIsRefused() {
        assertThat(play("time\ntime soon\ntime 0\ntime NaN\n", "--second", "human")
                        .out())
                .contains("> time\nThe time must be a number of seconds, not \"\".\n")
                .contains("> time soon\nThe time must be a number of seconds, not \"soon\".\n")
                .contains("> time 0\nThe time must be more than 0 and at most 100000000, not 0.0.\n")
                .contains("> time NaN\nThe time must be more than 0");
    }

    @Test
    void movesAndHelpAreListed() {
        Transcript transcript = play("a3\nmoves\nhelp\n?\n", "--second", "human");
        assertThat(transcript.out())
                .contains("White to move> moves\nb1 b2 b3\n")
                .contains("Type a move, such as b2, or one of these:\n  undo ")
                .contains("  save FILE     write the game to a file\n")
                .contains("> ?\nType a move");
    }

    @Test
    void aGameIsSavedAndLoaded() throws IOException {
        Path file = folder.resolve("my game");
        Transcript saved = play("a1\nb2\nsave " + file + "\nsave " + file + "\n", "--second", "human");
        assertThat(saved.out()).contains("Saved to " + file + ".\n").doesNotContain("exists already");
        assertThat(Files.readString(file))
                .isEqualTo("game heaps:size=3,take=3\nmoves a1 b2\n# first: human\n# second: human\n");

        Transcript loaded = play("load " + file + "\n", "--second", "human");
        assertThat(loaded.out()).containsSubsequence("load", "move 3\nLoaded " + file + ".\nBlack to move> ");
    }

    @Test
    void aFileThatWasOnlyLoadedIsNotWrittenOver() throws IOException {
        String text = "# my notes\ngame heaps:size=3\nmoves a1\n";
        Path file = Files.writeString(folder.resolve("theirs"), text);
        Path own = folder.resolve("own");
        Transcript transcript = play(
                "save " + own + "\nload " + file + "\nb1\nsave " + file + "\nsave " + own + "\n", "--second", "human");
        assertThat(transcript.out())
                .contains(file + " exists already; choose another name.\n")
                .contains(own + " exists already; choose another name.\n");
        assertThat(Files.readString(file)).isEqualTo(text);
    }

    @Test
    void sgfIsForGo() {
        Path file = folder.resolve("game.sgf");
        assertThat(play("a1\nsave " + file + "\n", "--second", "human").out())
                .contains("SGF is for games of Go; save heaps under a name that does not end in .sgf.\n");
        assertThat(file).doesNotExist();
    }

    @Test
    void onlyTheRulesDecideMostGames() {
        assertThat(play("dead a1\na3\nb3\ndead a1\n", "--second", "human").out())
                .contains("> dead a1\nName dead stones when the game is over.\n")
                .contains("> dead a1\nThe rules alone decide this game.\n");
    }

    /** The reader is gone before the first board, as behind head. */
    @Test
    void aGameNobodyReadsIsLeft() {
        StringWriter seen = new StringWriter();
        PrintWriter closed = new PrintWriter(new FilterWriter(seen) {
            @Override
            public void flush() throws IOException {
                throw new IOException("broken pipe");
            }
        });
        Console console = new Console(
                closed, closed, new PlainLines(new StringReader(""), closed, true), Style.PLAIN, false, false);
        int code = Transcript.run(Heaps.LIBRARY, console, "play", "heaps", "--first", "random", "--second", "random");
        assertThat(code).isZero();
        assertThat(seen.toString()).contains("move 1").doesNotContain("move 2");
    }

    @Test
    void filesThatCannotBeUsedAreRefusedInOneSentence() throws IOException {
        Path other = Files.writeString(folder.resolve("other"), "game heaps:size=4\n");
        Path broken = Files.writeString(folder.resolve("broken"), "game heaps:size=3\nmoves a1 z9\n");
        Path illegal = Files.writeString(folder.resolve("illegal"), "game heaps:size=3\nmoves a3 a3\n");
        Transcript transcript = play(
                "load\nload " + folder.resolve("none") + "\nload " + other + "\nload " + broken + "\nload " + illegal
                        + "\nsave " + other + "\nsave " + folder.resolve("no/folder") + "\n",
                "--second",
                "human");
        assertThat(transcript.code()).isZero();
        assertThat(transcript.out())
                .contains("load\nGive the name of a file.\n")
                .contains(
                        "The file " + folder.resolve("none") + " cannot be read: there is no such file or directory.\n")
                .contains(other + " holds a game of heaps:size=4,take=3, not of heaps:size=3,take=3;"
                        + " start one with: tesuji play heaps:size=4,take=3\n")
                .contains(broken + ": Line 2: \"z9\" is not a move; write a or b and a number.\n")
                .contains(illegal + ": Move 2 (a3) is illegal: the heap has fewer counters.\n")
                .contains(other + " exists already; choose another name.\n")
                .contains("The file " + folder.resolve("no/folder")
                        + " cannot be written: there is no such file or directory.\n");
        assertThat(Files.readString(other)).isEqualTo("game heaps:size=4\n");
    }

    @Test
    void asciiKeepsToAscii() {
        Transcript transcript = play("a1\nhint\nhelp\n", "--ascii", "--second", "human", "--simulations", "10");
        assertThat(transcript.out()).contains("X Black (human)").matches("\\p{ASCII}*");
    }

    @Test
    void gamesWithoutKomiSaySo() {
        assertThat(play("komi 5.5\n\n", "--second", "human").out()).contains("There is no komi in heaps.");
    }
}
