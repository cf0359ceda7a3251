package tesuji.gtp.clock;

import java.time.Duration;

/** How long one move may take: a fair share of the time left, less what the way to the controller costs. */
public final class Budget {
    /** Kept back for every move, so that a slow line does not lose the game. */
    public static final Duration LAG = Duration.ofMillis(500);

    /** No move takes longer; correspondence games would otherwise allow days. */
    public static final Duration CAP = Duration.ofMinutes(5);

    private Budget() {}

    /** The time for the next of about {@code moves} moves. Of a share shorter than twice the lag, half is used. */
    public static Duration of(TimeSystem system, TimeLeft left, int moves) {
        Duration share = system.share(left, moves);
        Duration half = share.dividedBy(2);
        Duration prompt = share.minus(LAG);
        return shorter(CAP, prompt.compareTo(half) > 0 ? prompt : half);
    }

    /**
     * A guess at the moves one side has still to make: a game fills about three quarters of its board, and one that
     * has lasted longer will go on for an eighth of it.
     */
    public static int movesToGo(int points, int played) {
        int both = Math.max(3 * points / 4 - played, points / 8);
        return Math.max(5, both / 2);
    }

    public static Duration shorter(Duration a, Duration b) {
        return a.compareTo(b) < 0 ? a : b;
    }
}
