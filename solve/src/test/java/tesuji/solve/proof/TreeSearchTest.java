package tesuji.solve.proof;

import static org.assertj.core.api.Assertions.assertThat;
import static tesuji.solve.proof.ProofTree.ROOT;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tesuji.core.base.Rng;
import tesuji.core.game.Game;
import tesuji.core.game.Position;
import tesuji.core.play.Effort;
import tesuji.core.play.Goal;
import tesuji.core.play.Solution;
import tesuji.core.play.StopCondition;
import tesuji.games.Games;
import tesuji.solve.SolveResult;
import tesuji.solve.Value;
import tesuji.solve.graph.GraphGame;
import tesuji.solve.search.Natural;

final class TreeSearchTest {
    private static final Goal WIN = new Goal(0, 1);
    private static final Pns PLAIN =
            new Pns(EvaluationTime.IMMEDIATE, false, false, false, Natural.STANDARD, 1_000_000);

    /**
     * Allis 1994; Goluch, §3.5.1: the numbers are the sizes of the smallest sets, and the vertex selected belongs to
     * one of either kind (theorem 3.1).
     */
    @Test
    void numbersAndSelectionAgreeWithBruteForce() {
        Rng rng = new Rng(5);
        int checked = 0;
        for (int round = 0; round < 200; round++) {
            TreeSearch search =
                    PLAIN.start(GraphGame.random(rng, 9, 3, 9, false).start(), WIN, StopCondition.NEVER);
            for (int step = 0; step < 12 && !search.tree.isSolved(ROOT); step++) {
                List<Integer> frontier = frontier(search.tree);
                if (frontier.size() > 12) break;
                int selected = search.select(ROOT);
                assertThat(search.tree.isExpanded(selected)).isFalse();
                assertThat(smallest(search.tree, frontier, true, -1)).isEqualTo(search.tree.proof[ROOT]);
                assertThat(smallest(search.tree, frontier, false, -1)).isEqualTo(search.tree.disproof[ROOT]);
                assertThat(smallest(search.tree, frontier, true, selected)).isEqualTo(search.tree.proof[ROOT]);
                assertThat(smallest(search.tree, frontier, false, selected)).isEqualTo(search.tree.disproof[ROOT]);
                search.developAtOnce(selected);
                search.update(selected);
                checked++;
            }
        }
        assertThat(checked).isGreaterThan(300);
    }

    private static List<Integer> frontier(ProofTree tree) {
        List<Integer> frontier = new ArrayList<>();
        for (int vertex = 0; vertex < tree.live(); vertex++) {
            if (!tree.isExpanded(vertex) && !tree.isSolved(vertex)) frontier.add(vertex);
        }
        return frontier;
    }

    /** The size of the smallest set of frontier vertices whose (dis)proof gives that of the root, one of them given. */
    private static int smallest(ProofTree tree, List<Integer> frontier, boolean proof, int given) {
        int smallest = ProofNumbers.INFINITE;
        for (int set = 0; set < 1 << frontier.size(); set++) {
            if (given >= 0 && (set >> frontier.indexOf(given) & 1) == 0) continue;
            if (settled(tree, ROOT, true, proof, frontier, set)) smallest = Math.min(smallest, Integer.bitCount(set));
        }
        return smallest;
    }

    private static boolean settled(
            ProofTree tree, int vertex, boolean or, boolean proof, List<Integer> frontier, int set) {
        if (!tree.isExpanded(vertex)) {
            if (tree.isSolved(vertex)) return proof == (tree.proof[vertex] == 0);
            return (set >> frontier.indexOf(vertex) & 1) != 0;
        }
        boolean any = or == proof;
        for (int child = tree.first[vertex]; child < tree.first[vertex] + tree.count[vertex]; child++) {
            if (settled(tree, child, !or, proof, frontier, set) == any) return any;
        }
        return !any;
    }

    /** Goluch, §3.5.2 and §3.5.4: deletion and the current node save memory and time, and change nothing else. */
    @Test
    void shortcutsSelectTheSameVertices() {
        Rng rng = new Rng(6);
        for (int round = 0; round < 100; round++) {
            GraphGame game = GraphGame.random(rng, 5, 3, 5, round % 2 == 0);
            for (boolean mobility : new boolean[] {false, true}) {
                List<Long> plain = selections(game, mobility, false, false);
                assertThat(selections(game, mobility, true, false)).isEqualTo(plain);
                assertThat(selections(game, mobility, false, true)).isEqualTo(plain);
                assertThat(selections(game, mobility, true, true)).isEqualTo(plain);
            }
        }
    }

    /** The states developed, each with its depth. */
    private static List<Long> selections(GraphGame game, boolean mobility, boolean deletes, boolean staysLow) {
        List<Long> selected = new ArrayList<>();
        ProofPosition board = new ProofPosition(game.start(), ProofGoal.of(WIN), Natural.STANDARD);
        TreeSearch.Development development = (search, vertex) -> {
            selected.add(board.position.key() + board.depth());
            search.developAtOnce(vertex);
        };
        TreeSearch search = new TreeSearch(
                board, Leaves.of(mobility), development, deletes, staysLow, new NodeCounter(StopCondition.NEVER));
        search.plant(0);
        search.run(Long.MAX_VALUE);
        assertThat(search.tree.isSolved(ROOT)).isTrue();
        return selected;
    }

