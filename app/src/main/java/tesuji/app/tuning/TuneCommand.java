package tesuji.app.tuning;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import tesuji.app.command.ExitCode;
import tesuji.app.command.InterruptibleRun;
import tesuji.app.command.ProgramVersion;
import tesuji.app.command.ReportFiles;
import tesuji.app.command.Workbench;
import tesuji.lab.site.TrialSite;
import tesuji.lab.tuning.GamePairs;
import tesuji.lab.tuning.PlayedPair;
import tesuji.lab.tuning.TuningFile;
import tesuji.lab.tuning.TuningFolder;
import tesuji.lab.tuning.TuningResult;
import tesuji.lab.tuning.TuningRun;

/** {@code tesuji tune}: which values of the parameters of a player score best against a pool of opponents. */
@Command(
        name = "tune",
        description = "Compare values of a player's parameters, or find the best ones, by games against a pool.",
        mixinStandardHelpOptions = true,
        footerHeading = "%nExamples:%n",
        footer = {
            "  tesuji tune FILE.json --out results",
            "  tesuji tune --game hex:size=5 --player uct[c={x}] --against flat --values 0.2,0.5,1 --games 40"
                    + " --simulations 100",
            "  tesuji tune --game hex:size=5 --player uct[c={x}] --against uct --low 0.05 --high 3 --log --default 0.7"
                    + " --simulations 100",
            "",
            "Options replace the fields of the file. A tuning with --out that was stopped goes on when it is started"
                    + " again in the same way."
        })
public final class TuneCommand implements Callable<Integer> {
    private final Workbench workbench;
    private final InterruptibleRun work;
    private final TrialSite site;

    @Parameters(arity = "0..1", paramLabel = "FILE.json", description = "A file that describes the tuning.")
    private @Nullable Path file;

    @Mixin
    private TuneOptions options = new TuneOptions();

    @Option(names = "--json", description = "Print one JSON object.")
    private boolean json;

    /** The games are played there. */
    public TuneCommand(Workbench workbench, InterruptibleRun work, TrialSite site) {
        this.workbench = workbench;
        this.work = work;
        this.site = site;
    }

    @Override
    public Integer call() {
        TuningFile wanted = TuningFile.read(options.json(file), workbench.library(), folder());
        if (wanted.out().isEmpty()) return play(wanted, Optional.empty());
        try (TuningFolder files = TuningFolder.open(wanted.out().get(), wanted.plan())) {
            files.notice().ifPresent(workbench::warn);
            return play(wanted, Optional.of(files));
        }
    }

    /** Where names of files in the file begin: beside it. */
    private Path folder() {
        Path parent = file == null ? null : file.getParent();
        return parent == null ? Path.of("") : parent;
    }

    private int play(TuningFile wanted, Optional<TuningFolder> files) {
        TuneScreen screen = new TuneScreen(workbench, json);
        GamePairs pairs = new GamePairs(wanted.plan(), site.match(ProgramVersion.origin(), wanted.parallel()));
        List<PlayedPair> kept = files.map(TuningFolder::kept).orElse(List.of());
        TuningRun run = new TuningRun(
                wanted.plan(), pairs, kept, pair -> files.ifPresent(folder -> folder.keep(pair)), screen::tell);
        ReportFiles reports = new ReportFiles(workbench);
        work.begin(() -> {
            run.stop();
            pairs.stop();
            TuningResult result = run.result();
            screen.print(run, result, files.flatMap(folder -> reports.write(() -> folder.writeReport(run, result))));
        });
        boolean complete = completed(run);
        if (complete) screen.complete();
        work.answer();
        return reports.code(complete ? ExitCode.DONE : ExitCode.INTERRUPTED);
    }

    /** Plays everything; what was played before something went wrong is told all the same. */
    private boolean completed(TuningRun run) {
        try {
            return run.play();
        } catch (RuntimeException failure) {
            if (run.count() > 0) work.answer();
            throw failure;
        }
    }
}
