package tesuji.games.go.score;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tesuji.core.base.InputException;

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
}
