package tesuji.lab.prediction;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import tesuji.lab.prediction.PredictionScore.Scored;

final class PredictionScoreTest {
    @Test
    void qualityAndHitRateAreMeansOverPositions() {
        PredictionScore score = PredictionScore.of(List.of(
                new Scored("a", 10, 9, 1),
                new Scored("a", 10, 9, 4),
                new Scored("a", 8, 7, 8),
                new Scored("b", 4, 4, 1)));
        assertThat(score.quality().value()).isCloseTo((0.9 + 0.6 + 0 + 0.75) / 4, within(1e-12));
        assertThat(score.hitRate().value()).isEqualTo(0.5);
        assertThat(score.missed()).isEqualTo(1);
        assertThat(score.positions()).isEqualTo(4);
        assertThat(score.games()).isEqualTo(2);
    }

    @Test
    void withoutPositionsThereIsNoScore() {
        PredictionScore score = PredictionScore.of(List.of());
        assertThat(score.quality().value()).isNaN();
        assertThat(score.hitRate().low()).isNaN();
        assertThat(score.positions()).isZero();
    }

    /** Without a hit in 10 games there may be hits in 1 − 0.05^(1/10) of all games. */
    @Test
    void noHitsAreNoCertainty() {
        List<Scored> guesses = new ArrayList<>();
        for (int game = 0; game < 10; game++) guesses.add(new Scored("game " + game, 10, 9, 2 + game % 3));
        PredictionScore score = PredictionScore.of(guesses);
        assertThat(score.hitRate().value()).isZero();
        assertThat(score.hitRate().low()).isZero();
        assertThat(score.hitRate().high()).isCloseTo(0.2589, within(1e-4));
        assertThat(score.quality().high()).isLessThan(0.8);
    }

    /** One game is one block, which does not vary, however many positions it has. */
    @Test
    void oneGameSaysLittle() {
        List<Scored> guesses = Collections.nCopies(30, new Scored("alone", 10, 9, 1));
        BlockBootstrap hitRate = PredictionScore.of(guesses).hitRate();
        assertThat(hitRate.value()).isEqualTo(1);
        assertThat(hitRate.low()).isCloseTo(0.05, within(1e-9));
        assertThat(hitRate.high()).isEqualTo(1);
    }

    /** Equal numbers within games: as many independent numbers as games, however many positions. */
    @Test
    void positionsOfOneGameAreNotIndependent() {
        List<List<Double>> games = List.of(
                Collections.nCopies(50, 1.0),
                Collections.nCopies(50, 0.0),
                Collections.nCopies(50, 1.0),
                Collections.nCopies(50, 0.0));
        BlockBootstrap interval = BlockBootstrap.of(games);
        assertThat(interval.value()).isEqualTo(0.5);
        assertThat(interval.low()).isZero();
        assertThat(interval.high()).isEqualTo(1);
    }

    @Test
    void manyGamesMakeItNarrow() {
        List<List<Double>> games =
                Collections.nCopies(200, List.of(0.0, 1.0)).stream().toList();
        assertThat(BlockBootstrap.of(games)).isEqualTo(new BlockBootstrap(0.5, 0.5, 0.5));
        List<List<Double>> mixed = new ArrayList<>();
        for (int i = 0; i < 400; i++) mixed.add(List.of(i % 2 == 0 ? 1.0 : 0.0));
        BlockBootstrap interval = BlockBootstrap.of(mixed);
        // the normal approximation has 0.5 ± 1.96 · 0.5 / 20
        assertThat(interval.low()).isCloseTo(0.451, within(0.01));
        assertThat(interval.high()).isCloseTo(0.549, within(0.01));
        assertThat(BlockBootstrap.of(mixed)).isEqualTo(interval);
    }
}
