package tesuji.app;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import tesuji.app.command.InterruptibleRun;
import tesuji.app.command.ProgramVersion;
import tesuji.app.command.Workbench;
import tesuji.app.web.WebOptions;
import tesuji.app.web.WebRun;

/** The program itself: without a command it serves the workbench to a browser. */
@Command(
        name = "tesuji",
        description = "A workbench for two-player board games. Without a command it opens in a browser.",
        mixinStandardHelpOptions = true,
        versionProvider = ProgramVersion.class,
        synopsisSubcommandLabel = "COMMAND",
        footerHeading = "%nExamples:%n",
        footer = {
            "  tesuji",
            "  tesuji --port 8080 --home games",
            "  tesuji menu",
            "  tesuji play go:size=9",
            "  tesuji games --json",
            "",
            "Exit codes: 0 done, 1 a negative answer, 2 bad input, 3 a limit was hit, 70 a fault of the program,",
            "130 stopped by Ctrl-C, 143 by a signal.",
            "",
            "Done by the launcher in the sources of Tesuji:",
            "  tesuji test   runs all tests; with --nightly the slow ones, too",
            "  tesuji dist   makes one zip that needs a Java runtime and nothing else",
            "  tesuji spark  lists and solves states with Apache Spark; tesuji spark --help says more"
        })
final class TesujiCommand implements Runnable {
    private final Workbench workbench;
    private final InterruptibleRun run;

    @Mixin
    private WebOptions options = new WebOptions();

    TesujiCommand(Workbench workbench, InterruptibleRun run) {
        this.workbench = workbench;
        this.run = run;
    }

    @Override
    public void run() {
        new WebRun(workbench, run).serve(options, System.getenv());
    }
}
