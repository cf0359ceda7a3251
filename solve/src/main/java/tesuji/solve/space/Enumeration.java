package tesuji.solve.space;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import tesuji.core.game.Game;
import tesuji.core.play.StopCondition;

/**
 * Finds all states that can be reached from the start, frontier by frontier, in memory (Goluch, §3.2, Algorithm 2).
 * Ended positions are kept and not expanded.
 *
 * <p>With a folder, every finished frontier is written to it, and an enumeration that was killed goes on from the last
 * one.
 *
 * @param memory bytes the table of keys may take
 * @param folder where frontiers are kept until the end, if anywhere
 */
public record Enumeration(StateCodec codec, int threads, long memory, Optional<WorkFolder> folder) {
    /** States that one worker takes at a time. */
    private static final int CHUNK = 1 << 8;
    /** States expanded before the table is asked for room again, at least and at most. */
    private static final int SMALLEST_BATCH = 1 << 6;

    private static final int LARGEST_BATCH = 1 << 18;

    /** Without a folder. */
    public Enumeration(StateCodec codec, int threads, long memory) {
        this(codec, threads, memory, Optional.empty());
    }

    /** The states, or nothing if memory ran out or the work was stopped. */
    public Optional<Reachable> run(StopCondition stop) {
        try (WorkerPool pool = new WorkerPool(threads)) {
            return new Run(pool, stop).run();
        }
    }

    private final class Run {
        private final WorkerPool pool;
        private final StopCondition stop;
        private final Game game = codec.game();
        private final KeyTable table = new KeyTable(memory);
        private final Optional<Frontiers> frontiers = folder.map(Frontiers::new);
        private final List<Long> sizes = new ArrayList<>();
        private final Neighbours[] neighbours = new Neighbours[threads];
        private final long[][] successors = new long[threads][game.maxLegalMoves()];
        private final LongList[] found = new LongList[threads];
        private long states;
        /** Whether the frontiers of an earlier run do not fit into the memory of this one. */
        private boolean full;

        Run(WorkerPool pool, StopCondition stop) {
            this.pool = pool;
            this.stop = stop;
            Arrays.setAll(neighbours, i -> new Neighbours(codec));
            Arrays.setAll(found, i -> new LongList(CHUNK));
        }

        Optional<Reachable> run() {
            long[] frontier = first();
            if (full) return Optional.empty();
            while (frontier.length > 0) {
                if (!expand(frontier)) return Optional.empty();
                frontier = close();
            }
            return Optional.of(new Reachable(codec, new HeapKeys(table.sorted()), sizes));
        }

        /** The frontier to begin with: the start of the game, or the last that an earlier run has finished. */
        private long[] first() {
            long[] last = {};
            int begun = frontiers.map(Frontiers::finished).orElse(0);
            for (int i = 0; i < begun && !full; i++)
                last = load(frontiers.orElseThrow().file(i));
            if (begun > 0) return last;
            found[0].add(codec.origin());
            table.add(found[0].at(0));
            return close();
        }

        private long[] load(Path file) {
            try (KeyReader reader = new KeyReader(file)) {
                full = !table.reserve(states + reader.size()); // which also refuses what no array can hold
                if (full) return new long[0];
                long[] keys = new long[(int) reader.size()];
                for (int i = 0; reader.next(); i++) {
                    keys[i] = reader.key();
                    if (!table.add(keys[i])) throw folder.orElseThrow().damaged(); // it is in an earlier frontier
                }
                sizes.add((long) keys.length);
                states += keys.length;
                return keys;
            } catch (IOException failure) {
                throw folder.orElseThrow().unusable(failure);
            }
        }

        /** Lists what is one move away and new. */
        private boolean expand(long[] frontier) {
            int begin = 0;
            while (begin < frontier.length) {
                long room = Math.max(SMALLEST_BATCH, states / (3L * game.maxLegalMoves()));
                int batch = (int) Math.min(frontier.length - begin, Math.min(LARGEST_BATCH, room));
                long known =
                        states + Arrays.stream(found).mapToLong(LongList::size).sum();
                if (!stop.mayContinue(known)) return false;
                if (!table.reserve(known + (long) batch * game.maxLegalMoves())) return false;
                int from = begin;
                int to = begin + batch;
                pool.run((batch + CHUNK - 1) / CHUNK, (worker, chunk) -> {
                    int first = from + chunk * CHUNK;
                    expand(worker, frontier, first, Math.min(to, first + CHUNK));
                });
                begin = to;
            }
            return true;
        }

        private void expand(int worker, long[] frontier, int begin, int end) {
            Neighbours here = neighbours[worker];
            long[] keys = successors[worker];
            LongList fresh = found[worker];
            for (int i = begin; i < end; i++) {
                int count = here.successors(frontier[i], keys);
                for (int j = 0; j < count; j++) {
                    if (table.add(keys[j])) fresh.add(keys[j]);
                }
            }
        }

        /** Ends a frontier, and returns the next one. */
        private long[] close() {
            long[] frontier = LongList.joined(found);
            for (LongList list : found) list.clear();
            if (frontier.length == 0) return frontier;
            states += frontier.length;
            sizes.add((long) frontier.length);
            frontiers.ifPresent(files -> save(files, frontier));
            return frontier;
        }

        private void save(Frontiers files, long[] frontier) {
            Arrays.sort(frontier);
            try {
                KeyWriter.write(files.file(files.finished()), frontier, frontier.length);
                files.finish();
            } catch (IOException failure) {
                throw folder.orElseThrow().unusable(failure);
            }
        }
    }
}
