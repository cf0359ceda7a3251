package tesuji.core.play;

import java.time.Duration;
import java.util.List;
import java.util.Set;

/**
 * What an analyst is asked.
 *
 * @param limits how long to think
 * @param interval how often to report
 * @param ownership whether to say who will own each point
 * @param bans moves not to be considered
 * @param purpose what the answer is for
 */
public record AnalysisRequest(Limits limits, Duration interval, boolean ownership, List<Ban> bans, Purpose purpose) {
    private static final Duration NEVER = Duration.ofDays(10_000);

    public AnalysisRequest {
        bans = List.copyOf(bans);
    }

    /** A question about the move to play. */
    public AnalysisRequest(Limits limits, Duration interval, boolean ownership, List<Ban> bans) {
        this(limits, interval, ownership, bans, Purpose.PLAY);
    }

    /** What an answer is for. */
    public enum Purpose {
        /** The best move is to be played. */
        PLAY,
        /** Somebody wants to know about many moves: an analyst may look at more of them than it would to play. */
        STUDY
    }

    /** The same question, asked by somebody who studies the position. */
    public AnalysisRequest forStudy() {
        return new AnalysisRequest(limits, interval, ownership, bans, Purpose.STUDY);
    }

    /** Whether a side must not begin with this move. */
    public boolean bans(int side, int move) {
        return bans.stream().anyMatch(ban -> ban.covers(side, move, 0));
    }

    /** An answer at the end is enough. */
    public static AnalysisRequest within(Limits limits) {
        return new AnalysisRequest(limits, NEVER, false, List.of());
    }

    /**
     * Moves that a side may not make.
     *
     * @param plies how far from the root the ban holds: 1 for the first move only
     */
    public record Ban(int side, Set<Integer> moves, int plies) {
        public Ban {
            moves = Set.copyOf(moves);
        }

        /** Whether it holds for this move of a side, so many plies from the root. */
        public boolean covers(int mover, int move, int ply) {
            return mover == side && ply < plies && moves.contains(move);
        }
    }
}
