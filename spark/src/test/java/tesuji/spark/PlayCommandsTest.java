package tesuji.spark;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringReader;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import tesuji.app.command.ExitCode;
import tesuji.app.command.InterruptibleRun;
import tesuji.app.command.Workbench;
import tesuji.app.lab.LabRunCommand;
import tesuji.app.match.MatchCommand;
import tesuji.app.prediction.PredictCommand;
import tesuji.app.terminal.Console;
import tesuji.app.terminal.PlainLines;
import tesuji.app.terminal.Style;
import tesuji.app.tournament.TournamentCommand;
import tesuji.app.tuning.TuneCommand;
import tesuji.core.base.InputException;
import tesuji.games.Games;
import tesuji.lab.site.LocalSite;
import tesuji.lab.site.TrialSite;
import tesuji.spark.play.Journals;

/** The commands of the desktop, run by a cluster, leave the journals that the desktop leaves. */
@Timeout(600)
final class PlayCommandsTest {
    private static final String MASTER = "local[2,8]";

    @TempDir
    private Path folder;

    @Command(name = "test")
    private static final class Root {}

    private final StringWriter printed = new StringWriter();
    private final StringWriter complaints = new StringWriter();

    private Workbench workbench() {
        PrintWriter out = new PrintWriter(printed);
        return new Workbench(
                Games.library(),
                new Console(
                        out,
                        new PrintWriter(complaints),
                        new PlainLines(new StringReader(""), out, true),
                        Style.PLAIN,
                        false,
                        false));
    }

    private int execute(CommandLine line, List<String> words) {
        return line.setExecutionExceptionHandler((failure, command, parsed) -> {
                    if (!(failure instanceof InputException)) throw failure;
                    complaints.write(failure.getMessage());
                    return ExitCode.BAD_INPUT;
                })
                .execute(words.toArray(String[]::new));
    }

    private int onCluster(String... words) {
        List<String> all = new ArrayList<>(List.of(words));
        all.addAll(List.of("--master", MASTER));
        try (InterruptibleRun run = new InterruptibleRun()) {
            return execute(PlayCommands.addTo(new CommandLine(new Root()), workbench(), run), all);
        }
    }

    private int onDesktop(String... words) {
        TrialSite here = new LocalSite(Games.library(), System::nanoTime);
        Workbench workbench = workbench();
        try (InterruptibleRun run = new InterruptibleRun()) {
            CommandLine line = new CommandLine(new Root())
                    .addSubcommand(new MatchCommand(workbench, run, here))
                    .addSubcommand(new TournamentCommand(workbench, run, here))
                    .addSubcommand(new PredictCommand(workbench, run, here))
                    .addSubcommand(new TuneCommand(workbench, run, here))
                    .addSubcommand(
                            "lab", new CommandLine(new Root()).addSubcommand(new LabRunCommand(workbench, run, here)));
            return execute(line, List.of(words));
        }
    }

    private void compare(String journal, String... words) throws IOException {
        Path there = folder.resolve("there");
        Path here = folder.resolve("here");
        assertThat(onCluster(with(words, "--out", there.toString()))).isZero();
        assertThat(onDesktop(with(words, "--out", here.toString()))).isZero();
        assertThat(Journals.of(there.resolve(journal))).isNotEmpty().isEqualTo(Journals.of(here.resolve(journal)));
    }

    private static String[] with(String[] words, String... more) {
        List<String> all = new ArrayList<>(List.of(words));
        all.addAll(List.of(more));
        return all.toArray(String[]::new);
    }

    @Test
    void aMatch() throws IOException {
        compare("games.jsonl", words("match --game tictactoe --a uct --b random --games 6 --simulations 20 --json"));
        String[] answers = printed.toString().strip().split("\n");
        assertThat(answers).hasSize(2);
        assertThat(untimed(answers[0])).isEqualTo(untimed(answers[1])).contains("\"games\":6");
    }

    private static String untimed(String answer) {
        return answer.replaceAll("\"[a-zA-Z]*[sS]econds[a-zA-Z]*\":[0-9.E-]+", "")
                .replaceAll("\"report\":\"[^\"]*\"", "");
    }

    private static String[] words(String line) {
        return line.split(" ");
    }

    @Test
    void aTournamentInRounds() throws IOException {
        compare(
                "tournament.jsonl",
                words("tournament --game tictactoe --format swiss --player uct --player flat --player random"
                        + " --player heuristics --simulations 20 --opening 1"));
        assertThat(folder.resolve("there").resolve("tournament.md")).exists();
    }

    @Test
    void aSweep() throws IOException {
        compare(
                "pairs.jsonl",
                words("tune --game tictactoe --player uct[c={x}] --against random --values 0.1,0.7 --games 6"
                        + " --verify 2 --simulations 20"));
    }

    @Test
    void anExperiment() throws IOException {
        Path there = folder.resolve("there");
        Path here = folder.resolve("here");
        assertThat(onCluster("lab", "run", "fpu-tree-shape", "--out", there.toString()))
                .isZero();
        assertThat(onDesktop("lab", "run", "fpu-tree-shape", "--out", here.toString()))
                .isZero();
        assertThat(Journals.of(there.resolve("fpu-tree-shape.jsonl")))
                .hasSize(21)
                .isEqualTo(Journals.of(here.resolve("fpu-tree-shape.jsonl")));
    }

    @Test
    void aPrediction() throws IOException {
        Path games = Files.createDirectories(folder.resolve("games"));
        Files.writeString(games.resolve("one.sgf"), "(;SZ[5]KM[7];B[cc];W[cd];B[dc];W[dd];B[bd];W[bc])");
        compare("predict.jsonl", "predict", games.toString(), "--size", "5", "--per-point", "10");
    }

    @ParameterizedTest
    @CsvSource({
        "match --game tictactoe --a uct --b perfect:ttt.tsj --games 2, --shared-files",
        "match --game tictactoe --a nobody --b random --games 2, There is no player",
        "tune --game tictactoe --player uct[c={x}] --against gtp:gnugo --values 0.1 --games 2, --shared-files",
        "lab run skoczki-solvers, tesuji lab run skoczki-solvers",
        "lab run nothing, There is no experiment"
    })
    void whatCannotTravelIsRefusedWithASentence(String line, String sentence) {
        String[] words = line.startsWith("lab") ? with(words(line), "--out", folder.toString()) : words(line);
        assertThat(onCluster(words)).isEqualTo(ExitCode.BAD_INPUT);
        assertThat(complaints.toString()).contains(sentence);
    }
}
