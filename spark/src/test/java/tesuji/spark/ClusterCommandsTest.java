package tesuji.spark;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringReader;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tesuji.app.CommandShell;
import tesuji.app.command.Workbench;
import tesuji.app.terminal.Console;
import tesuji.app.terminal.PlainLines;
import tesuji.app.terminal.Style;
import tesuji.core.game.Game;
import tesuji.games.Games;
import tesuji.solve.database.Database;

/** The commands, from the words to what is printed. */
final class ClusterCommandsTest {
    private static final String GAME = "skoczki:width=2,height=5,variant=A";

    @TempDir
    private Path folder;

    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    private int run(String... words) {
        PrintWriter answers = new PrintWriter(out, true);
        Console console = new Console(
                answers,
                new PrintWriter(err, true),
                new PlainLines(new StringReader(""), answers, true),
                Style.of(false, StandardCharsets.UTF_8, Map.of()),
                false,
                false);
        return new CommandShell(new Workbench(Games.library(), console), false, ClusterCommands::of).run(words);
    }

    @Test
    void solvesAndSaves() throws IOException {
        Path database = folder.resolve("skoczki.db");
        Path work = folder.resolve("work");
        int code = run(
                "solve",
                GAME,
                "--master",
                "local[2]",
                "--shards",
                "2",
                "--folder",
                work.toString(),
                "--save",
                database.toString(),
                "--each");
        assertThat(err.toString()).isEmpty();
        assertThat(code).isZero();
        assertThat(out.toString())
                .contains("skoczki:width=2,height=5,variant=A: ")
                .contains("moves to the end")
                .contains("microseconds a state");
        Game game = Games.library().open(GAME);
        assertThat(Database.open(database, game).counts().unknown()).isZero();
        try (Stream<Path> files = Files.list(work)) {
            assertThat(files.map(file -> file.getFileName().toString()))
                    .as("Spark's own files are gone")
                    .doesNotContain(".tesuji-spark-scratch");
        }
    }

    @Test
    void countsStatesAsJson() {
        assertThat(run("states", "tictactoe", "--master", "local[1]", "--shards", "1", "--fold", "--json"))
                .isZero();
        assertThat(out.toString())
                .startsWith("{\"game\":\"tictactoe\",\"states\":765,\"layers\":[1,3,12,38,108,174,204,153,57,15],")
                .contains("\"percent\":null,\"tree\":{\"games\":200,\"branching\":", "\"shards\":1,");
        out.getBuffer().setLength(0);
        assertThat(run("states", "tictactoe", "--master", "local[1]", "--shards", "1", "--samples", "0", "--json"))
                .isZero();
        assertThat(out.toString()).contains("\"tree\":null,");
    }

    @Test
    void waysToSolveStandSideBySide() throws IOException {
        assertThat(run("bench", GAME, "--master", "local[2]", "--shards", "2")).isZero();
        assertThat(err.toString()).isEmpty();
        assertThat(out.toString()
                        .lines()
                        .skip(1)
                        .limit(4)
                        .map(line -> line.strip().split("  ")[0]))
                .containsExactly("solve", "solve --disk", "spark, listing", "spark, labelling");
        assertThat(out.toString()).contains("core µs a state", GAME + ": ", " states, 2 shards");
        assertThat(run("bench", GAME, "--master", "local[2]", "--nodes", "5")).isEqualTo(3);
        Path work = folder.resolve("work");
        assertThat(run("states", "tictactoe", "--master", "local[1]", "--folder", work.toString()))
                .isZero();
        assertThat(run("bench", "tictactoe", "--master", "local[1]", "--folder", work.toString()))
                .isEqualTo(2);
        assertThat(err.toString()).contains("there is work already; name another one.");
    }

    @Test
    void aWayForWhichMemoryIsShortIsLeftOut() {
        String larger = "skoczki:width=3,height=5,variant=A";
        assertThat(run("bench", larger, "--master", "local[1]", "--shards", "1", "--memory", "0.00001"))
                .isZero();
        assertThat(err.toString())
                .startsWith("tesuji: There is not enough memory for solve, which is left out;")
                .hasLineCount(1);
        assertThat(out.toString())
                .contains("solve --disk ", "spark, labelling ")
                .doesNotContain("\nsolve  ");
        assertThat(run("bench", GAME, "--memory", "0")).isEqualTo(2);
    }

    @Test
    void aLimitOfTimeIsThatOfAllWays() {
        assertThat(run("bench", GAME, "--master", "local[1]", "--shards", "1", "--seconds", "0.0001"))
                .isEqualTo(3);
        assertThat(out.toString()).isEmpty();
    }

    @Test
    void aLimitEndsTheWork() {
        assertThat(run("solve", GAME, "--master", "local[1]", "--shards", "1", "--nodes", "5"))
                .isEqualTo(3);
        assertThat(err.toString()).startsWith("tesuji: The limit was reached");
        assertThat(out.toString()).startsWith(GAME + ": unknown; retrograde, ");
        out.getBuffer().setLength(0);
        assertThat(run("solve", GAME, "--master", "local[1]", "--shards", "1", "--nodes", "5", "--json"))
                .isEqualTo(3);
        assertThat(out.toString())
                .startsWith("{\"game\":\"" + GAME + "\",\"method\":\"retrograde\",\"value\":\"unknown\",")
                .containsPattern("\"nodes\":[1-9]");
    }

    @Test
    void whatCannotBeDoneIsSaidInASentence() throws IOException {
        assertThat(run()).isEqualTo(2);
        assertThat(run("solve", "chess")).isEqualTo(2);
        assertThat(run("solve", "go:size=3")).isEqualTo(2);
        assertThat(run("states", "tictactoe", "--master", "yarn")).isEqualTo(2);
        assertThat(run("states", "tictactoe", "--master", "abacus", "--folder", folder.toString()))
                .isEqualTo(2);
        assertThat(run("states", "tictactoe", "--shards", "0", "--master", "local[1]"))
                .isEqualTo(2);
        Path there = Files.writeString(folder.resolve("there"), "mine");
        assertThat(run("solve", GAME, "--save", there.toString())).isEqualTo(2);
        assertThat(err.toString().lines()).hasSize(7).allMatch(line -> line.startsWith("tesuji: "));
        assertThat(err.toString())
                .contains("Name a command: states, solve or bench")
                .contains("--folder must name a folder that all machines of yarn see")
                .contains("Spark at abacus cannot be used")
                .contains("There is a file " + there + " already");
        assertThat(there).hasContent("mine");
    }
}
