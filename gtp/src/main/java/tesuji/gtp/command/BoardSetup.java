package tesuji.gtp.command;

import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import tesuji.core.game.GameFamily;
import tesuji.core.game.GameId;
import tesuji.core.game.HalfPoints;
import tesuji.gtp.Arguments;
import tesuji.gtp.server.Command;
import tesuji.gtp.server.Reply;
import tesuji.gtp.server.Session;

/** The commands that choose the game, its board and its komi. */
final class BoardSetup {
    /** Points nobody will exceed in earnest. */
    private static final int LARGEST = 1_000_000;

    private BoardSetup() {}

    static List<Command> commands() {
        return List.of(
                Command.of("boardsize", "SIZE or WIDTH HEIGHT: changes the board and clears it", BoardSetup::boardsize),
                Command.of(
                        "rectangular_boardsize",
                        "WIDTH HEIGHT: changes the board and clears it",
                        BoardSetup::boardsize),
                Command.of("clear_board", "begins the game again", (session, arguments) -> {
                    session.clear();
                    return Reply.DONE;
                }),
                Command.of("komi", "POINTS: what White gets for moving second, at any time", BoardSetup::komi),
                Command.of("get_komi", "what White gets for moving second", BoardSetup::currentKomi),
                Command.of("list_games", "the games, one per line", (session, arguments) -> Reply.text(games(session))),
                Command.of("set_game", "NAME[:KEY=VALUE,…]: begins another game", BoardSetup::setGame));
    }

    private static Reply boardsize(Session session, Arguments arguments) {
        int width = arguments.integer(0);
        session.resize(width, arguments.count() > 1 ? arguments.integer(1) : width);
        return Reply.DONE;
    }

    private static Reply komi(Session session, Arguments arguments) {
        double points = arguments.decimal(0);
        if (session.hasRule("komi")) session.setRule("komi", halves(points, arguments.word(0)));
        return Reply.DONE;
    }

    private static Reply currentKomi(Session session, Arguments arguments) {
        return Reply.text(session.game().id().rules().getOrDefault("komi", "0"));
    }

    /** The nearest half-points; a number out of all proportion is left as it is, for the game to refuse. */
    private static String halves(double points, String text) {
        return Math.abs(points) <= LARGEST ? HalfPoints.text((int) Math.round(2 * points)) : text;
    }

    private static String games(Session session) {
        return session.engine().library().families().stream()
                .map(GameFamily::name)
                .collect(Collectors.joining("\n"));
    }

    /** GoGui's users write names with a capital, so a name is read in any case; values of rules are left alone. */
    private static Reply setGame(Session session, Arguments arguments) {
        String text = arguments.word(0);
        int colon = text.indexOf(':');
        String name = colon < 0 ? text : text.substring(0, colon);
        session.open(GameId.parse(name.toLowerCase(Locale.ROOT) + text.substring(name.length())));
        return Reply.DONE;
    }
}
