package tesuji.endgame.board;

import java.util.Optional;
import tesuji.core.play.Patience;

/**
 * Why the result of a report holds: strategies for the sum of its regions that can be replayed against every defence.
 * What each region is worth, and that they are independent, is not repeated here.
 */
public sealed interface Evidence permits Certificate, Strategies {
    /**
     * The evidence for a report with a known result; nothing if it would be too large to be written down, if nobody
     * waits for it, or if the whole board was searched, which leaves nothing to replay.
     */
    static Optional<Evidence> of(Report report, Patience patience) {
        if (!report.isKnown() || report.basis() == Report.Basis.WHOLE_BOARD) return Optional.empty();
        return DeepStack.call(() -> {
            Optional<Evidence> certificate = Certificate.of(report, patience).map(proof -> proof);
            return certificate.or(() -> Strategies.of(report, patience));
        });
    }

    /** Plays all of it out again, without the solver that found it: the first flaw, nothing if it holds. */
    Optional<String> flaw();

    /** Positions for which a move is given. */
    int size();
}
