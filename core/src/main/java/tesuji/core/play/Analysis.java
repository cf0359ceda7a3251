package tesuji.core.play;

import java.util.List;

/**
 * What a player thinks of a position.
 *
 * @param steps simulations or nodes spent
 * @param value the expected outcome for the side to move, from 0 (lost) to 1 (won)
 * @param candidates the moves considered, best first
 */
public record Analysis(long steps, double value, List<Candidate> candidates) {
    /** Nothing was thought. */
    public static final Analysis NONE = new Analysis(0, 0.5, List.of());

    public Analysis {
        candidates = List.copyOf(candidates);
    }

    /**
     * One move considered.
     *
     * @param visits simulations that began with it
     * @param value as in {@link Analysis}, for the side that makes the move
     */
    public record Candidate(int move, long visits, double value) {}
}
