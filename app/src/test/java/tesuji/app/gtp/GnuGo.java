package tesuji.app.gtp;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assumptions;

/** Where GNU Go is installed; tests that need it are skipped, visibly, where it is not. */
final class GnuGo {
    private GnuGo() {}

    static String program() {
        Optional<Path> found = Stream.concat(
                        Stream.of(System.getenv().getOrDefault("PATH", "").split(":")), Stream.of("/usr/games"))
                .map(folder -> Path.of(folder, "gnugo"))
                .filter(Files::isExecutable)
                .findFirst();
        Assumptions.assumeTrue(found.isPresent(), "GNU Go is not installed");
        return found.orElseThrow().toString();
    }
}
