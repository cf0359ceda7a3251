package tesuji.spark.space;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import org.junit.jupiter.api.Test;
import scala.Tuple2;
import tesuji.core.base.InputException;
import tesuji.core.play.StopCondition;
import tesuji.games.Games;
import tesuji.solve.retrograde.Retrograde;
import tesuji.solve.space.StateCodec;

/** A shard of states after a layer, which Spark may ask for twice. */
final class StateShardTest {
    private static final StateCodec CODEC =
            StateCodec.plain(Games.library().open("skoczki:width=3,height=5,variant=A"));
    private static final StatesOf STATES = StatesOf.of(CODEC, 1);

    private static List<Tuple2<Integer, byte[]>> all(Iterator<Tuple2<Integer, byte[]>> blocks) {
        List<Tuple2<Integer, byte[]>> list = new ArrayList<>();
        blocks.forEachRemaining(list::add);
        return list;
    }

    @Test
    void aLayerThatIsFoundTwiceIsTheSame() {
        StateShard shard = StateShard.first(0, STATES);
        int layers = 0;
        while (shard.fresh().length > 0) {
            long[] before = shard.all().clone();
            long[] fresh = shard.fresh().clone();
            List<Tuple2<Integer, byte[]>> blocks = all(shard.expanded(STATES));
            StateShard next = shard.with(blocks.iterator(), STATES.ranges());
            StateShard again = shard.with(blocks.iterator(), STATES.ranges());
            assertThat(again.fresh()).isEqualTo(next.fresh());
            assertThat(again.all()).isEqualTo(next.all()).isSorted();
            assertThat(shard.all()).as("the shard before").isEqualTo(before);
            assertThat(shard.fresh()).isEqualTo(fresh);
            shard = next;
            layers++;
        }
        assertThat(layers).isGreaterThan(10);
        assertThat(shard.all()).hasSize((int) Retrograde.STANDARD
                .states(CODEC, StopCondition.NEVER)
                .orElseThrow()
                .size());
    }

    /** Blocks that say how many keys they have, and have none. */
    @Test
    void moreKeysThanAnArrayHoldsAskForMoreShards() {
        byte[] block = new byte[32];
        ByteBuffer.wrap(block).putInt(Integer.BYTES, 1 << 30);
        List<Tuple2<Integer, byte[]>> blocks = List.of(new Tuple2<>(0, block), new Tuple2<>(0, block));
        StateShard shard = StateShard.first(0, STATES);
        assertThatThrownBy(() -> shard.with(blocks.iterator(), STATES.ranges()))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("A shard has 2147483648 elements")
                .hasMessageContaining("more --shards");
    }
}
