package tesuji.solve.alphabeta;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tesuji.core.base.Rng;
import tesuji.core.game.Game;
import tesuji.core.play.StopCondition;
import tesuji.games.Games;
import tesuji.solve.Method;
import tesuji.solve.PositionSolver;
import tesuji.solve.SolverContract;
import tesuji.solve.graph.BruteForce;
import tesuji.solve.graph.GraphGame;
import tesuji.solve.search.Natural;

final class TableSearchTest implements SolverContract {
    private static AlphaBeta table(int bits) {
        return new AlphaBeta(AlphaBeta.Form.NEGAMAX, Natural.STANDARD, bits);
    }

    @Override
    public Method method() {
        return table(8);
    }

    /** Histories must not leak into the table, nor may a crowded table do harm. */
    @ParameterizedTest
    @ValueSource(ints = {1, 3, 10})
    void thousandsOfCyclicGraphs(int bits) {
        Rng rng = new Rng(bits);
        for (int round = 0; round < 1000; round++) {
            GraphGame game = GraphGame.random(rng, 3 + rng.nextInt(5), 2 + rng.nextInt(2), 3 + rng.nextInt(6), true);
            int[] values = BruteForce.values(game);
            PositionSolver solver = table(bits).positionSolver(game);
            for (int state = 0; state < game.states(); state++) {
                if (game.successors(state).length == 0) continue;
                int sign = game.side(state) == 0 ? 1 : -1;
                assertThat(solver.solve(game.at(state), StopCondition.NEVER).value())
                        .as("state %d of %s", state, new Story(game))
                        .isEqualTo(SolverContract.of(sign * values[state]));
            }
        }
    }

    @Test
    void aTableSavesWork() {
        Game game = Games.library().open("connectfour:width=4,height=4");
        long without = AlphaBeta.STANDARD
                .positionSolver(game)
                .solve(game.start(), StopCondition.NEVER)
                .effort()
                .nodes();
        long with = table(16)
                .positionSolver(game)
                .solve(game.start(), StopCondition.NEVER)
                .effort()
                .nodes();
        assertThat(with).isLessThan(without / 4);
    }
}
