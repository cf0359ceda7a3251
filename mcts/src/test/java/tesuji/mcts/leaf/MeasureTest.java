package tesuji.mcts.leaf;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import tesuji.core.eval.Parts;
import tesuji.core.play.Measure;

/** Only the mean of wins and losses is a chance. */
final class MeasureTest {
    private static Rollouts rewarding(Reward reward) {
        return new Rollouts(Parts.STANDARD, 1, reward);
    }

    @Test
    void winsAreCountedByWinsAndLossesAlone() {
        assertThat(Rollouts.STANDARD.measure()).isEqualTo(Measure.WIN_RATE);
        assertThat(rewarding(Area.STANDARD).measure()).isEqualTo(Measure.VALUE);
        assertThat(rewarding(ShortGames.STANDARD).measure()).isEqualTo(Measure.VALUE);
        assertThat(rewarding(SmallDifferences.STANDARD).measure()).isEqualTo(Measure.VALUE);
        assertThat(rewarding(FewPrisoners.STANDARD).measure()).isEqualTo(Measure.VALUE);
    }

    @Test
    void aGuessIsNoRate() {
        assertThat(Truncated.STANDARD.measure()).isEqualTo(Measure.VALUE);
        assertThat(Blend.STANDARD.measure()).isEqualTo(Measure.VALUE);
        assertThat(new Blend(0.5, Rollouts.STANDARD, Rollouts.STANDARD).measure())
                .isEqualTo(Measure.WIN_RATE);
    }
}
