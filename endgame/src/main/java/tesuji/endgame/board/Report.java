package tesuji.endgame.board;

import java.util.List;
import tesuji.endgame.heat.Thermographs;
import tesuji.endgame.number.Dyadic;
import tesuji.endgame.region.Decomposition;
import tesuji.endgame.value.Values;

/**
 * All there is to say about a board.
 *
 * @param settled points that are decided outside of the places: prisoners, safe stones under area counting, komi
 * @param low Black's result with best play is at least this
 * @param high and at most this
 * @param isSound whether nothing was assumed or stopped, and no wall stands by answers that may cost something
 * @param isPlayedOut whether the sum of all places was played to its end; otherwise its bounds rest on means and temperatures
 * @param best every first move that is known to keep the result, the recommended one first; where the result is not proven, the
 *     moves with the best bound; none if it is proven and no move is known to keep it
 * @param moves every first move that was looked at, without those that might take an eye from a wall of one's own
 */
public record Report(
        Question question,
        Decomposition decomposition,
        Values values,
        Thermographs thermographs,
        List<Place> places,
        Dyadic settled,
        Dyadic low,
        Dyadic high,
        boolean isSound,
        boolean isPlayedOut,
        List<Suggestion> best,
        List<Suggestion> moves) {
    public Report {
        places = List.copyOf(places);
        best = List.copyOf(best);
        moves = List.copyOf(moves);
    }

    /** Whether the result is certain. */
    public boolean isProven() {
        return isSound && low.equals(high);
    }
}
