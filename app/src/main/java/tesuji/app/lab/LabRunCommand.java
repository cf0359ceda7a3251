package tesuji.app.lab;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.atomic.AtomicBoolean;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import tesuji.app.command.ExitCode;
import tesuji.app.command.InterruptibleRun;
import tesuji.app.command.Json;
import tesuji.app.command.Workbench;
import tesuji.app.terminal.Console;
import tesuji.app.terminal.Progress;
import tesuji.app.terminal.Table;
import tesuji.core.base.InputException;
import tesuji.desk.record.RecordFiles;
import tesuji.desk.record.TextForm;
import tesuji.lab.Experiments;
import tesuji.lab.catalog.Catalog;
import tesuji.lab.experiment.Conclusion;
import tesuji.lab.experiment.Experiment;
import tesuji.lab.experiment.GivenFiles;
import tesuji.lab.experiment.Scale;
import tesuji.lab.experiment.Workplace;
import tesuji.lab.experiment.report.RunReport;
import tesuji.lab.match.Arena;
import tesuji.lab.prediction.SharedGames;
import tesuji.lab.site.TrialSite;

/** {@code tesuji lab run}: one experiment, and its report. */
@Command(
        name = "run",
        description = {
            "Run an experiment and write a report: a page of HTML, pictures as SVG, tables as CSV.",
            "A run that was stopped goes on when it is started again with the same options."
        },
        mixinStandardHelpOptions = true,
        footerHeading = "%nExamples:%n",
        footer = {
            "  tesuji lab run taifho-random-walk",
            "  tesuji lab run taifho-bracket --full --out full-results",
            "  tesuji lab run taifho-c --seed 2 --out seed-2 --json"
        })
public final class LabRunCommand implements Callable<Integer> {
    private static final long MOST_SEED = 1_000_000_000;
    private static final int MOST_PARALLEL = 256;
    /** Longer tables are left to the files. */
    private static final int SHOWN = 12;

    private final Workbench workbench;
    private final InterruptibleRun work;
    private final TrialSite site;

    @Parameters(paramLabel = "NAME", description = "The experiment (see tesuji lab list).")
    private String name = "";

    @Option(
            names = "--scale",
            paramLabel = "X",
            description = "How much of the source's work: small, full, or a share such as 0.1 (default: small,"
                    + " which takes minutes).")
    private @Nullable String scale;

    @Option(names = "--full", description = "All of it, which may take hours: the same as --scale full.")
    private boolean full;

    @Option(
            names = "--parallel",
            paramLabel = "K",
            description = "How many trials are made at once where their times do not matter (default: as many as the"
                    + " machine has processors).")
    private int parallel = Runtime.getRuntime().availableProcessors();

    @Option(
            names = "--seed",
            paramLabel = "N",
            description = "Begin of the random numbers (default: ${DEFAULT-VALUE}); runs that seconds do not limit"
                    + " repeat.")
    private long seed = 1;

    @Option(names = "--out", paramLabel = "DIR", description = "Folder for all files (default: ${DEFAULT-VALUE}).")
    private String out = "lab-results";

    @Option(names = "--net", paramLabel = "FILE", description = "A network of KataGo, for experiments that need one.")
    private @Nullable String network;

    @Option(
            names = "--games",
            paramLabel = "DIR",
            description = "A folder of game records (SGF), for experiments that predict moves (default: "
                    + SharedGames.NAME + ", where it is there).")
    private @Nullable String games;

    @Option(names = "--json", description = "Print one JSON object.")
    private boolean json;

    /** Whether the report is missing. */
    private final AtomicBoolean unwritten = new AtomicBoolean();

    /** The trials are made there. */
    public LabRunCommand(Workbench workbench, InterruptibleRun work, TrialSite site) {
        this.workbench = workbench;
        this.work = work;
        this.site = site;
    }

    /**
     * The whole answer.
     *
     * @param report the page of HTML, if it could be written
     */
    record Answer(
            String experiment,
            String source,
            String question,
            String answer,
            String circumstances,
            boolean complete,
            List<tesuji.lab.experiment.ReportTable> tables,
            @Nullable String report) {}

