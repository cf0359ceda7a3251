package tesuji.lab.regress;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tesuji.core.base.InputException;

final class SuiteRunTest {
    private static final Response UNKNOWN = new Response.Refusal("unknown command");
    private static final Response DEATH = new Response.Breakdown("The engine \"x\" ended.");

    @TempDir
    private Path folder = Path.of("");

    private final List<String> results = new ArrayList<>();
    private final List<String> complaints = new ArrayList<>();
    private final List<Oracle> opened = new ArrayList<>();

    private void run(String text, Map<String, Response> responses, String... done)
            throws IOException, InterruptedException {
        run(text, () -> open(responses), done);
    }

    private Oracle open(Map<String, Response> responses) {
        Oracle oracle = new Oracle(responses);
        opened.add(oracle);
        return oracle;
    }

    private void run(String text, Responder.Factory factory, String... done) throws IOException, InterruptedException {
        ProblemSuite suite = SuiteReader.read(Files.writeString(folder.resolve("some.tst"), text), "some");
        try (SuiteRun run = new SuiteRun(suite, factory, Set.of(done), this::tell, complaints::add)) {
            run.run();
        }
    }

    private void tell(ProblemResult result) {
        results.add(result.id() + " " + result.verdict().word() + " " + result.answer());
    }

    private static Response answer(String text) {
        return new Response.Answer(text);
    }

    @Test
    void answersAreJudged() throws Exception {
        run(
                """
                10 reg_genmove black
                #? [D4]
                20 reg_genmove white
                #? [D4]
                30 owl_attack D4
                #? [1]
                40 final_score
                #? [!B\\+1]
                """,
                Map.of(
                        "reg_genmove black",
                        answer("D4 "),
                        "reg_genmove white",
                        answer("E5"),
                        "owl_attack D4",
                        UNKNOWN,
                        "final_score",
                        new Response.Refusal("cannot score")));
        assertThat(results)
                .containsExactly(
                        "10 passed D4",
                        "20 failed E5",
                        "30 not applicable ? unknown command",
                        "40 failed ? cannot score"); // a refusal is no answer, so it is not "anything but B+1"
        assertThat(complaints).isEmpty();
    }

    @Test
    void filesAreNamedFromTheFolderOfTheSuite() throws Exception {
        Files.writeString(folder.resolve("b.sgf"), "(;GM[1])");
        run("""
                loadsgf b.sgf 12
                10 reg_genmove black
                #? []
                """, Map.of());
        assertThat(opened.get(0).asked)
                .containsExactly(
                        "(forget)", "loadsgf " + folder.resolve("b.sgf") + " 12", "reg_genmove black", "(close)");
    }

    @Test
    void namesWithSpacesStandInQuotes() throws Exception {
        folder = Files.createDirectories(folder.resolve("my suites"));
        Path file = Files.writeString(folder.resolve("b.sgf"), "(;GM[1])");
        run("loadsgf b.sgf\n10 name\n#? []\n", Map.of());
        assertThat(opened.get(0).asked).contains("loadsgf \"" + file + "\"");
    }

    @Test
    void aMissingFileIsAnErrorOfItsProblemsAlone() throws Exception {
        Files.writeString(folder.resolve("b.sgf"), "(;GM[1])");
        run("""
                loadsgf none.sgf
                play black D4
                10 reg_genmove black
                #? []
                loadsgf b.sgf
                20 reg_genmove black
                #? []
                """, Map.of());
        assertThat(results)
                .containsExactly(
                        "10 error ? \"loadsgf none.sgf\" was refused: there is no such file in the folder of the suite",
                        "20 passed ");
        assertThat(complaints)
                .containsExactly(folder.resolve("some.tst") + ", line 1: \"loadsgf none.sgf\" was refused: there is no"
                        + " such file in the folder of the suite.");
        assertThat(opened.get(0).asked).doesNotContain("play black D4");
    }

    @Test
    void aMoveThatIsRefusedSpoilsWhatFollows() throws Exception {
        run("""
                clear_board
                play black D4
                10 reg_genmove white
                #? []
                """, Map.of("play black D4", new Response.Refusal("illegal move")));
        assertThat(results).containsExactly("10 error ? \"play black D4\" was refused: illegal move");
    }

    @Test
    void whoCannotReachThePositionIsNotAsked() throws Exception {
        run("""
                trymove black D4
                10 reg_genmove white
                #? []
                clear_board
                20 reg_genmove white
                #? []
                """, Map.of("trymove black D4", UNKNOWN));
        assertThat(results)
                .containsExactly("10 not applicable ? \"trymove black D4\" was refused: unknown command", "20 passed ");
        assertThat(complaints).isEmpty();
    }

