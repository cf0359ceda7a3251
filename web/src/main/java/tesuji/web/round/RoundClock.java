package tesuji.web.round;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import tesuji.core.base.InputException;
import tesuji.gtp.clock.Horizon;
import tesuji.gtp.clock.TimeLeft;
import tesuji.gtp.clock.TimeSystem;

/**
 * The clocks of a round: a time system of the Go Text Protocol, written as {@code kata-time_settings} writes it:
 * {@code absolute 300}, {@code byoyomi 600 30 5}, {@code canadian 600 300 25}, {@code fischer 300 10}. Nothing here
 * reads a clock; time spent is passed in.
 */
public record RoundClock(String text, TimeSystem system) {
    /** Nobody measures. */
    public static final RoundClock NONE = new RoundClock("", new TimeSystem.NoLimit());

    private static final double LONGEST = 360_000;
    private static final Duration ENDLESS = Duration.ofDays(10_000);

    /** What both sides have; empty without a clock. */
    public record Left(Optional<TimeLeft> first, Optional<TimeLeft> second) {
        Optional<TimeLeft> of(int side) {
            return side == 0 ? first : second;
        }

        Left with(int side, TimeLeft changed) {
            return side == 0 ? new Left(Optional.of(changed), second) : new Left(first, Optional.of(changed));
        }
    }

    /** The clock with this text; none if there is no text. */
    public static RoundClock read(@Nullable String text) {
        if (text == null || text.isBlank() || text.strip().equals("none")) return NONE;
        List<String> words = List.of(text.strip().split(" +"));
        return new RoundClock(String.join(" ", words), system(words));
    }

    private static TimeSystem system(List<String> words) {
        Duration first = words.size() < 2 ? Duration.ZERO : seconds(words.get(1));
        return switch (words.get(0) + " " + (words.size() - 1)) {
            case "absolute 1" -> new TimeSystem.Absolute(positive(first));
            case "byoyomi 3" -> new TimeSystem.ByoYomi(first, positive(seconds(words.get(2))), count(words.get(3)));
            case "canadian 3" -> new TimeSystem.Canadian(first, positive(seconds(words.get(2))), count(words.get(3)));
            case "fischer 2" -> new TimeSystem.Fischer(positive(first), seconds(words.get(2)), ENDLESS, ENDLESS);
            default ->
                throw new InputException("A clock is written as absolute MAIN, byoyomi MAIN PERIOD PERIODS,"
                        + " canadian MAIN PERIOD STONES or fischer MAIN INCREMENT, in seconds.");
        };
    }

    private static Duration seconds(String text) {
        if (!text.matches("[0-9]{1,6}(\\.[0-9]{1,3})?") || Double.parseDouble(text) > LONGEST) {
            throw new InputException("A time is a number of seconds from 0 to 360000.");
        }
        return Duration.ofMillis(Math.round(1000 * Double.parseDouble(text)));
    }

    private static Duration positive(Duration time) {
        if (time.isZero()) throw new InputException("This time must be more than 0 seconds.");
        return time;
    }

    private static int count(String text) {
        if (!text.matches("[1-9][0-9]{0,2}")) throw new InputException("Periods and stones are 1 to 999.");
        return Integer.parseInt(text);
    }

    public boolean runs() {
        return !(system instanceof TimeSystem.NoLimit);
    }

    Left start() {
        return new Left(system.start(), system.start());
    }

    /** Seconds a side can still spend on this move before its time is over. */
    double last(TimeLeft left) {
        double now = left.time().toMillis() / 1000.0;
        if (system instanceof TimeSystem.ByoYomi byoYomi) {
            int periods = left.stones() == 0 ? byoYomi.periods() : left.stones() - 1;
            return now + periods * byoYomi.period().toMillis() / 1000.0;
        }
        if (system instanceof TimeSystem.Canadian canadian && left.stones() == 0) {
            return now + canadian.period().toMillis() / 1000.0;
        }
        return now;
    }

    /** A fair share of what is left for the next move, on a board of so many points after so many moves. */
    Duration share(TimeLeft left, int points, int played) {
        return system.share(left, Horizon.of(points, played));
    }

    /** What both have after a side spent so many seconds on a move. */
    Left after(Left before, int side, double spent) {
        Optional<TimeLeft> own = before.of(side);
        if (own.isEmpty()) return before;
        return before.with(side, system.after(own.get(), Duration.ofMillis(Math.round(1000 * spent))));
    }
}
