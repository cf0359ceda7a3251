package tesuji.spark.cluster;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

final class FrontierTimeTest {
    private static final long SECOND = 1_000_000_000;

    private long now;

    private final FrontierTime time = new FrontierTime(() -> now);

    @Test
    void whatWasFoundLastTakesAsLongAsWhatWasLookedAtBefore() {
        assertThat(time.seconds("listing", 10, 11)).isEmpty();
        now = 2 * SECOND; // in which the 10 states were looked at
        assertThat(time.seconds("listing", 40, 51)).hasValue(8);
        now = 5 * SECOND; // and in 3 more the 40
        assertThat(time.seconds("listing", 20, 71)).hasValue(2);
    }

    /** What an earlier run has found says nothing about the speed of this one. */
    @Test
    void workThatGoesOnIsTimedFromWhereItGoesOn() {
        assertThat(time.seconds("labelling", 100, 5_000_000)).isEmpty();
        now = SECOND;
        assertThat(time.seconds("labelling", 50, 5_000_050)).hasValue(0.5);
    }

    @Test
    void eachTaskHasASpeedOfItsOwn() {
        time.seconds("listing", 10, 10);
        now = SECOND;
        assertThat(time.seconds("listing", 10, 20)).hasValue(1);
        assertThat(time.seconds("labelling", 10, 10)).isEmpty();
        now = 2 * SECOND;
        assertThat(time.seconds("labelling", 5, 15)).hasValue(0.5);
    }
}
