package tesuji.solve.space;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * The finished frontiers of an enumeration, one file of keys for each. A program that was killed goes on from the
 * last.
 */
final class Frontiers {
    private final WorkFolder folder;
    private int finished;

    Frontiers(WorkFolder folder) {
        this.folder = folder;
        while (Files.exists(file(finished))) finished++;
    }

    /** How many frontiers are complete. */
    int finished() {
        return finished;
    }

    Path file(int frontier) {
        return folder.file(String.format("frontier-%05d", frontier));
    }

    Path other(String name) {
        return folder.file(name);
    }

    /** Takes over a frontier that was written under its name. */
    void finish() {
        finished++;
    }

    List<Path> files(int from) {
        List<Path> files = new ArrayList<>();
        for (int frontier = from; frontier < finished; frontier++) files.add(file(frontier));
        return files;
    }

    List<Long> sizes() {
        List<Long> sizes = new ArrayList<>();
        for (Path file : files(0)) {
            try (KeyReader reader = new KeyReader(file)) {
                sizes.add(reader.size());
            } catch (IOException failure) {
                throw folder.unusable(failure);
            }
        }
        return sizes;
    }
}
