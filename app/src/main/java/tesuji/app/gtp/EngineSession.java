package tesuji.app.gtp;

import java.io.Reader;
import java.io.Writer;
import tesuji.app.command.Workbench;
import tesuji.core.game.Game;
import tesuji.core.game.GameId;
import tesuji.core.play.Player;
import tesuji.desk.round.Players;
import tesuji.gtp.server.Engine;
import tesuji.gtp.server.Persona;
import tesuji.gtp.server.Server;
import tesuji.gtp.server.Session;
import tesuji.lab.catalog.PlayerSpec;

/** Our engine with all its commands, for whoever sends them: another program, or a command of ours. */
public final class EngineSession implements AutoCloseable {
    private final Session session;
    private final Server server;

    /** An engine whose player must have been checked to be a program for this game. */
    EngineSession(Workbench workbench, GameId game, PlayerSpec spec, long seed, Persona persona) {
        SearchParameters parameters = new SearchParameters();
        Engine engine = new Engine(
                persona,
                workbench.library(),
                opened -> parameters.apply(player(spec, opened, seed)),
                spec.limits(),
                System::nanoTime,
                notice -> workbench.console().err().println("tesuji: " + notice));
        session = new Session(engine, game);
        server = new Server(session, EngineCommands.table(workbench.library(), parameters));
    }

    /** An engine under its own name; a player that is no program for this game is refused. */
    public static EngineSession open(Workbench workbench, GameId game, PlayerSpec spec, long seed) {
        Players.checkProgram(spec, workbench.library().open(game), seed);
        return new EngineSession(workbench, game, spec, seed, persona(GtpPersona.TESUJI, spec, seed));
    }

    static Persona persona(GtpPersona known, PlayerSpec spec, long seed) {
        return known.persona("player " + spec.player() + ", seed " + seed);
    }

    /** The program of the specification, which has been checked to name one. */
    private static Player player(PlayerSpec spec, Game opened, long seed) {
        return Players.seat(spec, opened, seed).orElseThrow().player();
    }

    void allowPondering(boolean allowed) {
        session.allowPondering(allowed);
    }

    /** Answers all commands until there are no more, see {@link Server#serve}; the game stays as it is then. */
    public void serve(Reader in, Writer out) {
        server.serve(in, out);
    }

    /** Lets the player forget all it knows; its random numbers begin again. */
    public void forget() {
        session.forget();
    }

    @Override
    public void close() {
        session.close();
    }
}
