package tesuji.app;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import tesuji.app.session.Adviser;
import tesuji.app.session.Seat;
import tesuji.app.session.Session;
import tesuji.app.terminal.Console;
import tesuji.core.game.Game;
import tesuji.core.play.Limits;

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
final class PlayCommand implements Runnable {
    private final Workbench workbench;

    @Parameters(paramLabel = "GAME", description = "A game: name or name:key=value,… (see tesuji games).")
    private String game = "";

    @Option(
            names = "--first",
            paramLabel = "P",
            completionCandidates = Players.Programs.class,
            description = "Who moves first (default: human): human, ${COMPLETION-CANDIDATES}.")
    private String first = Players.HUMAN;

    @Option(names = "--second", paramLabel = "P", description = "Who moves second, named likewise (default: best).")
    private String second = Players.BEST;

    @Mixin
    private Outset outset = new Outset();

    @Option(names = "--ascii", description = "Draw with plain characters, without colour.")
    private boolean ascii;

    @Option(
            names = "--debug",
            description = "After every move of a program tell the moves at its root and its iterations.")
    private boolean debug;

    @Mixin
    private Thinking thinking = new Thinking();

    PlayCommand(Workbench workbench) {
        this.workbench = workbench;
    }

    @Override
    public void run() {
        Game opened = workbench.library().open(game);
        Limits limits = thinking.limits();
        try (Seat black = Players.seat(first, opened, limits, thinking.setting(0));
                Seat white = Players.seat(second, opened, limits, thinking.setting(1));
                Adviser adviser = Players.adviser(opened, limits, thinking.setting(2))) {
            Console console = workbench.console().keptTo(ascii);
            Session session = new Session(
                    console, opened, outset.record(opened), black, white, workbench.beside(opened, adviser));
            if (debug) session.debug();
            session.run();
        }
    }
}
