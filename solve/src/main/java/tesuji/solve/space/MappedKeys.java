package tesuji.solve.space;

import java.io.IOException;
import java.nio.LongBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import tesuji.core.base.InputException;

/** Keys in a file that the machine maps into memory as they are asked for; only their directory is held. */
public final class MappedKeys implements Keys {
    /** Keys for each entry of the directory, at least; more where there would be too many entries. */
    private static final int SHARE = 64;

    private static final int MOST_ENTRIES = 1 << 29;
    /** Keys in one mapping, as a power of two. */
    private static final int SHIFT = 26;

    private final LongBuffer[] parts;
    private final long size;
    private final long share;
    private final int[] directory; // in units of so many keys, rounded down

    /** So many keys in ascending order, in big-endian longs from this offset on. */
    public MappedKeys(Path file, long offset, long size) {
        this(file, offset, size, share(size, MOST_ENTRIES));
    }

    /** With an entry of the directory for each so many keys. */
    MappedKeys(Path file, long offset, long size, long share) {
        this.size = size;
        this.share = share;
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

    /** How many keys have one entry if there are at most so many entries. */
    static long share(long size, int entries) {
        long share = SHARE;
        while (size / share >= entries) share *= 2;
        return share;
    }

    /** For each equal part of all longs, the block in which its first key may lie. */
    private int[] directory() {
        int blocks = (int) (size / share) + 1;
        int[] first = new int[blocks + 1];
        int part = 0;
        for (int block = 0; block < blocks && block * share < size; block++) {
            int here = Scramble.place(at(block * share), blocks);
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
        long low = directory[part] * share;
        long high = Math.min(size, (directory[part + 1] + 2L) * share) - 1;
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
