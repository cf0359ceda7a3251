package tesuji.core.play;

/** What a solver answers. */
public sealed interface Solution {
    Effort effort();

    /** Settled: the goal is reached or not; {@code move} is a first move that shows it, or -1. */
    record Proven(boolean reached, int move, Effort effort) implements Solution {}

    /** The answer of a method that is known to be wrong at times, in a case where it can be. */
    record Claimed(boolean reached, int move, Effort effort) implements Solution {}

    /** The solver was stopped or ran out of memory first. */
    record Open(Effort effort) implements Solution {}
}
