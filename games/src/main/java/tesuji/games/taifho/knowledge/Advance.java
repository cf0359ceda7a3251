package tesuji.games.taifho.knowledge;

import tesuji.core.eval.Heuristic;
import tesuji.games.taifho.TaifhoPosition;

/**
 * The heuristic h (Przybyłek and Chojecki 2022, §2): the rows that the own pieces have advanced, less those of the
 * enemy's. It runs from -72 to 72; searches see it divided by 72.
 */
public record Advance() implements TaifhoHeuristic {
    public static final Advance STANDARD = new Advance();

    /** All pieces of a side in the goal. */
    public static final int MOST = 72;

    @Override
    public Heuristic worker() {
        return position -> value((TaifhoPosition) position, 0) / (double) MOST;
    }

    /** h as the source has it, seen by one side. */
    public static int value(TaifhoPosition position, int side) {
        return position.advance(side) - position.advance(1 - side);
    }
}
