package tesuji.web.round;

import java.time.Duration;
import org.jspecify.annotations.Nullable;
import tesuji.core.base.InputException;
import tesuji.core.play.Limits;

/**
 * Who plays a side.
 *
 * @param kind {@code human} or {@code program}
 * @param player the name of the program
 * @param seconds how long it may think about a move
 * @param steps how many simulations or positions it may look at
 * @param threads how many threads it uses; absent for as many as this machine gives to players
 */
public record SeatChoice(
        String kind,
        @Nullable String player,
        @Nullable Double seconds,
        @Nullable Long steps,
        @Nullable Integer threads) {
    public static final SeatChoice HUMAN = new SeatChoice("human", null, null, null, null);

    private static final double LONGEST = 3600;
    private static final int MOST_THREADS = 16;

    public SeatChoice {
        if (!kind.equals("human") && !kind.equals("program")) {
            throw new InputException("A seat is for a human or a program.");
        }
        if (kind.equals("program") == (player == null)) {
            throw new InputException("A program has a name and a person has none.");
        }
        if (seconds != null && !(seconds > 0 && seconds <= LONGEST)) {
            throw new InputException("seconds must be more than 0 and at most 3600.");
        }
        if (steps != null && steps < 1) throw new InputException("steps must be at least 1.");
        if (threads != null && (threads < 1 || threads > MOST_THREADS)) {
            throw new InputException("threads must be from 1 to " + MOST_THREADS + ".");
        }
    }

    public static SeatChoice program(String player, @Nullable Double seconds, @Nullable Long steps) {
        return new SeatChoice("program", player, seconds, steps, null);
    }

    /** The name of the program; empty if a person sits here. */
    public String program() {
        return player == null ? "" : player;
    }

    public boolean playedByProgram() {
        return player != null;
    }

    /** What a program may spend on a move, one second if nobody said. */
    public Limits limits() {
        if (seconds == null && steps == null) return Limits.time(Duration.ofSeconds(1));
        Duration time = seconds == null ? Limits.NONE.time() : Duration.ofMillis(Math.round(1000 * seconds));
        return new Limits(steps == null ? Limits.NONE.steps() : steps, time);
    }
}
