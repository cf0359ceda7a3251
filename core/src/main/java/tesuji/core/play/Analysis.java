package tesuji.core.play;

import java.util.List;

/**
 * What a player thinks of a position.
 *
 * @param steps simulations or nodes spent
 * @param value the expected outcome for the side to move, from 0 (lost) to 1 (won)
 * @param lead the expected margin in points for the side to move; NaN when nobody counted
 * @param deviation the standard deviation of that margin; NaN when nobody counted
 * @param candidates the moves considered, best first
 * @param ownership for each point from -1 (side 1 will own it) to 1 (side 0); empty when nobody asked
 * @param unit what the steps are, in the plural, for people
 * @param measure what the values are
 * @param notice a sentence for people about what kept the player from thinking as it should; empty when nothing did
 */
public record Analysis(
        long steps,
        double value,
        double lead,
        double deviation,
        List<Candidate> candidates,
        List<Double> ownership,
        String unit,
        Measure measure,
        String notice) {
    private static final String PLAYOUTS = "playouts";
    private static final String POSITIONS = "positions";

    /** Nothing was thought. */
    public static final Analysis NONE = new Analysis(0, 0.5, List.of());

    public Analysis {
        candidates = List.copyOf(candidates);
        ownership = List.copyOf(ownership);
    }

    /** Nothing is to be noticed. */
    public Analysis(
            long steps,
            double value,
            double lead,
            double deviation,
            List<Candidate> candidates,
            List<Double> ownership,
            String unit,
            Measure measure) {
        this(steps, value, lead, deviation, candidates, ownership, unit, measure, "");
    }

    /** What simulations have found that count wins. */
    public Analysis(
            long steps,
            double value,
            double lead,
            double deviation,
            List<Candidate> candidates,
            List<Double> ownership) {
        this(steps, value, lead, deviation, candidates, ownership, PLAYOUTS, Measure.WIN_RATE);
    }

    /** What simulations that count no points have found. */
    public Analysis(long steps, double value, List<Candidate> candidates) {
        this(steps, value, Double.NaN, Double.NaN, candidates, List.of());
    }

    /** The same by another measure. */
    public Analysis by(Measure other) {
        return new Analysis(steps, value, lead, deviation, candidates, ownership, unit, other, notice);
    }

    /** What a search has found that visits positions and plays no game to its end. */
    public static Analysis ofPositions(long positions, double value, List<Candidate> candidates) {
        return new Analysis(positions, value, Double.NaN, Double.NaN, candidates, List.of(), POSITIONS, Measure.VALUE);
    }

    /** The same with a notice. */
    public Analysis noting(String sentence) {
        return new Analysis(steps, value, lead, deviation, candidates, ownership, unit, measure, sentence);
    }

    /**
     * One move considered. All values are those of the side that makes the move.
     *
     * @param visits simulations that began with it
     * @param value as in {@link Analysis}
     * @param lead as in {@link Analysis}
     * @param prior how likely the move looked before the search, from 0 to 1; NaN when nobody said
     * @param bound a lower confidence bound of the value
     * @param line the moves expected, beginning with this one
     */
    public record Candidate(
            int move, long visits, double value, double lead, double prior, double bound, List<Integer> line) {
        public Candidate {
            line = List.copyOf(line);
        }

        /** A move of which only visits and value are known. */
        public Candidate(int move, long visits, double value) {
            this(move, visits, value, Double.NaN, Double.NaN, 0, List.of(move));
        }
    }
}
