package tesuji.core.play;

import java.time.Duration;

/**
 * How long to think: whichever is reached first.
 *
 * @param steps simulations or nodes
 * @param time wall-clock time
 */
public record Limits(long steps, Duration time) {
    private static final Duration FOREVER = Duration.ofDays(10_000);

    public static final Limits NONE = new Limits(Long.MAX_VALUE, FOREVER);

    public Limits {
        if (steps < 1) throw new IllegalArgumentException("steps " + steps);
        if (time.isNegative()) throw new IllegalArgumentException("time " + time);
    }

    /** Whether time is limited at all. */
    public boolean isTimed() {
        return !time.equals(FOREVER);
    }

    public static Limits steps(long steps) {
        return new Limits(steps, FOREVER);
    }

    public static Limits time(Duration time) {
        return new Limits(Long.MAX_VALUE, time);
    }
}
