package tesuji.solve.space;

import java.io.Closeable;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.zip.CRC32C;
import tesuji.core.base.InputException;

/** Reads the keys of a {@link KeyWriter} one after another, and checks them all by the time the last is read. */
final class KeyReader implements Closeable {
    private final Path file;
    private final FileChannel channel;
    private final ByteBuffer buffer = ByteBuffer.allocateDirect(KeyWriter.BUFFER);
    private final CRC32C crc = new CRC32C();
    private final long size;
    private final long checksum;
    private long unread;
    private long key;

    KeyReader(Path file) throws IOException {
        this.file = file;
        channel = FileChannel.open(file, StandardOpenOption.READ);
        boolean sound = false;
        try {
            buffer.limit(KeyWriter.HEADER);
            while (buffer.hasRemaining() && channel.read(buffer) >= 0) {}
            buffer.flip();
            if (buffer.remaining() < KeyWriter.HEADER || buffer.getLong() != KeyWriter.MAGIC) throw damaged();
            size = buffer.getLong();
            checksum = buffer.getLong();
            long bytes = channel.size() - KeyWriter.HEADER;
            if (bytes % Long.BYTES != 0 || size != bytes / Long.BYTES) throw damaged();
            sound = true;
        } finally {
            if (!sound) channel.close(); // nobody else has it
        }
        unread = size;
    }

    long size() {
        return size;
    }

    /** Goes to the next key; false after the last. */
    boolean next() throws IOException {
        if (unread == 0) return false;
        if (!buffer.hasRemaining()) fill();
        key = buffer.getLong();
        if (--unread == 0 && crc.getValue() != checksum) throw damaged();
        return true;
    }

    private void fill() throws IOException {
        buffer.clear();
        while (buffer.hasRemaining() && channel.read(buffer) >= 0) {}
        buffer.flip();
        if (buffer.remaining() < Math.min(unread * Long.BYTES, KeyWriter.BUFFER)) throw damaged();
        crc.update(buffer.duplicate());
    }

    long key() {
        return key;
    }

    private InputException damaged() {
        return new InputException("The file " + file + " is damaged; remove its folder to begin anew.");
    }

    @Override
    public void close() throws IOException {
        channel.close();
    }
}
