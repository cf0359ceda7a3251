package tesuji.solve.space;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import tesuji.core.base.Hot;

/**
 * Messages about keys that are put in by many workers in any order, and taken out shard by shard in ascending order.
 * What memory does not hold waits in the folder, in sorted pieces, so that the disk only reads and writes ahead.
 *
 * <p>{@link #turn} makes what was put in ready to be taken out; meanwhile others can be put in, for the turn after. A
 * message is a key and a small number, its weight.
 */
public final class KeySpool implements AutoCloseable {
    /** Keys that one worker may keep in memory, at least and at most. */
    private static final int LEAST_ROOM = 1 << 12;

    private static final int MOST_ROOM = 1 << 25;
    /** Parts of the memory: what waits, what is being taken out, and copies of both while they grow or are sorted. */
    private static final int PARTS = 4;

    private final WorkFolder folder;
    private final int room;
    private final LongList[][] waiting;
    private final KeyPieces pieces;
    private List<Source> sources = new ArrayList<>();

    /**
     * An empty spool.
     *
     * @param heaviest the largest weight; the smallest is 0
     * @param memory bytes for keys
     */
    public KeySpool(WorkFolder folder, int threads, int heaviest, long memory) {
        this.folder = folder;
        room = (int) Math.max(LEAST_ROOM, Math.min(MOST_ROOM, memory / Long.BYTES / threads / PARTS));
        waiting = new LongList[threads][heaviest + 1];
        for (LongList[] own : waiting) Arrays.setAll(own, i -> new LongList(0));
        pieces = new KeyPieces(folder, heaviest + 1, false); // refutations add up
    }

    /** The messages for one shard, in a list for each weight. */
    public record Batch(int shard, List<LongList> keys) {}

    /** Puts a message in. */
    @Hot
    public void put(int worker, long key, int weight) {
        waiting[worker][weight].add(key);
    }

    /** To be called by each worker now and then: moves what it has put in to the disk, if it is much. */
    public void settle(int worker) {
        if (Arrays.stream(waiting[worker]).mapToLong(LongList::size).sum() < room) return;
        for (int weight = 0; weight < waiting[worker].length; weight++) {
            LongList list = waiting[worker][weight];
            if (list.size() == 0) continue;
            long[] sorted = KeySort.sorted(list.elements(), list.size());
            list.clear();
            try {
                pieces.add(sorted, sorted.length, weight);
            } catch (IOException failure) {
                throw folder.unusable(failure);
            }
        }
    }

    /** How many pieces on disk wait for the next turn. */
    public int pieces() {
        return pieces.count();
    }

    /** Makes all that was put in ready to be taken out; nothing may be left of the turn before. */
    public void turn() {
        if (!sources.isEmpty()) throw new IllegalStateException("messages are left");
        try {
            for (int weight = 0; weight < pieces.kinds(); weight++) {
                for (Path file : pieces.files(weight)) begin(new FiledKeys(file, weight));
            }
            pieces.forget();
            for (LongList[] own : waiting) {
                for (int weight = 0; weight < own.length; weight++) {
                    if (own[weight].size() == 0) continue;
                    begin(new HeldKeys(KeySort.sorted(own[weight].elements(), own[weight].size()), weight));
                    own[weight].clear();
                }
            }
        } catch (IOException failure) {
            throw folder.unusable(failure);
        }
    }

    private void begin(Source source) throws IOException {
        sources.add(source);
        source.next();
    }

    /** Whether there is something to be taken out. */
    public boolean hasNext() {
        return !sources.isEmpty();
    }

    /** Takes out the messages for the first shard that has some. */
    public Batch next(Shards shards) {
        long least = Long.MAX_VALUE;
        for (Source source : sources) least = Math.min(least, source.key());
        int shard = shards.of(least);
        long last = shards.last(shard);
        LongList[] keys = new LongList[waiting[0].length];
        Arrays.setAll(keys, i -> new LongList(0));
        List<Source> left = new ArrayList<>(sources.size());
        try {
            for (Source source : sources) {
                if (drain(source, last, keys[source.weight()])) left.add(source);
                else source.close();
            }
        } catch (IOException failure) {
            throw folder.unusable(failure);
        }
        sources = left;
        return new Batch(shard, List.of(keys));
    }

    /** Takes the keys up to a last one from a source; whether it has more. */
    private static boolean drain(Source source, long last, LongList into) throws IOException {
        while (source.key() <= last) {
            into.add(source.key());
            if (!source.next()) return false;
        }
        return true;
    }

    /** Removes the pieces that nobody has taken out. */
    @Override
    public void close() {
        try {
            for (Source source : sources) source.close();
            pieces.remove();
        } catch (IOException failure) {
            throw folder.unusable(failure);
        }
    }

    /** Sorted keys, of which one is looked at. */
    private interface Source {
        int weight();

        long key();

        boolean next() throws IOException;

        void close() throws IOException;
    }

    private static final class HeldKeys implements Source {
        private final long[] keys;
        private final int weight;
        private int at = -1;

        HeldKeys(long[] keys, int weight) {
            this.keys = keys;
            this.weight = weight;
        }

        @Override
        public int weight() {
            return weight;
        }

        @Override
        public long key() {
            return keys[at];
        }

        @Override
        public boolean next() {
            return ++at < keys.length;
        }

        @Override
        public void close() {}
    }

    private static final class FiledKeys implements Source {
        private final Path file;
        private final int weight;
        private final KeyReader reader;

        FiledKeys(Path file, int weight) throws IOException {
            this.file = file;
            this.weight = weight;
            reader = new KeyReader(file);
        }

        @Override
        public int weight() {
            return weight;
        }

        @Override
        public long key() {
            return reader.key();
        }

        @Override
        public boolean next() throws IOException {
            return reader.next();
        }

        @Override
        public void close() throws IOException {
            reader.close();
            Files.deleteIfExists(file);
        }
    }
}
