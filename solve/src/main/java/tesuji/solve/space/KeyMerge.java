package tesuji.solve.space;

import java.io.Closeable;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.PriorityQueue;

/** Reads several files of keys as one ascending sequence. */
final class KeyMerge implements Closeable {
    private final List<KeyReader> readers = new ArrayList<>();
    private final PriorityQueue<KeyReader> heads = new PriorityQueue<>(Comparator.comparingLong(KeyReader::key));
    private final boolean distinct;
    private boolean begun;
    private long key;

    /** Without duplicates. */
    KeyMerge(List<Path> files) throws IOException {
        this(files, true);
    }

    /**
     * All keys of these files.
     *
     * @param distinct whether duplicates are left out
     */
    KeyMerge(List<Path> files, boolean distinct) throws IOException {
        this.distinct = distinct;
        try {
            for (Path file : files) {
                KeyReader reader = new KeyReader(file);
                readers.add(reader);
                if (reader.next()) heads.add(reader);
            }
        } catch (IOException | RuntimeException failure) {
            close();
            throw failure;
        }
    }

    /** Goes to the next key; false after the last. */
    boolean next() throws IOException {
        while (true) {
            KeyReader least = heads.poll();
            if (least == null) return false;
            long found = least.key();
            if (least.next()) heads.add(least);
            if (!distinct || !begun || found != key) {
                begun = true;
                key = found;
                return true;
            }
        }
    }

    long key() {
        return key;
    }

    @Override
    public void close() throws IOException {
        for (KeyReader reader : readers) reader.close();
    }
}
