package tesuji.lab.experiment.skoczki;

import java.util.Optional;
import tesuji.core.game.Position;
import tesuji.core.play.Effort;
import tesuji.core.play.StopCondition;
import tesuji.solve.SolveResult;
import tesuji.solve.Value;
import tesuji.solve.retrograde.Retrograde;

/** Retrograde analysis as these experiments use it. */
final class Backwards {
    /** The rest is for values and for all else. */
    private static final double SHARE_OF_MEMORY = 0.6;

    private static final int NO_MOVE = -1;

    private Backwards() {}

    /** One thread, symmetric positions apart as in the source; gives up where memory ends. */
    static Retrograde method() {
        long bytes = (long) (SHARE_OF_MEMORY * Runtime.getRuntime().maxMemory());
        return new Retrograde(false, 1, bytes, Optional.empty(), false);
    }

    /** The value of a position; every state that can be reached is a node, and all are kept (Goluch, Table 6.4). */
    static SolveResult value(Position root, StopCondition stop) {
        return method().solve(root, stop)
                .map(solved -> new SolveResult(
                        solved.reader().outcome(root).value(),
                        true,
                        NO_MOVE,
                        new Effort(solved.space().size(), solved.space().size())))
                .orElse(new SolveResult(Value.UNKNOWN, false, NO_MOVE, new Effort(0, 0)));
    }
}
