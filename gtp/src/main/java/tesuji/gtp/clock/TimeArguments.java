package tesuji.gtp.clock;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import tesuji.gtp.Arguments;

/** The arguments of the protocol's time commands, read as time systems and time left. Seconds may have a fraction. */
public final class TimeArguments {
    /** About thirty years: longer times are as good as this one, and arithmetic on them stays exact. */
    private static final double LONGEST = 1e9;

    /** No time is longer, not even the largest whole numbers of computers, which some send for no limit at all. */
    private static final double ABSURD = 1e10;

    private static final Duration ENDLESS = Duration.ofSeconds((long) LONGEST);

    private TimeArguments() {}

    /**
     * {@code time_settings main period stones}. No period means absolute time; a period without stones means no limit,
     * and so does no time at all, with which nobody could play.
     */
    public static TimeSystem settings(Arguments arguments) {
        Duration main = seconds(arguments, 0);
        Duration period = seconds(arguments, 1);
        int stones = count(arguments, 2);
        if (period.isZero()) return absolute(main);
        return stones == 0 ? new TimeSystem.NoLimit() : new TimeSystem.Canadian(main, period, stones);
    }

    /** The systems of {@code kata-time_settings}. */
    public static final List<String> KATA_SYSTEMS =
            List.of("none", "absolute", "byoyomi", "canadian", "fischer", "fischer-capped");

    /**
     * {@code kgs-time_settings}, one of {@code none}, {@code absolute main}, {@code byoyomi main period periods} and
     * {@code canadian main period stones}.
     */
    public static TimeSystem kgsSettings(Arguments arguments) {
        return classic(arguments)
                .orElseThrow(() -> Arguments.syntaxError(
                        "the time system is none, absolute, byoyomi or canadian, not \"" + arguments.word(0) + "\""));
    }

    /**
     * {@code kata-time_settings}: those of {@code kgs-time_settings}, {@code fischer main increment} and
     * {@code fischer-capped main increment limit longest}, where a negative number means no limit.
     */
    public static TimeSystem kataSettings(Arguments arguments) {
        return switch (arguments.word(0)) {
            case "fischer" -> fischer(arguments, ENDLESS, ENDLESS);
            case "fischer-capped" -> fischer(arguments, unlessNegative(arguments, 3), unlessNegative(arguments, 4));
            default ->
                classic(arguments)
                        .orElseThrow(() -> Arguments.syntaxError("the time system is one of "
                                + String.join(", ", KATA_SYSTEMS) + ", not \"" + arguments.word(0) + "\""));
        };
    }

    private static TimeSystem fischer(Arguments arguments, Duration limit, Duration longest) {
        Duration main = seconds(arguments, 1);
        Duration increment = seconds(arguments, 2);
        if (main.isZero() && increment.isZero()) return new TimeSystem.NoLimit();
        // The first increment is given in advance where there is nothing else to begin with.
        return new TimeSystem.Fischer(main.isZero() ? increment : main, increment, limit, longest);
    }

    private static Duration unlessNegative(Arguments arguments, int place) {
        double seconds = arguments.decimal(place);
        return seconds < 0 ? ENDLESS : duration(seconds);
    }

    private static Optional<TimeSystem> classic(Arguments arguments) {
        return switch (arguments.word(0)) {
            case "none" -> Optional.of(new TimeSystem.NoLimit());
            case "absolute" -> Optional.of(absolute(seconds(arguments, 1)));
            case "byoyomi" -> {
                Duration main = seconds(arguments, 1);
                Duration period = seconds(arguments, 2);
                int periods = count(arguments, 3);
                yield Optional.of(
                        overtime(period, periods) ? new TimeSystem.ByoYomi(main, period, periods) : absolute(main));
            }
            case "canadian" -> {
                Duration main = seconds(arguments, 1);
                Duration period = seconds(arguments, 2);
                int stones = count(arguments, 3);
                yield Optional.of(
                        overtime(period, stones) ? new TimeSystem.Canadian(main, period, stones) : absolute(main));
            }
            default -> Optional.empty();
        };
    }

    /** The last two arguments of {@code time_left colour time stones}; a time below zero is zero. */
    public static TimeLeft left(Arguments arguments) {
        return new TimeLeft(duration(arguments.decimal(1)), count(arguments, 2));
    }

    private static TimeSystem absolute(Duration main) {
        return main.isZero() ? new TimeSystem.NoLimit() : new TimeSystem.Absolute(main);
    }

    private static boolean overtime(Duration period, int count) {
        return count > 0 && !period.isZero();
    }

    private static Duration seconds(Arguments arguments, int place) {
        double seconds = arguments.decimal(place);
        if (seconds < 0) throw Arguments.syntaxError("a time cannot be negative");
        return duration(seconds);
    }

    private static Duration duration(double seconds) {
        if (seconds > ABSURD) throw Arguments.syntaxError("a time has at most 10000000000 seconds");
        return Duration.ofMillis(Math.round(1000 * Math.min(seconds, LONGEST)));
    }

    private static int count(Arguments arguments, int place) {
        int count = arguments.integer(place);
        if (count < 0) throw Arguments.syntaxError("a number of stones or periods cannot be negative");
        return count;
    }
}
