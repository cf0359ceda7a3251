package tesuji.spark.solve;

import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import org.jspecify.annotations.Nullable;
import scala.Tuple2;
import tesuji.core.base.InputException;
import tesuji.solve.retrograde.ShardLabels.Post;
import tesuji.solve.space.Neighbours;
import tesuji.solve.space.ShardKeys;
import tesuji.solve.space.ShardSize;
import tesuji.solve.space.Shards;
import tesuji.spark.space.StatesOf;

/** All moves that lead to the states of one shard, turned around: for each state the keys of those it comes from. */
public final class MoveShard {
    private static final int MOVE = 2 * Long.BYTES;
    /** Bytes of moves that wait for one shard. */
    private static final int ROOM = 1 << 16;

    /** Where the predecessors of each state begin; one more entry at the end. */
    private final int[] begins;

    private final long[] parents;

    private MoveShard(int[] begins, long[] parents) {
        this.begins = begins;
        this.parents = parents;
    }

    /** Tells the states that lead to one, which is lost or won. */
    void tell(int place, boolean lost, Post post) {
        for (int i = begins[place]; i < begins[place + 1]; i++) {
            if (lost) post.win(parents[i]);
            else post.refute(parents[i], 1);
        }
    }

    /** The moves of the states of a shard, for the shards they lead to: pairs of keys, to and from. */
    static Iterator<Tuple2<Integer, byte[]>> moves(StatesOf states, ShardKeys keys) {
        return new Moves(states, keys);
    }

    /** Collects the moves that lead to the states of a shard. */
    static MoveShard of(StatesOf states, ShardKeys keys, Iterator<Tuple2<Integer, byte[]>> blocks) {
        List<ByteBuffer> arrived = new ArrayList<>();
        long size = 0;
        while (blocks.hasNext()) {
            ByteBuffer block = ByteBuffer.wrap(blocks.next()._2());
            arrived.add(block);
            size += block.limit() / MOVE;
        }
        long[] parents = new long[ShardSize.of(size)];
        int[] begins = new int[keys.size() + 1];
        for (ByteBuffer block : arrived) {
            for (int at = 0; at < block.limit(); at += MOVE) begins[place(states, keys, block.getLong(at))]++;
        }
        for (int i = 1; i < begins.length; i++) begins[i] += begins[i - 1]; // counts become ends
        for (ByteBuffer block : arrived) {
            for (int at = 0; at < block.limit(); at += MOVE) {
                parents[--begins[place(states, keys, block.getLong(at))]] = block.getLong(at + Long.BYTES);
            }
        }
        return new MoveShard(begins, parents);
    }

    private static int place(StatesOf states, ShardKeys keys, long key) {
        int place = keys.find(key);
        if (place != ShardKeys.NOWHERE) return place;
        throw new InputException("The list of states of " + states.game()
                + " is not complete: a move leads to none of them; remove the folder it came from.");
    }

    /** Goes through the states of a shard and hands out full buffers. */
    private static final class Moves implements Iterator<Tuple2<Integer, byte[]>> {
        private final Shards shards;
        private final ShardKeys keys;
        private final Neighbours neighbours;
        private final long[] successors;
        private final @Nullable ByteBuffer[] waiting;
        private final List<Tuple2<Integer, byte[]>> full = new ArrayList<>();
        private int next;
        private int emptied;

        Moves(StatesOf states, ShardKeys keys) {
            this.keys = keys;
            shards = states.ranges();
            neighbours = states.neighbours();
            successors = neighbours.successorRoom();
            waiting = new ByteBuffer[shards.count()];
        }

        @Override
        public boolean hasNext() {
            while (full.isEmpty() && next < keys.size()) expand(keys.at(next++));
            while (full.isEmpty() && emptied < waiting.length) empty(emptied++);
            return !full.isEmpty();
        }

        private void expand(long key) {
            int count = neighbours.successors(key, successors);
            for (int i = 0; i < count; i++) {
                int shard = shards.of(successors[i]);
                ByteBuffer buffer = buffer(shard);
                buffer.putLong(successors[i]).putLong(key);
                if (!buffer.hasRemaining()) empty(shard);
            }
        }

        private ByteBuffer buffer(int shard) {
            @Nullable ByteBuffer buffer = waiting[shard];
            if (buffer != null) return buffer;
            ByteBuffer first = ByteBuffer.allocate(ROOM);
            waiting[shard] = first;
            return first;
        }

        private void empty(int shard) {
            ByteBuffer buffer = waiting[shard];
            if (buffer == null || buffer.position() == 0) return;
            byte[] bytes = new byte[buffer.flip().limit()];
            buffer.get(bytes).clear();
            full.add(new Tuple2<>(shard, bytes));
        }

        @Override
        public Tuple2<Integer, byte[]> next() {
            if (!hasNext()) throw new NoSuchElementException();
            return full.remove(full.size() - 1);
        }
    }
}
