package tesuji.app.regress;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringReader;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tesuji.app.Transcript;
import tesuji.app.command.InterruptibleRun;
import tesuji.app.terminal.Console;
import tesuji.app.terminal.PlainLines;
import tesuji.app.terminal.Style;
import tesuji.games.Games;
import tesuji.lab.journal.Csv;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Suites about one corner, in which one move decides the game. */
final class RegressCommandTest {
    /**
     * Black takes four stones by E2 and lives; after any other move he is taken himself.
     *
     * <pre>
     * 5 . O . O .
     * 4 O O O O O
     * 3 X X X X .
     * 2 O O O O .
     * 1 X X X X .
     *   A B C D E
     * </pre>
     */
    private static final String GAME = "(;GM[1]FF[4]SZ[5]KM[0.5]PL[B]AB[ac][bc][cc][dc][ae][be][ce][de]"
            + "AW[ba][da][ab][bb][cb][db][eb][ad][bd][cd][dd];B[ed];W[ec])";

    @TempDir
    private Path folder = Path.of("");

    private Path suite = Path.of("");

    @BeforeEach
    void writeSuite() throws IOException {
        Files.writeString(folder.resolve("corner.sgf"), GAME);
        suite = write("corner.tst", """
                # Ours alone.
                loadsgf corner.sgf 1
                10 reg_genmove black
                #? [E1|E2]
                20 reg_genmove black
                #? [A1]*
                30 owl_attack D4
                #? [1 .*]

                loadsgf missing.sgf
                40 reg_genmove black
                #? [E2]

                loadsgf corner.sgf 1
                50 reg_genmove black
                #? [!E1|E2]
                60 showboard
                #? [.*move 1, black.*]*
                """);
    }

    private Path write(String name, String text) throws IOException {
        return Files.writeString(folder.resolve(name), text);
    }

    private static String[] arguments(Object... more) {
        List<String> all = new ArrayList<>(List.of("regress"));
        for (Object word : more) all.add(word.toString());
        all.addAll(List.of("--simulations", "300"));
        return all.toArray(String[]::new);
    }

    private static Transcript regress(Object... more) {
        return Transcript.of(Games.library(), "", arguments(more));
    }

    private static JsonNode json(Transcript transcript) {
        assertThat(transcript.out().lines()).hasSize(1);
        return JsonMapper.shared().readTree(transcript.out());
    }

    private static List<String> texts(JsonNode array) {
        return array.valueStream().map(JsonNode::asString).toList();
    }

    private String program(String name, String cases) throws IOException {
        Path file = write(
                name,
                "while read -r id command rest; do case $command in\n" + cases
                        + "quit) printf '=%s\\n\\n' $id; exit;;\n*) printf '=%s\\n\\n' $id;;\nesac; done\n");
        return "gtp:sh '" + file + "'";
    }

    @Test
    void printsATable() {
        Transcript transcript = regress(suite, "--player", "uct");
        assertThat(transcript.out()).isEqualToNormalizingNewlines("""
                uct
                  suite   passed  of  expected failures  unexpected passes  unexpected failures  not applicable  errors
                  corner       2   4                  1                  1                    1               1       1
                """);
        assertThat(transcript.err())
                .isEqualToNormalizingNewlines("tesuji: " + suite + ", line 10: \"loadsgf"
                        + " missing.sgf\" was refused: there is no such file in the folder of the suite.\n");
        assertThat(transcript.code()).isZero();
    }

    @Test
    void answersInJson() {
        JsonNode answer = json(regress(suite, "--player", "uct", "--json"));
        assertThat(answer.get("player").asString()).isEqualTo("uct");
        assertThat(answer.get("complete").asBoolean()).isTrue();
        JsonNode corner = answer.get("suites").get(0);
        assertThat(corner.get("name").asString()).isEqualTo("corner");
        assertThat(corner.get("passed").asInt()).isEqualTo(2);
        assertThat(corner.get("of").asInt()).isEqualTo(4);
        assertThat(corner.get("newlyPassed")).isEmpty();
        assertThat(corner.get("newlyFailed")).isEmpty();
        assertThat(corner.get("problems")
                        .valueStream()
                        .map(problem -> problem.get("verdict").asString()))
                .containsExactly("passed", "failed", "not applicable", "error", "failed", "passed");
        JsonNode first = corner.get("problems").get(0);
        assertThat(first.get("id").asString()).isEqualTo("10");
        assertThat(first.get("answer").asString()).isEqualTo("E2");
        assertThat(first.get("expected").asString()).isEqualTo("[E1|E2]");
        assertThat(answer.get("total").get("errors").asInt()).isEqualTo(1);
        assertThat(answer.get("messages")).hasSize(1);
    }

