package tesuji.gtp.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tesuji.core.game.GameRecord;
import tesuji.core.play.Analysis;
import tesuji.core.play.Decision;
import tesuji.core.play.Limits;
import tesuji.core.play.Player;
import tesuji.gtp.Transcript;
import tesuji.gtp.toy.ToyEngine;

/** What a transcript cannot show: files, and a player of a certain mind. */
final class GoCommandsTest {
    @TempDir
    @SuppressWarnings("NullAway.Init") // JUnit sets it
    private Path folder;

    private static String answers(String input) {
        return Transcript.run(ToyEngine.session("catch:size=3"), ToyEngine.commands(), input);
    }

    private static String wire(String... replies) {
        return String.join("\n\n", replies) + "\n\n";
    }

    @Test
    void loadsAGameUpToAMove() throws IOException {
        Path file = folder.resolve("game.txt");
        Files.writeString(file, "catch:size=2,komi=3 A1 B2 pass");
        String game = "= catch:size=2,komi=3,rules=chinese";
        assertThat(answers("loadsgf " + file + "\nprintsgf")).isEqualTo(wire("= ", game + "\nA1\nB2\npass"));
        assertThat(answers("loadsgf " + file + " 3\nprintsgf")).isEqualTo(wire("= ", game + "\nA1\nB2"));
        assertThat(answers("loadsgf " + file + " 1\nprintsgf")).isEqualTo(wire("= ", game));
        assertThat(answers("loadsgf " + file + " 0")).startsWith("? syntax error");
    }

    @Test
    void aLoadedGameCanBeTakenBackAndCleared() throws IOException {
        Path file = folder.resolve("game with spaces.txt");
        Files.writeString(file, "catch:size=2,handicap=2 A2 B2");
        String game = "= catch:size=2,komi=0.5,rules=chinese";
        assertThat(answers("loadsgf \"" + file + "\"\nundo\nprintsgf\nclear_board\nprintsgf"))
                .isEqualTo(wire("= ", "= ", game + ",handicap=2\nA2", "= ", game));
    }

    @Test
    void aFileThatIsNoGameIsRefusedAndChangesNothing() throws IOException {
        Path junk = folder.resolve("junk.txt");
        Files.writeString(junk, "chess e4");
        Path illegal = folder.resolve("illegal.txt");
        Files.writeString(illegal, "catch:size=3 A1 A1");
        assertThat(answers(
                        "play b B2\nloadsgf " + junk + "\nloadsgf " + illegal + "\nloadsgf " + folder + "\nprintsgf"))
                .isEqualTo(wire(
                        "= ",
                        "? cannot load file: There is no game \"chess\"; the games are catch, drop, walk, rhomb,"
                                + " heaps.",
                        "? cannot load file: Move 2 (A1) is illegal: the place is taken.",
                        "? cannot load file",
                        "= catch:size=3,komi=0.5,rules=chinese\nB2"));
    }

    @Test
    void savesAGame() throws IOException {
        Path file = folder.resolve("saved.txt");
        assertThat(answers("play b B2\nprintsgf " + file)).isEqualTo(wire("= ", "= "));
        assertThat(file).content().startsWith("catch:size=3").endsWith("B2");
    }

    /** Always passes. */
    private static final class Passer implements Player {
        @Override
        public String name() {
            return "passer";
        }

        @Override
        public Decision choose(GameRecord game, Limits limits) {
            return new Decision.Play(9, Analysis.NONE);
        }
    }

    @Test
    void cleaningUpDoesNotPassWhileDeadStonesRemain() {
        String input = "play b A3\ngenmove w\nundo\nkgs-genmove_cleanup w\nkgs-genmove_cleanup b\n";
        assertThat(Transcript.run(ToyEngine.session("catch:size=3", game -> new Passer()), ToyEngine.commands(), input))
                .isEqualTo(wire("= ", "= pass", "= ", "= A2", "= pass"));
    }

    @ParameterizedTest
    @CsvSource({"0, 0", "7, 7", "6.5, 6.5", "-0.5, -0.5", "-7, -7", "7.26, 7.5", "7.24, 7", "-0.2, 0", "0.25, 0.5"})
    void komiIsRoundedToHalves(String komi, String text) {
        assertThat(answers("komi " + komi + "\nget_komi")).isEqualTo(wire("= ", "= " + text));
    }

    /** A komi that was clipped would be another one than the controller counts with. */
    @ParameterizedTest
    @ValueSource(strings = {"100.5", "101", "700", "1e300", "-1e300"})
    void komiBeyondTheGameIsRefused(String komi) {
        assertThat(answers("komi 7\nkomi " + komi + "\nget_komi"))
                .isEqualTo(wire("= ", "? catch: komi must be -100 to 100, not " + komi + ".", "= 7"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"nan", "inf", "1e999", "-1e999"})
    void aKomiThatIsNoNumberIsRefused(String komi) {
        assertThat(answers("komi " + komi)).startsWith("? syntax error");
    }

    @Test
    void filesTellMovesOutOfTurnAndAfterTheEnd() {
        assertThat(answers("play b A1\nplay w B2\nplay w C3\nplay b pass\nplay w pass\nplay w A3\nundo\nprintsgf"))
                .endsWith("= catch:size=3,komi=0.5,rules=chinese\nA1\nB2\nC3\npass\npass\n\n");
    }

    /** Stones in the highest row are dead to the toy's desk. */
    @Test
    void everyAnswerToWhoWonIsTheSame() {
        String input = "play b A3\nplay w A1\nplay b pass\nplay w pass\n";
        assertThat(answers(input + "final_score\ngogui-rules_final_result"))
                .endsWith("= W+1.5\n\n= White wins by 1.5 points.\n\n");
        assertThat(answers(input + "showboard")).endsWith("White wins by 1.5 points.\n\n");
    }

    @ParameterizedTest
    @CsvSource({"0, 0", "7, B+3.5", "-1, W+0.5", "2, B+1.0", "-20, W+10.0"})
    void scoresAreWrittenInPoints(int halfPoints, String text) {
        assertThat(Results.score(halfPoints)).isEqualTo(text);
    }

    @Test
    void processorTimeIsANumberOfSeconds() {
        assertThat(answers("cputime\ngomill-cpu_time")).matches("= [0-9]+\\.[0-9]{3}\n\n= [0-9]+\\.[0-9]{3}\n\n");
    }
}
