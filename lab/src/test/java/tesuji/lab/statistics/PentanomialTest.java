package tesuji.lab.statistics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.Test;
import tesuji.core.base.Rng;

final class PentanomialTest {
    private static final Pentanomial SOME = new Pentanomial(List.of(3, 10, 40, 30, 17), 0);

    @Test
    void pairsAreCountedByTheirPoints() {
        Pentanomial pairs = new Pentanomial(Pentanomial.NONE.counts(), 1)
                .withPair(-1, -1)
                .withPair(0, -3)
                .withPair(1, -1)
                .withPair(0, 0)
                .withPair(5, 0)
                .withPair(1, 1);
        assertThat(pairs.counts()).containsExactly(1, 1, 2, 1, 1);
        assertThat(pairs.unpaired()).isEqualTo(1);
        assertThat(pairs.pairs()).isEqualTo(6);
        assertThat(pairs.score()).isEqualTo(0.5);
    }

    /** Computed with NumPy and SciPy's t.interval from the hundred scores themselves. */
    @Test
    void theIntervalIsThatOfTheScoresOfPairs() {
        assertThat(SOME.variance()).isCloseTo(0.06121212121212122, within(1e-15));
        Pentanomial.Estimate estimate = SOME.estimate();
        assertThat(estimate.score()).isCloseTo(0.62, within(1e-15));
        assertThat(estimate.low()).isCloseTo(0.5709083227440584, within(1e-12));
        assertThat(estimate.high()).isCloseTo(0.6690916772559415, within(1e-12));
        Elo elo = estimate.elo();
        assertThat(Elo.expectation(elo.difference())).isCloseTo(0.62, within(1e-12));
        assertThat(Elo.expectation(elo.low())).isCloseTo(estimate.low(), within(1e-12));
        assertThat(Elo.expectation(elo.high())).isCloseTo(estimate.high(), within(1e-12));
    }

    /** Openings that decide the game: each player wins one game of most pairs, which says much about equality. */
    @Test
    void openingsThatDecideTheGameMakeTheIntervalNarrow() {
        Pentanomial.Estimate paired = new Pentanomial(List.of(2, 0, 96, 0, 2), 0).estimate();
        Wilson games = Wilson.of(new Tally(100, 100, 0));
        assertThat(paired.high() - paired.low()).isLessThan((games.high() - games.low()) / 3);
    }

    /** Three pairs won: the other outcomes may still be 1 − 0.05^(1/3) = 0.6316 of all. */
    @Test
    void pairsThatAllCameOutAlikeLeaveRoomForOthers() {
        Pentanomial.Estimate won = new Pentanomial(List.of(0, 0, 0, 0, 3), 0).estimate();
        assertThat(won.score()).isEqualTo(1);
        assertThat(won.low()).isCloseTo(0.3684, within(5e-5));
        assertThat(won.high()).isEqualTo(1);
        Pentanomial.Estimate split = new Pentanomial(List.of(0, 0, 3, 0, 0), 0).estimate();
        assertThat(split.low()).isCloseTo(0.5 * 0.3684, within(5e-5));
        assertThat(split.high()).isCloseTo(1 - split.low(), within(1e-12));
    }

    @Test
    void withoutPairsEverythingIsPossible() {
        Pentanomial.Estimate none = Pentanomial.NONE.estimate();
        assertThat(none.score()).isNaN();
        assertThat(none.low()).isZero();
        assertThat(none.high()).isEqualTo(1);
        assertThat(Pentanomial.NONE.variance()).isNaN();
    }

    /** Pairs drawn from known chances: the interval holds the true score in about 95 of 100 matches. */
    @Test
    void theIntervalHoldsTheTruthAsOftenAsItSays() {
        Rng rng = new Rng(11);
        int held = 0;
        int matches = 2000;
        for (int match = 0; match < matches; match++) {
            Pentanomial pairs = Pentanomial.NONE;
            for (int i = 0; i < 60; i++) {
                double bias = 0.4 * (2 * rng.nextInt(2) - 1); // of the opening, for whoever moves first
                int first = rng.nextDouble() < 0.55 + bias ? 1 : -1;
                int second = rng.nextDouble() < 0.55 - bias ? 1 : -1;
                pairs = pairs.withPair(first, second);
            }
            Pentanomial.Estimate estimate = pairs.estimate();
            if (estimate.low() <= 0.55 && 0.55 <= estimate.high()) held++;
        }
        assertThat(held).isBetween(1860, 1940); // 1900 expected, with a standard deviation of 9.7
    }

    @Test
    void thereAreFiveOutcomes() {
        assertThatIllegalArgumentException().isThrownBy(() -> new Pentanomial(List.of(1, 2, 3), 0));
        assertThatIllegalArgumentException().isThrownBy(() -> new Pentanomial(List.of(1, 2, 3, -1, 0), 0));
    }
}