    @Test
    void answersRepeatWithTheirSeed() throws IOException {
        Path open = write("open.tst", "boardsize 9\n10 reg_genmove black\n#? [E5]\n20 reg_genmove black\n#? [E5]\n");
        assertThat(regress(open, "--player", "uct", "--seed", "5", "--json"))
                .isEqualTo(regress(open, "--player", "uct", "--seed", "5", "--json"));
    }

    @Test
    void runsAreComparedWithTheOneBefore() throws IOException {
        Path out = folder.resolve("out");
        String fickle = program("fickle", """
                reg_genmove) if [ -e %1$s ]; then printf '=%%s E2\\n\\n' $id; else printf '=%%s A1\\n\\n' $id; fi;;
                """.formatted(folder.resolve("wiser")));
        JsonNode before = json(regress(suite, "--player", fickle, "--out", out, "--json"));
        assertThat(before.get("suites").get(0).get("newlyPassed")).isEmpty();
        write("wiser", "");
        JsonNode after = json(regress(suite, "--player", fickle, "--out", out, "--json"));
        JsonNode corner = after.get("suites").get(0);
        assertThat(texts(corner.get("newlyPassed"))).containsExactly("10");
        assertThat(texts(corner.get("newlyFailed"))).containsExactly("20", "50");
        Files.delete(folder.resolve("wiser"));
        assertThat(regress(suite, "--player", fickle, "--out", out).out())
                .contains(", corner, newly passed: 20, 50\n", ", corner, newly failed: 10\n");
        assertThat(regress(suite, "--player", fickle, "--out", out).out())
                .contains("nothing has changed since the last run.");
    }

    /** The first run is compared with, although a newer one of other limits and another player stand there. */
    @Test
    void aRunThatIsNamedIsComparedWith() throws IOException {
        Path out = folder.resolve("out");
        String wrong = program("wrong", "reg_genmove) printf '=%s A1\\n\\n' $id;;\n");
        regress(suite, "--player", wrong, "--out", out);
        regress(suite, "--player", "uct", "--out", out);
        try (Stream<Path> files = Files.list(out)) {
            Path first = files.filter(file -> file.getFileName().toString().matches("gtp.*-0001\\.jsonl"))
                    .findFirst()
                    .orElseThrow();
            Transcript transcript = regress(suite, "--player", "uct", "--out", out, "--compare", first);
            assertThat(transcript.out())
                    .contains("Compared with " + first + ": " + wrong + " with its own settings.\n")
                    .contains("uct, corner, newly passed: 10, 60\n", "uct, corner, newly failed: 20, 50\n");
            assertThat(Files.readString(out.resolve("uct-0002.md")))
                    .contains(
                            "changed since an earlier run",
                            "| uct | " + first + " | 10, 60 |",
                            "Compared with " + first);
            assertThat(program("wrong", "reg_genmove) printf '=%s E2\\n\\n' $id;;\n"))
                    .isEqualTo(wrong);
            regress(suite, "--player", "uct", "--beside", wrong, "--out", out, "--compare", first);
            assertThat(Files.readString(out.resolve("uct-0003.md")))
                    .as("the other player is compared with its own run")
                    .contains("| uct | " + first + " |", wrong + " | the last run |")
                    .doesNotContain(wrong + " | " + first + " |");
            JsonNode corner = json(regress(suite, "--player", "uct", "--compare", first, "--json"))
                    .get("suites")
                    .get(0);
            assertThat(texts(corner.get("newlyPassed"))).as("without --out").containsExactly("10", "60");
        }
        Path same = out.resolve("uct-0001.jsonl");
        assertThat(regress(suite, "--player", "uct", "--compare", same).out())
                .endsWith("uct: nothing has changed since " + same + ".\n");
    }

