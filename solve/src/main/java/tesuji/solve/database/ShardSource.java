package tesuji.solve.database;

import java.io.IOException;
import tesuji.core.game.GameId;
import tesuji.solve.retrograde.StateCounts;
import tesuji.solve.space.KeyStream;

/** A solved game in shards: the states of one after the other are all states in order. */
public interface ShardSource {
    GameId game();

    boolean folded();

    /** How many shards there are. */
    int count();

    /** The states of all shards together. */
    StateCounts counts();

    /** The half-points by which all decided games end, or 0 if they differ. */
    int margin();

    /** Hands the keys of a shard on, as big-endian longs. */
    void keys(int shard, KeyStream.Sink sink) throws IOException;

    /** The final labels of a shard. */
    short[] labels(int shard) throws IOException;
}
