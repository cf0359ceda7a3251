package tesuji.neural.file;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import tesuji.core.base.InputException;
import tesuji.neural.SharedFiles;
import tesuji.neural.generate.NetworkGenerator;
import tesuji.neural.generate.NetworkShape;
import tesuji.neural.generate.NetworkShape.Kind;
import tesuji.neural.model.Activation;
import tesuji.neural.model.GlobalPoolingBlock;
import tesuji.neural.model.Network;
import tesuji.neural.model.OrdinaryBlock;

/** What is written is read again, in every form; a trained network is read to its last byte. */
final class NetworkFilesTest {
    @TempDir
    @SuppressWarnings("NullAway.Init") // JUnit sets it
    private Path folder;

    static Stream<Network> everyKind() {
        List<Kind> blocks = List.of(Kind.ORDINARY, Kind.POOLING, Kind.NESTED, Kind.NESTED_POOLING);
        return Stream.iterate(Network.OLDEST, version -> version <= Network.NEWEST, version -> version + 1)
                .flatMap(version ->
                        Stream.of(Activation.values()).map(function -> NetworkShape.small(version, function, blocks)))
                .map(shape -> NetworkGenerator.generate(shape, shape.version()));
    }

    @ParameterizedTest
    @MethodSource("everyKind")
    void whatIsWrittenIsReadAgain(Network network) throws IOException {
        for (String ending : List.of(".bin", ".txt", ".bin.gz", ".txt.gz")) {
            Path file = folder.resolve("net" + ending);
            NetworkFiles.write(network, file);
            assertThat(NetworkFiles.read(file)).as(ending).isEqualTo(network);
        }
    }

    @Test
    void theFormsDifferAsTheirNamesSay() throws IOException {
        Network network = everyKind().findFirst().orElseThrow();
        Path text = folder.resolve("net.txt");
        Path binary = folder.resolve("net.bin");
        Path packed = folder.resolve("net.bin.gz");
        NetworkFiles.write(network, text);
        NetworkFiles.write(network, binary);
        NetworkFiles.write(network, packed);
        assertThat(Files.readString(text))
                .startsWith("random\n8\n22\n19\ntrunk\n4 12 12\n")
                .doesNotContain("@");
        assertThat(Files.size(binary)).isLessThan(Files.size(text));
        assertThat(Files.readAllBytes(packed)).startsWith(0x1F, 0x8B);
    }

    @ParameterizedTest
    @ValueSource(strings = {"net", "net.gz", "net.onnx"})
    void otherNamesAreRefusedForWriting(String name) {
        Network network = everyKind().findFirst().orElseThrow();
        assertThatThrownBy(() -> NetworkFiles.write(network, folder.resolve(name)))
                .isInstanceOf(InputException.class)
                .hasMessage("A network is written to a file whose name ends with .bin, .txt, .bin.gz or .txt.gz, not"
                        + " to " + name + ".");
    }

    @Test
    void aFileThatIsNotThereIsNamed() {
        assertThatThrownBy(() -> NetworkFiles.read(folder.resolve("none.bin.gz")))
                .isInstanceOf(InputException.class)
                .hasMessageStartingWith("There is no network ")
                .hasMessageEndingWith("none.bin.gz.");
    }

    @Test
    void aFileThatIsNotGzipAfterAllIsNamed() throws IOException {
        Path file = folder.resolve("net.bin.gz");
        Files.write(file, new byte[] {0x1F, (byte) 0x8B, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10});
        assertThatThrownBy(() -> NetworkFiles.read(file))
                .isInstanceOf(InputException.class)
                .hasMessage("The network net.bin.gz cannot be read: it is damaged or not readable.");
    }

    @Test
    void theTrainedNetworkIsReadToItsEnd() {
        Network network = SharedFiles.network();
        assertThat(network.name()).isEqualTo("g170-b6c96-s175395328-d26788732");
        assertThat(network.version()).isEqualTo(8);
        assertThat(network.trunk().channels()).isEqualTo(96);
        assertThat(network.trunk().stem().isSquare(5)).isTrue();
        assertThat(network.trunk().blocks())
                .satisfiesExactly(
                        block -> assertThat(block).isInstanceOf(OrdinaryBlock.class),
                        block -> assertThat(block).isInstanceOf(OrdinaryBlock.class),
                        block -> assertThat(block).isInstanceOf(GlobalPoolingBlock.class),
                        block -> assertThat(block).isInstanceOf(OrdinaryBlock.class),
                        block -> assertThat(block).isInstanceOf(GlobalPoolingBlock.class),
                        block -> assertThat(block).isInstanceOf(OrdinaryBlock.class));
        assertThat(network.policy().channels()).isEqualTo(1);
        assertThat(network.value().hidden().outputs()).isEqualTo(64);
    }

    @Test
    void theTrainedNetworkIsWrittenAsItWasRead() throws IOException {
        Network network = SharedFiles.network();
        Path copy = folder.resolve("copy.bin.gz");
        NetworkFiles.write(network, copy);
        assertThat(NetworkFiles.read(copy)).isEqualTo(network);
    }
}
