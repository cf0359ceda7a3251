package tesuji.lab.experiment.skoczki;

import java.util.Optional;
import tesuji.core.base.InputException;
import tesuji.core.game.Position;
import tesuji.core.play.Effort;
import tesuji.core.play.StopCondition;
import tesuji.solve.SolveResult;
import tesuji.solve.Value;
import tesuji.solve.retrograde.Retrograde;

/**
 * Retrograde analysis as these experiments use it.
 *
 * @param bytes for states; where they do not suffice, nothing is known
 */
record Backwards(long bytes) {
    /** The rest is for values and for all else. */
    private static final double SHARE_OF_MEMORY = 0.6;

    private static final int NO_MOVE = -1;

    private static final int MEGABYTE = 1 << 20;

    /** With as much memory as the program has. */
    static Backwards here() {
        return new Backwards((long) (SHARE_OF_MEMORY * Runtime.getRuntime().maxMemory()));
    }

    /** How much memory is at hand is no result: the run ends, and goes on once there is more. */
    InputException tooSmallFor(String board) {
        long has = (long) (bytes / SHARE_OF_MEMORY / MEGABYTE) + 1;
        return new InputException("The states of " + board + " do not fit into memory. Give the program more than its "
                + has + " MB, for example twice as much with TESUJI_JAVA_OPTIONS=\"-Xmx" + 2 * has
                + "m\", and start the run again; it goes on from here.");
    }

    /** One thread, symmetric positions apart as in the source; gives up where memory ends. */
    Retrograde method() {
        return new Retrograde(false, 1, bytes, Optional.empty(), false);
    }

    /** The value of a position; every state that can be reached is a node, and all are kept (Goluch, Table 6.4). */
    SolveResult value(Position root, StopCondition stop) {
        return method().solve(root, stop)
                .map(solved -> new SolveResult(
                        solved.reader().outcome(root).value(),
                        true,
                        NO_MOVE,
                        new Effort(solved.space().size(), solved.space().size())))
                .orElse(new SolveResult(Value.UNKNOWN, false, NO_MOVE, new Effort(0, 0)));
    }
}
