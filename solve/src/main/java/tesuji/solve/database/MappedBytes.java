package tesuji.solve.database;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.util.zip.CRC32C;

/** A part of a file, of any length, that the machine maps into memory as it is asked for. */
final class MappedBytes {
    private static final int SHIFT = 29;
    private static final long PART = 1L << SHIFT;

    private final ByteBuffer[] parts;

    MappedBytes(FileChannel channel, long begin, long length) throws IOException {
        parts = new ByteBuffer[(int) ((length + PART - 1) >> SHIFT)];
        for (int i = 0; i < parts.length; i++) {
            long offset = (long) i << SHIFT;
            parts[i] = channel.map(FileChannel.MapMode.READ_ONLY, begin + offset, Math.min(PART, length - offset));
        }
    }

    /** From 0 to 255. */
    int at(long index) {
        return parts[(int) (index >> SHIFT)].get((int) (index & (PART - 1))) & 0xff;
    }

    long checksum() {
        CRC32C crc = new CRC32C();
        for (ByteBuffer part : parts) crc.update(part.duplicate());
        return crc.getValue();
    }
}
