package tesuji.solve.chart;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tesuji.core.game.Game;
import tesuji.core.play.StopCondition;
import tesuji.games.Games;
import tesuji.solve.Value;
import tesuji.solve.retrograde.Retrograde;

final class StateGraphTest {
    private static StateGraph graph(String id) {
        Game game = Games.library().open(id);
        return StateGraph.of(
                Retrograde.STANDARD.solve(game.start(), StopCondition.NEVER).orElseThrow());
    }

    private static StateGraph skoczki(int height, String variant) {
        return graph("skoczki:width=1,height=" + height + ",variant=" + variant);
    }

    /** A state of a board one square wide from the first row to the last, with the side to move. */
    private static String line(StateGraph.State state) {
        List<String> rows =
                state.diagram().lines().filter(row -> row.length() == 1).toList();
        return new StringBuilder(String.join("", rows)).reverse() + (state.side() == 0 ? " X" : " O");
    }

    /** State, value and successors, as the lists below have them. */
    private static List<String> lines(StateGraph graph) {
        List<String> lines = new ArrayList<>();
        for (StateGraph.State state : graph.states()) {
            String successors = state.arcs().stream()
                    .map(arc -> line(graph.states().get(arc.target())))
                    .sorted()
                    .collect(Collectors.joining(", "));
            lines.add((line(state) + " " + state.outcome().value() + " -> " + successors).strip());
        }
        return lines;
    }

    @Test
    void oneByFive() {
        assertThat(lines(skoczki(5, "A")))
                .containsExactlyInAnyOrder(
                        "XX.OO X LOSS -> .XXOO O",
                        ".XXOO O WIN -> OXX.O X, OXXO. X",
                        "OXX.O X LOSS -> O.XXO O",
                        "OXXO. X LOSS -> O.XOX O",
                        "O.XXO O WIN -> OOXX. X",
                        "O.XOX O WIN -> OOX.X X",
                        "OOXX. X LOSS ->",
                        "OOX.X X LOSS ->");
    }

    @Test
    void oneBySix() {
        assertThat(lines(skoczki(6, "A")))
                .containsExactly(
                        "XX..OO X WIN -> .XX.OO O",
                        ".XX.OO O LOSS -> .XXOO. X",
                        ".XXOO. X WIN -> ..XOOX O",
                        "..XOOX O LOSS -> .OXO.X X",
                        ".OXO.X X WIN -> .O.OXX O",
                        ".O.OXX O LOSS ->");
    }

    /** In one of these states a side cannot move and passes. */
    @Test
    void oneBySeven() {
        assertThat(lines(skoczki(7, "A")))
                .containsExactlyInAnyOrder(
                        "XX...OO X WIN -> .XX..OO O",
                        ".XX..OO O LOSS -> .XX.OO. X",
                        ".XX.OO. X WIN -> ..XXOO. O",
                        "..XXOO. O LOSS -> .OXXO.. X",
                        ".OXXO.. X WIN -> .O.XOX. O, .OX.OX. O",
                        ".O.XOX. O WIN -> .OOX.X. X",
                        ".OX.OX. O LOSS -> ..XOOX. X",
                        ".OOX.X. X LOSS -> .OOX.X. O",
                        "..XOOX. X WIN -> ...OOXX O",
                        ".OOX.X. O WIN -> ..OXOX. X, .O.XOX. X, OO.X.X. X",
                        "...OOXX O LOSS ->",
                        "..OXOX. X WIN -> ..O.OXX O",
                        "OO.X.X. X LOSS ->",
                        ".O.XOX. X WIN -> .O..OXX O, .OXXO.. O",
                        "..O.OXX O LOSS ->",
                        ".O..OXX O LOSS ->",
                        ".OXXO.. O WIN -> OOXX... X",
                        "OOXX... X LOSS ->");
    }

    /**
     * On this board it makes no difference whether chains of jumps may touch the start squares (Goluch, appendix A).
     */
    @Test
    void oneByEightIsTheSameInBothVariantsB() {
        StateGraph graph = skoczki(8, "B-1");
        assertThat(graph.states()).hasSize(108);
        assertThat(graph).isEqualTo(skoczki(8, "B-2"));
        assertThat(graph).isNotEqualTo(skoczki(8, "A"));
    }

    /**
     * Best moves keep the value, every state with moves has one, and best play of a decided game is as long as it says.
     */
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            skoczki:width=1,height=8,variant=A
            skoczki:width=1,height=8,variant=B-1
            nim:piles=1-2-3
            threemensmorris
            """)
    void bestMovesKeepTheValue(String id) {
        StateGraph graph = graph(id);
        for (StateGraph.State state : graph.states()) {
            if (!state.arcs().isEmpty()) assertThat(state.arcs()).anyMatch(StateGraph.Arc::best);
            for (StateGraph.Arc arc : state.arcs()) {
                StateGraph.State next = graph.states().get(arc.target());
                assertThat(next.ply()).isLessThanOrEqualTo(state.ply() + 1);
                if (!arc.best()) continue;
                assertThat(next.valueOfFirst()).isEqualTo(state.valueOfFirst());
                if (state.outcome().value() != Value.DRAW) {
                    assertThat(next.outcome().distance())
                            .isEqualTo(state.outcome().distance() - 1);
                }
            }
        }
    }

    /** Whole text of the smallest graph. */
    @Test
    void asText() {
        assertThat(Dot.text("a \"title\"", skoczki(6, "A"))).isEqualTo("""
                digraph states {
                  label="a \\"title\\"";
                  node [shape=box, fontname="monospace"];
                  s0 [label="0\\nO\\nO\\n.\\n.\\nX\\nX\\nmove X\\nwin in 5", color=forestgreen];
                  s1 [label="1\\nO\\nO\\n.\\nX\\nX\\n.\\nmove O\\nloss in 4", color=forestgreen];
                  s2 [label="2\\n.\\nO\\nO\\nX\\nX\\n.\\nmove X\\nwin in 3", color=forestgreen];
                  s3 [label="3\\nX\\nO\\nO\\nX\\n.\\n.\\nmove O\\nloss in 2", color=forestgreen];
                  s4 [label="4\\nX\\n.\\nO\\nX\\nO\\n.\\nmove X\\nwin in 1", color=forestgreen];
                  s5 [label="5\\nX\\nX\\nO\\n.\\nO\\n.\\nmove O\\nloss in 0", color=forestgreen, peripheries=2];
                  {rank=same; s0}
                  {rank=same; s1}
                  {rank=same; s2}
                  {rank=same; s3}
                  {rank=same; s4}
                  {rank=same; s5}
                  s0 -> s1 [color=forestgreen];
                  s1 -> s2 [color=forestgreen];
                  s2 -> s3 [color=forestgreen];
                  s3 -> s4 [color=forestgreen];
                  s4 -> s5 [color=forestgreen];
                }
                """);
    }

    /** Where nobody wins, both may follow yellow arcs for ever, and the other arcs are grey. */
    @Test
    void drawsAreYellow() {
        assertThat(Dot.text("draw", skoczki(8, "B-1")))
                .contains("s0 -> s1 [color=gold2]", "[color=gray70]", ", color=gray70", ", color=red3")
                .contains("draw\", color=gray70]")
                .doesNotContain("draw\", color=gold2");
    }
}
