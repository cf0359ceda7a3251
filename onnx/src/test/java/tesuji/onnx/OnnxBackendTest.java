package tesuji.onnx;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tesuji.core.base.Rng;
import tesuji.neural.SharedFiles;
import tesuji.neural.backend.Backend;
import tesuji.neural.backend.PlainBackend;
import tesuji.neural.backend.RawOutput;
import tesuji.neural.generate.NetworkGenerator;
import tesuji.neural.generate.NetworkShape;
import tesuji.neural.generate.NetworkShape.Kind;
import tesuji.neural.go.KataReference;
import tesuji.neural.model.Activation;
import tesuji.neural.model.Network;

/** Code that is not ours computes the same from the same weights, and what KataGo says. */
final class OnnxBackendTest {
    private static final float TOLERANCE = 2e-5f;

    static Stream<NetworkShape> shapes() {
        List<Kind> blocks = List.of(Kind.ORDINARY, Kind.POOLING, Kind.NESTED, Kind.NESTED_POOLING);
        return Stream.of(
                NetworkShape.small(Network.OLDEST, Activation.RELU, blocks),
                NetworkShape.small(11, Activation.MISH, blocks),
                NetworkShape.small(14, Activation.SILU, blocks),
                NetworkShape.small(15, Activation.IDENTITY, blocks),
                NetworkShape.small(Network.NEWEST, Activation.MISH, blocks));
    }

    private static float[] random(int length, Rng rng) {
        float[] values = new float[length];
        for (int i = 0; i < length; i++) values[i] = (float) (2 * rng.nextDouble() - 1);
        return values;
    }

    private static void assertClose(float[] found, float[] expected) {
        float most = 1;
        for (float value : expected) most = Math.max(most, Math.abs(value));
        assertThat(found).containsExactly(expected, within(TOLERANCE * most));
    }

    @ParameterizedTest
    @MethodSource("shapes")
    void theRuntimeComputesWhatThePlainBackendDoes(NetworkShape shape) {
        Network network = NetworkGenerator.generate(shape, 5);
        Backend plain = new PlainBackend(network);
        Rng rng = new Rng(6);
        try (OnnxBackend onnx = new OnnxBackend(network)) {
            assertThat(onnx.name()).isEqualTo("onnx");
            for (int size : new int[] {7, 9, 19}) {
                float[] planes = random(size * size * Network.PLANES, rng);
                float[] globals = random(Network.GLOBALS, rng);
                RawOutput expected = new RawOutput(network, size);
                plain.on(size).run(planes, globals, expected);
                RawOutput found = new RawOutput(network, size);
                onnx.on(size).run(planes, globals, found);
                assertClose(found.policy(), expected.policy());
                assertClose(found.pass(), expected.pass());
                assertClose(found.outcome(), expected.outcome());
                assertClose(found.score(), expected.score());
                assertClose(found.ownership(), expected.ownership());
            }
        }
    }

    @TestFactory
    Stream<DynamicTest> theRuntimeAgreesWithKataGo() {
        Network network = SharedFiles.network();
        OnnxBackend onnx = new OnnxBackend(network);
        return KataReference.all().stream()
                .map(reference -> DynamicTest.dynamicTest(
                        reference.name(),
                        () -> reference.check(reference.evaluate(
                                onnx.network(), onnx.on(reference.game().size())))))
                .onClose(onnx::close);
    }
}
