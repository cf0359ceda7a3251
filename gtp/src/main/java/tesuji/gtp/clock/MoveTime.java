package tesuji.gtp.clock;

import java.time.Duration;

/** How long one move may take: a fair share of the time left, less what the way to the controller costs. */
public final class MoveTime {
    /** Kept back for every move, so that a slow line does not lose the game. */
    public static final Duration LAG = Duration.ofMillis(500);

    /** No move takes longer; correspondence games would otherwise allow days. */
    public static final Duration CAP = Duration.ofMinutes(5);

    /** What a move costs even if nobody thinks, of time that does not come back. */
    static final Duration HANDLING = Duration.ofMillis(200);

    private MoveTime() {}

    /** The time for the next move. Of a share shorter than twice the lag, half is used. */
    public static Duration of(TimeSystem system, TimeLeft left, Horizon horizon) {
        Duration share = system.share(left, horizon);
        Duration half = share.dividedBy(2);
        Duration prompt = share.minus(LAG);
        return shorter(CAP, prompt.compareTo(half) > 0 ? prompt : half);
    }

    /**
     * What can be shared out of time that does not come back: all but the handling of every move that may still follow,
     * and at least half.
     *
     * @param handling what a move costs at least, as far as nothing is given back for it
     */
    static Duration usable(Duration left, Duration handling, int moves) {
        Duration rest = left.minus(handling.multipliedBy(moves));
        Duration half = left.dividedBy(2);
        return rest.compareTo(half) > 0 ? rest : half;
    }

    public static Duration shorter(Duration a, Duration b) {
        return a.compareTo(b) < 0 ? a : b;
    }

    static Duration longer(Duration a, Duration b) {
        return a.compareTo(b) > 0 ? a : b;
    }
}