    @Test
    void delayedEvaluationGivesTheSameAnswers() {
        Pns delayed = new Pns(EvaluationTime.DELAYED, false, true, true, Natural.STANDARD, 1_000_000);
        Pns both = new Pns(EvaluationTime.DELAYED, true, true, true, Natural.STANDARD, 1_000_000);
        Rng rng = new Rng(7);
        for (int round = 0; round < 200; round++) {
            GraphGame game = GraphGame.random(rng, 5, 3, 5, round % 2 == 0);
            Value value = value(PLAIN, game).value();
            assertThat(value(delayed, game).value()).isEqualTo(value);
            assertThat(value(both, game).value()).isEqualTo(value);
        }
    }

    private static SolveResult value(Pns search, Game game) {
        return search.positionSolver(game).solve(game.start(), StopCondition.NEVER);
    }

    /** Goluch, table 6.4: vertices generated and kept at most, with mobility and deletion. */
    @ParameterizedTest
    @CsvSource({"5, LOSS, 6, 6", "6, WIN, 6, 6", "7, WIN, 11, 11", "8, WIN, 12, 12"})
    void skoczkiTakesAsManyVerticesAsPublished(int height, Value value, long nodes, long peak) {
        SolveResult result = value(Pns.STANDARD, Games.library().open("skoczki:width=1,height=" + height));
        assertThat(result.value()).isEqualTo(value);
        assertThat(result.effort()).isEqualTo(new Effort(nodes, peak));
    }

    /** Goluch, table 6.4: where the order of moves matters, ranges over such orders. */
    @ParameterizedTest
    @CsvSource({
        "1, 9, LOSS, 19, 24, 17, 22",
        "1, 10, WIN, 21, 38, 19, 36",
        "1, 11, WIN, 102, 139, 63, 91",
        "2, 5, LOSS, 58, 168, 31, 48",
        "2, 6, LOSS, 247, 285, 210, 248"
    })
    void skoczkiIsAsHardAsPublished(int width, int height, Value value, long least, long most, long low, long high) {
        SolveResult result = value(Pns.STANDARD, Games.library().open("skoczki:width=" + width + ",height=" + height));
        assertThat(result.value()).isEqualTo(value);
        assertThat(result.effort().nodes()).isBetween(least, most);
        assertThat(result.effort().peak())
                .isBetween(low, high)
                .isLessThan(result.effort().nodes());
    }

    @ParameterizedTest
    @CsvSource({"7, 14", "8, 14", "9, 24"})
    void withoutMobilityItTakesMore(int height, long nodes) {
        SolveResult result = value(PLAIN, Games.library().open("skoczki:width=1,height=" + height));
        assertThat(result.effort().nodes()).isEqualTo(nodes);
        assertThat(result.effort().peak()).isEqualTo(nodes);
    }

    @Test
    void fullMemoryLeavesItOpen() {
        Game game = Games.library().open("hex:size=3");
        Pns small = new Pns(EvaluationTime.IMMEDIATE, true, true, true, Natural.STANDARD, 20);
        Solution answer = small.solver(game).solve(game.start(), WIN, StopCondition.NEVER);
        assertThat(answer).isInstanceOf(Solution.Open.class);
        assertThat(answer.effort().peak()).isBetween(20L, 29L);
    }

    /** The root is an AND vertex when the other side attacks, and a game that is over answers itself. */
    @Test
    void everyQuestionHasARoot() {
        GraphGame game = GraphGame.of("a>b,c b=1 c=-1");
        assertThat(PLAIN.solver(game).solve(game.start(), new Goal(1, 1), StopCondition.NEVER))
                .isEqualTo(new Solution.Proven(false, 1, new Effort(3, 3)));
        Position over = game.at(2);
        assertThat(PLAIN.solver(game).solve(over, new Goal(1, 1), StopCondition.NEVER))
                .isEqualTo(new Solution.Proven(true, -1, new Effort(1, 1)));
        assertThat(PLAIN.solver(game).solve(over, new Goal(0, 0), StopCondition.NEVER))
                .isEqualTo(new Solution.Proven(false, -1, new Effort(1, 1)));
    }

    /** Saito et al. 2006: a number of 0 would claim a solution. */
    @Test
    void playoutsNeverClaimASolution() {
        Game game = Games.library().open("tictactoe");
        Position position = game.start();
        game.notation().place("X X .\nO O .\n. . .", position);
        ProofPosition board = new ProofPosition(position, ProofGoal.of(WIN), Natural.STANDARD);
        for (int playouts = 1; playouts < 600; playouts += 37) {
            PlayoutLeaves leaves = new PlayoutLeaves(game, playouts, playouts);
            for (int i = 0; i < 20; i++) {
                leaves.look(board, true);
                assertThat(leaves.proof()).isBetween(1, PlayoutLeaves.UNIT);
                assertThat(leaves.disproof()).isBetween(1, PlayoutLeaves.UNIT);
            }
        }
    }
}
