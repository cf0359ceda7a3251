package tesuji.web.round;

import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import tesuji.gtp.clock.TimeLeft;

/**
 * The clocks of a round as a page shows them.
 *
 * @param system as {@link RoundClock} writes it
 * @param left for each side
 * @param spent seconds that the side to move has thought already; absent if its clock stands
 */
public record ClockFace(
        String system, List<SideTime> left, @Nullable Double spent) {
    /**
     * What a side has left.
     *
     * @param seconds of the main time or the present period
     * @param stones moves or periods left in overtime, 0 in main time
     * @param last seconds until its time is over for good
     */
    public record SideTime(double seconds, int stones, double last) {}

    static ClockFace of(RoundClock clock, RoundClock.Left left, @Nullable Double spent) {
        return new ClockFace(clock.text(), List.of(side(clock, left.of(0)), side(clock, left.of(1))), spent);
    }

    private static SideTime side(RoundClock clock, Optional<TimeLeft> left) {
        return left.map(time -> new SideTime(time.time().toMillis() / 1000.0, time.stones(), clock.last(time)))
                .orElse(new SideTime(0, 0, 0));
    }
}
