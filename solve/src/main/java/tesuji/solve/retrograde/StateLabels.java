package tesuji.solve.retrograde;

import tesuji.solve.Value;

/**
 * What is known of every state, in two bytes ({@link LabelCode}): the value with its distance, or how many moves are
 * not yet refuted.
 */
public interface StateLabels {
    long size();

    /** The code of a state as it is stored. */
    short code(long state);

    default Value value(long state) {
        return LabelCode.value(code(state));
    }

    /** Moves to the end of a game that is won or lost; 0 for all others. */
    default int distance(long state) {
        return LabelCode.distance(code(state));
    }

    default StateOutcome outcome(long state) {
        return LabelCode.outcome(code(state));
    }

    /** Counts the states of every kind. */
    default StateCounts counts() {
        LabelTally tally = new LabelTally();
        for (long state = 0; state < size(); state++) tally.add(code(state));
        return tally.counts();
    }
}
