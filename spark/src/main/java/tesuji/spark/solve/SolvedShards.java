package tesuji.spark.solve;

import java.io.IOException;
import java.util.HashMap;
import java.util.Map;
import tesuji.core.game.GameId;
import tesuji.core.game.Position;
import tesuji.solve.database.ShardSource;
import tesuji.solve.retrograde.LabelCode;
import tesuji.solve.retrograde.OutcomeLookup;
import tesuji.solve.retrograde.StateCounts;
import tesuji.solve.retrograde.StateOutcome;
import tesuji.solve.space.KeyStream;
import tesuji.solve.space.ShardKeys;
import tesuji.solve.space.StateCodec;
import tesuji.spark.space.ShardFolder;
import tesuji.spark.space.ShardManifest;
import tesuji.spark.space.StateListing;
import tesuji.spark.space.StatesOf;

/**
 * A solved game in a folder of shards. Positions are looked up shard by shard, each of which is read whole; that is for
 * a few positions, such as those one move away from the start. Owned by one thread.
 */
public final class SolvedShards implements ShardSource, OutcomeLookup {
    private final ShardFolder folder;
    private final StatesOf states;
    private final int pass;
    private final ShardSummary summary;
    private final StateCodec codec;
    private final Map<Long, StateOutcome> known = new HashMap<>();

    /** What a manifest tells of that says that all values are found. */
    public SolvedShards(ShardFolder folder, ShardManifest manifest) {
        this.folder = folder;
        states = manifest.states();
        pass = manifest.pass();
        summary = ShardSummary.read(manifest.summary());
        codec = states.codec();
    }

    @Override
    public GameId game() {
        return codec.game().id();
    }

    @Override
    public boolean folded() {
        return states.folded();
    }

    @Override
    public int count() {
        return states.shards();
    }

    @Override
    public StateCounts counts() {
        return summary.counts();
    }

    @Override
    public int margin() {
        return summary.commonMargin();
    }

    @Override
    public void keys(int shard, KeyStream.Sink sink) throws IOException {
        String name = ShardFolder.name(shard, "keys");
        folder.read(name, (in, length) -> KeyStream.copy(in, length, folder.shown(name), sink));
    }

    @Override
    public short[] labels(int shard) {
        return StateLabelling.labels(folder, shard, pass);
    }

    @Override
    public StateOutcome outcome(Position position) {
        return known.computeIfAbsent(codec.key(position), this::outcome);
    }

    private StateOutcome outcome(long key) {
        int shard = states.ranges().of(key);
        long[] keys = StateListing.keys(folder, ShardFolder.name(shard, "keys"));
        int place = new ShardKeys(states.ranges(), shard, keys).find(key);
        if (place == ShardKeys.NOWHERE) return StateOutcome.UNKNOWN;
        return LabelCode.outcome(StateLabelling.labels(folder, shard, pass, keys.length)[place]);
    }
}
