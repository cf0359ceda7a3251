package tesuji.solve.literature;

import java.util.OptionalInt;
import tesuji.solve.Value;

/**
 * A game that somebody has solved.
 *
 * @param states the decimal logarithm of the number of positions, if known
 * @param tree that of the number of ways to play
 * @param value for the side that moves first
 * @param note what the columns do not say; empty in most cases
 */
public record SolvedGame(
        int year,
        String game,
        String authors,
        OptionalInt states,
        OptionalInt tree,
        Degree degree,
        Value value,
        String note) {}
