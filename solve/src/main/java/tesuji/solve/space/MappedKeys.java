package tesuji.solve.space;

import java.io.IOException;
import java.nio.LongBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import tesuji.core.base.InputException;

/** Keys in a file that the machine maps into memory as they are asked for; only their directory is held. */
public final class MappedKeys implements Keys {
    /** Keys for each entry of the directory. */
    private static final int SHARE = 64;
    /** Keys in one mapping, as a power of two. */
    private static final int SHIFT = 26;

    private final LongBuffer[] parts;
    private final long size;
    private final int[] directory; // in units of SHARE keys, rounded down

    /** So many keys in ascending order, in big-endian longs from this offset on. */
    public MappedKeys(Path file, long offset, long size) {
        this.size = size;
        parts = new LongBuffer[(int) ((size + (1L << SHIFT) - 1) >> SHIFT)];
        try (FileChannel channel = FileChannel.open(file, StandardOpenOption.READ)) {
            for (int i = 0; i < parts.length; i++) {
                long begin = (long) i << SHIFT;
                long length = Math.min(size - begin, 1L << SHIFT);
                parts[i] = channel.map(FileChannel.MapMode.READ_ONLY, offset + begin * Long.BYTES, length * Long.BYTES)
                        .asLongBuffer();
            }
        } catch (IOException failure) {
            throw new InputException("The file " + file + " cannot be read: " + failure.getMessage() + ".", failure);
        }
        directory = directory();
    }

    /** For each equal part of all longs, the block in which its first key may lie. */
    private int[] directory() {
        int blocks = (int) (size / SHARE) + 1;
        int[] first = new int[blocks + 1];
        int part = 0;
        for (int block = 0; block < blocks && (long) block * SHARE < size; block++) {
            int here = Scramble.place(at((long) block * SHARE), blocks);
            while (part <= here) first[part++] = Math.max(0, block - 1);
        }
        while (part <= blocks) first[part++] = blocks - 1;
        return first;
    }

    @Override
    public long size() {
        return size;
    }

    @Override
    public long at(long state) {
        return parts[(int) (state >> SHIFT)].get((int) (state & ((1L << SHIFT) - 1)));
    }

    @Override
    public void copy(long from, long[] into, int count) {
        for (int done = 0; done < count; ) {
            int place = (int) ((from + done) & ((1L << SHIFT) - 1));
            int here = Math.min(count - done, (1 << SHIFT) - place);
            parts[(int) ((from + done) >> SHIFT)].get(place, into, done, here);
            done += here;
        }
    }

    @Override
    public long find(long key) {
        int blocks = directory.length - 1;
        int part = Scramble.place(key, blocks);
        long low = (long) directory[part] * SHARE;
        long high = Math.min(size, (directory[part + 1] + 2L) * SHARE) - 1;
        while (low <= high) {
            long middle = (low + high) >>> 1;
            long found = at(middle);
            if (found == key) return middle;
            if (found < key) low = middle + 1;
            else high = middle - 1;
        }
        return StateCursor.NOWHERE;
    }
}
