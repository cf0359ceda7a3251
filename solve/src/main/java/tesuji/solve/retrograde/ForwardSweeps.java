package tesuji.solve.retrograde;

import java.util.Arrays;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.LongAdder;
import tesuji.core.play.StopCondition;
import tesuji.solve.space.Indexed;
import tesuji.solve.space.StateCursor;
import tesuji.solve.space.StateSpace;
import tesuji.solve.space.WorkerPool;

/**
 * Retrograde analysis by forward sweeps: sweep number d looks at the moves of all open states and finds the values that
 * take d moves to realise. It keeps nothing but the labels, two bytes a state, and works layer by layer where a game
 * has layers: no move climbs, so what lies below is known (Goluch, §3.2: partition by the number of pieces).
 */
public final class ForwardSweeps {
    private static final int CHUNK = 1 << 12;
    /** States of a sweep between two questions whether to go on. */
    private static final int STEP = 1 << 22;

    private final WorkerPool pool;
    private final StopCondition stop;
    private final OutcomeTable labels;
    private final StateCursor[] cursors;
    private final long[][] successors;
    private final Bookmark bookmark;
    /** How many open states were looked at. */
    private final LongAdder looks = new LongAdder();
    /** The largest distance found so far. */
    private int longest;

    private ForwardSweeps(StateSpace space, WorkerPool pool, StopCondition stop, Bookmark bookmark) {
        this.pool = pool;
        this.stop = stop;
        this.bookmark = bookmark;
        labels = new OutcomeTable(space.size());
        cursors = new StateCursor[pool.threads()];
        Arrays.setAll(cursors, i -> space.cursor());
        successors = new long[pool.threads()][space.game().maxLegalMoves()];
    }

    /** All states at once. States stay unknown if the work was stopped. */
    public static OutcomeTable of(StateSpace space, WorkerPool pool, StopCondition stop) {
        return of(space, pool, stop, Bookmark.NONE);
    }

    /** The same, going on from a bookmark, and leaving marks as it goes. */
    public static OutcomeTable of(StateSpace space, WorkerPool pool, StopCondition stop, Bookmark bookmark) {
        ForwardSweeps sweep = new ForwardSweeps(space, pool, stop, bookmark);
        int begun = bookmark.load(space.size(), sweep.labels::code);
        // a mark that was left within a sweep has values of that one too
        if (begun >= 0) sweep.longest = sweep.labels.counts().longest();
        else sweep.seed(0, space.size());
        sweep.solve(0, space.size(), Math.max(0, begun));
        return sweep.labels;
    }

    /** One layer after the other, with the same result. */
    public static OutcomeTable byLayers(Indexed space, WorkerPool pool, StopCondition stop) {
        ForwardSweeps sweep = new ForwardSweeps(space, pool, stop, Bookmark.NONE);
        boolean goesOn = true;
        for (int layer = 0; goesOn && layer < space.layers(); layer++) {
            sweep.seed(space.begin(layer), space.begin(layer + 1));
            goesOn = sweep.solve(space.begin(layer), space.begin(layer + 1), 0);
        }
        return sweep.labels;
    }

    private void seed(long begin, long end) {
        over(begin, end, (worker, state) -> {
            labels.seed(state, Math.min(1, cursors[worker].mobility(state)));
            return false;
        });
    }

    /** Finds what takes more than {@code begun} moves; false if the work was stopped. */
    private boolean solve(long begin, long end, int begun) {
        boolean changed = true;
        for (int distance = begun + 1; changed || distance <= longest + 1; distance++) {
            if (distance > OutcomeTable.LONGEST)
                throw new ArithmeticException("a win takes more than " + OutcomeTable.LONGEST);
            int now = distance;
            changed = false;
            for (long from = begin; from < end; from += STEP) {
                if (!stop.mayContinue(end)) return false;
                changed |= over(from, Math.min(end, from + STEP), (worker, state) -> decide(worker, state, now));
                bookmark.save(labels, distance - 1, looks.sum());
            }
            if (changed) longest = Math.max(longest, distance);
        }
        labels.closeAsDraws(begin, end);
        return true;
    }

    private interface Visit {
        boolean visit(int worker, long state);
    }

    /** Visits every state of a range; whether any visit returned true. */
    private boolean over(long begin, long end, Visit visit) {
        AtomicBoolean any = new AtomicBoolean();
        int chunks = Math.toIntExact((end - begin + CHUNK - 1) / CHUNK);
        pool.run(chunks, (worker, chunk) -> {
            long first = begin + (long) chunk * CHUNK;
            boolean here = false;
            for (long state = first; state < Math.min(end, first + CHUNK); state++) here |= visit.visit(worker, state);
            if (here) any.set(true);
        });
        return any.get();
    }

    /** Labels a state if its value takes exactly so many moves; labels of this very sweep do not count yet. */
    private boolean decide(int worker, long state, int distance) {
        if (!labels.isOpen(state)) return false;
        looks.increment();
        long[] next = successors[worker];
        int count = cursors[worker].successors(state, next);
        boolean lost = true;
        for (int i = 0; i < count; i++) {
            boolean earlier = labels.distance(next[i]) < distance;
            if (earlier && labels.isLoss(next[i])) return labels.win(state, distance);
            lost &= earlier && labels.isWin(next[i]);
        }
        return lost && labels.refute(state, distance, 1);
    }
}
