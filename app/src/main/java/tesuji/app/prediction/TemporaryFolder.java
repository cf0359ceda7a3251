package tesuji.app.prediction;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import tesuji.core.base.InputException;
import tesuji.core.base.WholeFile;

/** A folder for files that nobody wants to keep. */
record TemporaryFolder(Path path) implements AutoCloseable {
    static TemporaryFolder make() {
        try {
            return new TemporaryFolder(Files.createTempDirectory("tesuji"));
        } catch (IOException failure) {
            throw unusable(failure);
        }
    }

    private static InputException unusable(IOException failure) {
        return new InputException(
                "The folder for temporary files cannot be used: " + WholeFile.reason(failure) + ".", failure);
    }

    /** Takes it away with all that is in it. */
    @Override
    public void close() {
        try (Stream<Path> all = Files.walk(path)) {
            List<Path> deepestFirst = all.sorted(Comparator.reverseOrder()).toList();
            for (Path file : deepestFirst) Files.deleteIfExists(file);
        } catch (IOException failure) {
            throw unusable(failure);
        }
    }
}
