package tesuji.lab.experiment.katago;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

final class BoardBootstrapTest {
    /** Numbers from 0 to 99, and the same with the other sign: mean 49.5, standard error about 2.9. */
    private static final List<double[]> BOARDS = IntStream.range(0, 100)
            .mapToObj(number -> new double[] {number, -number})
            .toList();

    private final BoardBootstrap bootstrap = new BoardBootstrap(BOARDS);

    @Test
    void intervalsAreTwoStandardErrorsWide() {
        BoardBootstrap.Estimate estimate = bootstrap.estimate(means -> means[0]);
        assertThat(estimate.value()).isEqualTo(49.5);
        assertThat(estimate.low()).isCloseTo(49.5 - 1.96 * 2.9, within(0.7));
        assertThat(estimate.high()).isCloseTo(49.5 + 1.96 * 2.9, within(0.7));
    }

    /** What a board says of two columns stays together, so their sum does not vary at all. */
    @Test
    void numbersOfABoardStayTogether() {
        BoardBootstrap.Estimate sum = bootstrap.estimate(means -> means[0] + means[1]);
        assertThat(sum).isEqualTo(new BoardBootstrap.Estimate(0, 0, 0));
    }

    @Test
    void onlyLargeDifferencesAreMoreThanChance() {
        assertThat(bootstrap.pValue(means -> means[0], 49.5, 0)).isGreaterThan(0.8);
        assertThat(bootstrap.pValue(means -> means[0], 49.5 + 1.96 * 2.9, 0)).isBetween(0.02, 0.09);
        assertThat(bootstrap.pValue(means -> means[0], 60, 0)).isLessThan(0.01);
        assertThat(bootstrap.pValue(means -> means[0], 60, 5)).isBetween(0.03, 0.14);
    }

    @Test
    void smallPValuesAreNotCalledZero() {
        assertThat(Decimals.p(0)).isEqualTo("< 0.001");
        assertThat(Decimals.p(0.0414)).isEqualTo("0.041");
        assertThat(Decimals.text(Double.NaN)).isEmpty();
    }
}
