package tesuji.app.command;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import picocli.CommandLine;
import tesuji.core.base.InputException;
import tesuji.core.play.Limits;

final class ThinkingOptionsTest {
    private static final int ALL = Runtime.getRuntime().availableProcessors();

    private static ThinkingOptions thinking(String... options) {
        ThinkingOptions thinking = new ThinkingOptions();
        new CommandLine(thinking).parseArgs(options);
        return thinking;
    }

    @ParameterizedTest
    @ValueSource(strings = {"--simulations", "--visits", "--nodes"})
    void stepsHaveThreeNames(String option) {
        assertThat(thinking(option, "70").limits()).isEqualTo(Limits.steps(70));
        assertThat(thinking("--seconds", "2", option, "70").limits()).isEqualTo(new Limits(70, Duration.ofSeconds(2)));
        assertThatThrownBy(() -> thinking(option, "0").limits()).isInstanceOf(InputException.class);
    }

    @Test
    void withoutLimitsThereAreSomeAllTheSame() {
        assertThat(thinking().limits()).isEqualTo(new Limits(20_000, Duration.ofSeconds(3)));
    }

    @Test
    void oneLimitOfAPlayerReplacesAllOfEverybody() {
        ThinkingOptions thinking = thinking("--seconds", "2", "--simulations", "70");
        assertThat(thinking.limits(5.0, null)).isEqualTo(Limits.time(Duration.ofSeconds(5)));
        assertThat(thinking.limits(null, 9L)).isEqualTo(Limits.steps(9));
        assertThat(thinking.limits(null, null)).isEqualTo(thinking.limits());
    }

    @Test
    void allThreadsOfTheMachineWorkUnlessTheSeedMustRepeat() {
        assertThat(thinking().spec("flat").threads()).isEqualTo(ALL);
        assertThat(thinking("--seed", "1").spec("flat").threads()).isEqualTo(1);
        assertThat(thinking().threadsOr(1)).isEqualTo(1);
    }

    @ParameterizedTest
    @ValueSource(strings = {"hardware", "Hardware"})
    void threadsMayBeThoseOfTheHardware(String word) {
        assertThat(thinking("--threads", word).threadsOr(1)).isEqualTo(ALL);
        assertThat(thinking("--threads", word, "--seed", "1").spec("flat").threads())
                .isEqualTo(ALL);
    }

    @Test
    void threadsMayBeMoreThanTheMachineHas() {
        assertThat(thinking("--threads", "1024").spec("flat").threads()).isEqualTo(1024);
    }

    @ParameterizedTest
    @ValueSource(strings = {"0", "1025", "-1", "two", "1.5", "99999999999"})
    void otherThreadsAreRefused(String text) {
        assertThatThrownBy(() -> thinking("--threads=" + text).threadsOr(1))
                .isInstanceOf(InputException.class)
                .hasMessage("--threads must be between 1 and 1024 or the word hardware, not " + text + ".");
    }
}
