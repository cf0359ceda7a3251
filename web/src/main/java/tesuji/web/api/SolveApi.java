package tesuji.web.api;

import io.javalin.http.Context;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import tesuji.core.base.InputException;
import tesuji.core.game.Game;
import tesuji.core.game.Library;
import tesuji.core.game.Position;
import tesuji.desk.solve.SmallGraph;
import tesuji.solve.chart.Dot;
import tesuji.solve.chart.StateGraph;
import tesuji.web.round.RoundStore;
import tesuji.web.round.StoredRound;
import tesuji.web.solve.MethodList;
import tesuji.web.solve.SolvedFolder;

/** Questions about solving and about what was solved. */
final class SolveApi {
    private static final int MOST_DRAWN = 400;
    private static final int MOST_WRITTEN = 2_000;

    private final Library library;
    private final RoundStore rounds;
    private final SolvedFolder solved;

    SolveApi(Library library, RoundStore rounds, SolvedFolder solved) {
        this.library = library;
        this.rounds = rounds;
        this.solved = solved;
    }

    /** A state of a graph; its value and distance are those of the side to move. */
    record StateAnswer(
            String diagram,
            int side,
            int ply,
            String value,
            String first,
            int distance,
            List<Integer> best,
            List<Integer> others) {}

    void methods(Context ctx) {
        Answers.send(ctx, MethodList.of(library.open(query(ctx, "game"))));
    }

    void list(Context ctx) {
        Answers.send(ctx, solved.list());
    }

    void delete(Context ctx) {
        solved.delete(ctx.pathParam("name"), ctx.pathParam("kind"));
        list(ctx);
    }

    /** What every legal move of a position is worth, by a database. */
    void values(Context ctx) {
        StoredRound round = rounds.round(ctx.pathParam("round"));
        Game game = round.game();
        Position position = round.record(Answers.node(ctx)).replay(game);
        Answers.send(ctx, solved.values(query(ctx, "database"), game, position));
    }

    /** All states of a small game, to be drawn by the page or, as {@code form=dot}, by Graphviz. */
    void graph(Context ctx) {
        Game game = library.open(query(ctx, "game"));
        boolean dot = "dot".equals(ctx.queryParam("form"));
        int most = dot ? MOST_WRITTEN : MOST_DRAWN;
        Optional<StateGraph> graph = SmallGraph.of(game, most);
        if (graph.isEmpty()) {
            throw new InputException(game.id() + " has more than " + most + " states, too many for a picture.");
        }
        if (dot) ctx.contentType("text/plain").result(Dot.text(game.id().toString(), graph.get()));
        else
            Answers.send(
                    ctx, graph.get().states().stream().map(SolveApi::answer).toList());
    }

    private static StateAnswer answer(StateGraph.State state) {
        return new StateAnswer(
                state.diagram(),
                state.side(),
                state.ply(),
                word(state.outcome().value()),
                word(state.valueOfFirst()),
                state.outcome().distance(),
                targets(state, true),
                targets(state, false));
    }

    private static List<Integer> targets(StateGraph.State state, boolean best) {
        return state.arcs().stream()
                .filter(arc -> arc.best() == best)
                .map(StateGraph.Arc::target)
                .toList();
    }

    private static String word(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT);
    }

    private static String query(Context ctx, String name) {
        String value = ctx.queryParam(name);
        if (value == null) throw new InputException("The question needs ?" + name + "=….");
        return value;
    }
}
