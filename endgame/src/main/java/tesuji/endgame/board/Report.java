package tesuji.endgame.board;

import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import tesuji.endgame.heat.Thermographs;
import tesuji.endgame.number.Dyadic;
import tesuji.endgame.region.Decomposition;
import tesuji.endgame.region.Standing;
import tesuji.endgame.value.Values;

/**
 * All there is to say about a board.
 *
 * @param settled points that are decided outside of the places: prisoners, safe stones under area counting, komi
 * @param low Black's result with best play is at least this
 * @param high and at most this
 * @param isSound whether the count was not stopped; the bounds hold in any case, if the {@link #assumedGroups} live
 * @param isPlayedOut whether the sum of all places was played to its end; otherwise its bounds rest on means and
 *     temperatures
 * @param best every first move that is known to keep the result, the recommended one first; where the result is not
 *     known, the moves with the best bound; none if it is known and no move is known to keep it
 * @param moves every first move that was looked at, without those that might take an eye from a wall of one's own
 * @param basis how the result was found
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
        List<Suggestion> moves,
        Basis basis) {
    /** How a result was found. */
    public enum Basis {
        /** By adding up regions, each valued by itself. */
        REGIONS,
        /** By searching the whole board under the rules of Go. */
        WHOLE_BOARD
    }

    public Report {
        places = List.copyOf(places);
        best = List.copyOf(best);
        moves = List.copyOf(moves);
    }

    /** The same with the result that a search of the whole board has found. */
    Report decided(Dyadic result, List<Suggestion> bestMoves, List<Suggestion> allMoves) {
        return new Report(
                question,
                decomposition,
                values,
                thermographs,
                places,
                settled,
                result,
                result,
                true,
                true,
                bestMoves,
                allMoves,
                Basis.WHOLE_BOARD);
    }

    /**
     * Whether the result is certain, every wall being shown to live, every region searched and every legal move
     * looked at.
     */
    public boolean isProven() {
        return isKnown() && assumedGroups().isEmpty() && unseen().isEmpty() && !restsOnTheorem();
    }

    /** Whether a region counts that was not searched, because the theorem on corridors tells what it is worth. */
    private boolean restsOnTheorem() {
        return basis == Basis.REGIONS
                && places.stream().anyMatch(place -> place.value().standing() == Standing.THEOREM);
    }

    /** The rules that might change the result and were not looked at. */
    public Set<Question.Unseen> unseen() {
        Set<Question.Unseen> unseen = EnumSet.noneOf(Question.Unseen.class);
        unseen.addAll(question.unseen());
        if (basis == Basis.REGIONS) unseen.remove(Question.Unseen.SUPERKO);
        return unseen;
    }

    /** Whether the result is known to a point, if the {@link #assumedGroups} live. */
    public boolean isKnown() {
        return isSound && low.equals(high);
    }

    /** The groups on whose life all of this rests though it is not shown, the stones of each in ascending order. */
    public List<List<Integer>> assumedGroups() {
        return decomposition.safety().assumed();
    }
}
