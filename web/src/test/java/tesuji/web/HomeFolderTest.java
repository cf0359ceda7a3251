package tesuji.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class HomeFolderTest {
    private static final Duration AT_ONCE = Duration.ZERO;
    private static final Duration LONG = Duration.ofMinutes(1);

    @TempDir
    private Path folder;

    @Test
    void onlyOneProgramHasIt() {
        try (HomeFolder first = HomeFolder.take(folder).orElseThrow()) {
            assertThat(HomeFolder.take(folder)).isEmpty();
            assertThat(first.key()).hasSize(32).isEqualTo(first.key());
        }
        HomeFolder.take(folder).orElseThrow().close();
    }

    /** A program that was killed leaves its address behind. */
    @Test
    void theAddressOfAnEarlierProgramIsNotTold() throws Exception {
        Files.writeString(folder.resolve("address"), "http://127.0.0.1:1/#k=0\n");
        try (HomeFolder home = HomeFolder.take(folder).orElseThrow()) {
            assertThat(HomeFolder.address(folder, AT_ONCE)).isEmpty();
            home.announce("http://127.0.0.1:2/#k=0");
            assertThat(HomeFolder.address(folder, AT_ONCE)).contains("http://127.0.0.1:2/#k=0");
        }
    }

    @Test
    void aProgramThatIsStartingIsWaitedFor() throws Exception {
        try (HomeFolder home = HomeFolder.take(folder).orElseThrow()) {
            CompletableFuture<Optional<String>> told =
                    CompletableFuture.supplyAsync(() -> HomeFolder.address(folder, LONG));
            home.announce("http://127.0.0.1:3/#k=0");
            assertThat(told.get()).contains("http://127.0.0.1:3/#k=0");
        }
    }
}
