package tesuji.mcts.puct;

import java.util.List;

/**
 * What a search found at its root. All values are those of side 0.
 *
 * @param winLoss from -1 to 1
 * @param own the evaluator's opinion of the root without any search
 * @param moves the moves that were tried, the best first
 * @param ownership for each point from -1 to 1; empty if nobody asked
 */
public record PuctReport(
        int side,
        long visits,
        double weight,
        double winLoss,
        double utility,
        double lead,
        double score,
        double deviation,
        OwnOpinion own,
        List<MoveReport> moves,
        List<Double> ownership) {
    public PuctReport {
        moves = List.copyOf(moves);
        ownership = List.copyOf(ownership);
    }

    /** What the evaluator says before any search. */
    public record OwnOpinion(double winLoss, double lead, double score, double deviation) {}

    /**
     * A move of the root.
     *
     * @param choice how much speaks for playing it, in visits
     * @param prior how likely it looked before the search
     * @param radius how far the utility may be off
     * @param line the moves expected, beginning with this one
     * @param lineVisits how often each of them was visited
     */
    public record MoveReport(
            int move,
            long visits,
            double weight,
            double choice,
            double prior,
            double winLoss,
            double utility,
            double radius,
            double lead,
            double score,
            double deviation,
            List<Integer> line,
            List<Integer> lineVisits) {
        public MoveReport {
            line = List.copyOf(line);
            lineVisits = List.copyOf(lineVisits);
        }
    }
}
