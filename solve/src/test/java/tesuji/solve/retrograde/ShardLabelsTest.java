package tesuji.solve.retrograde;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tesuji.core.base.InputException;
import tesuji.core.game.Game;
import tesuji.core.play.StopCondition;
import tesuji.games.Games;
import tesuji.solve.space.Indexed;
import tesuji.solve.space.LongList;
import tesuji.solve.space.Neighbours;
import tesuji.solve.space.Reachable;
import tesuji.solve.space.ShardKeys;
import tesuji.solve.space.Shards;
import tesuji.solve.space.StateCodec;
import tesuji.solve.space.WorkerPool;

/** The rules of labelling, driven shard by shard, find what the queue of one machine finds. */
final class ShardLabelsTest {
    /** News for one shard: wins, and refutations one by one. */
    private record Letters(LongList wins, List<long[]> refutations) {
        Letters() {
            this(new LongList(16), new ArrayList<>());
        }
    }

    @ParameterizedTest
    @CsvSource({
        "'skoczki:width=3,height=5,variant=A', false, 1",
        "'skoczki:width=3,height=5,variant=A', true, 7",
        "'skoczki:width=2,height=6,variant=C', false, 3",
        "'skoczki:width=2,height=6,variant=A', true, 16",
        "'skoczki:width=3,height=5,variant=B-1', false, 5"
    })
    void shardsAgreeWithTheQueue(String id, boolean folded, int count) {
        Game game = Games.library().open(id);
        StateCodec codec = StateCodec.of(game, folded);
        Retrograde method = folded ? Retrograde.STANDARD.withFolding() : Retrograde.STANDARD;
        Solved truth = method.solve(game.start(), StopCondition.NEVER).orElseThrow();
        Reachable states = (Reachable) truth.space();
        assertThat(states.predecessors()).as("moves run backwards").isPresent();
        List<StateOutcome> found = outcomes(codec, states, new Shards(count));
        for (int state = 0; state < found.size(); state++) {
            assertThat(found.get(state)).isEqualTo(truth.labels().outcome(state));
        }
        assertThat(found).hasSize((int) states.size());
    }

    /** The outcomes of all states in order, found by passes over shards. */
    private static List<StateOutcome> outcomes(StateCodec codec, Reachable states, Shards shards) {
        Neighbours neighbours = new Neighbours(codec);
        List<ShardKeys> keys = cut(states, shards);
        List<short[]> labels = new ArrayList<>();
        List<int[]> found = new ArrayList<>();
        for (ShardKeys here : keys) {
            short[] seeded = ShardLabels.seed(here, neighbours);
            labels.add(seeded);
            found.add(ShardLabels.at(seeded, 0));
        }
        for (int distance = 1; found.stream().anyMatch(each -> each.length > 0); distance++) {
            List<Letters> letters = told(keys, labels, found, neighbours, shards);
            for (int shard = 0; shard < shards.count(); shard++) {
                ShardLabels hearing = new ShardLabels(keys.get(shard), labels.get(shard), distance);
                Letters mine = letters.get(shard);
                hearing.win(mine.wins.elements(), mine.wins.size());
                for (long[] one : mine.refutations) hearing.refute(one, 1, (int) one[1]);
                found.set(shard, hearing.found());
            }
        }
        List<StateOutcome> outcomes = new ArrayList<>();
        for (short[] each : labels) for (short code : each) outcomes.add(LabelCode.outcome(LabelCode.closed(code)));
        return outcomes;
    }

    private static List<ShardKeys> cut(Reachable states, Shards shards) {
        List<LongList> lists = IntStream.range(0, shards.count())
                .mapToObj(i -> new LongList(16))
                .collect(Collectors.toList());
        for (long state = 0; state < states.size(); state++) {
            long key = states.keys().at(state);
            lists.get(shards.of(key)).add(key);
        }
        return IntStream.range(0, shards.count())
                .mapToObj(i -> new ShardKeys(shards, i, LongList.joined(new LongList[] {lists.get(i)})))
                .toList();
    }

    private static List<Letters> told(
            List<ShardKeys> keys, List<short[]> labels, List<int[]> found, Neighbours neighbours, Shards shards) {
        List<Letters> letters =
                IntStream.range(0, shards.count()).mapToObj(i -> new Letters()).toList();
        long[] room = neighbours.predecessorRoom();
        for (int shard = 0; shard < shards.count(); shard++) {
            int[] here = found.get(shard);
            ShardLabels.tell(
                    keys.get(shard), labels.get(shard), here, 0, here.length, neighbours, room, new ShardLabels.Post() {
                        @Override
                        public void win(long key) {
                            letters.get(shards.of(key)).wins.add(key);
                        }

                        @Override
                        public void refute(long key, int moves) {
                            letters.get(shards.of(key)).refutations.add(new long[] {key, moves});
                        }
                    });
        }
        return letters;
    }

    @Test
    void labelsGoThroughStreams() throws IOException {
        short[] labels = {0, 1, -3, Short.MIN_VALUE, 77};
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        LabelStream.write(out, labels, 5);
        byte[] bytes = out.toByteArray();
        assertThat(read(bytes, 5)).isEqualTo(labels);
        assertThatThrownBy(() -> read(bytes, 6))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("The file it is damaged");
        bytes[bytes.length - 1] ^= 1;
        assertThatThrownBy(() -> read(bytes, 5)).isInstanceOf(InputException.class);
        bytes[bytes.length - 1] ^= 1;
        for (long size : new long[] {2_000_000_000, 6, 4, -1, 5 + (1L << 63)}) {
            ByteBuffer.wrap(bytes).putLong(Long.BYTES, size);
            assertThatThrownBy(() -> read(bytes, 5))
                    .isInstanceOf(InputException.class)
                    .hasMessageContaining("The file it is damaged");
        }
        assertThatThrownBy(() -> read(new byte[7], 5)).isInstanceOf(InputException.class);
    }

    private static short[] read(byte[] bytes, int distance) throws IOException {
        return LabelStream.read(new ByteArrayInputStream(bytes), bytes.length, distance, "it");
    }

    @Test
    void moreStatesThanNumbersAreRefused() {
        Indexed ranks = new Indexed(Games.library().open("skoczki:width=6,height=5,variant=A"));
        try (WorkerPool pool = new WorkerPool(1)) {
            assertThatThrownBy(() -> ReversedGraph.of(ranks, new OutcomeTable(1), true, pool, StopCondition.NEVER))
                    .isInstanceOf(InputException.class)
                    .hasMessageContaining("at most 2147483647 can be numbered; sweep over them on disk");
        }
    }
}
