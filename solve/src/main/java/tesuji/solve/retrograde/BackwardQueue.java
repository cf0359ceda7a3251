package tesuji.solve.retrograde;

import java.util.Arrays;
import java.util.Optional;
import java.util.function.Supplier;
import tesuji.core.play.StopCondition;
import tesuji.solve.space.LongList;
import tesuji.solve.space.Predecessors;
import tesuji.solve.space.StateCursor;
import tesuji.solve.space.StateSpace;
import tesuji.solve.space.WorkerPool;

/**
 * Retrograde analysis by a queue: a state whose value is found is looked at once, and so are the states that lead to it
 * (Goluch, §3.2; Thompson 1986; Bal and Allis 1995). A state is won as soon as one move reaches a lost one, and lost
 * when the last of its moves is refuted.
 *
 * <p>The queue is cut into distances: all values that take d moves are found before any that takes d + 1, so it does
 * not matter which worker is faster, and every distance is the shortest.
 */
public final class BackwardQueue {
    private static final int CHUNK = 1 << 10;
    private static final int SEED_CHUNK = 1 << 14;
    private static final int SEED_STEP = 1 << 22;

    private final StateSpace space;
    private final WorkerPool pool;
    private final StopCondition stop;
    private final OutcomeTable labels;
    private final Bookmark bookmark;
    private final LongList[] found;
    private final LongList[] parents;

    private BackwardQueue(
            StateSpace space, OutcomeTable labels, WorkerPool pool, StopCondition stop, Bookmark bookmark) {
        this.space = space;
        this.pool = pool;
        this.stop = stop;
        this.bookmark = bookmark;
        this.labels = labels;
        found = new LongList[pool.threads()];
        Arrays.setAll(found, i -> new LongList(CHUNK));
        parents = new LongList[pool.threads()];
        Arrays.setAll(parents, i -> new LongList(CHUNK));
    }

    /** The value of every state. States stay unknown if the work was stopped. */
    public static OutcomeTable of(StateSpace space, WorkerPool pool, StopCondition stop) {
        return of(space, pool, stop, StateCursor.NOWHERE, Bookmark.NONE);
    }

    /**
     * The value of every state, or of those that are found before the one of interest.
     *
     * @param target a state whose value ends the search, or {@link StateCursor#NOWHERE}
     * @param bookmark where to go on, and where to leave a mark
     */
    public static OutcomeTable of(
            StateSpace space, WorkerPool pool, StopCondition stop, long target, Bookmark bookmark) {
        OutcomeTable labels = new OutcomeTable(space.size());
        BackwardQueue spread = new BackwardQueue(space, labels, pool, stop, bookmark);
        int begun = bookmark.load(labels.size(), labels::code);
        spread.predecessors(begun < 0).ifPresent(workers -> spread.run(workers, Math.max(0, begun), target));
        return labels;
    }

    /** Seeds the labels if they are fresh, and says who looks back; nothing if the work was stopped. */
    private Optional<Predecessors[]> predecessors(boolean fresh) {
        if (space.predecessors().isPresent()) {
            Predecessors[] workers = workers(() -> space.predecessors().orElseThrow());
            return fresh && !seed(workers) ? Optional.empty() : Optional.of(workers);
        }
        return ReversedGraph.of(space, labels, fresh, pool, stop).map(graph -> workers(graph::predecessors));
    }

    private Predecessors[] workers(Supplier<Predecessors> supplier) {
        Predecessors[] workers = new Predecessors[pool.threads()];
        Arrays.setAll(workers, i -> supplier.get());
        return workers;
    }

    /** Counts the moves of all states; false if the work was stopped. */
    private boolean seed(Predecessors[] workers) {
        StateCursor[] cursors = new StateCursor[pool.threads()];
        Arrays.setAll(cursors, i -> space.cursor());
        for (long begin = 0; begin < space.size(); begin += SEED_STEP) {
            if (!stop.mayContinue(begin)) return false;
            overStates(begin, Math.min(space.size(), begin + SEED_STEP), (worker, state) -> {
                int moves = cursors[worker].mobility(state);
                labels.seed(state, moves > 0 ? moves * workers[worker].images(state) : moves);
            });
        }
        return true;
    }

    private interface Visit {
        void visit(int worker, long state);
    }

    private void overStates(long begin, long end, Visit visit) {
        pool.run(Math.toIntExact((end - begin + SEED_CHUNK - 1) / SEED_CHUNK), (worker, chunk) -> {
            long first = begin + (long) chunk * SEED_CHUNK;
            for (long state = first; state < Math.min(end, first + SEED_CHUNK); state++) visit.visit(worker, state);
        });
    }

    private void run(Predecessors[] workers, int begun, long target) {
        overStates(0, space.size(), (worker, state) -> {
            if (labels.isAt(state, begun)) found[worker].add(state);
        });
        long solved = 0;
        long[] frontier = take();
        for (int distance = begun; frontier.length > 0; distance++) {
            if (target != StateCursor.NOWHERE && !labels.isOpen(target)) return;
            if (!stop.mayContinue(space.size() + solved)) return;
            if (distance >= OutcomeTable.LONGEST) throw new ArithmeticException("a win takes more than " + distance);
            spread(workers, frontier, distance + 1);
            solved += frontier.length;
            frontier = take();
            bookmark.save(labels, distance + 1, solved);
        }
        overStates(0, space.size(), (worker, state) -> labels.closeAsDraws(state, state + 1));
    }

    private long[] take() {
        long[] frontier = LongList.joined(found);
        for (LongList list : found) list.clear();
        return frontier;
    }

    /** Tells all states that lead to the frontier, and collects those that are decided by it. */
    private void spread(Predecessors[] workers, long[] frontier, int distance) {
        pool.run((frontier.length + CHUNK - 1) / CHUNK, (worker, chunk) -> {
            int begin = chunk * CHUNK;
            for (int i = begin; i < Math.min(frontier.length, begin + CHUNK); i++) {
                workers[worker].of(frontier[i], parents[worker]);
                boolean lost = labels.isLoss(frontier[i]);
                int moves = lost ? 1 : workers[worker].images(frontier[i]);
                tell(lost, parents[worker], moves, distance, found[worker]);
            }
        });
    }

    private void tell(boolean lost, LongList told, int moves, int distance, LongList decided) {
        for (int i = 0; i < told.size(); i++) {
            long parent = told.at(i);
            if (lost ? labels.win(parent, distance) : labels.refute(parent, distance, moves)) decided.add(parent);
        }
    }
}
