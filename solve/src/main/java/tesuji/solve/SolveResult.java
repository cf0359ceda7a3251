package tesuji.solve;

import tesuji.core.play.Effort;

/**
 * What a method says a position is worth.
 *
 * @param value for the side to move
 * @param proven false if the method can be wrong in this case, or does not know
 * @param move a first move that shows it, or -1
 */
public record SolveResult(Value value, boolean proven, int move, Effort effort) {}
