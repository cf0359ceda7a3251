package tesuji.solve.space;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import tesuji.core.play.StopCondition;

/**
 * Finds all states as {@link Enumeration} does, with more of them than memory holds: what a frontier leads to is sorted
 * in pieces that fit, and merging the pieces with all earlier frontiers drops what is not new (delayed duplicate
 * detection, Korf 2003). Every file in the folder is sorted, so the disk only reads and writes ahead.
 *
 * @param memory bytes for keys that wait to be sorted
 * @param folder where the files are; an enumeration that was killed goes on from its last finished frontier
 */
public record DiskEnumeration(StateCodec codec, int threads, long memory, WorkFolder folder) {
    /** Keys of a frontier that are read at once. */
    private static final int BLOCK = 1 << 12;
    /** Frontiers that are merged into one file of seen states, so that few files are open at once. */
    private static final int STACK = 32;

    /** Looking a key up in a file takes as long as reading so many in a row, about. */
    private static final int PROBE = 1 << 8;

    private static final String KEYS = "keys";

    /** The states, or nothing if the work was stopped; the folder stays, for the keys are in it. */
    public Optional<Reachable> run(StopCondition stop) {
        Frontiers frontiers = new Frontiers(folder);
        try (WorkerPool pool = new WorkerPool(threads)) {
            return new Run(frontiers, pool, stop).run();
        } catch (IOException failure) {
            throw folder.unusable(failure);
        }
    }

    private final class Run {
        private final Frontiers frontiers;
        private final WorkerPool pool;
        private final StopCondition stop;
        private final Neighbours[] neighbours = new Neighbours[threads];
        private final LongList[] waiting = new LongList[threads];
        private final long[][] successors = new long[threads][codec.game().maxLegalMoves()];
        private final int room;
        private final KeyPieces pieces = new KeyPieces(folder, 1, true);
        private long states;

        Run(Frontiers frontiers, WorkerPool pool, StopCondition stop) {
            this.frontiers = frontiers;
            this.pool = pool;
            this.stop = stop;
            int slack = BLOCK * codec.game().maxLegalMoves();
            room = (int) Math.min(1 << 28, Math.max(memory / Long.BYTES / threads, 2L * slack)) - slack;
            Arrays.setAll(neighbours, i -> new Neighbours(codec));
            Arrays.setAll(waiting, i -> new LongList(room + slack));
        }

        Optional<Reachable> run() throws IOException {
            Path keys = frontiers.other(KEYS);
            if (!Files.exists(keys)) {
                if (frontiers.finished() == 0) {
                    KeyWriter.write(frontiers.file(0), new long[] {codec.origin()}, 1);
                    frontiers.finish();
                }
                for (long size : frontiers.sizes()) states += size;
                boolean more = true;
                while (more) {
                    if (!expand(frontiers.file(frontiers.finished() - 1))) return Optional.empty();
                    more = merge();
                }
                write(keys, seen());
            }
            long size;
            try (KeyReader reader = new KeyReader(keys)) {
                size = reader.size();
                while (reader.next()) {} // to the end, where the checksum is compared
            }
            List<Long> sizes = frontiers.sizes();
            if (sizes.stream().mapToLong(Long::longValue).sum() != size) throw folder.damaged();
            return Optional.of(new Reachable(codec, new MappedKeys(keys, KeyWriter.HEADER, size), sizes));
        }

        /** Writes what is one move away, in sorted pieces. */
        private boolean expand(Path frontier) throws IOException {
            long[] block = new long[BLOCK * threads];
            try (KeyReader reader = new KeyReader(frontier)) {
                boolean more = reader.next();
                while (more) {
                    if (!stop.mayContinue(states)) return false;
                    int count = 0;
                    for (; more && count < block.length; more = reader.next()) block[count++] = reader.key();
                    int end = count;
                    pool.run((count + BLOCK - 1) / BLOCK, (worker, chunk) -> {
                        int begin = chunk * BLOCK;
                        for (int i = begin; i < Math.min(end, begin + BLOCK); i++) expand(worker, block[i]);
                    });
                    for (int worker = 0; worker < threads; worker++) {
                        if (waiting[worker].size() > room) flush(worker);
                    }
                }
            }
            for (int worker = 0; worker < threads; worker++) flush(worker);
            return true;
        }

        private void expand(int worker, long key) {
            long[] keys = successors[worker];
            int count = neighbours[worker].successors(key, keys);
            for (int i = 0; i < count; i++) waiting[worker].add(keys[i]);
        }

        private void flush(int worker) throws IOException {
            LongList list = waiting[worker];
            Arrays.sort(list.elements(), 0, list.size());
            pieces.add(list.elements(), KeySort.distinct(list.elements(), list.size()), 0);
            list.clear();
        }

        /**
         * Makes the next frontier of those keys in the pieces that no earlier frontier has; false if there are none.
         */
        private boolean merge() throws IOException {
            Path next = frontiers.file(frontiers.finished());
            List<Path> seen = seen();
            long fresh;
            try (KeyMerge candidates = new KeyMerge(pieces.files(0));
                    KeyWriter writer = new KeyWriter(next)) {
                if (pieces.keys() * seen.size() < states / PROBE) probe(candidates, seen, writer);
                else mergeAll(candidates, seen, writer);
                fresh = writer.count();
                if (fresh > 0) writer.finish();
            }
            pieces.remove();
            if (fresh == 0) return false;
            frontiers.finish();
            states += fresh;
            if (frontiers.finished() % STACK == 0) stack();
            return true;
        }

        /** Reads all that is seen beside the candidates. */
        private static void mergeAll(KeyMerge candidates, List<Path> seen, KeyWriter fresh) throws IOException {
            try (KeyMerge earlier = new KeyMerge(seen)) {
                boolean known = earlier.next();
                while (candidates.next()) {
                    while (known && earlier.key() < candidates.key()) known = earlier.next();
                    if (!known || earlier.key() != candidates.key()) fresh.add(candidates.key());
                }
            }
        }

        /** Looks up the candidates, which are few, one by one: frontiers get small long before they are empty. */
        private static void probe(KeyMerge candidates, List<Path> seen, KeyWriter fresh) throws IOException {
            List<KeyProbe> probes = new ArrayList<>();
            try {
                for (Path file : seen) probes.add(new KeyProbe(file));
                while (candidates.next()) {
                    boolean known = false;
                    for (int i = 0; !known && i < probes.size(); i++)
                        known = probes.get(i).has(candidates.key());
                    if (!known) fresh.add(candidates.key());
                }
            } finally {
                for (KeyProbe probe : probes) probe.close();
            }
        }

        /** Few files that hold all states found so far. */
        private List<Path> seen() {
            int stacked = frontiers.finished() / STACK * STACK;
            while (stacked > 0 && !Files.exists(stackOf(stacked))) stacked -= STACK;
            List<Path> files = new ArrayList<>(frontiers.files(stacked));
            if (stacked > 0) files.add(stackOf(stacked));
            return files;
        }

        private Path stackOf(int count) {
            return frontiers.other("seen-" + count);
        }

        private void stack() throws IOException {
            write(stackOf(frontiers.finished()), seen());
            Files.deleteIfExists(stackOf(frontiers.finished() - STACK));
        }

        private void write(Path target, List<Path> sources) throws IOException {
            try (KeyMerge merge = new KeyMerge(sources);
                    KeyWriter writer = new KeyWriter(target)) {
                while (merge.next()) writer.add(merge.key());
                writer.finish();
            }
        }
    }
}
