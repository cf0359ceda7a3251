package tesuji.solve.retrograde;

import java.util.Arrays;
import java.util.Locale;
import java.util.function.Supplier;
import tesuji.core.game.Position;
import tesuji.core.play.StopCondition;
import tesuji.solve.PositionSolver;
import tesuji.solve.Value;
import tesuji.solve.space.StateCursor;
import tesuji.solve.space.WorkerPool;

/**
 * How often a method contradicts retrograde analysis, state by state (Goluch, §6.1).
 *
 * @param total states compared
 * @param wrong states with another value
 * @param open states that the method left open
 * @param missed wrong states that it took for draws although somebody wins
 */
public record Verification(long total, long wrong, long open, long missed) {
    /** States that one worker takes at a time. */
    private static final int CHUNK = 16;
    /** Chunks for each worker between two questions whether to stop. */
    private static final int STAGE = 8;

    private static final Verification NOTHING = new Verification(0, 0, 0, 0);

    /**
     * Asks other solvers for the value of every state; ended games are not asked.
     *
     * @param solvers makes one for each worker
     * @param question for each of them, about the nodes of a solver; a question it ends is left open
     * @param whole about the states compared so far; when it ends, so does the comparison
     */
    public static Verification of(
            Supplier<PositionSolver> solvers,
            Solved truth,
            WorkerPool pool,
            StopCondition question,
            StopCondition whole) {
        Examiner[] examiners = new Examiner[pool.threads()];
        Arrays.setAll(examiners, i -> new Examiner(solvers.get(), truth, question));
        long size = truth.space().size();
        long stage = (long) CHUNK * STAGE * pool.threads();
        for (long begin = 0; begin < size && whole.mayContinue(begin); begin += stage) {
            long first = begin;
            long end = Math.min(size, begin + stage);
            pool.run((int) ((end - begin + CHUNK - 1) / CHUNK), (worker, chunk) -> {
                long from = first + (long) chunk * CHUNK;
                for (long state = from; state < Math.min(end, from + CHUNK); state++) examiners[worker].examine(state);
            });
        }
        return Arrays.stream(examiners).map(Examiner::result).reduce(NOTHING, Verification::and);
    }

    private Verification and(Verification other) {
        return new Verification(total + other.total, wrong + other.wrong, open + other.open, missed + other.missed);
    }

    /** Compares single states. Owned by one thread. */
    private static final class Examiner {
        private final PositionSolver solver;
        private final StateLabels labels;
        private final StateCursor cursor;
        private final Position position;
        private final StopCondition stop;
        private long total;
        private long wrong;
        private long open;
        private long missed;

        Examiner(PositionSolver solver, Solved truth, StopCondition stop) {
            this.solver = solver;
            this.stop = stop;
            labels = truth.labels();
            cursor = truth.space().cursor();
            position = truth.space().game().start();
        }

        void examine(long state) {
            if (!cursor.place(state, position)) return;
            total++;
            if (position.isOver()) return;
            Value said = solver.solve(position, stop).value();
            if (said == Value.UNKNOWN) {
                open++;
            } else if (said != labels.value(state)) {
                wrong++;
                if (said == Value.DRAW) missed++;
            }
        }

        Verification result() {
            return new Verification(total, wrong, open, missed);
        }
    }

    /** The share of wrong states in percent. */
    public double percent() {
        return total == 0 ? 0 : 100.0 * wrong / total;
    }

    /** As {@code 8/27,432 states wrong (0.029 %)}. */
    @Override
    public String toString() {
        String text = String.format(Locale.ROOT, "%,d/%,d states wrong (%.3f %%)", wrong, total, percent());
        return open == 0 ? text : text + String.format(Locale.ROOT, ", %,d left open", open);
    }
}
