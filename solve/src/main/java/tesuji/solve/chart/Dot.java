package tesuji.solve.chart;

import java.util.List;
import java.util.Map;
import java.util.StringJoiner;
import java.util.TreeMap;
import tesuji.solve.Value;

/**
 * A graph as text for Graphviz, in the colours of Goluch (§6.1 and appendix A): frames are green where the first side
 * wins and red where it loses, best moves are green or red where somebody wins and yellow where nobody does, all other
 * moves grey. One row for each ply.
 */
public final class Dot {
    private static final String GREEN = "forestgreen";
    private static final String RED = "red3";
    private static final String YELLOW = "gold2";
    private static final String GREY = "gray70";

    private Dot() {}

    /** The graph under this title. */
    public static String text(String title, StateGraph graph) {
        StringBuilder text = new StringBuilder("digraph states {\n");
        text.append("  label=").append(quoted(title)).append(";\n");
        text.append("  node [shape=box, fontname=\"monospace\"];\n");
        Map<Integer, StringJoiner> rows = new TreeMap<>();
        List<StateGraph.State> states = graph.states();
        for (int number = 0; number < states.size(); number++) {
            StateGraph.State state = states.get(number);
            text.append("  s").append(number).append(" [label=").append(label(number, state));
            text.append(", color=").append(frame(state));
            if (state.arcs().isEmpty()) text.append(", peripheries=2");
            text.append("];\n");
            rows.computeIfAbsent(state.ply(), ply -> new StringJoiner("; ", "  {rank=same; ", "}\n"))
                    .add("s" + number);
        }
        rows.values().forEach(text::append);
        for (int number = 0; number < states.size(); number++) {
            StateGraph.State state = states.get(number);
            for (StateGraph.Arc arc : state.arcs()) {
                text.append("  s").append(number).append(" -> s").append(arc.target());
                text.append(" [color=").append(arc.best() ? way(state) : GREY).append("];\n");
            }
        }
        return text.append("}\n").toString();
    }

    private static String label(int number, StateGraph.State state) {
        String value = switch (state.outcome().value()) {
            case WIN -> "win in " + state.outcome().distance();
            case LOSS -> "loss in " + state.outcome().distance();
            case DRAW -> "draw";
            case UNKNOWN -> "unknown";
        };
        return quoted(number + "\n" + state.diagram() + "\n" + value);
    }

    private static String frame(StateGraph.State state) {
        return state.valueOfFirst() == Value.DRAW ? GREY : way(state);
    }

    private static String way(StateGraph.State state) {
        return switch (state.valueOfFirst()) {
            case WIN -> GREEN;
            case LOSS -> RED;
            case DRAW, UNKNOWN -> YELLOW;
        };
    }

    private static String quoted(String text) {
        return '"' + text.replace("\\", "\\\\").replace("\"", "\\\"").replace("\n", "\\n") + '"';
    }
}
