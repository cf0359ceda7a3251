package tesuji.solve.retrograde;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.zip.CRC32C;
import tesuji.core.base.Draft;
import tesuji.core.base.InputException;

/**
 * A bookmark in a file: all labels with their distance, replaced as a whole whenever enough work has been done
 * since. The folder it lies in says which game they belong to.
 */
public final class LabelFile implements Bookmark {
    static final long MAGIC = 0x54534a4c41424c31L; // TSJLABL1
    static final int HEADER = 4 * Long.BYTES;
    private static final int BUFFER = 1 << 18;

    private final Path file;
    private final int share;
    private long saved;

    /**
     * The bookmark in this file.
     *
     * @param share a mark is left when as many states have been looked at since the last as one in so many of all
     */
    public LabelFile(Path file, int share) {
        this.file = file;
        this.share = share;
    }

    @Override
    public void save(StateLabels labels, int distance, long work) {
        if (work - saved < labels.size() / share) return;
        saved = work;
        try (Draft draft = Draft.of(file)) {
            FileChannel channel = draft.channel();
            ByteBuffer buffer = ByteBuffer.allocate(BUFFER);
            CRC32C crc = begun(labels.size(), distance);
            channel.position(HEADER);
            for (long state = 0; state < labels.size(); state++) {
                buffer.putShort(labels.code(state));
                if (!buffer.hasRemaining()) flush(buffer, crc, channel);
            }
            flush(buffer, crc, channel);
            channel.position(0);
            buffer.putLong(MAGIC).putLong(labels.size()).putLong(distance).putLong(crc.getValue());
            flush(buffer, crc, channel);
            draft.finish();
        } catch (IOException failure) {
            throw unusable(failure);
        }
    }

    /** A checksum that the header takes part in. */
    static CRC32C begun(long size, long distance) {
        CRC32C crc = new CRC32C();
        crc.update(ByteBuffer.allocate(2 * Long.BYTES)
                .putLong(size)
                .putLong(distance)
                .flip());
        return crc;
    }

    private static void flush(ByteBuffer buffer, CRC32C crc, FileChannel channel) throws IOException {
        buffer.flip();
        crc.update(buffer.duplicate());
        while (buffer.hasRemaining()) channel.write(buffer);
        buffer.clear();
    }

    @Override
    public int load(long size, Sink into) {
        if (!Files.exists(file)) return -1;
        try (FileChannel channel = FileChannel.open(file, StandardOpenOption.READ)) {
            ByteBuffer buffer = ByteBuffer.allocate(BUFFER);
            buffer.limit(HEADER);
            fill(buffer, channel);
            boolean sound = buffer.remaining() == HEADER
                    && buffer.getLong() == MAGIC
                    && buffer.getLong() == size
                    && channel.size() == HEADER + size * Short.BYTES;
            if (!sound) throw damaged();
            int distance = (int) buffer.getLong();
            long checksum = buffer.getLong();
            CRC32C crc = begun(size, distance);
            for (long state = 0; state < size; state++) {
                if (!buffer.hasRemaining()) {
                    buffer.clear();
                    fill(buffer, channel);
                    if (buffer.remaining() < Short.BYTES) throw damaged();
                    crc.update(buffer.duplicate());
                }
                into.accept(state, buffer.getShort());
            }
            if (crc.getValue() != checksum) throw damaged();
            return distance;
        } catch (IOException failure) {
            throw unusable(failure);
        }
    }

    private static void fill(ByteBuffer buffer, FileChannel channel) throws IOException {
        while (buffer.hasRemaining() && channel.read(buffer) >= 0) {}
        buffer.flip();
    }

    private InputException damaged() {
        return new InputException("The file " + file + " is damaged; remove its folder to begin anew.");
    }

    private InputException unusable(IOException failure) {
        return new InputException("The file " + file + " cannot be used: " + failure.getMessage() + ".", failure);
    }
}
