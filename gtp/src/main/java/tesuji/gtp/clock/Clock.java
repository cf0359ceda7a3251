package tesuji.gtp.clock;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The clock of one session: the time system and what each side has left, as reported by the controller or, until it
 * reports, as reckoned from the time spent. Owned by one thread.
 */
public final class Clock {
    private TimeSystem system = new TimeSystem.NoLimit();
    private final List<Optional<TimeLeft>> left = new ArrayList<>(List.of(Optional.empty(), Optional.empty()));

    /** Changes the system and starts both clocks anew. */
    public void set(TimeSystem another) {
        system = another;
        restart();
    }

    /** Gives both sides what they have at the beginning of a game. */
    public void restart() {
        left.replaceAll(ignored -> system.start());
    }

    public void report(int side, TimeLeft remaining) {
        left.set(side, Optional.of(remaining));
    }

    /** Reckons with a move that took the player so long; the controller's clock will have run a little longer. */
    public void spend(int side, Duration spent) {
        Duration handled = spent.plus(MoveTime.HANDLING);
        left.set(side, left.get(side).map(before -> system.after(before, handled)));
    }

    public Optional<TimeLeft> left(int side) {
        return left.get(side);
    }

    /** The time for the next move; empty if there is no limit. */
    public Optional<Duration> moveTime(int side, Horizon horizon) {
        return left.get(side).map(remaining -> MoveTime.of(system, remaining, horizon));
    }
}
