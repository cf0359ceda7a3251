package tesuji.app.terminal;

import java.time.Duration;
import tesuji.core.base.InputException;

/** Times as people write them. */
public final class Seconds {
    /** About three years: longer thoughts are typing errors. */
    private static final double LONGEST = 1e8;

    private Seconds() {}

    /** So many seconds; an {@link InputException} that begins with {@code what} if nobody thinks so long. */
    public static Duration of(String what, double seconds) {
        if (!(seconds > 0 && seconds <= LONGEST)) {
            throw new InputException(what + " must be more than 0 and at most 100000000, not " + seconds + ".");
        }
        return Duration.ofNanos((long) (seconds * 1e9));
    }

    /** The same from a text. */
    public static Duration of(String what, String text) {
        try {
            return of(what, Double.parseDouble(text));
        } catch (NumberFormatException e) {
            throw new InputException(what + " must be a number of seconds, not \"" + text + "\".", e);
        }
    }
}
