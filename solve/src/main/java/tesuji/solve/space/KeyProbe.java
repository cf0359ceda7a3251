package tesuji.solve.space;

import java.io.Closeable;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/**
 * Says of single keys whether a file of a {@link KeyWriter} has them, without reading it all: keys lie evenly, so the
 * place of one can be guessed from its value (interpolation search, Perl, Itai and Avni 1978). Owned by one thread.
 */
final class KeyProbe implements Closeable {
    /** Keys that are read at once: a page of the disk. */
    private static final int BLOCK = 512;

    private final FileChannel channel;
    private final long size;
    private final ByteBuffer block = ByteBuffer.allocateDirect(BLOCK * Long.BYTES);

    KeyProbe(Path file) throws IOException {
        try (KeyReader header = new KeyReader(file)) {
            size = header.size();
        }
        channel = FileChannel.open(file, StandardOpenOption.READ);
    }

    boolean has(long key) throws IOException {
        long low = 0;
        long high = size;
        double lowKey = Long.MIN_VALUE;
        double highKey = Long.MAX_VALUE;
        for (boolean guessing = true; low < high; guessing = !guessing) {
            // every other step halves the range, in case the keys do not lie evenly
            double share = guessing ? (key - lowKey) / Math.max(1, highKey - lowKey) : 0.5;
            long middle = low + (long) (share * (high - low)) - BLOCK / 2;
            long begin = Math.max(low, Math.min(middle, high - BLOCK));
            int count = (int) Math.min(BLOCK, high - begin);
            read(begin, count);
            if (key < block.getLong(0)) {
                high = begin;
                highKey = block.getLong(0);
            } else if (key > block.getLong((count - 1) * Long.BYTES)) {
                low = begin + count;
                lowKey = block.getLong((count - 1) * Long.BYTES);
            } else {
                return isInBlock(key, count);
            }
        }
        return false;
    }

    private void read(long begin, int count) throws IOException {
        block.clear().limit(count * Long.BYTES);
        long at = KeyWriter.HEADER + begin * Long.BYTES;
        while (block.hasRemaining()) {
            if (channel.read(block, at + block.position()) < 0) throw new IOException("a file of keys is too short");
        }
    }

    private boolean isInBlock(long key, int count) {
        int low = 0;
        int high = count - 1;
        while (low <= high) {
            int middle = (low + high) >>> 1;
            long found = block.getLong(middle * Long.BYTES);
            if (found == key) return true;
            if (found < key) low = middle + 1;
            else high = middle - 1;
        }
        return false;
    }

    @Override
    public void close() throws IOException {
        channel.close();
    }
}
