package tesuji.app.prediction;

import java.nio.file.Path;
import java.util.concurrent.Callable;
import java.util.concurrent.atomic.AtomicBoolean;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import tesuji.app.command.ExitCode;
import tesuji.app.command.InterruptibleRun;
import tesuji.app.command.Workbench;
import tesuji.app.terminal.Progress;
import tesuji.core.base.InputException;
import tesuji.desk.record.RecordFiles;
import tesuji.lab.catalog.Catalog;
import tesuji.lab.experiment.Scale;
import tesuji.lab.experiment.Workplace;
import tesuji.lab.match.Arena;
import tesuji.lab.prediction.FolderPrediction;
import tesuji.lab.prediction.GoCorpus;
import tesuji.lab.prediction.SharedGames;
import tesuji.lab.site.TrialSite;

/** {@code tesuji predict}: one search guesses every move of a folder of games. */
@Command(
        name = "predict",
        description = {
            "Let a search guess every move of the games in a folder, for both sides, and say how often it is right.",
            "A run with --out that was stopped goes on when it is started again with the same options."
        },
        mixinStandardHelpOptions = true,
        footerHeading = "%nExamples:%n",
        footer = {
            "  tesuji predict games --per-point 50 --limit 200",
            "  tesuji predict games --player \"wieczorek-inherited[fpu=2]\" --out results --parallel 2",
            "  tesuji predict games --size 19 --player uct --per-point 20 --json"
        })
public final class PredictCommand implements Callable<Integer> {
    private static final long MOST_SEED = 1_000_000_000;
    private static final int MOST_PARALLEL = 256;
    private static final int MOST_PER_POINT = 1_000_000;
    private static final int LARGEST = 19;

    private final Workbench workbench;
    private final InterruptibleRun work;
    private final TrialSite site;

    @Parameters(
            arity = "0..1",
            paramLabel = "DIR",
            description =
                    "The folder with the games, files *.sgf (default: " + SharedGames.NAME + ", where it is there).")
    private @Nullable String given;

    @Option(
            names = "--player",
            paramLabel = "P",
            description = "The search, by its name or its recipe (default: ${DEFAULT-VALUE}).")
    private String player = "wieczorek-constant";

    @Option(
            names = "--per-point",
            paramLabel = "N",
            description = "Simulations for each free point (default: ${DEFAULT-VALUE}).")
    private int perPoint = 350;

    @Option(
            names = "--limit",
            paramLabel = "N",
            description = "Look at no more positions than this, spread over all games (default: all).")
    private int limit = Integer.MAX_VALUE;

    @Option(names = "--size", paramLabel = "N", description = "The size of the board (default: ${DEFAULT-VALUE}).")
    private int size = 9;

    @Option(
            names = "--seed",
            paramLabel = "N",
            description = "Begin of the random numbers; equal seeds give equal guesses (default: ${DEFAULT-VALUE}).")
    private long seed = 1;

    @Option(names = "--parallel", paramLabel = "K", description = "Positions at once (default: ${DEFAULT-VALUE}).")
    private int parallel = 1;

    @Option(names = "--out", paramLabel = "DIR", description = "Folder for the journal and the table of all moves.")
    private String out = "";

    @Option(names = "--json", description = "Print one JSON object.")
    private boolean json;

    /** Whether the files that were to be kept are missing. */
    private final AtomicBoolean unwritten = new AtomicBoolean();

    /** The guesses are made there. */
    public PredictCommand(Workbench workbench, InterruptibleRun work, TrialSite site) {
        this.workbench = workbench;
        this.work = work;
        this.site = site;
    }

    @Override
    public Integer call() {
        check("--per-point", perPoint, 1, MOST_PER_POINT);
        check("--limit", limit, 1, Integer.MAX_VALUE);
        check("--size", size, 1, LARGEST);
        check("--seed", seed, 0, MOST_SEED);
        check("--parallel", parallel, 1, MOST_PARALLEL);
        Path folder = folder();
        GoCorpus corpus = GoCorpus.read(folder, size, workbench.library());
        corpus.skipped().forEach(workbench::warn);
        if (corpus.games().isEmpty()) {
            throw new InputException(
                    "There is no game on a board of " + size + "×" + size + " in the folder " + folder + ".");
        }
        Catalog.recipe(
                player,
                workbench.library().open(corpus.examples().get(0).before().game()));
        FolderPrediction prediction = new FolderPrediction(corpus, player, perPoint, limit);
        if (!out.isEmpty()) return predict(prediction, RecordFiles.path(out), true);
        try (TemporaryFolder temporary = TemporaryFolder.make()) {
            return predict(prediction, temporary.path(), false);
        }
    }

    private Path folder() {
        if (given != null) return RecordFiles.path(given);
        return SharedGames.folder()
                .orElseThrow(() -> new InputException("Name a folder with games, files *.sgf, as in tesuji predict"
                        + " games; there is no folder " + SharedGames.NAME + "."));
    }

    private static void check(String option, long value, long least, long most) {
        if (value < least || value > most) {
            throw new InputException(option + " must be between " + least + " and " + most + ", not " + value + ".");
        }
    }

    private int predict(FolderPrediction prediction, Path into, boolean kept) {
        int all = prediction.trials(Scale.FULL);
        try (Progress progress = new Progress(workbench.console(), "predict", "positions");
                Workplace at = Workplace.open(
                        into,
                        prediction,
                        Scale.FULL,
                        seed,
                        tools(prediction),
                        done -> progress.report((double) done / all, done))) {
            at.notice().ifPresent(workbench::warn);
            return conduct(prediction, at, progress, kept);
        }
    }

    /** Whatever ends the work, the answer tells of all positions so far. */
    private int conduct(FolderPrediction prediction, Workplace at, Progress progress, boolean kept) {
        PredictionScreen screen = new PredictionScreen(workbench.console(), prediction, at, kept, json);
        work.begin(() -> {
            at.close();
            screen.tell().ifPresent(reason -> {
                unwritten.set(true);
                workbench.warn(reason);
            });
        });
        boolean complete = completed(prediction, at);
        progress.close();
        work.answer();
        if (unwritten.get()) return ExitCode.BAD_INPUT;
        return complete ? ExitCode.DONE : ExitCode.INTERRUPTED;
    }

    private boolean completed(FolderPrediction prediction, Workplace at) {
        try {
            prediction.run(at);
            return true;
        } catch (InterruptedException stopped) {
            return false;
        } catch (RuntimeException failure) {
            if (at.done() > 0) work.answer();
            throw failure;
        }
    }

    private Workplace.Tools tools(FolderPrediction prediction) {
        return new Workplace.Tools(
                workbench.library(),
                new Arena(workbench.library(), new Catalog(workbench.library())),
                System::nanoTime,
                bytes -> {
                    throw new InputException("Saved games are read from a folder of SGF files.");
                },
                site.prediction(prediction, parallel));
    }
}
