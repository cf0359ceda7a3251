package tesuji.app;

import picocli.CommandLine.Command;
import tesuji.app.command.ProgramVersion;
import tesuji.app.command.Workbench;
import tesuji.app.menu.Menu;

/** The program itself: without a command it opens the menu. */
@Command(
        name = "tesuji",
        description = "A workbench for two-player board games. Without a command it opens a menu.",
        mixinStandardHelpOptions = true,
        versionProvider = ProgramVersion.class,
        synopsisSubcommandLabel = "COMMAND",
        footerHeading = "%nExamples:%n",
        footer = {
            "  tesuji",
            "  tesuji play go:size=9",
            "  tesuji games --json",
            "",
            "Exit codes: 0 done, 1 a negative answer, 2 bad input, 3 a limit was hit, 70 a fault of the program,",
            "130 stopped by Ctrl-C, 143 by a signal.",
            "",
            "Done by the launcher in the sources of Tesuji:",
            "  tesuji test   runs all tests; with --nightly the slow ones, too",
            "  tesuji dist   makes one zip that needs a Java runtime and nothing else"
        })
final class TesujiCommand implements Runnable {
    private final Workbench workbench;

    TesujiCommand(Workbench workbench) {
        this.workbench = workbench;
    }

    @Override
    public void run() {
        new Menu(workbench).run();
    }
}
