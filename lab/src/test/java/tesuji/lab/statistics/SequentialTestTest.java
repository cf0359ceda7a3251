package tesuji.lab.statistics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.Test;

final class SequentialTestTest {
    private static final Sprt SPRT = new Sprt(0, 200, 0.05, 0.05);

    @Test
    void wholePairsAreCountedInTheOrderOfTheirNumbers() {
        SequentialTest test = new SequentialTest(SPRT, true);
        assertThat(test.add(4, 1).games()).isZero();
        assertThat(test.add(3, -1).games()).isZero();
        assertThat(test.add(2, 0).games()).isZero();
        SequentialTest.State both = test.add(1, 1);
        assertThat(both.games()).isEqualTo(4);
        assertThat(both.counts()).containsExactly(0, 0, 1, 1, 0);
        assertThat(both.llr()).isCloseTo(SPRT.llr(List.of(0, 0, 1, 1, 0)), within(1e-12));
    }

    @Test
    void gamesWithoutAPartnerWait() {
        SequentialTest test = new SequentialTest(SPRT, true);
        for (int game = 1; game <= 9; game++) test.add(game, game % 3 - 1);
        assertThat(test.state().games()).isEqualTo(8);
    }

    @Test
    void singleGamesHaveThreeOutcomes() {
        SequentialTest test = new SequentialTest(SPRT, false);
        test.add(1, 2);
        test.add(2, 0);
        assertThat(test.add(3, -2).counts()).containsExactly(1, 1, 1);
    }

    /** Whatever comes after the decision changes nothing, and neither does the order in which games end. */
    @Test
    void theDecisionStands() {
        SequentialTest forward = new SequentialTest(SPRT, true);
        for (int game = 1; game <= 40; game++) forward.add(game, 1);
        SequentialTest.State decided = forward.state();
        assertThat(decided.decision()).isEqualTo(Sprt.Decision.H1);
        assertThat(decided.games()).isLessThan(40);
        for (int game = 41; game <= 100; game++) forward.add(game, -1);
        assertThat(forward.state()).isEqualTo(decided);
        SequentialTest backward = new SequentialTest(SPRT, true);
        for (int game = 100; game >= 1; game--) backward.add(game, game <= 40 ? 1 : -1);
        assertThat(backward.state()).isEqualTo(decided);
    }

    /** A pair that is told twice counts once. */
    @Test
    void repeatedResultsAreNotCountedAgain() {
        SequentialTest test = new SequentialTest(SPRT, true);
        for (int i = 0; i < 3; i++) {
            test.add(1, 1);
            test.add(2, 1);
        }
        assertThat(test.state().counts()).containsExactly(0, 0, 0, 0, 1);
    }
}
