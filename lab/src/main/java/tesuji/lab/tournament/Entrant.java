package tesuji.lab.tournament;

import java.time.Duration;
import tesuji.lab.catalog.PlayerSpec;

/**
 * One of those who play in a tournament.
 *
 * @param name what tables call it; no two have the same
 * @param spec who it is, and what it may spend on a move
 */
public record Entrant(String name, PlayerSpec spec) {
    /** The same, waited for so long if it is an external program without a limit of time. */
    Entrant waitedFor(Duration longest) {
        return new Entrant(name, spec.waitedFor(longest));
    }
}
