package tesuji.app.gtp;

import java.util.List;
import java.util.Locale;
import java.util.StringJoiner;
import java.util.function.IntToDoubleFunction;
import java.util.stream.IntStream;
import tesuji.core.base.InputException;
import tesuji.core.game.Notation;
import tesuji.games.go.GoPosition;
import tesuji.games.go.Stones;
import tesuji.games.go.board.ChainGraph;
import tesuji.games.go.board.Chains;
import tesuji.games.go.playout.PlayoutOwnership;
import tesuji.games.go.score.Benson;
import tesuji.games.go.score.Estimator;
import tesuji.games.go.score.Estimators;
import tesuji.gtp.server.Command;
import tesuji.gtp.server.Reply;
import tesuji.gtp.server.Session;

/** What GoGui can show on a Go board: who owns it by playouts and by every estimator, what can
 * never be captured, and which chains touch. */
final class GoAnalyses {
    private static final int PLAYOUTS = 2000;
    private static final long SEED = 1;

    private GoAnalyses() {}

    static List<Command> commands() {
        return List.of(
                Command.of(
                                "tesuji-ownership",
                                "who owns each point at the end of random playouts, from -1 (White) to 1 (Black)",
                                (session, arguments) -> ownership(session))
                        .offered("dboard", "Ownership", ""),
                new Command(
                        "tesuji-estimate",
                        "NAME: what an estimator says of each point, scaled to -1 (White) to 1 (Black)",
                        (session, arguments) -> estimate(session, named(arguments.word(0))),
                        Estimators.standard().stream()
                                .map(each -> each.name().replace('/', '-'))
                                .map(name -> "dboard/Estimate " + name + "/tesuji-estimate " + name)
                                .toList()),
                Command.of(
                                "tesuji-alive",
                                "stones that can never be captured, whoever moves (Benson 1976)",
                                (session, arguments) -> alive(session))
                        .offered("plist", "Unconditionally Alive", ""),
                Command.of(
                                "tesuji-contacts",
                                "VERTEX: the opposing chains this chain touches, each with the pairs of adjacent"
                                        + " stones",
                                (session, arguments) -> contacts(session, arguments.word(0)))
                        .offered("pspairs", "Contacts Of Chain", "%p"));
    }

    /** GoGui cuts its lines at slashes, so {@code bouzy-5-21} is understood as well. */
    private static Estimator named(String name) {
        return Estimators.named(name.replaceFirst("^bouzy-([0-9]+)-", "bouzy-$1/"));
    }

    private static GoPosition position(Session session) {
        if (session.position() instanceof GoPosition position) return position;
        throw new InputException(
                "this command is for Go, and the game is " + session.game().id().name());
    }

    private static Reply ownership(Session session) {
        GoPosition position = position(session);
        float[] owners = PlayoutOwnership.of(position, PLAYOUTS, SEED);
        return Reply.text(board(position.stones().size(), point -> owners[point]));
    }

    private static Reply estimate(Session session, Estimator estimator) {
        Stones stones = position(session).stones();
        int[] values = estimator.estimate(stones);
        int most = Math.max(1, IntStream.of(values).map(Math::abs).max().orElse(1));
        return Reply.text(board(stones.size(), point -> (double) values[point] / most));
    }

    private static Reply alive(Session session) {
        GoPosition position = position(session);
        Stones stones = position.stones();
        Benson benson = Benson.under(position.rules(), stones);
        StringJoiner vertices = new StringJoiner(" ");
        for (int point = 0; point < stones.points(); point++) {
            if (stones.at(point) != Stones.EMPTY && benson.isAlive(point)) {
                vertices.add(position.game().notation().move(point));
            }
        }
        return Reply.text(vertices.toString());
    }

    private static Reply contacts(Session session, String vertex) {
        GoPosition position = position(session);
        Chains board = position.board();
        Notation notation = position.game().notation();
        int move = notation.move(vertex);
        int chain =
                move < board.geometry().points() ? board.chain(board.geometry().cell(move)) : 0;
        if (chain == 0) throw new InputException("there is no stone at " + vertex);
        StringJoiner pairs = new StringJoiner("\n");
        for (ChainGraph.Edge edge : ChainGraph.of(board).edges()) {
            if (edge.black() != chain && edge.white() != chain) continue;
            int other = edge.black() + edge.white() - chain;
            pairs.add(notation.move(board.geometry().point(other)) + " " + edge.weight());
        }
        return Reply.text(pairs.toString());
    }

    /** Rows from the top, numbers with blanks between them. */
    private static String board(int size, IntToDoubleFunction value) {
        StringJoiner rows = new StringJoiner("\n");
        for (int row = size - 1; row >= 0; row--) {
            StringJoiner numbers = new StringJoiner(" ");
            for (int column = 0; column < size; column++) {
                numbers.add(String.format(Locale.ROOT, "%.3f", value.applyAsDouble(row * size + column)));
            }
            rows.add(numbers.toString());
        }
        return rows.toString();
    }
}