    @Override
    public Integer call() {
        Experiment experiment = Experiments.named(name).with(files());
        experiment.missing().ifPresent(sentence -> {
            throw new InputException(sentence);
        });
        if (seed < 0 || seed > MOST_SEED) {
            throw new InputException("--seed must be between 0 and " + MOST_SEED + ", not " + seed + ".");
        }
        if (parallel < 1 || parallel > MOST_PARALLEL) {
            throw new InputException("--parallel must be between 1 and " + MOST_PARALLEL + ", not " + parallel + ".");
        }
        Scale size = size();
        Path folder = RecordFiles.path(out);
        try (Progress progress = new Progress(workbench.console(), name, "trials");
                Workplace at = Workplace.open(
                        folder,
                        experiment,
                        size,
                        seed,
                        tools(experiment),
                        done -> progress.report((double) done / experiment.trials(size), done))) {
            at.notice().ifPresent(workbench::warn);
            return conduct(experiment, at, progress);
        }
    }

    private GivenFiles files() {
        return new GivenFiles(
                Optional.ofNullable(network).map(RecordFiles::path),
                Optional.ofNullable(games).map(RecordFiles::path).or(SharedGames::folder));
    }

    private Scale size() {
        if (full && scale != null) throw new InputException("Give --full or --scale, not both.");
        if (full) return Scale.FULL;
        return scale == null ? Scale.SMALL : Scale.read(scale);
    }

    private Workplace.Tools tools(Experiment experiment) {
        Arena arena = new Arena(workbench.library(), new Catalog(workbench.library()));
        return new Workplace.Tools(
                workbench.library(),
                arena,
                System::nanoTime,
                bytes -> new TextForm().read(bytes, workbench.library(), warning -> {}),
                site.experiment(experiment, files(), parallel));
    }

    /** Whatever ends a run, the report tells of all rows there are. */
    private int conduct(Experiment experiment, Workplace at, Progress progress) {
        work.begin(() -> {
            at.close();
            tell(experiment, at);
        });
        boolean complete = completed(experiment, at);
        progress.close();
        work.answer();
        if (unwritten.get()) return ExitCode.BAD_INPUT;
        return complete ? ExitCode.DONE : ExitCode.INTERRUPTED;
    }

    private boolean completed(Experiment experiment, Workplace at) {
        try {
            experiment.run(at);
            return true;
        } catch (InterruptedException stopped) {
            return false;
        } catch (RuntimeException failure) {
            if (at.done() > 0) work.answer();
            throw failure;
        }
    }

    /** Writes and tells what was found; what cannot be written is told all the same, and then why. */
    private void tell(Experiment experiment, Workplace at) {
        RunReport report = RunReport.of(experiment, at);
        try {
            print(experiment, at, report, report.write(at.folder()));
        } catch (InputException unwritable) {
            unwritten.set(true);
            print(experiment, at, report, null);
            workbench.warn(String.valueOf(unwritable.getMessage()));
        }
    }

    private void print(Experiment experiment, Workplace at, RunReport report, @Nullable Path page) {
        if (json) {
            Json.print(
                    workbench.console(),
                    new Answer(
                            report.name(),
                            report.source(),
                            report.question(),
                            report.findings().answer(),
                            report.circumstances(),
                            at.done() >= experiment.trials(at.scale()),
                            report.findings().tables(),
                            page == null ? null : page.toString()));
        } else {
            print(report, page);
        }
    }

    private void print(RunReport report, @Nullable Path page) {
        Console console = workbench.console();
        console.out().println(report.question());
        console.out().println(report.findings().answer());
        for (tesuji.lab.experiment.ReportTable table : report.findings().tables()) {
            if (table.rows().isEmpty()
                    || table.rows().size() > SHOWN
                    || table.name().equals(Conclusion.TABLE)) continue;
            console.out().println();
            console.out().println(table.caption());
            Table printed = new Table(table.columns().toArray(String[]::new));
            for (List<String> row : table.rows()) printed.add(row.toArray(String[]::new));
            printed.print(console.out(), console.style());
        }
        console.out().println();
        console.out().println(report.circumstances());
        if (page != null) console.out().println("The report is " + page + ".");
    }
}
