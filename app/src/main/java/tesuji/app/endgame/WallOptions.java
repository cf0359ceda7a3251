package tesuji.app.endgame;

import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;
import tesuji.core.base.InputException;
import tesuji.lab.endgame.WallSource;

/** The options that say which groups may be taken for alive where that is not shown. */
final class WallOptions {
    @Option(
            names = "--strict",
            description =
                    "Assume no group to live where that is not shown, as problems do: a result is proven or unknown.")
    private boolean strict;

    @Option(
            names = "--walls",
            paramLabel = "W",
            description = {
                "Who says which groups live where that is not shown: eyes (they find two as far as can be seen, the"
                        + " default), playouts or net:FILE (playouts or a network of KataGo expect them to stay), or"
                        + " none, which is --strict."
            })
    private String walls = "";

    @Option(
            names = "--threshold",
            paramLabel = "T",
            description = "The least ownership of each stone of a group by --walls playouts or net:FILE, above 0 and at"
                    + " most 1 (default: " + WallSource.STANDARD_THRESHOLD + ").")
    private @Nullable Double threshold;

    /** Refuses what does not fit together before a file is read, and reads the network if there is one. */
    WallSource source() {
        if (strict && !walls.isEmpty() && !walls.equals(WallSource.NONE)) {
            throw new InputException("--strict assumes no group to live, so --walls must be none, not " + walls + ".");
        }
        if (threshold != null && witness().isEmpty()) {
            throw new InputException("--threshold is for --walls playouts and --walls net:FILE.");
        }
        String name = strict ? WallSource.NONE : walls.isEmpty() ? WallSource.EYES : walls;
        return WallSource.read(name, threshold == null ? WallSource.STANDARD_THRESHOLD : threshold);
    }

    /** What has to be said of groups that others expect to stay. */
    Optional<String> caveat() {
        return witness()
                .map(who -> "That these groups stay is what " + who + "; if one of them needs a move for that, the move"
                        + " is not counted.");
    }

    private Optional<String> witness() {
        if (walls.equals(WallSource.PLAYOUTS)) return Optional.of("playouts expect");
        return walls.startsWith(WallSource.NETWORK) ? Optional.of("a network expects") : Optional.empty();
    }
}
