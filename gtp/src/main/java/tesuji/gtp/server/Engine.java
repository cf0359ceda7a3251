package tesuji.gtp.server;

import java.util.function.LongSupplier;
import tesuji.core.game.Library;
import tesuji.core.play.Limits;

/**
 * What an application lends to a session.
 *
 * @param limits the most a move may cost, whatever the clock allows
 * @param nanos a clock that only runs forward, in nanoseconds
 */
public record Engine(Persona persona, Library library, PlayerFactory players, Limits limits, LongSupplier nanos) {}
