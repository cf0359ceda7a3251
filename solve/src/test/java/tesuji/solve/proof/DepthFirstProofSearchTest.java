package tesuji.solve.proof;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tesuji.core.base.Rng;
import tesuji.core.game.Game;
import tesuji.core.play.StopCondition;
import tesuji.games.Games;
import tesuji.solve.PositionSolver;
import tesuji.solve.SolveResult;
import tesuji.solve.SolverContract;
import tesuji.solve.Value;
import tesuji.solve.graph.BruteForce;
import tesuji.solve.graph.GraphGame;
import tesuji.solve.search.Natural;

final class DepthFirstProofSearchTest {
    /** Full tables must cost time only, and paths must not leak into them. */
    @ParameterizedTest
    @ValueSource(ints = {2, 4, 16})
    void thousandsOfCyclicGraphs(int bits) {
        ProofSearch[] searches = {
            new DfPn(false, 0, Natural.STANDARD, bits),
            new DfPn(true, 0.25, Natural.STANDARD, bits),
            new PnStar(true, Natural.STANDARD, bits),
            new Pds(false, Natural.STANDARD, bits)
        };
        Rng rng = new Rng(40 + bits);
        for (int round = 0; round < 400; round++) {
            GraphGame game = GraphGame.random(rng, 3 + rng.nextInt(6), 2 + rng.nextInt(2), 3 + rng.nextInt(6), true);
            int[] values = BruteForce.values(game);
            PositionSolver solver = searches[round % searches.length].positionSolver(game);
            for (int state = 0; state < game.states(); state++) {
                if (game.successors(state).length == 0) continue;
                Value value = SolverContract.of(game.side(state) == 0 ? values[state] : -values[state]);
                SolveResult result = solver.solve(game.at(state), StopCondition.NEVER);
                assertThat(result.value())
                        .as("state %d of %s", state, new SolverContract.Story(game))
                        .isEqualTo(value);
                assertThat(result.effort().peak()).isLessThanOrEqualTo(1L << bits);
            }
        }
    }

    @Test
    void aTinyTableIsSlowerNotWrong() {
        Game game = Games.library().open("connectfour:width=4,height=4");
        SolveResult large = solve(new DfPn(true, 0.25, Natural.STANDARD, 20), game);
        SolveResult tiny = solve(new DfPn(true, 0.25, Natural.STANDARD, 6), game);
        assertThat(large.value()).isEqualTo(Value.DRAW);
        assertThat(tiny.value()).isEqualTo(Value.DRAW);
        assertThat(tiny.effort().nodes()).isGreaterThan(large.effort().nodes());
        assertThat(tiny.effort().peak()).isEqualTo(64);
    }

    private static SolveResult solve(ProofSearch search, Game game) {
        return search.positionSolver(game).solve(game.start(), StopCondition.NEVER);
    }

    @Test
    void theFirstPlayerWinsHexOnFourTimesFour() {
        assertThat(solve(DfPn.STANDARD, Games.library().open("hex:size=4")).value())
                .isEqualTo(Value.WIN);
    }
}
