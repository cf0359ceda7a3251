package tesuji.app.regress;

import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import tesuji.app.command.ExitCode;
import tesuji.app.command.InterruptibleRun;
import tesuji.app.command.ReportFiles;
import tesuji.app.command.ThinkingOptions;
import tesuji.app.command.Workbench;
import tesuji.core.base.InputException;
import tesuji.desk.record.RecordFiles;
import tesuji.desk.round.Players;
import tesuji.lab.catalog.PlayerSpec;
import tesuji.lab.regress.ProblemSuite;
import tesuji.lab.regress.ProgramResponder;
import tesuji.lab.regress.RunFolder;
import tesuji.lab.regress.RunSettings;
import tesuji.lab.regress.SuiteReader;

/** {@code tesuji regress}: how many problems of published suites a player gets right. */
@Command(
        name = "regress",
        description = "Ask a player the problems of test suites, files of the Go Text Protocol with expected answers.",
        mixinStandardHelpOptions = true,
        footerHeading = "%nExamples:%n",
        footer = {
            "  tesuji regress uct_seki.tst --player go-strong --simulations 2000",
            "  tesuji regress 9x9.tst uct_ko.tst --seconds 2 --threads 1 --out results",
            "  tesuji regress 9x9.tst --seconds 2 --compare results/best-0003.jsonl",
            "  tesuji regress 9x9.tst --beside \"gtp:gnugo --mode gtp --level 10\" --json",
            "",
            "With --out the answers are kept and compared with those of the run before. A run that was stopped",
            "goes on when it is started again with the same options."
        })
public final class RegressCommand implements Callable<Integer> {
    private static final String PROGRAM = "gtp:";
    private static final long STANDARD_SEED = 1;

    /** Long enough for a hard problem, short enough to notice a program that hangs. */
    private static final Duration TIMEOUT = Duration.ofMinutes(10);

    private final Workbench workbench;
    private final InterruptibleRun work;
    private final ReportFiles reports;

    @Parameters(paramLabel = "FILE", arity = "1..*", description = "Suites of problems, .tst or, of Pachi, .gtp.")
    private List<String> files = new ArrayList<>();

    @Option(names = "--player", paramLabel = "P", description = "Who is asked (default: ${DEFAULT-VALUE}).")
    private String player = Players.BEST;

    @Option(names = "--beside", paramLabel = "P", description = "Another player to compare with, such as gtp:COMMAND.")
    private String beside = "";

    @Option(
            names = "--compare",
            paramLabel = "RUN",
            description = "The file of a kept run to compare the player with, such as results/uct-0001.jsonl (default:"
                    + " the newest run before in the folder of --out under the same conditions).")
    private String compare = "";

    @Mixin
    private ThinkingOptions thinking = new ThinkingOptions();

    @Option(names = "--out", paramLabel = "DIR", description = "Folder for the answers and the report.")
    private String out = "";

    @Option(names = "--json", description = "Print one JSON object.")
    private boolean json;

    public RegressCommand(Workbench workbench, InterruptibleRun work) {
        this.workbench = workbench;
        this.work = work;
        reports = new ReportFiles(workbench);
    }

    @Override
    public Integer call() {
        List<String> missing = new ArrayList<>();
        List<ProblemSuite> suites = suites(missing);
        check(player);
        if (!beside.isEmpty()) check(beside);
        Optional<Path> compared = compare.isEmpty() ? Optional.empty() : Optional.of(RecordFiles.path(compare));
        try (RegressRun own = run(player, suites, compared)) {
            if (beside.isEmpty()) return ask(suites, missing, own, Optional.empty());
            try (RegressRun other = run(beside, suites, Optional.empty())) {
                return ask(suites, missing, own, Optional.of(other));
            }
        }
    }

    private void check(String name) {
        if (!name.startsWith(PROGRAM)) {
            Players.checkProgram(spec(name), workbench.library().open(PlayerResponder.GAME), seed());
        }
    }

    private PlayerSpec spec(String name) {
        return new PlayerSpec(name, thinking.limits(), thinking.threadsOr(1));
    }

