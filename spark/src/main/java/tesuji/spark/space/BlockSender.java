package tesuji.spark.space;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.Queue;
import scala.Tuple2;
import tesuji.solve.space.KeySort;
import tesuji.solve.space.LongList;
import tesuji.solve.space.Shards;

/**
 * Makes blocks of the keys that a task finds, each with the number of the shard it is for. Keys wait until there are
 * many, because many are shorter in a row than few; then the blocks are handed out before the task goes on. So a task
 * needs a fixed amount of memory, whatever it finds. Owned by one thread.
 */
public final class BlockSender implements Iterator<Tuple2<Integer, byte[]>> {
    /** Keys that wait. */
    private static final int ROOM = 1 << 22;

    private static final int FIRST = 1 << 10;

    /** The work of a task in small steps. */
    @FunctionalInterface
    public interface Work {
        /** Does a little more and sends what it finds; false if there is nothing left to do. */
        boolean step(BlockSender sender);
    }

    private final Shards shards;
    private final Work work;
    private final boolean distinct;
    /** A list for each weight. */
    private LongList[] waiting = {};

    private final Queue<Tuple2<Integer, byte[]>> blocks = new ArrayDeque<>();
    private int size;
    private boolean more = true;

    /**
     * A sender for one task.
     *
     * @param distinct whether a key that is sent twice with the same weight need arrive only once
     */
    public BlockSender(Shards shards, boolean distinct, Work work) {
        this.shards = shards;
        this.distinct = distinct;
        this.work = work;
    }

    /** Sends a key to its shard. */
    public void send(long key, int weight) {
        list(weight).add(key);
        size++;
    }

    /** Sends several. */
    public void send(long[] keys, int count, int weight) {
        LongList list = list(weight);
        for (int i = 0; i < count; i++) list.add(keys[i]);
        size += count;
    }

    private LongList list(int weight) {
        if (weight < waiting.length) return waiting[weight];
        int known = waiting.length;
        waiting = Arrays.copyOf(waiting, weight + 1);
        for (int i = known; i <= weight; i++) waiting[i] = new LongList(FIRST);
        return waiting[weight];
    }

    @Override
    public boolean hasNext() {
        while (blocks.isEmpty() && more) {
            while (more && size < ROOM) more = work.step(this);
            for (int weight = 0; weight < waiting.length; weight++) pack(weight, waiting[weight]);
            size = 0;
        }
        return !blocks.isEmpty();
    }

    private void pack(int weight, LongList list) {
        long[] keys = KeySort.sorted(list.elements(), list.size());
        list.clear();
        // A win is a win however often it is told; refutations add up.
        int count = distinct || weight == 0 ? KeySort.distinct(keys, keys.length) : keys.length;
        for (int begin = 0; begin < count; ) {
            int shard = shards.of(keys[begin]);
            int end = end(keys, begin, count, shards.last(shard));
            blocks.add(new Tuple2<>(shard, KeyBlock.of(keys, begin, end, shards.begin(shard), weight)));
            begin = end;
        }
    }

    private static int end(long[] keys, int begin, int count, long last) {
        int end = begin;
        while (end < count && keys[end] <= last) end++;
        return end;
    }

    @Override
    public Tuple2<Integer, byte[]> next() {
        if (!hasNext()) throw new NoSuchElementException();
        return blocks.remove();
    }
}
