package tesuji.spark.space;

import java.io.Serializable;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import tesuji.games.Games;
import tesuji.solve.space.Neighbours;
import tesuji.solve.space.Shards;
import tesuji.solve.space.StateCodec;

/**
 * Which states are meant, as text and numbers: all that travels of a game. Every process opens the game for itself.
 *
 * @param game all its rules
 * @param folded whether symmetric positions are one state
 * @param origin the key of the position from which the states are reached
 * @param shards how many parts they are cut into
 */
public record StatesOf(String game, boolean folded, long origin, int shards) implements Serializable {
    /** The games that this process has opened, for tasks that follow each other; they are immutable. */
    private static final Map<String, StateCodec> OPENED = new ConcurrentHashMap<>();

    public static StatesOf of(StateCodec codec, int shards) {
        return new StatesOf(codec.game().id().toString(), codec.folded(), codec.origin(), new Shards(shards).count());
    }

    public StateCodec codec() {
        return OPENED.computeIfAbsent(
                game + " " + folded, text -> StateCodec.of(Games.library().open(game), folded));
    }

    /** What finds neighbours of keys; one for each task. */
    public Neighbours neighbours() {
        return new Neighbours(codec());
    }

    public Shards ranges() {
        return new Shards(shards);
    }
}
