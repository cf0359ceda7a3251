package tesuji.spark.solve;

import java.util.Iterator;
import scala.Tuple2;
import tesuji.solve.retrograde.LabelCode;
import tesuji.solve.retrograde.ShardLabels;
import tesuji.solve.space.Neighbours;
import tesuji.solve.space.ShardKeys;
import tesuji.spark.space.BlockSender;
import tesuji.spark.space.KeyBlock;
import tesuji.spark.space.StatesOf;

/**
 * The states of one shard with what is known of them. Never changed: a pass makes a new shard, which shares the keys.
 */
public final class ValueShard {
    private static final int STEP = 1 << 10;
    /** The weight of news that a state is won; any other says how many of its moves are refuted. */
    private static final int WIN = 0;

    private final int id;
    private final ShardKeys keys;
    private final short[] labels;
    /** The states decided in the last pass, which have told nobody yet. */
    private final int[] found;

    ValueShard(int id, ShardKeys keys, short[] labels, int[] found) {
        this.id = id;
        this.keys = keys;
        this.labels = labels;
        this.found = found;
    }

    int id() {
        return id;
    }

    ShardKeys keys() {
        return keys;
    }

    /** Nobody may change them. */
    short[] labels() {
        return labels;
    }

    int found() {
        return found.length;
    }

    /** What the states decided last have to tell, by moves run backwards. */
    Iterator<Tuple2<Integer, byte[]>> news(StatesOf states) {
        Neighbours neighbours = states.neighbours();
        long[] parents = neighbours.predecessorRoom();
        int[] at = {0};
        return new BlockSender(states.ranges(), false, sender -> {
            int end = Math.min(found.length, at[0] + STEP);
            ShardLabels.tell(keys, labels, found, at[0], end, neighbours, parents, new Sending(sender));
            at[0] = end;
            return end < found.length;
        });
    }

    /** The same by moves that were turned around before. */
    Iterator<Tuple2<Integer, byte[]>> news(StatesOf states, MoveShard moves) {
        int[] at = {0};
        return new BlockSender(states.ranges(), false, sender -> {
            int end = Math.min(found.length, at[0] + STEP);
            for (; at[0] < end; at[0]++) {
                int place = found[at[0]];
                moves.tell(place, LabelCode.isLoss(labels[place]), new Sending(sender));
            }
            return end < found.length;
        });
    }

    private record Sending(BlockSender sender) implements ShardLabels.Post {
        @Override
        public void win(long key) {
            sender.send(key, WIN);
        }

        @Override
        public void refute(long key, int moves) {
            sender.send(key, moves);
        }
    }

    /** This shard after the news of a pass has arrived. */
    ValueShard with(Iterator<Tuple2<Integer, byte[]>> blocks, StatesOf states, int distance) {
        if (!blocks.hasNext()) return new ValueShard(id, keys, labels, new int[0]);
        short[] own = labels.clone();
        ShardLabels hearing = new ShardLabels(keys, own, distance);
        long base = states.ranges().begin(id);
        long[] named = new long[0];
        while (blocks.hasNext()) {
            byte[] block = blocks.next()._2();
            int count = KeyBlock.count(block);
            if (count > named.length) named = new long[count];
            KeyBlock.read(block, base, named, 0);
            int weight = KeyBlock.weight(block);
            if (weight == WIN) hearing.win(named, count);
            else hearing.refute(named, count, weight);
        }
        return new ValueShard(id, keys, own, hearing.found());
    }

    /** The labels when there is no more news: what is open is drawn. */
    short[] closed() {
        short[] own = labels.clone();
        for (int i = 0; i < own.length; i++) own[i] = LabelCode.closed(own[i]);
        return own;
    }
}
