package tesuji.gtp.server;

import java.util.function.Consumer;
import java.util.function.LongSupplier;
import tesuji.core.game.Library;
import tesuji.core.play.Limits;

/**
 * What an application lends to a session.
 *
 * @param limits the most a move may cost, whatever the clock allows
 * @param nanos a clock that only runs forward, in nanoseconds
 * @param notices hears the sentences for people for which the protocol has no place
 */
public record Engine(
        Persona persona,
        Library library,
        PlayerFactory players,
        Limits limits,
        LongSupplier nanos,
        Consumer<String> notices) {
    /** Nobody is there to read notices. */
    public Engine(Persona persona, Library library, PlayerFactory players, Limits limits, LongSupplier nanos) {
        this(persona, library, players, limits, nanos, notice -> {});
    }
}
