package tesuji.solve.retrograde;

import java.nio.file.Path;
import java.util.Optional;
import tesuji.core.game.Position;
import tesuji.core.play.StopCondition;
import tesuji.solve.space.DiskEnumeration;
import tesuji.solve.space.Enumeration;
import tesuji.solve.space.Reachable;
import tesuji.solve.space.StateCodec;
import tesuji.solve.space.StateCursor;
import tesuji.solve.space.WorkFolder;
import tesuji.solve.space.WorkerPool;

/**
 * Solves all that can be reached from a position: enumerates the states, then spreads values backwards.
 *
 * @param folded whether symmetric positions count as one state
 * @param threads workers
 * @param memory bytes for the table in which states are found
 * @param folder where unfinished work is kept, if anywhere; a run that was killed goes on from there
 * @param onDisk whether keys, labels and queue are kept in the folder, not in memory; where moves cannot be run
 *     backwards the labels stay in memory, and sweeps find them
 */
public record Retrograde(boolean folded, int threads, long memory, Optional<Path> folder, boolean onDisk) {
    /** Everything in memory, symmetric positions apart, one thread. */
    public static final Retrograde STANDARD = new Retrograde(false, 1, Long.MAX_VALUE, Optional.empty(), false);

    /**
     * Those of {@link BackwardQueue} count open moves, those of {@link ForwardSweeps} do not, so neither may go on from
     * the other's.
     */
    private static final String LABELS = "labels";

    private static final String SWEEPS = "sweeps";
    /** How much work may be lost, as one in so many parts of a look at every state; sweeps take many of them. */
    private static final int SHARE_OF_LABELS = 16;

    private static final int SHARE_OF_SWEEPS = 2;

    public Retrograde {
        if (onDisk && folder.isEmpty()) throw new IllegalArgumentException("work on disk needs a folder");
    }

    public Retrograde withThreads(int count) {
        return new Retrograde(folded, count, memory, folder, onDisk);
    }

    public Retrograde withFolding() {
        return new Retrograde(true, threads, memory, folder, onDisk);
    }

    public Retrograde withFolder(Path path) {
        return new Retrograde(folded, threads, memory, Optional.of(path), onDisk);
    }

    /** The value of every state that can be reached; nothing if memory ran out or the work was stopped first. */
    public Optional<Solved> solve(Position root, StopCondition stop) {
        return solve(root, stop, false);
    }

    /**
     * As above, with a choice.
     *
     * @param early whether to stop as soon as the value of the root is known; other states may then stay unknown
     */
    public Optional<Solved> solve(Position root, StopCondition stop, boolean early) {
        StateCodec codec = StateCodec.of(root.game(), folded).from(root);
        Optional<WorkFolder> work = open(codec);
        try {
            return states(codec, work, stop)
                    .flatMap(states -> label(states, work, stop, early))
                    .filter(solved -> early || solved.labels().counts().unknown() == 0);
        } finally {
            work.ifPresent(WorkFolder::close);
        }
    }

    /** All states that can be reached; nothing if memory ran out or the work was stopped first. */
    public Optional<Reachable> states(StateCodec codec, StopCondition stop) {
        Optional<WorkFolder> work = open(codec);
        try {
            return states(codec, work, stop);
        } finally {
            work.ifPresent(WorkFolder::close);
        }
    }

    private Optional<WorkFolder> open(StateCodec codec) {
        return folder.map(path -> WorkFolder.open(path, codec));
    }

    private Optional<Reachable> states(StateCodec codec, Optional<WorkFolder> work, StopCondition stop) {
        return onDisk
                ? new DiskEnumeration(codec, threads, memory, work.orElseThrow()).run(stop)
                : new Enumeration(codec, threads, memory, work).run(stop);
    }

    /** Nothing if the work was stopped; where it was done in memory, states may be unknown instead. */
    private Optional<Solved> label(Reachable states, Optional<WorkFolder> work, StopCondition stop, boolean early) {
        boolean begun = work.isPresent() && work.get().isBegun();
        long target = early ? states.keys().find(states.codec().origin()) : StateCursor.NOWHERE;
        try (WorkerPool pool = new WorkerPool(threads)) {
            if (onDisk && states.predecessors().isPresent()) {
                return labelOnDisk(states, work.orElseThrow(), pool, stop, target);
            }
            Solved solved = new Solved(states, labels(states, work, pool, stop, target));
            if (begun) Consistency.demandMovesOfDraws(solved, pool);
            return Optional.of(solved);
        }
    }

    private Optional<Solved> labelOnDisk(
            Reachable states, WorkFolder work, WorkerPool pool, StopCondition stop, long target) {
        try (DiskQueue queue = new DiskQueue(states, work, memory, pool, stop)) {
            return queue.run(target, bookmark(Optional.of(work), LABELS, SHARE_OF_LABELS))
                    .filter(labels -> target != StateCursor.NOWHERE || !work.isBegun() || queue.demandMovesOfDraws())
                    .map(labels -> new Solved(states, labels));
        }
    }

    private OutcomeTable labels(
            Reachable states, Optional<WorkFolder> work, WorkerPool pool, StopCondition stop, long target) {
        if (onDisk) return ForwardSweeps.of(states, pool, stop, bookmark(work, SWEEPS, SHARE_OF_SWEEPS));
        return BackwardQueue.of(states, pool, stop, target, bookmark(work, LABELS, SHARE_OF_LABELS));
    }

    private static Bookmark bookmark(Optional<WorkFolder> work, String name, int share) {
        return work.<Bookmark>map(files -> new LabelFile(files.file(name), share))
                .orElse(Bookmark.NONE);
    }
}
