package tesuji.solve.space;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import tesuji.core.base.InputException;
import tesuji.core.base.WholeFile;

/**
 * The folder of an enumeration: one file of keys for each finished frontier. A program that is killed goes on from the
 * last of them.
 */
final class Frontiers {
    private static final String MANIFEST = "states";

    private final Path folder;
    private int finished;

    /** Opens the folder, or makes it; refuses one that belongs to another game. */
    Frontiers(Path folder, Coder coder) {
        this.folder = folder;
        byte[] wanted = ("tesuji states 1\n" + coder.game().id() + "\nfolded " + coder.folded() + "\norigin "
                        + coder.origin() + "\n")
                .getBytes(StandardCharsets.UTF_8);
        Path manifest = folder.resolve(MANIFEST);
        if (Files.exists(manifest)) {
            if (!Arrays.equals(WholeFile.read(manifest), wanted)) {
                throw new InputException("The folder " + folder + " holds states of something else than "
                        + coder.game().id() + (coder.folded() ? " with" : " without") + " symmetries folded.");
            }
        } else {
            try {
                Files.createDirectories(folder);
            } catch (IOException failure) {
                throw new InputException("The folder " + folder + " cannot be made.", failure);
            }
            WholeFile.write(manifest, wanted);
        }
        while (Files.exists(file(finished))) finished++;
    }

    /** How many frontiers are complete. */
    int finished() {
        return finished;
    }

    Path file(int frontier) {
        return folder.resolve(String.format("frontier-%05d", frontier));
    }

    Path other(String name) {
        return folder.resolve(name);
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
                throw unreadable(failure);
            }
        }
        return sizes;
    }

    InputException unreadable(Exception failure) {
        return new InputException("The folder " + folder + " cannot be used: " + failure.getMessage() + ".", failure);
    }
}
