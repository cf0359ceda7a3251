package tesuji.lab.tuning;

import java.util.List;

/**
 * What came of a pair, as the journal keeps it.
 *
 * @param opponent who it was
 * @param first the result of the player that is tuned in the game in which it moves first: 1, 0 or -1
 * @param second the same when it moves second
 */
public record PlayedPair(TuningPhase phase, int number, List<Double> values, String opponent, int first, int second) {
    public PlayedPair {
        values = List.copyOf(values);
    }

    /** Points of two games. */
    double points() {
        return (first + second + 2) / 2.0;
    }
}
