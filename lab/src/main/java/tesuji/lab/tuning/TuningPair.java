package tesuji.lab.tuning;

import java.util.List;

/**
 * Two games with sides exchanged that are to be played with certain values.
 *
 * @param number from 0, within its phase
 * @param round pairs of one round have the same opponent, opening and random numbers
 */
public record TuningPair(TuningPhase phase, int number, int round, List<Double> values) {
    public TuningPair {
        values = List.copyOf(values);
    }
}
