package tesuji.spark.space;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import scala.Tuple2;
import tesuji.solve.space.KeySort;
import tesuji.solve.space.Neighbours;
import tesuji.solve.space.ShardSize;
import tesuji.solve.space.Shards;

/**
 * The states of one shard that have been found so far. Never changed: the next layer is a new shard, which shares the
 * arrays of this one.
 */
public final class StateShard {
    private static final int STEP = 1 << 10;
    private static final long[] NOTHING = {};

    private final int id;
    /** Sorted arrays that have no key in common: one from the last save, and one for each layer since. */
    private final long[][] seen;
    /** The layer found last, which is also among those seen; nobody has looked at its moves yet. */
    private final long[] fresh;

    private StateShard(int id, long[][] seen, long[] fresh) {
        this.id = id;
        this.seen = seen;
        this.fresh = fresh;
    }

    /** Before the first move. */
    static StateShard first(int id, StatesOf states) {
        boolean here = states.ranges().of(states.origin()) == id;
        long[] origin = here ? new long[] {states.origin()} : NOTHING;
        return new StateShard(id, new long[][] {NOTHING, origin}, origin);
    }

    /** As it was when it was saved. */
    static StateShard saved(int id, long[] seen, long[] fresh) {
        return new StateShard(id, new long[][] {seen}, fresh);
    }

    int id() {
        return id;
    }

    long[] fresh() {
        return fresh;
    }

    /** All states. */
    long[] all() {
        return merged(0);
    }

    /** The states found since the last save. */
    long[] recent() {
        return merged(1);
    }

    private long[] merged(int from) {
        List<long[]> arrays = new ArrayList<>();
        for (int i = from; i < seen.length; i++) arrays.add(seen[i]);
        return merged(arrays);
    }

    /** Sorted arrays without common keys as one; pairs of them are merged, and pairs of those, and so on. */
    static long[] merged(List<long[]> arrays) {
        if (arrays.isEmpty()) return NOTHING;
        List<long[]> left = arrays;
        while (left.size() > 1) {
            List<long[]> fewer = new ArrayList<>();
            for (int i = 0; i + 1 < left.size(); i += 2) fewer.add(KeySort.merged(left.get(i), left.get(i + 1)));
            if (left.size() % 2 == 1) fewer.add(left.get(left.size() - 1));
            left = fewer;
        }
        return left.get(0);
    }

    /** What is one move away from the last layer, as blocks for the shards. */
    Iterator<Tuple2<Integer, byte[]>> expanded(StatesOf states) {
        Neighbours neighbours = states.neighbours();
        long[] successors = neighbours.successorRoom();
        int[] at = {0};
        return new BlockSender(states.ranges(), true, sender -> {
            int end = Math.min(fresh.length, at[0] + STEP);
            for (; at[0] < end; at[0]++) {
                int count = neighbours.successors(fresh[at[0]], successors);
                if (count > 0) sender.send(successors, count, 0);
            }
            return at[0] < fresh.length;
        });
    }

    /** This shard after the blocks of a layer have arrived. */
    StateShard with(Iterator<Tuple2<Integer, byte[]>> blocks, Shards shards) {
        List<byte[]> arrived = new ArrayList<>();
        long total = 0;
        while (blocks.hasNext()) {
            byte[] block = blocks.next()._2();
            arrived.add(block);
            total += KeyBlock.count(block);
        }
        int size = ShardSize.of(total);
        long[] keys = new long[size];
        int at = 0;
        for (byte[] block : arrived) {
            KeyBlock.read(block, shards.begin(id), keys, at);
            at += KeyBlock.count(block);
        }
        long[] candidates = KeySort.sorted(keys, size);
        int count = KeySort.distinct(candidates, size);
        for (int i = seen.length - 1; i >= 0; i--) count = KeySort.without(candidates, count, seen[i]);
        long[] found = Arrays.copyOf(candidates, count);
        long[][] more = Arrays.copyOf(seen, seen.length + 1);
        more[seen.length] = found;
        return new StateShard(id, more, found);
    }
}
