package tesuji.gtp.command;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import tesuji.core.base.InputException;
import tesuji.core.game.Position;
import tesuji.core.play.Analysis;
import tesuji.core.play.Analyst;
import tesuji.core.play.Decision;
import tesuji.core.play.Limits;
import tesuji.core.play.TreeView;
import tesuji.gtp.Arguments;
import tesuji.gtp.analysis.AnalysisText;
import tesuji.gtp.analysis.Dialect;
import tesuji.gtp.analysis.Query;
import tesuji.gtp.analysis.View;
import tesuji.gtp.server.Command;
import tesuji.gtp.server.Reply;
import tesuji.gtp.server.Session;

/**
 * The commands with which programs watch the player think: those of Leela Zero, of KataGo, and of Sabaki. Those that
 * analyse run until any line of input; those that choose a move end by themselves.
 */
final class Analysing {
    /** Until input comes. Not the absence of limits, at which a player may set its own. */
    private static final Limits ENDLESS = Limits.time(Duration.ofDays(1000));

    private static final String ARGUMENTS = "[COLOUR] [CENTISECONDS] [KEY VALUE …]: ";
    private static final String WATCHING = ARGUMENTS + "tells what the player thinks until the next line of input";
    private static final String CHOOSING = ARGUMENTS + "like genmove, and tells meanwhile what the player thinks";
    private static final String SEARCHING = ARGUMENTS + "like kata-genmove_analyze, but the move is not played";

    private Analysing() {}

    static List<Command> commands() {
        return List.of(
                watching("lz-analyze", Dialect.LEELA_ZERO),
                watching("analyze", Dialect.SABAKI),
                choosing("lz-genmove_analyze", Dialect.LEELA_ZERO),
                choosing("genmove_analyze", Dialect.SABAKI),
                Command.of("kata-search", "[COLOUR]: the player's choice, which is not played", Analysing::search),
                Command.of(
                        "kata-search_cancellable",
                        "[COLOUR]: the player's choice, which is not played; a line of input cancels it",
                        Analysing::searchUntilInput));
    }

    /** KataGo's commands that tell what the player thinks, in the words of an application. */
    static List<Command> katago(AnalysisText text) {
        return List.of(
                watching("kata-analyze", text),
                choosing("kata-genmove_analyze", text),
                Command.of(
                        "kata-search_analyze",
                        SEARCHING,
                        (session, arguments) -> searchAloud(session, arguments, text)));
    }

    private static Command watching(String name, AnalysisText dialect) {
        return Command.of(name, WATCHING, (session, arguments) -> watch(session, arguments, dialect));
    }

    private static Reply watch(Session session, Arguments arguments, AnalysisText dialect) {
        if (!(session.player() instanceof Analyst)) {
            throw new InputException("the player " + session.player().name() + " does not tell what it thinks");
        }
        Query query = query(session, arguments);
        return new Reply.OpenStream(lines -> {
            Consumer<Analysis> teller = teller(session, query, dialect, lines);
            Decision decision =
                    session.consider(query.side(), query.request(ENDLESS).forStudy(), teller);
            boolean stopped = Thread.currentThread().isInterrupted();
            if (!stopped) teller.accept(decision.analysis()); // there is no more to think about
        });
    }

    private static Command choosing(String name, AnalysisText dialect) {
        return Command.of(name, CHOOSING, (session, arguments) -> choose(session, arguments, dialect));
    }

    /** The last word on the position is always told, also by players that do not talk while they think. */
    private static Reply choose(Session session, Arguments arguments, AnalysisText dialect) {
        Query query = query(session, arguments);
        int side = query.side();
        return new Reply.Stream(false, lines -> {
            Consumer<Analysis> teller = teller(session, query, dialect, lines);
            Decision decision = session.choose(side, query.request(limits(session, query)), teller);
            teller.accept(decision.analysis());
            lines.accept("play " + Playing.text(session, side, decision));
            if (decision instanceof Decision.Play chosen) session.playOwn(side, chosen.move());
        });
    }

    private static Limits limits(Session session, Query query) {
        return session.limits(query.side());
    }

    /** Reads the question and refuses it while refusing is still possible: a stream begins with a success. */
    private static Query query(Session session, Arguments arguments) {
        Query query = Query.read(session, arguments);
        Position position = session.undecided(query.side());
        if (!query.leavesChoice(position)) throw new InputException("no move is left to consider");
        if (!query.bans().isEmpty() && !(session.player() instanceof Analyst)) {
            throw new InputException("the player " + session.player().name() + " cannot be told what to avoid");
        }
        return query;
    }

    private static Consumer<Analysis> teller(
            Session session, Query query, AnalysisText dialect, Consumer<String> lines) {
        Position position = session.positionFacing(query.side());
        Optional<TreeView> tree = session.player() instanceof TreeView view ? Optional.of(view) : Optional.empty();
        return analysis -> lines.accept(dialect.line(new View(position, analysis, tree), query));
    }

    private static Reply searchAloud(Session session, Arguments arguments, AnalysisText text) {
        Query query = query(session, arguments);
        return new Reply.Stream(false, lines -> {
            Consumer<Analysis> teller = teller(session, query, text, lines);
            Decision decision = session.consider(query.side(), query.request(limits(session, query)), teller);
            teller.accept(decision.analysis());
            lines.accept("play " + Playing.text(session, query.side(), decision));
        });
    }

    private static Reply search(Session session, Arguments arguments) {
        int side = side(session, arguments);
        return Reply.text(Playing.text(session, side, session.consider(side)));
    }

    private static Reply searchUntilInput(Session session, Arguments arguments) {
        int side = side(session, arguments);
        session.undecided(side);
        return new Reply.Stream(true, lines -> {
            Decision decision = session.consider(side);
            boolean cancelled = Thread.currentThread().isInterrupted();
            lines.accept(cancelled ? "cancelled" : Playing.text(session, side, decision));
        });
    }

    private static int side(Session session, Arguments arguments) {
        if (arguments.isEmpty()) return session.position().toMove();
        return arguments.side(0);
    }
}
