package tesuji.lab.statistics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class EloTest {
    /** The values of Śliwa 2013, §2.4. */
    @ParameterizedTest
    @CsvSource({"0, 0.50", "100, 0.64", "200, 0.76", "500, 0.95", "-100, 0.36"})
    void theExpectationIsThePublishedOne(double difference, double score) {
        assertThat(Elo.expectation(difference)).isCloseTo(score, within(0.005));
    }

    /** 10 to 1 is one decade: 400 points. */
    @Test
    void aDecadeIsFourHundredPoints() {
        assertThat(Elo.difference(10 / 11.0)).isCloseTo(400, within(1e-9));
        assertThat(Elo.difference(0.75)).isCloseTo(190.848, within(1e-3)); // 400 log10 3
    }

    @ParameterizedTest
    @ValueSource(doubles = {-700, -3.5, 0, 42, 512})
    void theDifferenceUndoesTheExpectation(double difference) {
        assertThat(Elo.difference(Elo.expectation(difference))).isCloseTo(difference, within(1e-9));
    }

    @Test
    void theBoundsAreThoseOfWilson() {
        Tally tally = new Tally(15, 5, 0);
        Elo elo = Elo.of(tally);
        assertThat(elo.difference()).isCloseTo(190.848, within(1e-3));
        assertThat(Elo.expectation(elo.low())).isCloseTo(Wilson.of(tally).low(), within(1e-12));
        assertThat(Elo.expectation(elo.high())).isCloseTo(Wilson.of(tally).high(), within(1e-12));
    }

    @Test
    void whoNeverLosesHasNoUpperBound() {
        Elo elo = Elo.of(new Tally(10, 0, 0));
        assertThat(elo.difference()).isEqualTo(Double.POSITIVE_INFINITY);
        assertThat(elo.high()).isEqualTo(Double.POSITIVE_INFINITY);
        // the lower end for n wins of n is n / (n + z²)
        assertThat(elo.low()).isCloseTo(400 * Math.log10(10 / (Wilson.Z95 * Wilson.Z95)), within(1e-9));
    }

    @Test
    void nothingIsKnownWithoutGames() {
        Elo elo = Elo.of(Tally.NONE);
        assertThat(elo.difference()).isNaN();
        assertThat(elo.low()).isEqualTo(Double.NEGATIVE_INFINITY);
        assertThat(elo.high()).isEqualTo(Double.POSITIVE_INFINITY);
    }
}
