package tesuji.app.tournament;

import java.nio.file.Path;
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
import tesuji.lab.place.GamePlace;
import tesuji.lab.site.TrialSite;
import tesuji.lab.tournament.TournamentFile;
import tesuji.lab.tournament.TournamentFolder;
import tesuji.lab.tournament.TournamentRun;

/** {@code tesuji tournament}: games between several players, and how they stand. */
@Command(
        name = "tournament",
        description = "Play a tournament: round robin, gauntlet, knock-out or Swiss system.",
        mixinStandardHelpOptions = true,
        footerHeading = "%nExamples:%n",
        footer = {
            "  tesuji tournament FILE.json --out results",
            "  tesuji tournament --game connectfour --player uct --player flat --player random --simulations 500",
            "  tesuji tournament --game hex:size=5 --format swiss --player uct --player uct-rave --player flat"
                    + " --player random --games 4",
            "",
            "Options replace the fields of the file. A tournament with --out that was stopped goes on when it is"
                    + " started again in the same way."
        })
public final class TournamentCommand implements Callable<Integer> {
    private final Workbench workbench;
    private final InterruptibleRun work;
    private final TrialSite site;

    @Parameters(arity = "0..1", paramLabel = "FILE.json", description = "A file that describes the tournament.")
    private @Nullable Path file;

    @Mixin
    private TournamentOptions options = new TournamentOptions();

    @Option(names = "--json", description = "Print one JSON object.")
    private boolean json;

    /** The games are played there. */
    public TournamentCommand(Workbench workbench, InterruptibleRun work, TrialSite site) {
        this.workbench = workbench;
        this.work = work;
        this.site = site;
    }

    @Override
    public Integer call() {
        TournamentFile wanted = TournamentFile.read(options.json(file), workbench.library(), folder());
        if (wanted.out().isEmpty()) return play(wanted, Optional.empty());
        try (TournamentFolder files = TournamentFolder.open(wanted.out().get(), wanted.tournament(), wanted.game())) {
            files.notice().ifPresent(workbench::warn);
            return play(wanted, Optional.of(files));
        }
    }

    /** Where names of files in the file begin: beside it. */
    private Path folder() {
        if (file == null) return Path.of("");
        Path parent = file.getParent();
        return parent == null ? Path.of("") : parent;
    }

    private int play(TournamentFile wanted, Optional<TournamentFolder> files) {
        TournamentScreen screen = new TournamentScreen(workbench.console(), json, wanted.ratings());
        GamePlace place = site.tournament(ProgramVersion.origin(), wanted.parallel());
        TournamentRun run = new TournamentRun(
                wanted.tournament(),
                new TournamentRun.Surroundings(place, wanted.game(), System::nanoTime, screen::tell),
                files);
        ReportFiles reports = new ReportFiles(workbench);
        screen.begin(run);
        work.begin(() -> {
            run.stop();
            screen.print(
                    run,
                    files.flatMap(folder -> reports.write(() -> folder.writeTables(run.state(), wanted.ratings()))));
        });
        boolean complete = completed(run);
        work.answer();
        return reports.code(complete ? ExitCode.DONE : ExitCode.INTERRUPTED);
    }

    /** Plays everything; what was played before something went wrong is told all the same. */
    private boolean completed(TournamentRun run) {
        try {
            return run.play();
        } catch (RuntimeException failure) {
            if (!run.state().games().isEmpty()) work.answer();
            throw failure;
        }
    }
}