    private long seed() {
        return thinking.seedOr(STANDARD_SEED);
    }

    /** The suites that can be read; if there is none, that is bad input. */
    private List<ProblemSuite> suites(List<String> missing) {
        List<Path> paths = files.stream().map(RecordFiles::path).distinct().toList();
        List<String> names = SuiteReader.names(paths);
        List<ProblemSuite> suites = new ArrayList<>();
        for (int i = 0; i < paths.size(); i++) {
            try {
                suites.add(SuiteReader.read(paths.get(i), names.get(i)));
            } catch (InputException unreadable) {
                missing.add(String.valueOf(unreadable.getMessage()));
            }
        }
        if (suites.isEmpty()) throw new InputException(String.join(" ", missing));
        return suites;
    }

    private RegressRun run(String name, List<ProblemSuite> suites, Optional<Path> compared) {
        Optional<Path> folder = out.isEmpty() ? Optional.empty() : Optional.of(RecordFiles.path(out));
        if (name.startsWith(PROGRAM)) {
            String commandLine = name.substring(PROGRAM.length());
            return new RegressRun(
                    RunSettings.ofProgram(name, suites),
                    () -> ProgramResponder.start(commandLine, TIMEOUT),
                    folder,
                    compared);
        }
        return new RegressRun(
                RunSettings.of(spec(name), seed(), suites),
                () -> new PlayerResponder(workbench, spec(name), seed()),
                folder,
                compared);
    }

    private int ask(List<ProblemSuite> suites, List<String> missing, RegressRun own, Optional<RegressRun> other) {
        List<RegressRun> runs = new ArrayList<>(List.of(own));
        other.ifPresent(runs::add);
        RegressScreen screen = new RegressScreen(workbench, suites, own, other, json);
        missing.forEach(screen::complain);
        for (ProblemSuite suite : suites) {
            suite.defects().forEach(defect -> screen.complain(suite.sentence(defect.line(), defect.what())));
        }
        if (suites.stream().allMatch(suite -> suite.problems().isEmpty())) {
            throw new InputException("There is no problem in " + String.join(", ", files) + ".");
        }
        for (RegressRun run : runs) run.folder().flatMap(RunFolder::notice).ifPresent(screen::complain);
        runs.forEach(RegressRun::tryOut);
        boolean complete = completed(suites, runs, screen);
        work.answer();
        if (!complete) return reports.code(ExitCode.INTERRUPTED);
        boolean anyCounted = suites.stream().anyMatch(suite -> own.tally(suite).errors() < asked(own, suite));
        return reports.code(anyCounted ? ExitCode.DONE : ExitCode.BAD_INPUT);
    }

    private static int asked(RegressRun run, ProblemSuite suite) {
        return run.results(suite).size() + suite.defects().size();
    }

    /** Asks everybody everything; what was answered before something went wrong is told all the same. */
    private boolean completed(List<ProblemSuite> suites, List<RegressRun> runs, RegressScreen screen) {
        try {
            return askAll(suites, runs, screen);
        } catch (RuntimeException failure) {
            boolean any = runs.stream()
                    .anyMatch(run -> suites.stream()
                            .anyMatch(suite -> !run.results(suite).isEmpty()));
            if (any) work.answer();
            throw failure;
        }
    }

    /** False if somebody stopped it. */
    private boolean askAll(List<ProblemSuite> suites, List<RegressRun> runs, RegressScreen screen) {
        Thread asking = Thread.currentThread();
        work.begin(() -> {
            runs.forEach(RegressRun::stop);
            if (!Thread.currentThread().equals(asking)) asking.interrupt();
            screen.print(reports);
        });
        try {
            for (ProblemSuite suite : suites) {
                for (RegressRun run : runs) run.ask(suite, result -> screen.tell(run, suite, result), screen::complain);
            }
        } catch (InterruptedException stopped) {
            return false;
        }
        if (work.isStopped()) return false;
        runs.forEach(RegressRun::complete);
        screen.complete();
        return true;
    }
}
