package tesuji.gtp.client;

import java.math.BigDecimal;
import java.time.Duration;
import java.util.Optional;
import tesuji.gtp.Colours;

/**
 * How an engine is told its time: as overtime of one move per period. The protocol's own command has whole seconds
 * only, so that fractions are told to engines that know {@code kata-time_settings}, and to any other the next whole
 * second.
 */
final class EngineClock {
    private static final String STANDARD = "time_settings";
    private static final String FRACTIONS = "kata-time_settings";

    private final Client client;
    private Optional<Duration> asked = Optional.empty();
    private Optional<String> told = Optional.empty();

    EngineClock(Client client) {
        this.client = client;
    }

    /** Tells the engine before a move of this side that it has so much time. */
    void tell(int side, Duration time) {
        if (asked.isEmpty() || !asked.get().equals(time)) told = settle(time);
        asked = Optional.of(time);
        if (told.isPresent() && client.knows("time_left")) {
            client.accepts("time_left " + Colours.letter(side) + " " + told.get() + " 1");
        }
    }

    /** The seconds that the engine has agreed to; nothing if it cannot be told any. */
    private Optional<String> settle(Duration time) {
        String exact = seconds(time);
        String whole = seconds(roundedUp(time));
        boolean plain = exact.equals(whole) && client.knows(STANDARD);
        if (!plain && client.knows(FRACTIONS) && client.accepts(FRACTIONS + " canadian 0 " + exact + " 1")) {
            return Optional.of(exact);
        }
        boolean agreed = client.knows(STANDARD) && client.accepts(STANDARD + " 0 " + whole + " 1");
        return agreed ? Optional.of(whole) : Optional.empty();
    }

    /** What is unfair about the time, as a sentence: that it was told otherwise than it is, or not at all. */
    Optional<String> warning() {
        String exact = asked.map(EngineClock::seconds).orElse("");
        if (exact.isEmpty() || told.equals(Optional.of(exact))) return Optional.empty();
        String engine = "The engine \"" + client.program() + "\" ";
        return Optional.of(told.map(whole -> engine + "was told " + whole + " s a move, not " + exact
                        + " s: time_settings has whole seconds only, and it did not take kata-time_settings.")
                .orElseGet(() ->
                        engine + "could not be told that it has " + exact + " s a move, and played at its own pace."));
    }

    private static Duration roundedUp(Duration time) {
        return Duration.ofSeconds(Math.max(1, time.plusNanos(999_999_999).toSeconds()));
    }

    private static String seconds(Duration time) {
        return BigDecimal.valueOf(time.toNanos(), 9).stripTrailingZeros().toPlainString();
    }
}