    @Test
    void whatCannotBeComparedWithIsASentence() throws IOException {
        Path none = folder.resolve("none.jsonl");
        assertThat(regress(suite, "--player", "uct", "--compare", none))
                .isEqualTo(new Transcript(
                        2, "", "tesuji: The file " + none + " cannot be read: there is no such file or directory.\n"));
        assertThat(regress(suite, "--player", "uct", "--compare", suite))
                .isEqualTo(new Transcript(
                        2,
                        "",
                        "tesuji: " + suite + " is no run of tesuji regress, such as the files PLAYER-0001.jsonl in a"
                                + " folder of --out.\n"));
        Path out = folder.resolve("out");
        Path name = write("name.tst", "10 name\n#? [Tesuji]\n");
        regress(name, "--player", "uct", "--out", out);
        Path kept = out.resolve("uct-0001.jsonl");
        Transcript other = regress(suite, "--player", "uct", "--compare", kept);
        assertThat(other.code()).isEqualTo(2);
        assertThat(other.err())
                .isEqualTo("tesuji: " + kept + " has no answers to compare with: it was asked name, and none of the"
                        + " suites asked now has the same name and text.\n");
    }

    @Test
    void anotherProgramStandsBeside() throws IOException {
        String other = program("other", """
                reg_genmove) printf '=%s E2\\n\\n' $id;;
                showboard) printf '?%s unknown command\\n\\n' $id;;
                owl_attack) printf '=%s 1 E2\\n\\n' $id;;
                """);
        Transcript transcript =
                regress(suite, suite.resolveSibling("corner.tst"), "--player", "uct", "--beside", other);
        assertThat(transcript.out())
                .startsWith("uct, beside it " + other)
                .containsPattern("corner +2 +4 +1 +1 +1 +1 +1 +2 +4\n")
                .contains("Of the 3 problems of corner that both had to answer, uct passed 1 and " + other + " 1.");
        JsonNode answer = json(regress(suite, "--player", "uct", "--beside", other, "--json"));
        assertThat(answer.get("beside").asString()).isEqualTo(other);
        assertThat(answer.get("suites").get(0).get("beside").get("passed").asInt())
                .isEqualTo(2);
        assertThat(answer.get("besideTotal").get("of").asInt()).isEqualTo(4);
    }

    /** One problem each that only one of the two gets right; what was changed, failed and went wrong is listed. */
    @Test
    void theReportOfARunIsAPage() throws IOException {
        Path out = folder.resolve("out");
        String other = program("other", """
                reg_genmove) printf '=%s A1\\n\\n' $id;;
                showboard) printf '?%s unknown command\\n\\n' $id;;
                """);
        Transcript transcript = regress(suite, "--player", "uct", "--beside", other, "--out", out);
        Path page = out.resolve("uct-0001.html");
        assertThat(transcript.out()).endsWith("The report is " + page + ".\n");
        assertThat(Csv.rows(Files.readString(out.resolve("uct-0001-differences.csv"))))
                .containsExactly(
                        List.of("suite", "problem", "expected", "answer of uct", "answer of " + other, "passed by"),
                        List.of("corner", "10", "[E1|E2]", "E2", "A1", "uct"),
                        List.of("corner", "20", "[A1]*", "E2", "A1", other),
                        List.of("corner", "50", "[!E1|E2]", "E2", "A1", other));
        assertThat(Csv.rows(Files.readString(out.resolve("uct-0001-failures.csv"))))
                .extracting(row -> row.get(1))
                .containsExactly("problem", "20", "50");
        assertThat(Csv.rows(Files.readString(out.resolve("uct-0001-suites.csv"))))
                .endsWith(List.of("corner", "2", "4", "50.0 %", "15.0 %", "85.0 %", "1", "1", "1", "1", "1"));
        assertThat(Csv.rows(Files.readString(out.resolve("uct-0001-beside.csv"))))
                .hasSize(2);
        assertThat(page)
                .content()
                .contains(
                        "uct passed 2 of 4 problems, 50.0 % (95 %: 15.0 % … 85.0 %).",
                        "uct alone passed 1 and ", " alone 2 (p = 1.000 by")
                .contains("<svg", "was refused: there is no such file");
        JsonNode again = json(regress(suite, "--player", "uct", "--out", out, "--json"));
        assertThat(again.get("report").asString())
                .isEqualTo(out.resolve("uct-0002.html").toString());
        assertThat(out.resolve("index.html")).content().contains("href=\"uct-0001.html\"", "href=\"uct-0002.html\"");
    }

