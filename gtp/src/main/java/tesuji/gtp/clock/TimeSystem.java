package tesuji.gtp.clock;

import java.time.Duration;
import java.util.Optional;

/** How thinking time is counted. {@link TimeArguments} reads it from the wire. */
public sealed interface TimeSystem {
    /** What each side has at the beginning; empty if there is no limit. */
    Optional<TimeLeft> start();

    /** What is left after a move that took so long, as far as the player can tell without being told. */
    TimeLeft after(TimeLeft left, Duration spent);

    /** A fair share of the time left for the next move of this side. */
    Duration share(TimeLeft left, Horizon horizon);

    /** No clock; but if the controller reports time left all the same, it is shared out. */
    record NoLimit() implements TimeSystem {
        @Override
        public Optional<TimeLeft> start() {
            return Optional.empty();
        }

        @Override
        public TimeLeft after(TimeLeft left, Duration spent) {
            return new TimeLeft(left.time().minus(spent), left.stones());
        }

        @Override
        public Duration share(TimeLeft left, Horizon horizon) {
            if (!left.isMainTime()) return left.time().dividedBy(left.stones());
            return MoveTime.usable(left.time(), MoveTime.HANDLING, horizon.possible())
                    .dividedBy(horizon.likely());
        }
    }

    /** All moves in one stretch of time. */
    record Absolute(Duration main) implements TimeSystem {
        @Override
        public Optional<TimeLeft> start() {
            return Optional.of(new TimeLeft(main, 0));
        }

        @Override
        public TimeLeft after(TimeLeft left, Duration spent) {
            return new TimeLeft(left.time().minus(spent), 0);
        }

        @Override
        public Duration share(TimeLeft left, Horizon horizon) {
            return MoveTime.usable(left.time(), MoveTime.HANDLING, horizon.possible())
                    .dividedBy(horizon.likely());
        }
    }

    /** Main time, then so many moves in every period. */
    record Canadian(Duration main, Duration period, int stones) implements TimeSystem {
        public Canadian {
            if (stones < 1) throw new IllegalArgumentException("stones " + stones);
        }

        @Override
        public Optional<TimeLeft> start() {
            return Optional.of(main.isZero() ? new TimeLeft(period, stones) : new TimeLeft(main, 0));
        }

        @Override
        public TimeLeft after(TimeLeft left, Duration spent) {
            Duration rest = left.time().minus(spent);
            if (!left.isMainTime()) return counted(rest, left.stones());
            // The move that uses up the main time is the first of the first period.
            return rest.isNegative() ? counted(period.plus(rest), stones) : new TimeLeft(rest, 0);
        }

        private TimeLeft counted(Duration rest, int toPlay) {
            return toPlay > 1 ? new TimeLeft(rest, toPlay - 1) : new TimeLeft(period, stones);
        }

        @Override
        public Duration share(TimeLeft left, Horizon horizon) {
            if (!left.isMainTime()) return left.time().dividedBy(left.stones());
            return left.time().dividedBy(horizon.likely()).plus(period.dividedBy(stones));
        }
    }

    /** Main time, then periods; a move made within a period gives the whole period back. */
    record ByoYomi(Duration main, Duration period, int periods) implements TimeSystem {
        public ByoYomi {
            if (periods < 1 || period.isZero()) throw new IllegalArgumentException(periods + " periods of " + period);
        }

        @Override
        public Optional<TimeLeft> start() {
            return Optional.of(main.isZero() ? new TimeLeft(period, periods) : new TimeLeft(main, 0));
        }

        @Override
        public TimeLeft after(TimeLeft left, Duration spent) {
            Duration rest = left.time().minus(spent);
            if (!rest.isNegative())
                return left.isMainTime() ? new TimeLeft(rest, 0) : new TimeLeft(period, left.stones());
            long begun = 1 + rest.negated().minusNanos(1).dividedBy(period);
            // Entering the first period costs nothing, every further one costs the period before.
            long kept = left.isMainTime() ? periods - begun + 1 : left.stones() - begun;
            return new TimeLeft(period, (int) Math.max(1, kept));
        }

        @Override
        public Duration share(TimeLeft left, Horizon horizon) {
            Duration time = left.time();
            return left.isMainTime() ? time.dividedBy(horizon.likely()).plus(period) : time;
        }
    }

    /**
     * One stretch of time that grows with every move (Fischer 1988).
     *
     * @param limit what the time left cannot exceed
     * @param longest what one move may take
     */
    record Fischer(Duration main, Duration increment, Duration limit, Duration longest) implements TimeSystem {
        /** Never spent, for a pause of the machine would lose the game. */
        private static final Duration CUSHION = Duration.ofSeconds(2);

        public Fischer {
            if (main.isZero()) throw new IllegalArgumentException("no time to begin with");
        }

        @Override
        public Optional<TimeLeft> start() {
            return Optional.of(new TimeLeft(main, 0));
        }

        @Override
        public TimeLeft after(TimeLeft left, Duration spent) {
            return new TimeLeft(MoveTime.shorter(limit, left.time().minus(spent).plus(increment)), 0);
        }

        @Override
        public Duration share(TimeLeft left, Horizon horizon) {
            Duration cushion = MoveTime.shorter(CUSHION, left.time().dividedBy(4));
            Duration handling = MoveTime.longer(Duration.ZERO, MoveTime.HANDLING.minus(increment));
            Duration usable = MoveTime.usable(left.time().minus(cushion), handling, horizon.possible());
            Duration share = usable.dividedBy(horizon.likely()).plus(increment);
            Duration wasted = left.time().plus(increment).minus(limit); // what the limit would take away
            return MoveTime.shorter(longest, MoveTime.shorter(usable, MoveTime.longer(share, wasted)));
        }
    }
}
