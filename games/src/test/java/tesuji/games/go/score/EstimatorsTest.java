package tesuji.games.go.score;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tesuji.core.base.InputException;
import tesuji.games.go.Stones;

final class EstimatorsTest {
    @Test
    void everyNameFindsItsEstimator() {
        for (Estimator estimator : Estimators.standard()) {
            assertThat(Estimators.named(estimator.name())).isEqualTo(estimator);
        }
    }

    @Test
    void namesAreThoseTheCommandLinePromises() {
        assertThat(Estimators.standard())
                .extracting(Estimator::name)
                .containsExactly(
                        "explicit",
                        "direct",
                        "flood",
                        "distance",
                        "zobrist",
                        "bouzy-5/21",
                        "bouzy-4/13",
                        "bouzy-5/10",
                        "bouzy-4/0",
                        "bouzy-1/0",
                        "bouzy-2/2",
                        "bouzy-5/21+distance");
    }

    @Test
    void anyNumbersOfPassesOpen() {
        assertThat(Estimators.named("bouzy-3/7")).isEqualTo(new Bouzy(3, 7));
        assertThat(Estimators.named("bouzy-6/31+distance")).isEqualTo(new Divided(new Bouzy(6, 31)));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"", "bouzy", "bouzy-5", "bouzy-5/", "bouzy-5/121", "bouzy--1/2", "Flood", "bouzy-5/21+flood"})
    void otherNamesAreRefusedWithTheList(String name) {
        assertThatThrownBy(() -> Estimators.named(name))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("\"" + name + "\"")
                .hasMessageContaining("explicit, direct, flood, distance, zobrist, bouzy-5/21")
                .hasMessageContaining("bouzy-d/e");
    }

    /** The example of the manual, docs/how/scoring.md. */
    @ParameterizedTest
    @CsvSource({
        "explicit, 7, 8",
        "direct, 23, 23",
        "flood, 7, 8",
        "distance, 36, 40",
        "zobrist, 39, 41",
        "bouzy-5/21, 23, 25",
        "bouzy-4/13, 24, 26",
        "bouzy-5/10, 29, 31",
        "bouzy-4/0, 36, 40",
        "bouzy-1/0, 23, 23",
        "bouzy-2/2, 27, 21",
        "bouzy-5/21+distance, 36, 40"
    })
    void twoWallsAreJudgedDifferently(String name, int black, int white) {
        Estimate estimate = Estimate.of(Estimators.named(name), Stones.parse("""
                .........
                ..X......
                ..X...O..
                ..X...O..
                ..X...O..
                ..X...O..
                ..X..OO..
                .X...O...
                .....O...
                """));
        assertThat(estimate.black()).isEqualTo(black);
        assertThat(estimate.white()).isEqualTo(white);
        assertThat(estimate.lead()).isEqualTo(black - white);
    }
}
