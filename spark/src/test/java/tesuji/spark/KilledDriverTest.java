package tesuji.spark;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringReader;
import java.io.Writer;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;
import tesuji.app.command.InterruptibleRun;
import tesuji.app.command.Workbench;
import tesuji.app.match.MatchCommand;
import tesuji.app.terminal.Console;
import tesuji.app.terminal.PlainLines;
import tesuji.app.terminal.Style;
import tesuji.games.Games;
import tesuji.lab.site.LocalSite;
import tesuji.spark.play.Journals;

/** A driver that is killed in the middle of a match, one that is stopped, and one that goes on to the end. */
@Timeout(900)
final class KilledDriverTest {
    private static final int GAMES = 40;

    @TempDir
    private Path folder;

    private List<String> match(String name) {
        return List.of(
                "--game",
                "connectfour:width=5,height=4",
                "--opening",
                "2",
                "--a",
                "uct[capacity=20000]",
                "--b",
                "flat",
                "--games",
                "" + GAMES,
                "--simulations",
                "1500",
                "--out",
                folder.resolve(name).toString());
    }

    private Process start() throws IOException {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        for (String option : ManagementFactory.getRuntimeMXBean().getInputArguments()) {
            if (option.startsWith("--add") || option.startsWith("-XX:+Ignore")) command.add(option);
        }
        command.addAll(List.of("-cp", System.getProperty("java.class.path"), SparkMain.class.getName(), "match"));
        command.addAll(match("stopped"));
        command.addAll(List.of("--master", "local[2,8]"));
        File told = folder.resolve("stopped.txt").toFile();
        return new ProcessBuilder(command)
                .redirectErrorStream(true)
                .redirectOutput(ProcessBuilder.Redirect.appendTo(told))
                .start();
    }

    /** Plays all games on the desktop. */
    private void playWhole() {
        PrintWriter nobody = new PrintWriter(Writer.nullWriter());
        Console console = new Console(
                nobody, nobody, new PlainLines(new StringReader(""), nobody, true), Style.PLAIN, false, false);
        try (InterruptibleRun run = new InterruptibleRun()) {
            MatchCommand match = new MatchCommand(
                    new Workbench(Games.library(), console), run, new LocalSite(Games.library(), System::nanoTime));
            assertThat(new CommandLine(match).execute(match("whole").toArray(String[]::new)))
                    .isZero();
        }
    }

    private long lines() throws IOException {
        Path journal = folder.resolve("stopped").resolve("games.jsonl");
        if (!Files.exists(journal)) return 0;
        return Files.readString(journal).lines().count();
    }

    /** Waits until so many games are written. */
    private Process startAndAwait(int games) throws Exception {
        Process driver = start();
        while (driver.isAlive() && lines() < games) Thread.sleep(5);
        return driver;
    }

    @Test
    void theNextDriverPlaysWhatIsMissing() throws Exception {
        Process killed = startAndAwait(5);
        killed.destroyForcibly().waitFor(); // kill -9
        assertThat(killed.exitValue()).isEqualTo(137);
        assertThat(lines()).isBetween(5L, GAMES - 1L);

        Process stopped = startAndAwait(15);
        stopped.destroy(); // as Ctrl-C does, this lets the program tell what it has
        assertThat(stopped.waitFor(120, TimeUnit.SECONDS)).isTrue();
        assertThat(stopped.exitValue()).isEqualTo(143);
        assertThat(lines()).isBetween(15L, GAMES - 1L);
        assertThat(Files.readString(folder.resolve("stopped.txt")))
                .contains("95 %")
                .doesNotContain("Exception");

        Process last = start();
        assertThat(last.waitFor(500, TimeUnit.SECONDS)).isTrue();
        assertThat(last.exitValue()).isZero();
        playWhole();
        List<String> journal = Journals.of(folder.resolve("stopped").resolve("games.jsonl"));
        assertThat(journal)
                .hasSize(GAMES)
                .isEqualTo(Journals.of(folder.resolve("whole").resolve("games.jsonl")));
    }
}
