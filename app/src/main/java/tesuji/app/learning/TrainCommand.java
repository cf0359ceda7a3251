package tesuji.app.learning;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import tesuji.app.command.ExitCode;
import tesuji.app.command.Workbench;
import tesuji.app.terminal.Progress;
import tesuji.core.base.InputException;
import tesuji.core.base.Memory;
import tesuji.core.base.WholeFile;
import tesuji.core.game.GameRecord;
import tesuji.desk.record.RecordFiles;
import tesuji.games.go.GoGame;
import tesuji.games.go.feature.EndFeatures;
import tesuji.games.go.feature.Strengths;
import tesuji.games.go.feature.StrengthsText;
import tesuji.lab.learning.PredictionRate;
import tesuji.lab.learning.StrengthTraining;
import tesuji.lab.prediction.GoCorpus;

/** {@code tesuji train}: learns the strengths of features and patterns from folders of games. */
@Command(
        name = "train",
        description = {
            "Learn from games of Go how much features and patterns of moves count (Coulom 2007).",
            "Some of the games are not learnt from; their moves are predicted, to say how good the strengths are."
        },
        mixinStandardHelpOptions = true,
        footerHeading = "%nExamples:%n",
        footer = {
            "  tesuji train games --out strengths.txt",
            "  tesuji train games/9 games/13 games/19 --out strengths.txt --source \"games of a network\"",
            "  tesuji train games --json"
        })
public final class TrainCommand implements Callable<Integer> {
    private static final int MOST = 1_000_000;
    private static final int MOST_ITERATIONS = 1000;

    private final Workbench workbench;

    @Parameters(arity = "1..*", paramLabel = "DIR", description = "Folders with games, files *.sgf of any board size.")
    private List<String> folders = new ArrayList<>();

    @Option(
            names = "--played",
            paramLabel = "N",
            description = "A pattern counts if it was played so often (default: ${DEFAULT-VALUE}).")
    private int played = 8;

    @Option(
            names = "--seen",
            paramLabel = "N",
            description = "A 3x3 pattern counts also if so many moves had it, played or not"
                    + " (default: ${DEFAULT-VALUE}).")
    private int seen = 300;

    @Option(
            names = "--playouts",
            paramLabel = "N",
            description = "Playouts from each position, whose ends are learnt from; 0 for none, else from 32 on"
                    + " (default: ${DEFAULT-VALUE}).")
    private int playouts = 100;

    @Option(
            names = "--iterations",
            paramLabel = "N",
            description = "Rounds of minorization-maximization (default: ${DEFAULT-VALUE}).")
    private int iterations = 30;

    @Option(
            names = "--test",
            paramLabel = "N",
            description = "Every Nth game is predicted and not learnt from (default: ${DEFAULT-VALUE}).")
    private int test = 10;

    @Option(names = "--source", paramLabel = "TEXT", description = "What the file says about where the games are from.")
    private String source = "";

    @Option(names = "--out", paramLabel = "FILE", description = "Write the strengths to this file.")
    private String out = "";

    @Option(names = "--json", description = "Print one JSON object.")
    private boolean json;

    public TrainCommand(Workbench workbench) {
        this.workbench = workbench;
    }

    @Override
    public Integer call() {
        check("--played", played, 1, MOST);
        check("--seen", seen, 1, MOST);
        if (playouts != 0) check("--playouts", "0 or between ", playouts, EndFeatures.FEWEST, MOST);
        check("--iterations", iterations, 1, MOST_ITERATIONS);
        check("--test", test, 2, MOST);
        @Nullable Path file = out.isEmpty() ? null : RecordFiles.path(out);
        if (file != null) WholeFile.tryOut(file);
        List<GameRecord> games = new ArrayList<>();
        int skipped = 0;
        for (String folder : folders) {
            GoCorpus corpus = GoCorpus.ofAllSizes(RecordFiles.path(folder), workbench.library());
            corpus.skipped().forEach(workbench::warn);
            skipped += corpus.skipped().size();
            corpus.games().forEach(game -> games.add(game.record()));
        }
        if (games.size() < 2) {
            throw new InputException("At least two games are needed, one to learn from and one to predict; in "
                    + String.join(", ", folders) + (games.isEmpty() ? " there is none." : " there is one."));
        }
        new TrainScreen(workbench.console(), json).tell(train(games, skipped, file));
        return ExitCode.DONE;
    }

    private static void check(String option, int value, int least, int most) {
        check(option, "between ", value, least, most);
    }

    private static void check(String option, String allowed, int value, int least, int most) {
        if (value < least || value > most) {
            throw new InputException(option + " must be " + allowed + least + " and " + most + ", not " + value + ".");
        }
    }

    private TrainAnswer train(List<GameRecord> games, int skipped, @Nullable Path file) {
        List<GameRecord> learnt = new ArrayList<>();
        Map<Integer, List<GameRecord>> predicted = new TreeMap<>(); // by the size of the board
        for (int i = 0; i < games.size(); i++) {
            GameRecord record = games.get(i);
            if (i % test == 0) {
                int size = ((GoGame) workbench.library().open(record.game()))
                        .geometry()
                        .size();
                predicted.computeIfAbsent(size, any -> new ArrayList<>()).add(record);
            } else {
                learnt.add(record);
            }
        }
        StrengthTraining training = new StrengthTraining(workbench.library(), played, seen, playouts, iterations);
        StrengthTraining.Result result;
        List<TrainAnswer.Test> tests = new ArrayList<>();
        try (Progress progress = new Progress(workbench.console(), "train", "steps")) {
            double ofLearning = 1 - 1.0 / test;
            result = training.learn(learnt, share -> progress.time(share * ofLearning));
            predicted.forEach((size, held) -> tests.add(TrainAnswer.Test.of(
                    size, PredictionRate.of(held, workbench.library(), result.strengths(), playouts))));
        } catch (OutOfMemoryError full) {
            throw new InputException("The memory is full; give fewer games, or " + Memory.allowMore() + ".", full);
        }
        TrainAnswer answer = new TrainAnswer(
                learnt.size(),
                skipped,
                result.positions(),
                result.strengths().dictionary().size(),
                result.meanLogEvidence(),
                tests,
                file == null ? null : file.toString());
        if (file != null) write(file, result.strengths(), answer);
        return answer;
    }

    private void write(Path file, Strengths strengths, TrainAnswer answer) {
        List<String> comments = new ArrayList<>();
        comments.add("Strengths of features of moves of Go in the generalised Bradley-Terry model (Coulom 2007).");
        comments.add("Learnt by tesuji train --played " + played + " --seen " + seen + " --playouts " + playouts
                + " --iterations " + iterations + " --test " + test + " from " + answer.positions() + " positions of "
                + answer.games() + " games.");
        source.lines().filter(line -> !line.isBlank()).forEach(comments::add);
        WholeFile.write(file, StrengthsText.write(strengths, comments).getBytes(StandardCharsets.UTF_8));
    }
}
