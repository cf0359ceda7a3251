package tesuji.app.play;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import tesuji.app.command.ProgramNames;
import tesuji.app.command.StartOptions;
import tesuji.app.command.ThinkingOptions;
import tesuji.app.command.Workbench;
import tesuji.app.terminal.Console;
import tesuji.core.game.Game;
import tesuji.desk.GameServices;
import tesuji.desk.round.Adviser;
import tesuji.desk.round.Players;
import tesuji.desk.round.Seats;

/** {@code tesuji play}: a game in the terminal. */
@Command(
        name = "play",
        description = "Play a game in the terminal. Type help during the game to see what you can do.",
        mixinStandardHelpOptions = true,
        footerHeading = "%nExamples:%n",
        footer = {
            "  tesuji play connectfour",
            "  tesuji play skoczki:width=3,height=6 --position diagram.txt --second solver:dfpn",
            "  tesuji play go:size=9 --first go-strong --second human --seconds 5",
            "  tesuji play hex:size=5 --first random --second uct --simulations 1000 --seed 1"
        })
public final class PlayCommand implements Runnable {
    private final Workbench workbench;

    @Parameters(paramLabel = "GAME", description = "A game: name or name:key=value,… (see tesuji games).")
    private String game = "";

    @Option(
            names = "--first",
            paramLabel = "P",
            completionCandidates = ProgramNames.class,
            description = "Who moves first (default: human): human, ${COMPLETION-CANDIDATES}.")
    private String first = Players.HUMAN;

    @Option(names = "--second", paramLabel = "P", description = "Who moves second, named likewise (default: best).")
    private String second = Players.BEST;

    @Mixin
    private StartOptions start = new StartOptions();

    @Option(names = "--ascii", description = "Draw with plain characters, without colour.")
    private boolean ascii;

    @Option(
            names = "--debug",
            description = "After every move of a program tell the moves at its root and its iterations.")
    private boolean debug;

    @Mixin
    private ThinkingOptions thinking = new ThinkingOptions();

    public PlayCommand(Workbench workbench) {
        this.workbench = workbench;
    }

    @Override
    public void run() {
        Game opened = workbench.library().open(game);
        try (Seats seats = Players.seats(thinking.spec(first), thinking.spec(second), opened, thinking::seed);
                Adviser adviser = Players.adviser(thinking.spec(Players.BEST), opened, thinking.seed(2))) {
            Console console = workbench.console().keptTo(ascii);
            GameServices services = GameServices.of(workbench.library(), adviser);
            TerminalSession session = new TerminalSession(console, opened, start.record(opened), seats, services);
            if (debug) session.debug();
            session.run();
        }
    }
}
