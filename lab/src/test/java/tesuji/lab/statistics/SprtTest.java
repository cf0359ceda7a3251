package tesuji.lab.statistics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tesuji.core.base.Rng;

final class SprtTest {
    /** The bounds of Wald: ±ln 19 for errors of 5 % each. */
    @Test
    void theBoundsAreThoseOfWald() {
        Sprt usual = new Sprt(0, 10, 0.05, 0.05);
        assertThat(usual.lower()).isCloseTo(-Math.log(19), within(1e-12));
        assertThat(usual.upper()).isCloseTo(Math.log(19), within(1e-12));
        Sprt strict = new Sprt(0, 10, 0.01, 0.2);
        assertThat(strict.lower()).isCloseTo(Math.log(0.2 / 0.99), within(1e-12));
        assertThat(strict.upper()).isCloseTo(Math.log(0.8 / 0.01), within(1e-12));
    }

    @Test
    void theDecisionIsWhereTheRatioLies() {
        Sprt sprt = new Sprt(0, 10, 0.05, 0.05);
        assertThat(sprt.decision(0)).isEqualTo(Sprt.Decision.UNDECIDED);
        assertThat(sprt.decision(sprt.upper())).isEqualTo(Sprt.Decision.H1);
        assertThat(sprt.decision(sprt.lower())).isEqualTo(Sprt.Decision.H0);
    }

    /** The two constrained maxima were found by SciPy's minimize (SLSQP) over the probabilities themselves. */
    @ParameterizedTest
    @CsvSource({
        "10, 3 10 40 30 17, 2.0976877",
        "100, 3 10 40 30 17, 9.8760963",
        "10, 100 200 130, 1.2830551",
        "100, 100 200 130, -16.507457",
        "10, 21 300 700 320 25, -1.1045099",
        "100, 21 300 700 320 25, -273.57534"
    })
    void theRatioIsThatOfTheLargestLikelihoods(double elo1, String counts, double llr) {
        List<Integer> seen =
                Arrays.stream(counts.split(" ", -1)).map(Integer::valueOf).toList();
        assertThat(new Sprt(0, elo1, 0.05, 0.05).llr(seen)).isCloseTo(llr, within(1e-6 * Math.max(1, Math.abs(llr))));
    }

    /** Without draws the likelihoods are binomial: w ln(s1/s0) + l ln((1 − s1)/(1 − s0)). */
    @Test
    void withoutDrawsTheRatioHasAClosedForm() {
        Sprt sprt = new Sprt(-20, 30, 0.05, 0.05);
        double s0 = Elo.expectation(-20);
        double s1 = Elo.expectation(30);
        double expected = 70 * Math.log(s1 / s0) + 55 * Math.log((1 - s1) / (1 - s0));
        assertThat(sprt.llr(List.of(55, 70))).isCloseTo(expected, within(1e-9));
        assertThat(sprt.llr(List.of(55, 0, 70))).isCloseTo(expected, within(1e-4));
    }

    @Test
    void oneSidedResultsHaveARatioToo() {
        Sprt sprt = new Sprt(0, 50, 0.05, 0.05);
        assertThat(sprt.llr(List.of(0, 0, 0, 0, 0))).isZero();
        double each = Math.log(Elo.expectation(50) / 0.5);
        assertThat(sprt.llr(List.of(0, 0, 0, 0, 10))).isCloseTo(10 * each, within(0.02));
        assertThat(sprt.llr(List.of(10, 0, 0, 0, 0))).isLessThan(-1);
    }

    /** Pairs whose opening favours one side, and draws: nothing that the test knows of. */
    private static Sprt.Decision played(Sprt sprt, double elo, boolean paired, Rng rng) {
        SequentialTest test = new SequentialTest(sprt, paired);
        double bias = 0;
        double score = Elo.expectation(elo);
        for (int game = 1; test.state().decision() == Sprt.Decision.UNDECIDED; game++) {
            if (paired && game % 2 == 1) bias = 0.25 * (2 * rng.nextInt(2) - 1);
            else bias = -bias;
            double mean = score + bias;
            double drawn = 0.5 * Math.min(mean, 1 - mean);
            double chance = rng.nextDouble();
            test.add(game, chance < drawn ? 0 : chance < drawn + mean - drawn / 2 ? 1 : -1);
        }
        return test.state().decision();
    }

    /** How often H1 is accepted in 2000 matches. */
    private static int accepted(Sprt sprt, double elo, boolean paired) {
        Rng rng = new Rng(17);
        int count = 0;
        for (int i = 0; i < 2000; i++) if (played(sprt, elo, paired, rng) == Sprt.Decision.H1) count++;
        return count;
    }

    /** 5 % of 2000 are 100, with a standard deviation of 9.7. */
    @ParameterizedTest
    @CsvSource({"true", "false"})
    void theErrorsAreAsRareAsPromised(boolean paired) {
        Sprt sprt = new Sprt(0, 80, 0.05, 0.05);
        assertThat(accepted(sprt, 0, paired)).as("false alarms").isBetween(50, 125);
        assertThat(2000 - accepted(sprt, 80, paired)).as("differences not seen").isBetween(50, 125);
        assertThat(accepted(sprt, 40, paired)).as("in the middle either").isBetween(800, 1200);
    }

    /** A tenth of the matches may err one way, a fiftieth the other. */
    @Test
    void theTwoErrorsMayDiffer() {
        Sprt sprt = new Sprt(0, 100, 0.02, 0.10);
        assertThat(accepted(sprt, 0, true)).isBetween(15, 60);
        assertThat(2000 - accepted(sprt, 100, true)).isBetween(110, 240);
    }

    @Test
    void whatCannotBeTestedIsRefused() {
        assertThatIllegalArgumentException().isThrownBy(() -> new Sprt(10, 10, 0.05, 0.05));
        assertThatIllegalArgumentException().isThrownBy(() -> new Sprt(0, Double.POSITIVE_INFINITY, 0.05, 0.05));
        assertThatIllegalArgumentException().isThrownBy(() -> new Sprt(0, 10, 0, 0.05));
        assertThatIllegalArgumentException().isThrownBy(() -> new Sprt(0, 10, 0.5, 0.5));
    }

    /** Beyond that a score cannot be told from 1, and no ratio would be found. */
    @Test
    void differencesTooLargeAreRefused() {
        assertThatIllegalArgumentException().isThrownBy(() -> new Sprt(0, 7000, 0.05, 0.05));
        assertThatIllegalArgumentException().isThrownBy(() -> new Sprt(-200_000, 0, 0.05, 0.05));
        Sprt largest = new Sprt(-Sprt.MOST_ELO, Sprt.MOST_ELO, 0.05, 0.05);
        assertThat(largest.llr(List.of(0, 0, 10))).isPositive().isFinite();
        assertThat(largest.llr(List.of(10, 0, 0))).isNegative().isFinite();
    }
}
