package tesuji.solve.space;

import java.io.Closeable;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.util.zip.CRC32C;
import tesuji.core.base.Draft;

/**
 * Writes a file of keys in ascending order, as a {@link Draft} until it is whole.
 *
 * <p>The file: the eight letters {@link #MAGIC}, the number of keys, their CRC-32C as a long, then the keys, all in
 * big-endian order.
 */
final class KeyWriter implements Closeable {
    static final long MAGIC = 0x54534a4b45595331L; // TSJKEYS1
    static final int HEADER = 3 * Long.BYTES;
    static final int BUFFER = 1 << 16;

    private final Draft draft;
    private final FileChannel channel;
    private final ByteBuffer buffer = ByteBuffer.allocateDirect(BUFFER);
    private final CRC32C crc = new CRC32C();
    private long count;

    KeyWriter(Path file) throws IOException {
        draft = Draft.of(file);
        channel = draft.channel();
        channel.position(HEADER);
    }

    /** A whole file of so many keys of an array. */
    static void write(Path file, long[] keys, int count) throws IOException {
        try (KeyWriter writer = new KeyWriter(file)) {
            for (int i = 0; i < count; i++) writer.add(keys[i]);
            writer.finish();
        }
    }

    void add(long key) throws IOException {
        if (!buffer.hasRemaining()) flush();
        buffer.putLong(key);
        count++;
    }

    long count() {
        return count;
    }

    private void flush() throws IOException {
        buffer.flip();
        crc.update(buffer.duplicate());
        while (buffer.hasRemaining()) channel.write(buffer);
        buffer.clear();
    }

    /** Gives the file its name. */
    void finish() throws IOException {
        flush();
        buffer.putLong(MAGIC).putLong(count).putLong(crc.getValue()).flip();
        channel.position(0);
        while (buffer.hasRemaining()) channel.write(buffer);
        draft.finish();
    }

    /** Without {@link #finish} nothing is left. */
    @Override
    public void close() throws IOException {
        draft.close();
    }
}
