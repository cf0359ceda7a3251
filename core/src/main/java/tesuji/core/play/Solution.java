package tesuji.core.play;

/** What a solver answers. */
public sealed interface Solution {
    /** Positions looked at. */
    long nodes();

    /** Settled: the goal is reached or not; {@code move} is a first move that shows it, or -1. */
    record Proven(boolean reached, int move, long nodes) implements Solution {}

    /** The limits came first. */
    record Open(long nodes) implements Solution {}
}
