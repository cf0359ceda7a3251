package tesuji.lab.experiment.fpu;

import java.util.List;

/**
 * A table that the source prints.
 *
 * @param f the F of its Friedman test over {@link SourceScore#POSITIONS} positions; NaN without a table
 * @param scores one for each method
 */
record SourceTable(double f, List<SourceScore> scores) {
    /** The source has figures alone, whose numbers are lost. */
    static final SourceTable NONE = new SourceTable(Double.NaN, List.of());

    SourceTable {
        scores = List.copyOf(scores);
    }

    boolean isEmpty() {
        return scores.isEmpty();
    }
}
