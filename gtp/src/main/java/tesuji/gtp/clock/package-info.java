/**
 * Clocks of the protocol: time systems, what is left of them, and how much of it one move may take.
 *
 * <p>Read {@link tesuji.gtp.clock.TimeSystem}, then {@link tesuji.gtp.clock.MoveTime}. Nothing here reads a clock; time
 * spent is passed in.
 */
@NullMarked
package tesuji.gtp.clock;

import org.jspecify.annotations.NullMarked;
