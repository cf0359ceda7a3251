package tesuji.solve.retrograde;

import tesuji.core.game.Position;
import tesuji.solve.space.StateSpace;
import tesuji.solve.space.Walker;

/** A space whose states have labels: a strong solution, if none of them is unknown. Immutable. */
public record Solved(StateSpace space, Labels labels) {
    /** What looks positions up; one for each thread. */
    public Reader reader() {
        return new Reader(space.walker());
    }

    /** The outcome of the position where the game begins. */
    public Outcome start() {
        return reader().outcome(space.game().start());
    }

    /** Looks positions up. Owned by one thread. */
    public final class Reader implements Knowledge {
        private final Walker walker;

        private Reader(Walker walker) {
            this.walker = walker;
        }

        @Override
        public Outcome outcome(Position position) {
            long state = walker.number(position);
            return state == Walker.NOWHERE ? Outcome.UNKNOWN : labels.outcome(state);
        }
    }
}
