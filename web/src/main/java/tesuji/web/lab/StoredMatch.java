package tesuji.web.lab;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import tesuji.core.base.InputException;
import tesuji.core.base.WholeFile;
import tesuji.web.wire.Wire;

/** A match and the folder that it has for itself. What was asked for is in a file beside the games. */
record StoredMatch(String id, Path folder, Description description) {
    private static final String FILE = "match.json";

    /**
     * The file.
     *
     * @param v the version of the format
     * @param begun when, as ISO 8601 writes it
     */
    record Description(int v, MatchWish wish, String begun) {}

    static StoredMatch begin(String id, Path folder, MatchWish wish, String now) {
        Description description = new Description(1, wish, now);
        WholeFile.write(folder.resolve(FILE), (Wire.text(description) + "\n").getBytes(StandardCharsets.UTF_8));
        return new StoredMatch(id, folder, description);
    }

    /** The match of a folder; nothing if that holds none, because the program was ended before it was described. */
    static Optional<StoredMatch> read(String id, Path folder) {
        Path file = folder.resolve(FILE);
        if (!Files.exists(file)) return Optional.empty();
        try {
            String text = new String(WholeFile.read(file), StandardCharsets.UTF_8);
            return Optional.of(new StoredMatch(id, folder, Wire.read(text, Description.class)));
        } catch (InputException unreadable) {
            return Optional.empty();
        }
    }

    MatchWish wish() {
        return description.wish();
    }
}
