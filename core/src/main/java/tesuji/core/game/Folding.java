package tesuji.core.game;

import tesuji.core.base.Hot;

/**
 * Symmetric positions as one: the images of packed positions under the {@link Symmetries} of a game whose
 * {@link Packing} keeps every point in bits of its own, so that turning the board moves bits and does nothing else.
 *
 * <p>Bits are moved by the byte, with a table for each. Immutable.
 */
public final class Folding {
    private static final int BYTES = Long.BYTES;
    private static final int BYTE_VALUES = 256;

    /** The image of every value of every byte, symmetry after symmetry; the identity is left out. */
    private final long[] images;

    private final int count;

    /** {@code bits[s][b]} is the place to which symmetry s moves bit b; bits that are not named stay. */
    public Folding(int[][] bits) {
        count = bits.length;
        images = new long[(count - 1) * BYTES * BYTE_VALUES];
        for (int symmetry = 1; symmetry < count; symmetry++) fill(symmetry, bits[symmetry]);
    }

    private void fill(int symmetry, int[] bits) {
        for (int index = 0; index < BYTES; index++) {
            for (int value = 0; value < BYTE_VALUES; value++) {
                long image = 0;
                for (int bit = 0; bit < Byte.SIZE; bit++) {
                    int from = Byte.SIZE * index + bit;
                    if (((value >> bit) & 1) != 0) image |= 1L << (from < bits.length ? bits[from] : from);
                }
                images[table(symmetry, index) + value] = image;
            }
        }
    }

    private static int table(int symmetry, int index) {
        return ((symmetry - 1) * BYTES + index) * BYTE_VALUES;
    }

    /** The number of symmetries, the identity included. */
    public int count() {
        return count;
    }

    /** The packed position, turned or mirrored. */
    @Hot
    public long image(int symmetry, long packed) {
        if (symmetry == 0) return packed;
        long image = 0;
        int table = table(symmetry, 0);
        for (long rest = packed; rest != 0; rest >>>= Byte.SIZE) {
            image |= images[table + ((int) rest & (BYTE_VALUES - 1))];
            table += BYTE_VALUES;
        }
        return image;
    }

    /** How many different positions there are among the images. */
    @Hot
    public int images(long packed) {
        int same = 1;
        for (int symmetry = 1; symmetry < count; symmetry++) {
            if (image(symmetry, packed) == packed) same++;
        }
        return count / same;
    }

    /** The smallest of all images, which stands for them all. */
    @Hot
    public long canonical(long packed) {
        long smallest = packed;
        for (int symmetry = 1; symmetry < count; symmetry++) smallest = Math.min(smallest, image(symmetry, packed));
        return smallest;
    }
}
