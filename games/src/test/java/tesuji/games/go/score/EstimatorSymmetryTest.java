package tesuji.games.go.score;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tesuji.games.go.Stones;

/** What holds for every estimator on every board. */
final class EstimatorSymmetryTest {
    static Stream<Estimator> estimators() {
        return Estimators.standard().stream();
    }

    @ParameterizedTest
    @MethodSource("estimators")
    void swappingTheColoursNegatesEveryValue(Estimator estimator) {
        RandomBoards.mixed().forEach(stones -> {
            int[] values = estimator.estimate(stones);
            int[] swapped = estimator.estimate(RandomBoards.swapped(stones));
            for (int point = 0; point < values.length; point++) {
                assertThat(swapped[point]).as("point %d of\n%s", point, stones).isEqualTo(-values[point]);
            }
        });
    }

    @ParameterizedTest
    @MethodSource("estimators")
    void turningTheBoardTurnsTheValues(Estimator estimator) {
        RandomBoards.mixed().forEach(stones -> {
            int[] values = estimator.estimate(stones);
            for (int symmetry = 0; symmetry < RandomBoards.SYMMETRIES; symmetry++) {
                int[] turned = estimator.estimate(RandomBoards.turned(stones, symmetry));
                for (int point = 0; point < values.length; point++) {
                    assertThat(turned[RandomBoards.image(stones.size(), symmetry, point)])
                            .as("point %d under symmetry %d of\n%s", point, symmetry, stones)
                            .isEqualTo(values[point]);
                }
            }
        });
    }

    @ParameterizedTest
    @MethodSource("estimators")
    void stonesBelongToTheirOwner(Estimator estimator) {
        RandomBoards.mixed().forEach(stones -> {
            int[] values = estimator.estimate(stones);
            for (int point = 0; point < values.length; point++) {
                if (stones.at(point) == Stones.EMPTY) continue;
                assertThat(Integer.signum(values[point]))
                        .as("point %d of\n%s", point, stones)
                        .isEqualTo(Estimator.sign(stones.at(point)));
            }
        });
    }

    @ParameterizedTest
    @MethodSource("estimators")
    void anEmptyBoardBelongsToNobody(Estimator estimator) {
        assertThat(estimator.estimate(new Stones(5, new byte[25]))).containsOnly(0);
    }
}
