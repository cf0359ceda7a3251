package tesuji.solve.chart;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import tesuji.core.game.Game;
import tesuji.core.game.Position;
import tesuji.solve.Value;
import tesuji.solve.retrograde.Solved;
import tesuji.solve.retrograde.StateOutcome;
import tesuji.solve.space.StateCursor;

/** All states of a solved game in the order in which play first comes to them. Immutable. */
public record StateGraph(List<State> states) {
    public StateGraph {
        states = List.copyOf(states);
    }

    /**
     * One state.
     *
     * @param diagram the position
     * @param side to move
     * @param ply moves from the start, on the shortest way
     * @param outcome for the side to move
     * @param arcs where the moves lead, in the order in which they are generated
     */
    public record State(String diagram, int side, int ply, StateOutcome outcome, List<Arc> arcs) {
        public State {
            arcs = List.copyOf(arcs);
        }

        /** What the state is worth to the side that began the game. */
        public Value valueOfFirst() {
            return side == 0 ? outcome.value() : outcome.value().opposite();
        }
    }

    /**
     * One move.
     *
     * @param target the number of the state it leads to
     * @param best whether best play may go there: it keeps the value, wins as soon or loses as late as possible
     */
    public record Arc(int target, boolean best) {}

    /** The graph of what was solved; the start is state 0. */
    public static StateGraph of(Solved solved) {
        return new Survey(solved).run();
    }

    /** Numbers the states breadth first. */
    private static final class Survey {
        private final Solved solved;
        private final Game game;
        private final StateCursor cursor;
        private final Map<Long, Integer> numbers = new HashMap<>();
        private final List<Long> order = new ArrayList<>();
        private final List<Integer> plies = new ArrayList<>();
        private final long[] successors;

        Survey(Solved solved) {
            this.solved = solved;
            game = solved.space().game();
            cursor = solved.space().cursor();
            successors = new long[game.maxLegalMoves()];
        }

        StateGraph run() {
            Position position = game.start();
            number(cursor.number(position), 0);
            List<State> states = new ArrayList<>();
            for (int next = 0; next < order.size(); next++) {
                long state = order.get(next);
                cursor.place(state, position);
                states.add(new State(
                        game.notation().diagram(position).strip(),
                        position.toMove(),
                        plies.get(next),
                        solved.labels().outcome(state),
                        arcs(state, plies.get(next))));
            }
            return new StateGraph(states);
        }

        private List<Arc> arcs(long state, int ply) {
            int count = Math.max(0, cursor.successors(state, successors));
            int best = 0;
            for (int i = 0; i < count; i++) best = Math.max(best, worth(successors[i]));
            List<Arc> arcs = new ArrayList<>();
            for (int i = 0; i < count; i++) {
                arcs.add(new Arc(number(successors[i], ply + 1), worth(successors[i]) == best));
            }
            return arcs;
        }

        /** How welcome a state is to the side that moves into it: never 0 or less. */
        private int worth(long state) {
            StateOutcome outcome = solved.labels().outcome(state);
            int middle = Integer.MAX_VALUE / 2;
            return switch (outcome.value()) {
                case LOSS -> Integer.MAX_VALUE - outcome.distance();
                case DRAW, UNKNOWN -> middle;
                case WIN -> 1 + outcome.distance();
            };
        }

        private int number(long state, int ply) {
            Integer known = numbers.putIfAbsent(state, order.size());
            if (known != null) return known;
            order.add(state);
            plies.add(ply);
            return order.size() - 1;
        }
    }
}
