package tesuji.gtp.toy;

import java.util.ArrayList;
import java.util.List;
import tesuji.core.game.GameId;
import tesuji.core.play.Limits;
import tesuji.gtp.command.CommandSets;
import tesuji.gtp.server.Command;
import tesuji.gtp.server.CommandTable;
import tesuji.gtp.server.Engine;
import tesuji.gtp.server.Persona;
import tesuji.gtp.server.PlayerFactory;
import tesuji.gtp.server.Session;

/** Sessions over the toy games, in which no time passes. */
public final class ToyEngine {
    public static final Limits LIMITS = Limits.steps(100);

    private ToyEngine() {}

    public static Session session(String game) {
        return session(game, FirstMovePlayer::new);
    }

    public static Session session(String game, PlayerFactory players) {
        Persona persona = new Persona("Toy", "0.15", "seed 7");
        return new Session(new Engine(persona, Toys.LIBRARY, players, LIMITS, () -> 0), GameId.parse(game));
    }

    public static CommandTable commands() {
        return commands(List.of());
    }

    /** All sets of commands and some more. */
    public static CommandTable commands(List<Command> more) {
        List<Command> all = new ArrayList<>(CommandSets.everyGame());
        all.addAll(CommandSets.go(new ToyDesk()));
        all.addAll(more);
        return new CommandTable(all);
    }
}
