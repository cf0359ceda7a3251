package tesuji.solve.proof;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tesuji.core.base.Rng;
import tesuji.core.game.Game;
import tesuji.core.play.Effort;
import tesuji.core.play.StopCondition;
import tesuji.games.Games;
import tesuji.solve.SolveResult;
import tesuji.solve.Value;
import tesuji.solve.graph.GraphGame;
import tesuji.solve.search.Natural;

final class Pn2Test {
    /** Goluch, equation 3.12, with Breuker's constants. */
    @Test
    void theShareGrowsFromNoneToAll() {
        Logistic logistic = new Logistic(1_800_000, 240_000);
        assertThat(logistic.share(0)).isCloseTo(5.5278e-4, within(1e-8));
        assertThat(logistic.share(1_800_000)).isEqualTo(0.5);
        assertThat(logistic.share(2_000_000)).isCloseTo(0.69706, within(1e-5));
        double before = 0;
        for (int x = 0; x < 4_000_000; x += 50_000) {
            assertThat(logistic.share(x)).isGreaterThan(before).isLessThan(1);
            before = logistic.share(x);
        }
        assertThat(logistic.limit(1)).isEqualTo(1);
        assertThat(logistic.limit(1_800_000)).isEqualTo(900_000);
        assertThat(new Whole().limit(41)).isEqualTo(42);
    }

    @Test
    void valuesAreThoseOfOneLevel() {
        Rng rng = new Rng(8);
        for (int round = 0; round < 150; round++) {
            GraphGame game = GraphGame.random(rng, 5, 3, 5, round % 2 == 0);
            Value value = solve(Pns.STANDARD, game).value();
            for (SecondLevelSize growth :
                    new SecondLevelSize[] {new Whole(), new Logistic(5, 1), new Logistic(30, 10)}) {
                Pn2 search = new Pn2(growth, round % 3 == 0, Natural.STANDARD, 1_000_000);
                assertThat(solve(search, game).value()).isEqualTo(value);
            }
        }
    }

    private static SolveResult solve(ProofSearch search, Game game) {
        return search.positionSolver(game).solve(game.start(), StopCondition.NEVER);
    }

    /**
     * Goluch, table 6.4: while the tree is small, the second level expands one vertex at a time, as a single level
     * would.
     */
    @ParameterizedTest
    @CsvSource({"5, LOSS, 6, 6", "6, WIN, 6, 6", "7, WIN, 11, 11", "8, WIN, 12, 12"})
    void skoczkiTakesAsManyVerticesAsPublished(int height, Value value, long nodes, long peak) {
        SolveResult result = solve(Pn2.STANDARD, Games.library().open("skoczki:width=1,height=" + height));
        assertThat(result.value()).isEqualTo(value);
        assertThat(result.effort()).isEqualTo(new Effort(nodes, peak));
    }

    @Test
    void aSecondLevelSavesMemoryForTime() {
        Game game = Games.library().open("connectfour:width=4,height=4");
        Effort one = solve(Pns.STANDARD, game).effort();
        Effort two = solve(new Pn2(new Whole(), true, Natural.STANDARD, 1_000_000), game)
                .effort();
        assertThat(two.peak()).isLessThan(one.peak());
        assertThat(two.nodes()).isGreaterThan(one.nodes());
    }

    @Test
    void bothLevelsShareTheMemory() {
        Game game = Games.library().open("connectfour:width=4,height=4");
        SolveResult result = solve(new Pn2(new Whole(), true, Natural.STANDARD, 500), game);
        assertThat(result.effort().peak()).isLessThan(510);
    }
}
