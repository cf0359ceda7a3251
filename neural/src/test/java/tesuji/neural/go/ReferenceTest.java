package tesuji.neural.go;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import tesuji.neural.SharedFiles;
import tesuji.neural.backend.Backend;
import tesuji.neural.backend.Backends;
import tesuji.neural.backend.PlainBackend;
import tesuji.neural.model.Network;

/** Every position of the reference gives what KataGo says of it. */
final class ReferenceTest {
    @TestFactory
    Stream<DynamicTest> everyBackendAgreesWithKataGo() {
        Network network = SharedFiles.network();
        List<Backend> backends = List.of(new PlainBackend(network), Backends.fastest(network));
        assertThat(backends.get(1).name())
                .as("the Vector API is tested as well")
                .startsWith("vector");
        return backends.stream()
                .flatMap(backend -> KataReference.all().stream()
                        .map(reference -> DynamicTest.dynamicTest(
                                backend.name() + " " + reference.name(),
                                () -> reference.check(reference.evaluate(
                                        network, backend.on(reference.game().size()))))));
    }

    @Test
    void allPositionsAreThere() {
        assertThat(KataReference.all()).hasSize(19);
    }

    /** A board in the corner of a larger tensor gives the same: points off the board do not matter. */
    @Test
    void paddedTensorsAgree() {
        Network network = SharedFiles.network();
        KataReference reference = KataReference.named("9x9-midgame26-in-19x19-buffer");
        reference.check(reference.evaluate(network, new PlainBackend(network).padded(9, 19)));
    }
}
