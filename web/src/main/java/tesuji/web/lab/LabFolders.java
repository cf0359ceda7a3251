package tesuji.web.lab;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import tesuji.core.base.InputException;
import tesuji.core.base.WholeFile;

/** Makes folders of the laboratory, and puts away what people delete: nothing is ever lost by a click. */
final class LabFolders {
    private LabFolders() {}

    static Path make(Path parent, String name) {
        try {
            return Files.createDirectories(parent.resolve(name));
        } catch (IOException failure) {
            throw unusable(failure);
        }
    }

    static InputException unusable(IOException failure) {
        return new InputException(
                "The folder of the laboratory cannot be used: " + WholeFile.reason(failure) + ".", failure);
    }

    /** Moves a file or folder to this place, or to the next one that is free. */
    static void putAway(Path what, Path place) {
        Path free = place;
        for (int i = 2; Files.exists(free); i++) free = place.resolveSibling(place.getFileName() + "-" + i);
        try {
            Files.move(what, free, StandardCopyOption.ATOMIC_MOVE);
        } catch (IOException failure) {
            throw unusable(failure);
        }
    }
}
