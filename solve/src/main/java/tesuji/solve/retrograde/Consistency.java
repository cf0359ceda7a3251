package tesuji.solve.retrograde;

import java.util.Arrays;
import java.util.concurrent.atomic.LongAdder;
import tesuji.solve.Value;
import tesuji.solve.space.StateCursor;
import tesuji.solve.space.StateSpace;
import tesuji.solve.space.WorkerPool;

/**
 * Checks a labelling by what every state must have: a win has a move to a loss, a loss has moves to wins only, a draw
 * has a move to a draw and none to a loss; and the distance of a state is one more than that of the best move.
 *
 * <p>Labels that pass are right: distances fall along every win, so each leads to an ended game.
 */
public final class Consistency {
    private static final int CHUNK = 1 << 12;

    private final StateSpace space;
    private final StateLabels labels;

    private Consistency(StateSpace space, StateLabels labels) {
        this.space = space;
        this.labels = labels;
    }

    /** The number of states whose labels contradict those one move away. */
    public static long faults(Solved solved, WorkerPool pool) {
        return new Consistency(solved.space(), solved.labels()).count(pool);
    }

    /**
     * Looks at the moves of all draws, and refuses a space in which one of them leads nowhere. A state that is missing
     * makes no win and no loss of anything, but draws of what it decides: values that were spread backwards do not
     * show it.
     */
    public static void demandMovesOfDraws(Solved solved, WorkerPool pool) {
        StateLabels labels = solved.labels();
        new Consistency(solved.space(), labels).over(pool, (cursor, state, into) -> {
            if (labels.value(state) == Value.DRAW) cursor.successors(state, into);
        });
    }

    private long count(WorkerPool pool) {
        LongAdder faults = new LongAdder();
        over(pool, (cursor, state, into) -> {
            StateOutcome expected = expected(cursor.successors(state, into), into);
            if (!expected.equals(labels.outcome(state))) faults.increment();
        });
        return faults.sum();
    }

    private interface Visit {
        void visit(StateCursor cursor, long state, long[] into);
    }

    private void over(WorkerPool pool, Visit visit) {
        StateCursor[] cursors = new StateCursor[pool.threads()];
        Arrays.setAll(cursors, i -> space.cursor());
        long[][] successors = new long[pool.threads()][space.game().maxLegalMoves()];
        pool.run(Math.toIntExact((space.size() + CHUNK - 1) / CHUNK), (worker, chunk) -> {
            long begin = (long) chunk * CHUNK;
            for (long state = begin; state < Math.min(space.size(), begin + CHUNK); state++) {
                visit.visit(cursors[worker], state, successors[worker]);
            }
        });
    }

    private StateOutcome expected(int count, long[] successors) {
        return switch (count) {
            case StateCursor.LOST -> new StateOutcome(Value.LOSS, 0);
            case StateCursor.WON -> new StateOutcome(Value.WIN, 0);
            case StateCursor.DRAWN -> StateOutcome.DRAW;
            case StateCursor.HOLE -> StateOutcome.UNKNOWN;
            default -> ofMoves(count, successors);
        };
    }

    private StateOutcome ofMoves(int count, long[] successors) {
        int shortestWin = Integer.MAX_VALUE;
        int longestLoss = 0;
        boolean open = false;
        for (int i = 0; i < count; i++) {
            int distance = labels.distance(successors[i]) + 1;
            switch (labels.value(successors[i])) {
                case LOSS -> shortestWin = Math.min(shortestWin, distance);
                case WIN -> longestLoss = Math.max(longestLoss, distance);
                case DRAW, UNKNOWN -> open = true;
            }
        }
        if (shortestWin < Integer.MAX_VALUE) return new StateOutcome(Value.WIN, shortestWin);
        return open ? StateOutcome.DRAW : new StateOutcome(Value.LOSS, longestLoss);
    }
}
