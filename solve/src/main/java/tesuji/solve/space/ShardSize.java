package tesuji.solve.space;

import tesuji.core.base.InputException;

/** How long an array of a shard may be. */
public final class ShardSize {
    /** The most elements of an array. */
    public static final int LARGEST = Integer.MAX_VALUE - 8;

    private ShardSize() {}

    /** So many elements, unless no array can hold them. */
    public static int of(long elements) {
        if (elements <= LARGEST) return (int) elements;
        throw new InputException("A shard has " + elements + " elements in a row, and memory can hold at most "
                + LARGEST + " of them; begin anew with more --shards.");
    }
}
