package tesuji.neural;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tesuji.core.base.InputException;
import tesuji.neural.backend.Backend;
import tesuji.neural.file.NetworkFiles;
import tesuji.neural.generate.NetworkGenerator;
import tesuji.neural.generate.NetworkShape;
import tesuji.neural.model.Activation;
import tesuji.neural.model.Network;

/** Players of one file share one network; a file that was replaced is read again. */
final class OpenNetworksTest {
    @TempDir
    @SuppressWarnings("NullAway.Init") // JUnit sets it
    private Path folder;

    private static void write(Path file, int seed) throws IOException {
        NetworkShape shape = NetworkShape.small(Network.OLDEST, Activation.RELU, List.of(NetworkShape.Kind.ORDINARY));
        NetworkFiles.write(NetworkGenerator.generate(shape, seed), file);
    }

    @Test
    void aFileIsReadAgainOnlyWhenItHasChanged() throws IOException {
        Path file = folder.resolve("net.bin.gz");
        write(file, 1);
        Backend first = OpenNetworks.open(file);
        assertThat(OpenNetworks.open(folder.resolve("./net.bin.gz"))).isSameAs(first);
        write(file, 2);
        Files.setLastModifiedTime(file, FileTime.from(Instant.parse("2020-01-02T03:04:05Z")));
        Backend second = OpenNetworks.open(file);
        assertThat(second).isNotSameAs(first);
        assertThat(second.network()).isNotEqualTo(first.network());
    }

    @Test
    void aFileThatIsNotThereIsRefused() {
        assertThatThrownBy(() -> OpenNetworks.open(folder.resolve("none.bin.gz")))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("none.bin.gz cannot be read");
    }
}
