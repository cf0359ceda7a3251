package tesuji.app.regress;

import java.io.StringReader;
import java.io.StringWriter;
import tesuji.app.command.Workbench;
import tesuji.app.gtp.EngineSession;
import tesuji.core.game.GameId;
import tesuji.lab.catalog.PlayerSpec;
import tesuji.lab.regress.Responder;
import tesuji.lab.regress.Response;

/** A player of ours, with all commands that {@code tesuji gtp} has. Each block has a new player with the same seed. */
final class PlayerResponder implements Responder {
    /** The game of a suite that says nothing. */
    static final GameId GAME = GameId.parse("go");

    private final EngineSession session;

    PlayerResponder(Workbench workbench, PlayerSpec spec, long seed) {
        session = EngineSession.open(workbench, GAME, spec, seed);
    }

    @Override
    public Response ask(String command) throws InterruptedException {
        StringWriter reply = new StringWriter();
        session.serve(new StringReader(command + "\n"), reply);
        if (Thread.interrupted()) throw new InterruptedException("stopped while a player was asked");
        String text = reply.toString().strip();
        String rest = text.substring(1).strip();
        return text.startsWith("=") ? new Response.Answer(rest) : new Response.Refusal(rest);
    }

    @Override
    public void forget() {
        session.forget();
    }

    @Override
    public void close() {
        session.close();
    }
}
