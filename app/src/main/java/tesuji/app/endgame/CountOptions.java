package tesuji.app.endgame;

import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;
import tesuji.app.command.InterruptibleRun;
import tesuji.app.terminal.Seconds;
import tesuji.core.base.InputException;
import tesuji.core.play.Limits;
import tesuji.core.play.StopCondition;
import tesuji.endgame.board.Budget;

/** The options that say how much the count of an endgame may cost. */
final class CountOptions {
    private static final long MOST_NODES = 100_000_000;

    /** Positions of sums are that much cheaper than those of regions. */
    private static final int SUMS = 10;

    @Option(
            names = "--nodes",
            paramLabel = "N",
            description = "Positions of a region to search at most (default: ${DEFAULT-VALUE}).")
    private long nodes = Budget.STANDARD.positions();

    @Option(names = "--seconds", paramLabel = "S", description = "Stop after so many seconds and tell what is known.")
    private @Nullable Double seconds;

    /** Better now than after reading a file. */
    void check() {
        if (nodes < 1 || nodes > MOST_NODES) {
            throw new InputException("--nodes must be between 1 and " + MOST_NODES + ", not " + nodes + ".");
        }
    }

    /** As many positions and seconds as asked for; Ctrl-C ends it before, and what is known by then is told. */
    Budget budget(InterruptibleRun work) {
        StopCondition clock =
                seconds == null ? StopCondition.NEVER : StopCondition.of(Limits.time(Seconds.of("--seconds", seconds)));
        StopCondition stop = steps -> !work.isStopped() && clock.mayContinue(steps);
        return new Budget(Budget.STANDARD.games(), nodes, SUMS * nodes, stop);
    }
}
