package tesuji.spark.solve;

import java.util.Arrays;
import java.util.stream.Collectors;
import tesuji.solve.retrograde.LabelCode;
import tesuji.solve.retrograde.LabelTally;
import tesuji.solve.retrograde.StateCounts;
import tesuji.solve.space.Neighbours;
import tesuji.solve.space.ShardKeys;

/**
 * What is known of all states of some shards.
 *
 * @param margin half-points by which all decided games end; {@link #NONE} if there are none, {@link #DIFFERENT} if they
 *     differ
 */
record ShardSummary(StateCounts counts, int margin) {
    private static final int NONE = 0;
    private static final int DIFFERENT = -1;

    static ShardSummary of(ShardKeys keys, short[] labels, Neighbours neighbours) {
        LabelTally tally = new LabelTally();
        int margin = NONE;
        for (int i = 0; i < labels.length; i++) {
            tally.add(labels[i]);
            boolean asked = margin != DIFFERENT && LabelCode.isDecidedEnd(labels[i]);
            if (asked) margin = common(margin, neighbours.margin(keys.at(i)));
        }
        return new ShardSummary(tally.counts(), margin);
    }

    private static int common(int one, int other) {
        if (one == NONE || one == other) return other;
        return other == NONE ? one : DIFFERENT;
    }

    ShardSummary with(ShardSummary other) {
        StateCounts a = counts;
        StateCounts b = other.counts;
        return new ShardSummary(
                new StateCounts(
                        a.wins() + b.wins(),
                        a.draws() + b.draws(),
                        a.losses() + b.losses(),
                        a.unknown() + b.unknown(),
                        a.ended() + b.ended(),
                        a.holes() + b.holes(),
                        Math.max(a.longest(), b.longest())),
                common(margin, other.margin));
    }

    /** As databases keep it: 0 if there is no such margin. */
    int commonMargin() {
        return Math.max(NONE, margin);
    }

    /** All of it, as it travels. */
    long[] numbers() {
        return new long[] {
            counts.wins(),
            counts.draws(),
            counts.losses(),
            counts.unknown(),
            counts.ended(),
            counts.holes(),
            counts.longest(),
            margin
        };
    }

    static ShardSummary of(long[] numbers) {
        return new ShardSummary(
                new StateCounts(
                        numbers[0], numbers[1], numbers[2], numbers[3], numbers[4], numbers[5], (int) numbers[6]),
                (int) numbers[7]);
    }

    String text() {
        return Arrays.stream(numbers()).mapToObj(String::valueOf).collect(Collectors.joining(","));
    }

    static ShardSummary read(String text) {
        return of(Arrays.stream(text.split(",")).mapToLong(Long::parseLong).toArray());
    }
}