    @Test
    void aSettingThatIsNotKnownIsLeftOut() throws Exception {
        run("""
                uct_param_player max_games 100
                10 reg_genmove white
                #? []
                """, Map.of("uct_param_player max_games 100", UNKNOWN));
        assertThat(results).containsExactly("10 passed ");
    }

    @Test
    void whatIsDoneIsNotAskedAgain() throws Exception {
        run("""
                komi 5.5
                clear_board
                10 reg_genmove black
                #? []
                clear_board
                reg_genmove black
                20 reg_genmove white
                #? []
                """, Map.of(), "10");
        assertThat(results).containsExactly("20 passed ");
        assertThat(opened.get(0).asked)
                .containsExactly(
                        "komi 5.5",
                        "clear_board",
                        "(forget)",
                        "clear_board",
                        "reg_genmove black",
                        "reg_genmove white",
                        "(close)");
    }

    @Test
    void aBlockOfWhichAProblemIsOpenIsAskedWhole() throws Exception {
        run("""
                10 reg_genmove black
                #? []
                20 reg_genmove white
                #? []
                """, Map.of(), "10");
        assertThat(results).containsExactly("20 passed ");
        assertThat(opened.get(0).asked).contains("reg_genmove black", "reg_genmove white");
    }

    @Test
    void aProgramThatEndsIsStartedAgain() throws Exception {
        run("""
                komi 5.5
                10 reg_genmove black
                #? []
                20 name
                #? []
                clear_board
                30 name
                #? []
                """, Map.of("reg_genmove black", DEATH));
        assertThat(results)
                .containsExactly(
                        "10 failed ? The engine \"x\" ended.", "20 failed ? The engine \"x\" ended.", "30 passed ");
        assertThat(complaints).containsExactly(folder.resolve("some.tst") + ", line 2: The engine \"x\" ended.");
        assertThat(opened).hasSize(2);
        assertThat(opened.get(1).asked).containsExactly("komi 5.5", "(forget)", "clear_board", "name", "(close)");
    }

    @Test
    void aProgramThatAlwaysEndsIsGivenUp() throws Exception {
        run("clear_board\n10 name\n#? []\n".repeat(5), Map.of("name", DEATH));
        assertThat(results).hasSize(5).allMatch(result -> result.contains(" failed ? The engine"));
        assertThat(opened).hasSize(SuiteRun.PATIENCE);
        assertThat(complaints)
                .hasSize(SuiteRun.PATIENCE + 1)
                .last()
                .asString()
                .endsWith("The program failed 3 times in a row; the rest counts as failed.");
    }

    @Test
    void anAnswerToAProblemShowsThatTheProgramWorks() throws Exception {
        String block = "clear_board\n10 version\n#? []\n20 name\n#? []\n";
        run(block.repeat(5), Map.of("name", DEATH));
        assertThat(results)
                .hasSize(10)
                .filteredOn(result -> result.contains(" passed "))
                .hasSize(5);
        assertThat(opened).hasSize(5);
    }

    @Test
    void aProgramThatCannotBeStartedAgainIsGivenUp() throws Exception {
        int[] starts = new int[1];
        run("clear_board\n10 version\n#? []\n20 name\n#? []\n".repeat(4), () -> {
            if (starts[0]++ == 0) return open(Map.of("name", DEATH));
            throw new InputException("The engine \"x\" cannot be started: gone.");
        });
        assertThat(results).hasSize(8);
        assertThat(results.get(0)).isEqualTo("10 passed ");
        assertThat(results.subList(2, 8)).allMatch(result -> result.contains(" failed ? The engine \"x\" cannot"));
        assertThat(starts[0]).isEqualTo(SuiteRun.PATIENCE);
        assertThat(complaints)
                .element(1)
                .isEqualTo(folder.resolve("some.tst") + ", line 6: The engine \"x\" cannot be started: gone.");
    }

    @Test
    void aMoveThatCannotBeTakenBackSpoilsWhatFollows() throws Exception {
        Response stuck = new Response.Answer("D4", Optional.of("\"undo\" after genmove was refused: no"));
        run("""
                10 reg_genmove black
                #? [D4]
                20 name
                #? []
                clear_board
                30 name
                #? []
                """, Map.of("reg_genmove black", stuck));
        assertThat(results)
                .containsExactly("10 passed D4", "20 error ? \"undo\" after genmove was refused: no", "30 passed ");
        assertThat(complaints)
                .containsExactly(folder.resolve("some.tst") + ", line 1: \"undo\" after genmove was refused: no.");
    }
}
