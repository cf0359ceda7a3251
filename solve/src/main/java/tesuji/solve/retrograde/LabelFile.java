package tesuji.solve.retrograde;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.zip.CRC32C;
import tesuji.core.base.InputException;

/**
 * A bookmark in a file: all labels with their distance, replaced as a whole whenever a share of the states has been solved
 * since. The folder it lies in says which game they belong to.
 */
public final class LabelFile implements Bookmark {
    private static final long MAGIC = 0x54534a4c41424c31L; // TSJLABL1
    private static final int HEADER = 4 * Long.BYTES;
    private static final int BUFFER = 1 << 18;
    /** A mark is left when one state in so many has been solved since the last. */
    private static final int SHARE = 16;

    private final Path file;
    private long saved;

    public LabelFile(Path file) {
        this.file = file;
    }

    @Override
    public void save(Labels labels, int distance, long solved) {
        if (solved - saved < labels.size() / SHARE) return;
        saved = solved;
        Path draft = file.resolveSibling(file.getFileName() + ".tmp");
        try {
            try (FileChannel channel = FileChannel.open(
                    draft, StandardOpenOption.CREATE, StandardOpenOption.TRUNCATE_EXISTING, StandardOpenOption.WRITE)) {
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
                channel.force(true);
            }
            Files.move(draft, file, StandardCopyOption.ATOMIC_MOVE);
        } catch (IOException failure) {
            throw unusable(failure);
        }
    }

    /** A checksum that the header takes part in. */
    private static CRC32C begun(long size, long distance) {
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
    public int load(Labels into) {
        if (!Files.exists(file)) return -1;
        try (FileChannel channel = FileChannel.open(file, StandardOpenOption.READ)) {
            ByteBuffer buffer = ByteBuffer.allocate(BUFFER);
            buffer.limit(HEADER);
            fill(buffer, channel);
            boolean sound = buffer.remaining() == HEADER
                    && buffer.getLong() == MAGIC
                    && buffer.getLong() == into.size()
                    && channel.size() == HEADER + into.size() * Short.BYTES;
            if (!sound) throw damaged();
            int distance = (int) buffer.getLong();
            long checksum = buffer.getLong();
            CRC32C crc = begun(into.size(), distance);
            for (long state = 0; state < into.size(); state++) {
                if (!buffer.hasRemaining()) {
                    buffer.clear();
                    fill(buffer, channel);
                    if (buffer.remaining() < Short.BYTES) throw damaged();
                    crc.update(buffer.duplicate());
                }
                into.code(state, buffer.getShort());
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
