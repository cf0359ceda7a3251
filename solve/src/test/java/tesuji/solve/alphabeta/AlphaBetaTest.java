package tesuji.solve.alphabeta;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tesuji.core.base.InputException;
import tesuji.core.base.RecordText;
import tesuji.core.base.Rng;
import tesuji.core.game.Game;
import tesuji.core.play.Effort;
import tesuji.core.play.Limits;
import tesuji.core.play.StopCondition;
import tesuji.games.Games;
import tesuji.solve.Method;
import tesuji.solve.SolveResult;
import tesuji.solve.SolverContract;
import tesuji.solve.Value;
import tesuji.solve.graph.GraphGame;
import tesuji.solve.search.MoveOrder;
import tesuji.solve.search.Natural;
import tesuji.solve.search.Shuffled;

final class AlphaBetaTest implements SolverContract {
    private static final AlphaBeta MINIMAX = new AlphaBeta(AlphaBeta.Form.MINIMAX, Natural.STANDARD, 0);

    @Override
    public Method method() {
        return AlphaBeta.STANDARD;
    }

    /** Goluch, §3.3.3: for every window the result is the median of its ends and what minimax finds. */
    @Test
    void theResultIsTheMedian() {
        Rng rng = new Rng(3);
        for (int round = 0; round < 150; round++) {
            GraphGame game = GraphGame.random(rng, 4, 3, 5, round % 2 == 0);
            for (int state = 0; state < game.states(); state++) {
                int x = search(Minimax.STANDARD, game, state, -2, 2);
                assertThat(search(Negamax.STANDARD, game, state, -2, 2)).isEqualTo(x);
                for (int alpha = -3; alpha <= 3; alpha++) {
                    for (int beta = alpha; beta <= 3; beta++) {
                        int median = Math.max(alpha, Math.min(beta, x));
                        assertThat(search(AlphaBeta.STANDARD, game, state, alpha, beta))
                                .isEqualTo(median);
                        assertThat(search(MINIMAX, game, state, alpha, beta)).isEqualTo(median);
                        assertThat(search(
                                        new AlphaBeta(AlphaBeta.Form.NEGAMAX, Natural.STANDARD, 4),
                                        game,
                                        state,
                                        alpha,
                                        beta))
                                .isEqualTo(median);
                    }
                }
            }
        }
    }

    private static int search(DepthFirst search, GraphGame game, int state, int alpha, int beta) {
        return search.over(new Walk(game.at(state), search.order(), Integer.MAX_VALUE, 0, StopCondition.NEVER))
                .value(alpha, beta);
    }

    @Test
    void bothFormsVisitTheSameNodesAndNoMoreThanMinimax() {
        Rng rng = new Rng(4);
        for (int round = 0; round < 200; round++) {
            GraphGame game = GraphGame.random(rng, 4, 3, 5, true);
            long nodes = effort(AlphaBeta.STANDARD, game).nodes();
            assertThat(effort(MINIMAX, game).nodes()).isEqualTo(nodes);
            assertThat(effort(Minimax.STANDARD, game).nodes()).isGreaterThanOrEqualTo(nodes);
            assertThat(effort(Negamax.STANDARD, game)).isEqualTo(effort(Minimax.STANDARD, game));
        }
    }

    private static Effort effort(DepthFirst search, Game game) {
        return search.positionSolver(game)
                .solve(game.start(), StopCondition.NEVER)
                .effort();
    }

    /** Minimax visits every line of play of tic-tac-toe: the well known 549,946 positions, the empty board included. */
    @Test
    void minimaxCountsEveryLine() {
        SolveResult result = solve(Minimax.STANDARD, "tictactoe");
        assertThat(result.value()).isEqualTo(Value.DRAW);
        assertThat(result.effort()).isEqualTo(new Effort(549_946, 9));
    }

