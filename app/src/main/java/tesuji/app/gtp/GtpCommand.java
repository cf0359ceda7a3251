package tesuji.app.gtp;

import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import tesuji.app.command.ThinkingOptions;
import tesuji.app.command.Workbench;
import tesuji.app.terminal.CheckedOutput;
import tesuji.core.game.GameId;
import tesuji.desk.round.Players;
import tesuji.lab.catalog.PlayerSpec;

/** {@code tesuji gtp}: an engine for other people's programs. */
@Command(
        name = "gtp",
        description = "Speak the Go Text Protocol, version 2, on standard input and output.",
        mixinStandardHelpOptions = true,
        footerHeading = "%nExamples:%n",
        footer = {
            "  tesuji gtp --seconds 5",
            "  gogui -program \"tesuji gtp --game hex:size=7 --simulations 10000\"",
            "",
            "The command tesuji-help lists what the engine understands."
        })
public final class GtpCommand implements Runnable {
    private final Workbench workbench;

    @Option(names = "--game", paramLabel = "G", description = "The game at the beginning (default: ${DEFAULT-VALUE}).")
    private String game = "go";

    @Option(names = "--player", paramLabel = "P", description = "Who chooses the moves (default: ${DEFAULT-VALUE}).")
    private String player = Players.BEST;

    @Option(
            names = "--gtp-persona",
            paramLabel = "NAME",
            description = "Go by the name and version of leela-zero or katago, for programs that know only those.")
    private String persona = "tesuji";

    @Option(names = "--ponder", description = "Think in the opponent's time, for players that can.")
    private boolean ponder;

    @Mixin
    private ThinkingOptions thinking = new ThinkingOptions();

    public GtpCommand(Workbench workbench) {
        this.workbench = workbench;
    }

    @Override
    public void run() {
        GameId id = GameId.parse(game);
        PlayerSpec spec = thinking.spec(player);
        long seed = thinking.seed(0);
        Players.checkProgram(spec, workbench.library().open(id), seed); // told before the first command
        GtpPersona known = GtpPersona.named(persona);
        try (EngineSession session =
                new EngineSession(workbench, id, spec, seed, EngineSession.persona(known, spec, seed))) {
            session.allowPondering(ponder);
            session.serve(
                    new InputStreamReader(new FileInputStream(FileDescriptor.in), StandardCharsets.UTF_8),
                    new CheckedOutput(workbench.console().out()));
        } catch (UncheckedIOException unread) {
            return; // the controller has gone without a word; nobody is left to be told
        }
    }
}
