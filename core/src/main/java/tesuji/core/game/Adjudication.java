package tesuji.core.game;

import java.util.List;
import java.util.Optional;

/**
 * How a finished game is counted.
 *
 * @param score in half-points for side 0
 * @param termination {@link Termination#LIMIT} if only a cap on the length ended the game, so that whoever has the
 *     better score is no more than ahead
 * @param reason why, in words that follow "wins", "is ahead" or "is drawn" and in which "it" is the side ahead: {@code
 *     all its pieces stand in …}; empty where the score says everything
 * @param dead the points of the pieces that were taken off before counting, in their order; empty where nothing may be
 *     taken off
 * @param unsettled the points of pieces whose fate is unclear, and that were left
 * @param owners for every point 1 (side 0), -1 (side 1) or 0 (nobody); empty where points belong to nobody
 */
public record Adjudication(
        int score,
        Termination termination,
        String reason,
        Optional<List<Integer>> dead,
        List<Integer> unsettled,
        List<Integer> owners) {
    public Adjudication {
        dead = dead.map(List::copyOf);
        unsettled = List.copyOf(unsettled);
        owners = List.copyOf(owners);
    }

    /** A score that nobody takes anything off for. */
    public static Adjudication of(int score, Termination termination, String reason) {
        return new Adjudication(score, termination, reason, Optional.empty(), List.of(), List.of());
    }
}