    /** Goluch, table 6.4: on these boards no order of moves makes a difference. */
    @ParameterizedTest
    @CsvSource({"5, LOSS, 5, 4", "6, WIN, 6, 5"})
    void tinySkoczki(int height, Value value, long nodes, long depth) {
        for (MoveOrder order : new MoveOrder[] {Natural.STANDARD, new Shuffled(1), new Shuffled(2)}) {
            SolveResult result =
                    solve(new AlphaBeta(AlphaBeta.Form.NEGAMAX, order, 0), "skoczki:width=1,height=" + height);
            assertThat(result.value()).isEqualTo(value);
            assertThat(result.effort()).isEqualTo(new Effort(nodes, depth));
        }
    }

    /** Goluch, table 6.4. */
    @ParameterizedTest
    @CsvSource({"1, 7, WIN", "1, 8, WIN", "1, 9, LOSS", "1, 10, WIN", "2, 5, LOSS", "2, 6, LOSS", "3, 5, LOSS"})
    void smallSkoczki(int width, int height, Value value) {
        String game = "skoczki:width=" + width + ",height=" + height;
        assertThat(solve(AlphaBeta.STANDARD, game).value()).isEqualTo(value);
        assertThat(solve(new AlphaBeta(AlphaBeta.Form.NEGAMAX, Natural.STANDARD, 16), game)
                        .value())
                .isEqualTo(value);
    }

    /** Goluch, table 6.5: beyond reach. */
    @Test
    void patienceEnds() {
        Game game = Games.library().open("skoczki:width=2,height=7");
        SolveResult result =
                AlphaBeta.STANDARD.positionSolver(game).solve(game.start(), StopCondition.of(Limits.steps(100_000)));
        assertThat(result.value()).isEqualTo(Value.UNKNOWN);
        assertThat(result.effort().nodes()).isLessThan(101_000);
    }

    private static SolveResult solve(DepthFirst search, String id) {
        Game game = Games.library().open(id);
        return search.positionSolver(game).solve(game.start(), StopCondition.NEVER);
    }

    @Test
    void orderIsChanceButSeeded() {
        Game game = Games.library().open("skoczki:width=1,height=10");
        long natural = effort(AlphaBeta.STANDARD, game).nodes();
        MoveOrder one = new Shuffled(1);
        AlphaBeta shuffled = new AlphaBeta(AlphaBeta.Form.NEGAMAX, one, 0);
        assertThat(effort(shuffled, game)).isEqualTo(effort(shuffled, game));
        assertThat(effort(shuffled, game).nodes()).isNotEqualTo(natural);
    }

    @Test
    void aHorizonGivesBounds() {
        Rng rng = new Rng(5);
        int exact = 0;
        for (int round = 0; round < 300; round++) {
            GraphGame game = GraphGame.random(rng, 4, 3, 5, round % 2 == 0);
            int value = search(Minimax.STANDARD, game, 0, -1, 1);
            ScoreBounds before = new ScoreBounds(-1, 1);
            for (int plies = 1; plies < 8; plies++) {
                ScoreBounds bounds = Minimax.STANDARD.bounds(game.start(), plies);
                assertThat(AlphaBeta.STANDARD.bounds(game.start(), plies)).isEqualTo(bounds);
                assertThat(value).isBetween(bounds.lower(), bounds.upper());
                assertThat(bounds.lower()).isGreaterThanOrEqualTo(before.lower());
                assertThat(bounds.upper()).isLessThanOrEqualTo(before.upper());
                if (bounds.areExact()) exact++;
                before = bounds;
            }
        }
        assertThat(exact).isBetween(300, 2000);
    }

    @Test
    void tablesNeedValuesWithoutHistory() {
        Game go = Games.library().open("go:size=2");
        assertThatThrownBy(() -> new AlphaBeta(AlphaBeta.Form.NEGAMAX, Natural.STANDARD, 10).solver(go))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("table");
    }

    @Test
    void recipesReadWhatTheyPrint() {
        for (DepthFirst search : new DepthFirst[] {
            Minimax.STANDARD, new Negamax(new Shuffled(7)), new AlphaBeta(AlphaBeta.Form.MINIMAX, new Shuffled(3), 0)
        }) {
            assertThat(RecordText.read(DepthFirst.class, search.toString())).isEqualTo(search);
        }
        assertThatThrownBy(() -> RecordText.read(DepthFirst.class, "AlphaBeta[tableBits=40]"))
                .isInstanceOf(InputException.class);
    }
}
