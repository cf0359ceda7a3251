package tesuji.solve.retrograde;

import tesuji.core.game.Position;
import tesuji.solve.space.StateCursor;
import tesuji.solve.space.StateSpace;

/** A space whose states have labels: a strong solution, if none of them is unknown. Immutable. */
public record Solved(StateSpace space, StateLabels labels) {
    /** What looks positions up; one for each thread. */
    public Reader reader() {
        return new Reader(space.cursor());
    }

    /** The outcome of the position where the game begins. */
    public StateOutcome start() {
        return reader().outcome(space.game().start());
    }

    /** Looks positions up. Owned by one thread. */
    public final class Reader implements OutcomeLookup {
        private final StateCursor cursor;

        private Reader(StateCursor cursor) {
            this.cursor = cursor;
        }

        @Override
        public StateOutcome outcome(Position position) {
            long state = cursor.number(position);
            return state == StateCursor.NOWHERE ? StateOutcome.UNKNOWN : labels.outcome(state);
        }
    }
}
