package tesuji.lab.endgame;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import tesuji.core.base.InputException;
import tesuji.endgame.safety.AssumedWalls;
import tesuji.endgame.value.Side;
import tesuji.games.go.GoPosition;
import tesuji.games.go.playout.FinalStatus;

/**
 * Who says which groups of a position live where that is not shown. What is found with such walls holds if they live,
 * whoever says so.
 */
@FunctionalInterface
public interface WallSource {
    /** Groups that find two eyes as far as can be seen. */
    String EYES = "eyes";

    /** Nobody. */
    String NONE = "none";

    /** Chains that the playouts of {@link FinalStatus} keep. */
    String PLAYOUTS = "playouts";

    /** What stands before the file of a network that expects chains to stay. */
    String NETWORK = "net:";

    /** How surely playouts and networks must expect each stone to stay: as often as 39 times out of 40. */
    double STANDARD_THRESHOLD = 0.95;

    /** The groups that may be walls. */
    AssumedWalls of(GoPosition position, Side toMove);

    /**
     * The source with this name; an {@link InputException} says which there are.
     *
     * @param threshold what each stone of a chain must reach, above 0 and at most 1, by playouts and networks
     */
    static WallSource read(String name, double threshold) {
        if (!(threshold > 0 && threshold <= 1)) {
            throw new InputException("The threshold must be above 0 and at most 1, not " + threshold + ".");
        }
        if (name.startsWith(NETWORK)) {
            NetworkOwnership network = new NetworkOwnership(file(name.substring(NETWORK.length())));
            return (position, side) -> owned(network.of(position, side), threshold);
        }
        return switch (name) {
            case EYES -> (position, side) -> AssumedWalls.EYES;
            case NONE -> (position, side) -> AssumedWalls.NONE;
            case PLAYOUTS -> (position, side) -> owned(FinalStatus.ownership(position), threshold);
            default ->
                throw new InputException("Walls are " + EYES + ", " + NONE + ", " + PLAYOUTS + " or " + NETWORK
                        + "FILE, not \"" + name + "\".");
        };
    }

    private static Path file(String name) {
        if (name.isBlank()) throw new InputException(NETWORK + " needs the file of a network.");
        try {
            return Path.of(name);
        } catch (InvalidPathException e) {
            throw new InputException("\"" + name + "\" is no name of a file.", e);
        }
    }

    private static AssumedWalls owned(float[] ownership, double threshold) {
        List<Double> owners = new ArrayList<>();
        for (float owner : ownership) owners.add((double) owner);
        return new AssumedWalls.Owned(owners, threshold);
    }
}
