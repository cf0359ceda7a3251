package tesuji.neural;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import tesuji.neural.file.NetworkFiles;
import tesuji.neural.model.Network;

/** A trained network and what KataGo says of positions with it; tests that need them are skipped where they are not. */
public final class SharedFiles {
    private static final Path FOLDER = Path.of(System.getProperty("tesuji.shared", "../shared"), "data");

    private SharedFiles() {}

    public static Path networkFile() {
        Path file = FOLDER.resolve("nets/g170-b6c96-s175395328-d26788732.bin.gz");
        assumeTrue(Files.isRegularFile(file), "the network is not here");
        return file;
    }

    public static Network network() {
        return NetworkFiles.read(networkFile());
    }

    /** The folder of KataGo's outputs. */
    public static Path references() {
        Path folder = FOLDER.resolve("katago-reference");
        assumeTrue(Files.isDirectory(folder), "KataGo's outputs are not here");
        return folder;
    }
}
