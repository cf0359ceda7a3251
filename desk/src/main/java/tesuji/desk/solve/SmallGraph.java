package tesuji.desk.solve;

import java.util.Optional;
import tesuji.core.game.Game;
import tesuji.core.play.StopCondition;
import tesuji.solve.chart.StateGraph;
import tesuji.solve.retrograde.Retrograde;
import tesuji.solve.space.Reachable;
import tesuji.solve.space.StateCodec;

/** Graphs of games that are small enough for a picture. */
public final class SmallGraph {
    private SmallGraph() {}

    /** All states of a game; nothing if there are more than {@code limit}. */
    public static Optional<StateGraph> of(Game game, int limit) {
        Optional<Reachable> states = Retrograde.STANDARD.states(StateCodec.plain(game), count -> count <= limit);
        if (states.isEmpty() || states.get().size() > limit) return Optional.empty();
        return Retrograde.STANDARD.solve(game.start(), StopCondition.NEVER).map(StateGraph::of);
    }
}
