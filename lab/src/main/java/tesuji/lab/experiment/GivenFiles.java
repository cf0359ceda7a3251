package tesuji.lab.experiment;

import java.nio.file.Path;
import java.util.Optional;

/**
 * What some experiments need and nobody but the person at the keyboard has.
 *
 * @param network a network of KataGo
 * @param games a folder of game records
 */
public record GivenFiles(Optional<Path> network, Optional<Path> games) {
    public static final GivenFiles NONE = new GivenFiles(Optional.empty(), Optional.empty());
}
