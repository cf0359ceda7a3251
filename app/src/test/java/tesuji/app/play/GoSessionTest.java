package tesuji.app.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tesuji.app.Transcript;
import tesuji.games.Games;

/** What is special about games of Go in the terminal: dead stones, prisoners and game files. */
final class GoSessionTest {
    /** Black has walled off the two lowest rows, White the highest; the white stone at D1 is lost. */
    private static final String ENDED =
            "A3 A4 B3 B4 C3 C4 D3 D4 E3 E4 B2 pass B1 pass D2 D1 pass pass".replace(' ', '\n') + "\n";

    @TempDir
    private Path folder = Path.of("");

    private static String play(String input) {
        Transcript transcript =
                Transcript.of(Games.library(), input, "play", "go:size=5,komi=0.5", "--second", "human");
        assertThat(transcript.err()).isEmpty();
        assertThat(transcript.code()).isZero();
        return transcript.out();
    }

    private String saved(String input) throws IOException {
        Path file = folder.resolve("game.sgf");
        play(input + "save " + file + "\n");
        return Files.readString(file);
    }

    @Test
    void deadStonesAreNamed() {
        assertThat(play(ENDED))
                .containsSubsequence(
                        "Taken for dead: D1. If you see it otherwise: dead POINT, or undo to play on.\n",
                        "Black wins by 4.5 points.\n");
    }

    /** With D1 alive nobody owns the points beside it. */
    @Test
    void aPersonMayDisagreeAndAgreeAgain() {
        assertThat(play(ENDED + "dead d1\ndead D1\n"))
                .containsSubsequence(
                        "Taken for dead: D1.",
                        "Black wins by 4.5 points.",
                        "dead d1",
                        "No stones are taken for dead.",
                        "White wins by 1.5 points.",
                        "dead D1",
                        "Taken for dead: D1.",
                        "Black wins by 4.5 points.");
    }

    @Test
    void onlyStonesAreDead() {
        assertThat(play(ENDED + "dead A1\ndead pass\ndead Z9\n"))
                .contains("There is no stone at A1; only stones can be marked dead.\n")
                .contains("Name a stone, such as D4, not a pass.\n")
                .contains("\"Z9\" is not a point of this board");
    }

    /** After the moves are taken back and played again the program judges afresh. */
    @Test
    void undoForgetsWhatWasDisputed() {
        assertThat(play(ENDED + "dead D1\nundo\npass\n"))
                .containsSubsequence("No stones are taken for dead.", "undo", "White to move", "Taken for dead: D1.");
    }

    @Test
    void prisonersAreCountedBesideTheBoard() {
        assertThat(play("A2\nA1\nB1\n"))
                .contains("move 1    prisoners: Black 0, White 0\n")
                .contains("move 4    prisoners: Black 1, White 0\n");
    }

    @Test
    void aFileAgreesWithWhatWasAnnounced() throws IOException {
        assertThat(saved(ENDED)).contains("RE[B+4.5]").contains("PB[human]").contains("PW[human]");
    }

    @Test
    void aDisputedFileAgreesToo() throws IOException {
        assertThat(saved(ENDED + "dead D1\n")).contains("RE[W+1.5]");
    }

    @Test
    void aResignationIsSaved() throws IOException {
        assertThat(saved("resign\n")).contains("RE[W+R]");
    }

    @Test
    void soIsThatOfTheSecondSide() throws IOException {
        assertThat(saved("C3\nresign\n")).contains("RE[B+R]");
    }

    @Test
    void anUnfinishedGameHasNoResult() throws IOException {
        assertThat(saved("C3\n")).contains("PB[human]").doesNotContain("RE[");
    }

    @Test
    void aLoadedFileKeepsItsComments() throws IOException {
        String text = "(;GM[1]FF[4]SZ[5]KM[0.5]RU[Chinese]C[mine];B[cc](;W[dd])(;W[bb]))";
        Path file = Files.writeString(folder.resolve("mine.sgf"), text);
        assertThat(play("load " + file + "\nB2\nsave " + file + "\n")).contains(file + " exists already");
        assertThat(Files.readString(file)).isEqualTo(text);
    }

    /** Black has won by 4.5 points with half a point of komi. */
    @Test
    void komiIsChangedAtAnyTime() throws IOException {
        assertThat(play("komi\nA3\nkomi 5.5\nkomi\n"))
                .containsSubsequence("Komi is 0.5; komi POINTS changes it.", "Komi is now 5.5.", "Komi is 5.5;");
        String late = ENDED.replace("pass\npass\n", "komi 3\npass\npass\n");
        assertThat(play(late)).contains("Komi is now 3.", "Black wins by 2 points.");
        assertThat(play(ENDED + "komi 5\n"))
                .containsSubsequence("Black wins by 4.5 points.", "Komi is now 5.", "The game is a draw.");
        assertThat(saved("A3\nkomi 5.5\nB3\n"))
                .contains("KM[5.5]")
                .contains(";B[")
                .contains(";W[");
        Files.delete(folder.resolve("game.sgf"));
        assertThat(saved("komi 7\nA3\nnew\n")).contains("KM[7]");
    }

    @Test
    void aKomiThatCannotBeIsRefusedAndChangesNothing() {
        assertThat(play("komi lots\nkomi 7.25\nkomi 1e308\nkomi\n"))
                .containsSubsequence(
                        "go: komi must be -625 to 625 points, halves allowed, not lots.",
                        "go: komi must be -625 to 625 points, halves allowed, not 7.25.",
                        "go: komi must be -625 to 625 points, halves allowed, not 1e308.",
                        "Komi is 0.5;");
    }

    /** Programs and hints go on by the new rules. */
    @Test
    void programsHearOfTheKomi() {
        Transcript transcript = Transcript.of(
                Games.library(),
                "B2\nkomi 5.5\nB4\nhint\nmoves\n",
                "play",
                "go:size=5,komi=0.5",
                "--simulations",
                "20",
                "--seed",
                "1");
        assertThat(transcript.err()).isEmpty();
        assertThat(transcript.code()).isZero();
        assertThat(transcript.out())
                .containsSubsequence(
                        "White (go-strong) plays", "Komi is now 5.5.", "White (go-strong) plays", "win rate");
    }
}
