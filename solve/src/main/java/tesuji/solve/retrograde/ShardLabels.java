package tesuji.solve.retrograde;

import java.util.Arrays;
import tesuji.core.base.Hot;
import tesuji.solve.space.Neighbours;
import tesuji.solve.space.ShardKeys;

/**
 * The labels of one shard while news of one pass arrives: the steps of {@link BackwardQueue} for states that are named
 * by keys, because those that lead to them lie in other shards. Whoever drives it carries the news.
 *
 * <p>It changes the labels it is given, so they must be its own: news that is heard twice is counted twice. Owned by
 * one thread.
 */
public final class ShardLabels {
    /** Takes the news for other states. */
    public interface Post {
        /** A move of this state leads to a lost one. */
        void win(long key);

        /** So many moves of this state, over all its images, lead to a won one. */
        void refute(long key, int moves);
    }

    private final ShardKeys keys;
    private final short[] labels;
    private final int distance;
    private int[] found = new int[64];
    private int count;

    /**
     * Labels that are told what is decided in so many moves.
     *
     * @param labels one for each key; they are changed
     */
    public ShardLabels(ShardKeys keys, short[] labels, int distance) {
        this.keys = keys;
        this.labels = labels;
        this.distance = distance;
    }

    /** What can be said of states alone: how many moves they have, or how their game ended. */
    public static short[] seed(ShardKeys keys, Neighbours neighbours) {
        short[] labels = new short[keys.size()];
        for (int i = 0; i < labels.length; i++) {
            long key = keys.at(i);
            int moves = neighbours.mobility(key);
            boolean weighed = moves > 0 && neighbours.areReversible();
            labels[i] = LabelCode.seeded(weighed ? moves * neighbours.images(key) : moves);
        }
        return labels;
    }

    /** The states that are decided in exactly so many moves. */
    public static int[] at(short[] labels, int distance) {
        int count = 0;
        for (short label : labels) if (LabelCode.isAt(label, distance)) count++;
        int[] found = new int[count];
        for (int i = labels.length - 1; i >= 0; i--) if (LabelCode.isAt(labels[i], distance)) found[--count] = i;
        return found;
    }

    /**
     * Tells whoever leads to some of the states found, by moves run backwards.
     *
     * @param parents room for the predecessors of any state
     */
    public static void tell(
            ShardKeys keys,
            short[] labels,
            int[] found,
            int begin,
            int end,
            Neighbours neighbours,
            long[] parents,
            Post post) {
        for (int at = begin; at < end; at++) {
            int place = found[at];
            long key = keys.at(place);
            int count = neighbours.predecessors(key, parents);
            if (LabelCode.isLoss(labels[place])) {
                for (int i = 0; i < count; i++) post.win(parents[i]);
            } else {
                int images = neighbours.images(key);
                for (int i = 0; i < count; i++) post.refute(parents[i], images);
            }
        }
    }

    /** These have a move to a lost state. Keys that no state has are of positions that play cannot reach. */
    @Hot
    public void win(long[] winners, int size) {
        for (int i = 0; i < size; i++) {
            int place = keys.find(winners[i]);
            if (place == ShardKeys.NOWHERE || !LabelCode.isOpen(labels[place])) continue;
            labels[place] = LabelCode.win(distance);
            note(place);
        }
    }

    /** Each of these has so many moves to a won state; those that stand there twice have twice as many. */
    @Hot
    public void refute(long[] refuted, int size, int moves) {
        for (int i = 0; i < size; i++) {
            int place = keys.find(refuted[i]);
            if (place == ShardKeys.NOWHERE || !LabelCode.isOpen(labels[place])) continue;
            labels[place] = LabelCode.refuted(labels[place], moves, distance);
            if (!LabelCode.isOpen(labels[place])) note(place);
        }
    }

    private void note(int place) {
        if (count == found.length) found = Arrays.copyOf(found, 2 * count);
        found[count++] = place;
    }

    /** What the news has decided, in ascending order. */
    public int[] found() {
        int[] decided = Arrays.copyOf(found, count);
        Arrays.sort(decided);
        return decided;
    }
}
