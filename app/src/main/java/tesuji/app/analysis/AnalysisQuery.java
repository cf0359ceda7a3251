package tesuji.app.analysis;

import java.util.List;
import tesuji.app.katago.Perspective;
import tesuji.core.play.AnalysisRequest;
import tesuji.core.play.Limits;
import tesuji.mcts.puct.PuctParameters;

/**
 * A query that was understood.
 *
 * @param warnings what was passed over
 */
record AnalysisQuery(String id, Search search, Report report, List<Turn> turns, List<Warning> warnings) {
    AnalysisQuery {
        turns = List.copyOf(turns);
        warnings = List.copyOf(warnings);
    }

    /**
     * How to search.
     *
     * @param historyIgnored whether the network is not shown the moves before the position
     * @param bans moves not to be considered
     */
    record Search(PuctParameters parameters, Limits limits, boolean historyIgnored, List<AnalysisRequest.Ban> bans) {
        Search {
            bans = List.copyOf(bans);
        }
    }

    /**
     * What to tell.
     *
     * @param lineLength moves of a line after the first
     * @param every seconds between two reports; infinite if there are none
     * @param first seconds until the first
     */
    record Report(
            Perspective perspective,
            int lineLength,
            boolean ownership,
            boolean ownershipStdev,
            boolean movesOwnership,
            boolean movesOwnershipStdev,
            boolean policy,
            boolean lineVisits,
            double every,
            double first) {
        /** Whether the search must remember who owns the board. */
        boolean owners() {
            return ownership || ownershipStdev || movesOwnership || movesOwnershipStdev;
        }

        boolean duringSearch() {
            return first < Double.POSITIVE_INFINITY;
        }
    }

    /**
     * One position to analyse.
     *
     * @param number moves made before it
     * @param priority higher ones come first
     */
    record Turn(int number, long priority, QueryGame.Root root) {}

    /** Something that was passed over, and the field it stands in. */
    record Warning(String field, String text) {}
}
