package tesuji.spark.solve;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Iterator;
import java.util.List;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import scala.Tuple2;
import tesuji.core.base.InputException;
import tesuji.core.play.StopCondition;
import tesuji.games.Games;
import tesuji.solve.retrograde.Retrograde;
import tesuji.solve.retrograde.ShardLabels;
import tesuji.solve.space.Reachable;
import tesuji.solve.space.ShardKeys;
import tesuji.solve.space.StateCodec;
import tesuji.spark.space.StatesOf;

/** A shard of labels after a pass, which Spark may ask for twice: a refutation must not be counted twice. */
final class ValueShardTest {
    private static StatesOf states(String id) {
        return StatesOf.of(StateCodec.plain(Games.library().open(id)), 1);
    }

    private static ShardKeys keys(StatesOf states) {
        Reachable listed =
                Retrograde.STANDARD.states(states.codec(), StopCondition.NEVER).orElseThrow();
        long[] keys = LongStream.range(0, listed.size()).map(listed.keys()::at).toArray();
        return new ShardKeys(states.ranges(), 0, keys);
    }

    private static List<Tuple2<Integer, byte[]>> all(Iterator<Tuple2<Integer, byte[]>> blocks) {
        List<Tuple2<Integer, byte[]>> list = new ArrayList<>();
        blocks.forEachRemaining(list::add);
        return list;
    }

    @Test
    void aPassThatIsDoneTwiceIsTheSame() {
        StatesOf states = states("skoczki:width=3,height=5,variant=A");
        ShardKeys keys = keys(states);
        short[] seeded = ShardLabels.seed(keys, states.neighbours());
        ValueShard shard = new ValueShard(0, keys, seeded, ShardLabels.at(seeded, 0));
        int distance = 0;
        while (shard.found() > 0) {
            distance++;
            short[] before = shard.labels().clone();
            int found = shard.found();
            List<Tuple2<Integer, byte[]>> news = all(shard.news(states));
            ValueShard next = shard.with(news.iterator(), states, distance);
            ValueShard again = shard.with(news.iterator(), states, distance);
            assertThat(again.labels()).isEqualTo(next.labels());
            assertThat(again.found()).isEqualTo(next.found());
            assertThat(shard.labels()).as("the shard before").isEqualTo(before);
            assertThat(shard.found()).isEqualTo(found);
            shard = next;
        }
        assertThat(distance).isGreaterThan(10);
        short[] open = shard.labels().clone();
        assertThat(shard.closed()).isEqualTo(shard.closed());
        assertThat(shard.labels()).isEqualTo(open);
    }

    /** The same block again and again, so that little memory is needed. */
    @Test
    void moreMovesThanAnArrayHoldsAskForMoreShards() {
        StatesOf states = states("tictactoe");
        ShardKeys keys = keys(states);
        List<Tuple2<Integer, byte[]>> blocks = Collections.nCopies(1 << 13, new Tuple2<>(0, new byte[1 << 22]));
        assertThatThrownBy(() -> MoveShard.of(states, keys, blocks.iterator()))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("A shard has 2147483648 elements")
                .hasMessageContaining("more --shards");
    }
}
