package tesuji.endgame.board;

import java.util.List;
import tesuji.endgame.number.Dyadic;

/**
 * What the sum of all regions of a board comes to.
 *
 * @param settled points that are decided outside of the regions: prisoners, safe stones under area counting, komi
 * @param low Black's result with best play is at least this
 * @param high and at most this
 * @param isSound whether the count was not stopped; the bounds hold in any case, if the assumed groups live
 * @param isPlayedOut whether the sum was played to its end; otherwise its bounds rest on means and temperatures
 * @param best every first move that is known to keep the result, the recommended one first; where the result is not
 *     known, the moves with the best bound; none if it is known and no move is known to keep it
 * @param moves every first move that was looked at, without those that might take an eye from a wall of one's own
 * @param basis how the result was found
 */
public record BoardOutcome(
        Dyadic settled,
        Dyadic low,
        Dyadic high,
        boolean isSound,
        boolean isPlayedOut,
        List<Suggestion> best,
        List<Suggestion> moves,
        Basis basis) {
    /** How a result was found. */
    public enum Basis {
        /** By adding up regions, each valued by itself. */
        REGIONS,
        /** By searching the whole board under the rules of Go. */
        WHOLE_BOARD
    }

    public BoardOutcome {
        best = List.copyOf(best);
        moves = List.copyOf(moves);
    }

    /** Whether the result is known to a point, if the assumed groups live. */
    public boolean isKnown() {
        return isSound && low.equals(high);
    }

    /** The same with the result that a search of the whole board has found. */
    BoardOutcome decided(Dyadic result, List<Suggestion> bestMoves, List<Suggestion> allMoves) {
        return new BoardOutcome(settled, result, result, true, true, bestMoves, allMoves, Basis.WHOLE_BOARD);
    }
}
