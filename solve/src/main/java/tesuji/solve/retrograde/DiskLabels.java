package tesuji.solve.retrograde;

import java.io.Closeable;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ShortBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.StandardOpenOption;
import tesuji.core.base.Hot;
import tesuji.solve.space.WorkFolder;

/**
 * Labels in a file, read and written range by range while the work goes on; threads may do so in different ranges. A
 * program that was killed has left it half done, so it is made anew each time.
 *
 * <p>They are written to the file and not to a mapping of it, because a full disk is an error that can be told for
 * the one and the end of the program for the other.
 */
final class DiskLabels implements Closeable {
    private static final String NAME = "working-labels";
    /** Labels that are written at once while the file is filled. */
    private static final int STEP = 1 << 16;

    private final WorkFolder folder;
    private final long size;
    private final FileChannel channel;

    DiskLabels(WorkFolder folder, long size) {
        this.folder = folder;
        this.size = size;
        try {
            channel = FileChannel.open(
                    folder.file(NAME),
                    StandardOpenOption.CREATE,
                    StandardOpenOption.TRUNCATE_EXISTING,
                    StandardOpenOption.READ,
                    StandardOpenOption.WRITE);
        } catch (IOException failure) {
            throw folder.unusable(failure);
        }
    }

    short[] read(long from, int count) {
        ByteBuffer bytes = ByteBuffer.allocate(count * Short.BYTES);
        try {
            long at = from * Short.BYTES;
            while (bytes.hasRemaining()) {
                int read = channel.read(bytes, at + bytes.position());
                if (read < 0) throw new IOException("the file " + NAME + " is too short");
            }
        } catch (IOException failure) {
            throw folder.unusable(failure);
        }
        short[] labels = new short[count];
        bytes.flip().asShortBuffer().get(labels);
        return labels;
    }

    void write(long from, short[] labels, int count) {
        ByteBuffer bytes = ByteBuffer.allocate(count * Short.BYTES);
        bytes.asShortBuffer().put(labels, 0, count);
        try {
            long at = from * Short.BYTES;
            while (bytes.hasRemaining()) channel.write(bytes, at + bytes.position());
        } catch (IOException failure) {
            throw folder.unusable(failure);
        }
    }

    /** Fills the file from a bookmark; the distance of that, or -1 if there is none. */
    int load(Bookmark bookmark) {
        short[] waiting = new short[STEP];
        int distance = bookmark.load(size, (state, code) -> {
            int at = (int) (state % STEP);
            waiting[at] = code;
            if (at == STEP - 1) write(state - at, waiting, STEP);
        });
        if (distance >= 0) write(size - size % STEP, waiting, (int) (size % STEP));
        return distance;
    }

    /** The labels as they are now, for readers; nobody may write any more while they are read. */
    StateLabels view() {
        try {
            return new MappedLabels(channel, size);
        } catch (IOException failure) {
            throw folder.unusable(failure);
        }
    }

    /** The file stays, for views of it are in use; the next program that works in the folder removes it. */
    @Override
    public void close() {
        try {
            channel.close();
        } catch (IOException failure) {
            throw folder.unusable(failure);
        }
    }

    /** Labels in a file that the machine maps into memory as they are asked for. */
    private static final class MappedLabels implements StateLabels {
        /** Labels in one mapping, as a power of two. */
        private static final int SHIFT = 29;

        private final long size;
        private final ShortBuffer[] parts;

        MappedLabels(FileChannel channel, long size) throws IOException {
            this.size = size;
            parts = new ShortBuffer[(int) ((size + (1L << SHIFT) - 1) >> SHIFT)];
            for (int i = 0; i < parts.length; i++) {
                long begin = (long) i << SHIFT;
                long length = Math.min(size - begin, 1L << SHIFT);
                parts[i] = channel.map(FileChannel.MapMode.READ_ONLY, begin * Short.BYTES, length * Short.BYTES)
                        .asShortBuffer();
            }
        }

        @Override
        public long size() {
            return size;
        }

        @Override
        @Hot
        public short code(long state) {
            return parts[(int) (state >> SHIFT)].get((int) (state & ((1L << SHIFT) - 1)));
        }
    }
}
