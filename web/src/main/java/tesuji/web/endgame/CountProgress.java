package tesuji.web.endgame;

import org.jspecify.annotations.Nullable;

/**
 * How far counting is.
 *
 * @param phase {@code count}, {@code owners}, {@code proof} or {@code check}
 * @param count steps of the phase so far
 * @param seconds since the work began
 * @param share of the time that is used up, from 0 to 1, if there is a limit
 */
public record CountProgress(
        String phase, long count, double seconds, @Nullable Double share) {}