    @Test
    void aProgramThatDiesIsToldWithFileAndLine() throws IOException {
        String mortal = program("mortal", "reg_genmove) echo 'no more' >&2; exit 3;;\n");
        Transcript transcript = regress(suite, "--player", mortal, "--json");
        JsonNode corner = json(transcript).get("suites").get(0);
        assertThat(corner.get("unexpectedFailures").asInt()).isEqualTo(3);
        assertThat(transcript.err())
                .contains(suite + ", line 3: The engine \"sh\" ended with exit code 3 when it was asked \"reg_genmove"
                        + " black\"; its last words: no more.");
        assertThat(transcript.code()).isZero();
    }

    @Test
    void severalSuitesAreAddedUp() throws IOException {
        Path name = write("name.tst", "10 name\n#? [Tesuji]\n");
        assertThat(regress(suite, name, "--player", "uct").out())
                .containsPattern("name +1 +1 ")
                .containsPattern("all +3 +5 ");
    }

    @Test
    void aFileThatIsMissingDoesNotStopTheOthers() throws IOException {
        Path name = write("name.tst", "10 name\n#? [Tesuji]\n#? [Tesuji\n");
        Transcript transcript = regress(folder.resolve("none.tst"), name, "--player", "uct");
        assertThat(transcript.code()).isZero();
        assertThat(transcript.err())
                .contains("none.tst cannot be read: there is no such file or directory.")
                .contains(name + ", line 3: \"[Tesuji\" is not of the form [PATTERN] or [PATTERN]*.");
        assertThat(transcript.out()).containsPattern("name +1 +1 +0 +0 +0 +0 +1\n");
    }

    @Test
    void whereNothingCanBeRunIsBadInput() throws IOException {
        assertThat(regress(folder.resolve("none.tst")).code()).isEqualTo(2);
        Path empty = write("empty.tst", "# nothing\n");
        assertThat(regress(empty)).isEqualTo(new Transcript(2, "", "tesuji: There is no problem in " + empty + ".\n"));
        Path lost = write("lost.tst", "loadsgf none.sgf\n10 reg_genmove black\n#? [A1]\n");
        assertThat(regress(lost, "--player", "uct").code()).isEqualTo(2);
        assertThat(regress(suite, "--player", "human").err()).contains("A person cannot be the player of an engine");
        assertThat(regress(suite, "--beside", "nobody").err()).contains("There is no player \"nobody\"");
        Transcript noEngine = regress(suite, "--player", "gtp:/no/such/engine");
        assertThat(noEngine.code()).isEqualTo(2);
        assertThat(noEngine.err()).contains("cannot be started");
        assertThat(noEngine.out()).isEmpty();
    }

    @Test
    void aMissingProgramIsToldBeforeAnybodyIsAsked() throws IOException {
        Path asked = folder.resolve("asked");
        String present = program("present", "reg_genmove) touch '" + asked + "'; printf '=%s E2\\n\\n' $id;;\n");
        Transcript transcript = regress(suite, "--player", present, "--beside", "gtp:/no/such/engine");
        assertThat(transcript.code()).isEqualTo(2);
        assertThat(transcript.err()).contains("cannot be started");
        assertThat(transcript.out()).isEmpty();
        assertThat(asked).doesNotExist();
    }

    @Test
    void aStoppedRunTellsWhatItHasAndGoesOn() throws Exception {
        Path out = folder.resolve("out");
        Path slow = write("slow.tst", "10 name\n#? [Tesuji]\nclear_board\n20 reg_genmove black\n#? [no move]\n");
        StringWriter printed = new StringWriter();
        StringWriter news = new StringWriter();
        Console console = new Console(
                new PrintWriter(printed),
                new PrintWriter(news),
                new PlainLines(new StringReader(""), new PrintWriter(printed), true),
                Style.PLAIN,
                true,
                false);
        String[] words = {"regress", slow.toString(), "--player", "uct", "--seconds", "60", "--out", out.toString()};
        int[] code = new int[1];
        try (InterruptibleRun run = new InterruptibleRun()) {
            Thread working = new Thread(() -> code[0] = Transcript.run(Games.library(), console, run, words));
            working.start();
            while (!news.toString().contains("slow 10 passed, Tesuji for [Tesuji] (1 of 2)")) Thread.sleep(20);
            run.stop();
            working.join();
        }
        assertThat(code[0]).isEqualTo(130);
        assertThat(printed.toString()).startsWith("uct; stopped before the end").containsPattern("slow +1 +1 ");
        words[5] = "0.1";
        assertThat(Transcript.of(Games.library(), "", words).out()).containsPattern("slow +1 +2 ");
        assertThat(out.resolve("uct-0002.jsonl"))
                .as("another limit is another run")
                .exists();
    }
}
