package tesuji.gtp.clock;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tesuji.gtp.Arguments;

/**
 * Whole games on a clock that a referee keeps in his own way, in milliseconds: whatever the time system, nobody loses
 * on time, though every move takes longer than was planned, and a good part of the time is used.
 */
final class WholeGameTest {
    /** A player is a little late, and the line is slow. */
    private static final long LATE = 40;

    private static final long LINE = 110;

    /** Keeps one player's time; {@code false} from {@link #moved} means the flag has fallen. */
    private interface Referee {
        boolean moved(long millis);

        TimeLeft left();
    }

    private static final class Bank implements Referee {
        private long main;
        private final long increment;
        private final long limit;
        private final long longest;

        Bank(long main, long increment, long limit, long longest) {
            this.main = main;
            this.increment = increment;
            this.limit = limit;
            this.longest = longest;
        }

        @Override
        public boolean moved(long millis) {
            main -= millis;
            boolean fallen = main < 0 || millis > longest;
            main = Math.min(limit, main + increment);
            return !fallen;
        }

        @Override
        public TimeLeft left() {
            return new TimeLeft(Duration.ofMillis(main), 0);
        }
    }

    private static final class Periods implements Referee {
        private long main;
        private final long period;
        private int left;

        Periods(long main, long period, int count) {
            this.main = main;
            this.period = period;
            left = count;
        }

        @Override
        public boolean moved(long millis) {
            long over = Math.max(0, millis - main);
            main = Math.max(0, main - millis);
            while (over > period) {
                over -= period;
                left--;
            }
            return left > 0;
        }

        @Override
        public TimeLeft left() {
            return main > 0 ? new TimeLeft(Duration.ofMillis(main), 0) : new TimeLeft(Duration.ofMillis(period), left);
        }
    }

    private static final class Stones implements Referee {
        private long time;
        private int toPlay;
        private final long period;
        private final int stones;

        Stones(long main, long period, int stones) {
            time = main > 0 ? main : period;
            toPlay = main > 0 ? 0 : stones;
            this.period = period;
            this.stones = stones;
        }

        @Override
        public boolean moved(long millis) {
            time -= millis;
            if (toPlay == 0 && time < 0) {
                time += period;
                toPlay = stones;
            }
            if (time < 0) return false;
            if (toPlay > 0 && --toPlay == 0) {
                time = period;
                toPlay = stones;
            }
            return true;
        }

        @Override
        public TimeLeft left() {
            return new TimeLeft(Duration.ofMillis(time), toPlay);
        }
    }

    private static Referee referee(List<String> words) {
        long[] millis = words.stream()
                .skip(1)
                .mapToLong(word -> Math.round(1000 * Double.parseDouble(word)))
                .toArray();
        long endless = Long.MAX_VALUE / 4;
        return switch (words.get(0)) {
            case "absolute" -> new Bank(millis[0], 0, endless, endless);
            case "fischer" -> new Bank(millis[0], millis[1], endless, endless);
            case "fischer-capped" ->
                new Bank(
                        millis[0], millis[1], millis[2] < 0 ? endless : millis[2], millis[3] < 0 ? endless : millis[3]);
            case "byoyomi" -> new Periods(millis[0], millis[1], (int) (millis[2] / 1000));
            default -> new Stones(millis[0], millis[1], (int) (millis[2] / 1000));
        };
    }

    /** Plays one side's moves; empty if it lost on time, else the seconds it thought. */
    private static Optional<Long> play(String settings, int points, boolean reported) {
        Arguments arguments = new Arguments(List.of(settings.split(" ")));
        Clock clock = new Clock();
        clock.set(TimeArguments.kataSettings(arguments));
        Referee referee = referee(arguments.words());
        long thought = 0;
        for (int played = 0; played < points + points / 4; played += 2) {
            if (reported) clock.report(0, referee.left());
            Duration moveTime = clock.moveTime(0, Horizon.of(points, played)).orElseThrow();
            long millis = moveTime.toMillis() + LATE;
            clock.spend(0, Duration.ofMillis(millis));
            thought += millis;
            if (!referee.moved(millis + LINE)) return Optional.empty();
        }
        return Optional.of(thought / 1000);
    }

    /** The least time that should be used, in seconds, for 51 moves on a board of nine lines and 226 on nineteen. */
    @ParameterizedTest
    @CsvSource({
        "absolute 600, 81, 450",
        "absolute 60, 81, 30",
        "absolute 20, 81, 7",
        "absolute 1800, 361, 1500",
        "absolute 300, 361, 150",
        "byoyomi 0 5 3, 81, 200",
        "byoyomi 600 30 5, 361, 6000",
        "byoyomi 60 10 1, 361, 2000",
        "byoyomi 0 1 1, 361, 100",
        "canadian 0 300 25, 361, 2000",
        "canadian 600 60 25, 361, 600",
        "canadian 60 30 1, 81, 1400",
        "canadian 5 20 10, 81, 50",
        "fischer 300 10, 361, 2000",
        "fischer 60 5, 81, 250",
        "fischer 5 1, 81, 25",
        "fischer 30 0.1, 81, 10",
        "fischer 300 0, 361, 150",
        "fischer-capped 60 5 60 -1, 81, 250",
        "fischer-capped 60 10 120 8, 361, 1500",
        "fischer-capped 259200 86400 604800 -1, 81, 12000"
    })
    void nobodyLosesOnTime(String settings, int points, long least) {
        for (boolean reported : List.of(true, false)) {
            assertThat(play(settings, points, reported))
                    .as("%s, reported %s", settings, reported)
                    .hasValueSatisfying(thought -> assertThat(thought).isGreaterThanOrEqualTo(least));
        }
    }
}
