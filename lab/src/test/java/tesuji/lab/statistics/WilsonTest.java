package tesuji.lab.statistics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class WilsonTest {
    /** The score method without continuity correction, 95 % (Newcombe 1998, table I). */
    @ParameterizedTest
    @CsvSource({"81, 263, 0.2553, 0.3662", "15, 148, 0.0624, 0.1605", "0, 20, 0.0000, 0.1611", "1, 29, 0.0061, 0.1718"})
    void agreesWithPublishedIntervals(int wins, int games, double low, double high) {
        Wilson interval = Wilson.of(new Tally(wins, games - wins, 0));
        assertThat(interval.low()).isCloseTo(low, within(5e-5));
        assertThat(interval.high()).isCloseTo(high, within(5e-5));
    }

    /** The ends p satisfy (s - p)² = z² p (1 - p) / n, whence the interval comes. */
    @ParameterizedTest
    @CsvSource({"7, 2, 1", "50, 30, 20", "1, 1, 0"})
    void theEndsSolveTheEquation(int wins, int losses, int draws) {
        Tally tally = new Tally(wins, losses, draws);
        Wilson interval = Wilson.of(tally);
        for (double end : new double[] {interval.low(), interval.high()}) {
            double distance = tally.score() - end;
            double expected = Wilson.Z95 * Wilson.Z95 * end * (1 - end) / tally.games();
            assertThat(distance * distance).isCloseTo(expected, within(1e-12));
        }
    }

    @Test
    void endsExactlyWhereNothingElseIsPossible() {
        assertThat(Wilson.of(Tally.NONE)).isEqualTo(new Wilson(0, 1));
        assertThat(Wilson.of(new Tally(3, 0, 0)).high()).isEqualTo(1);
        assertThat(Wilson.of(new Tally(0, 3, 0)).low()).isZero();
    }

    @Test
    void isMirroredForTheOtherPlayer() {
        Wilson mine = Wilson.of(new Tally(9, 4, 3));
        Wilson other = Wilson.of(new Tally(4, 9, 3));
        assertThat(mine.low()).isCloseTo(1 - other.high(), within(1e-15));
        assertThat(mine.high()).isCloseTo(1 - other.low(), within(1e-15));
    }
}
