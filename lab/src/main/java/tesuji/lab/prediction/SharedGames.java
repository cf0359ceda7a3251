package tesuji.lab.prediction;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/**
 * Games of Go on 9×9 for whoever names no others: those in {@value #NAME}. The launcher says where the folder
 * {@code shared} is, by the property {@code tesuji.shared}.
 */
public final class SharedGames {
    /** Where they are, for sentences. */
    public static final String NAME = "shared/data/sgf/9x9 beside the project";

    private SharedGames() {}

    /** The folder, if it is there. */
    public static Optional<Path> folder() {
        return Optional.ofNullable(System.getProperty("tesuji.shared"))
                .map(shared -> Path.of(shared, "data", "sgf", "9x9"))
                .filter(Files::isDirectory);
    }
}
