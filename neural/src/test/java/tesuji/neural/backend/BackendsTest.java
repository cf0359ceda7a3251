package tesuji.neural.backend;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tesuji.core.base.InputException;
import tesuji.core.base.Rng;
import tesuji.neural.generate.NetworkGenerator;
import tesuji.neural.generate.NetworkShape;
import tesuji.neural.generate.NetworkShape.Kind;
import tesuji.neural.model.Activation;
import tesuji.neural.model.Network;

/** The fast backend computes what the plain one does, on networks of every kind and boards of every size. */
final class BackendsTest {
    /** A network, as wide as it is so that panels are filled up or not. */
    static Stream<NetworkShape> shapes() {
        List<Kind> all = List.of(Kind.ORDINARY, Kind.POOLING, Kind.NESTED, Kind.NESTED_POOLING, Kind.ORDINARY);
        Stream<NetworkShape> versions = IntStream.rangeClosed(Network.OLDEST, Network.NEWEST)
                .mapToObj(version -> NetworkShape.small(version, Activation.MISH, all));
        Stream<NetworkShape> functions =
                Stream.of(Activation.values()).map(function -> NetworkShape.small(14, function, all));
        Stream<NetworkShape> kinds =
                Stream.of(Kind.values()).map(kind -> NetworkShape.small(11, Activation.SILU, List.of(kind)));
        Stream<NetworkShape> widths = Stream.of(
                new NetworkShape(15, Activation.MISH, all, 1, 33, 17, 40, 20, 35, 3, 11),
                new NetworkShape(8, Activation.RELU, all, 7, 64, 32, 32, 32, 32, 5, 16));
        return Stream.of(versions, functions, kinds, widths).flatMap(each -> each);
    }

    private static float[] planes(int size, Rng rng) {
        float[] planes = new float[size * size * Network.PLANES];
        for (int i = 0; i < planes.length; i++) planes[i] = i % Network.PLANES == 0 || rng.nextInt(5) == 0 ? 1 : 0;
        return planes;
    }

    private static float[] globals(Rng rng) {
        float[] globals = new float[Network.GLOBALS];
        for (int i = 0; i < globals.length; i++) globals[i] = (float) rng.nextDouble() - 0.5f;
        return globals;
    }

    private static void assertClose(RawOutput found, RawOutput expected, float tolerance) {
        assertClose("policy", found.policy(), expected.policy(), tolerance);
        assertClose("pass", found.pass(), expected.pass(), tolerance);
        assertClose("outcome", found.outcome(), expected.outcome(), tolerance);
        assertClose("score", found.score(), expected.score(), tolerance);
        assertClose("ownership", found.ownership(), expected.ownership(), tolerance);
    }

    /** Without an activation that holds them back, numbers grow large; errors are compared with the largest. */
    private static void assertClose(String what, float[] found, float[] expected, float tolerance) {
        float most = 1;
        for (float value : expected) most = Math.max(most, Math.abs(value));
        assertThat(found).as(what).containsExactly(expected, within(tolerance * most));
    }

    private static RawOutput run(Network network, ForwardPass forward, int size, float[] planes, float[] globals) {
        RawOutput output = new RawOutput(network, size);
        forward.run(planes, globals, output);
        return output;
    }

    @ParameterizedTest
    @MethodSource("shapes")
    void vectorsComputeTheSame(NetworkShape shape) {
        Network network = NetworkGenerator.generate(shape, 5);
        Backend plain = new PlainBackend(network);
        Backend fast = Backends.fastest(network);
        assertThat(fast.name()).startsWith("vector");
        Rng rng = new Rng(6);
        for (int size : new int[] {2, 7, 9, 13, 18, 19}) {
            float[] planes = planes(size, rng);
            float[] globals = globals(rng);
            RawOutput expected = run(network, plain.on(size), size, planes, globals);
            ForwardPass forward = fast.on(size);
            for (int round = 0; round < 2; round++) { // nothing is left over from the first one
                assertClose(run(network, forward, size, planes, globals), expected, 2e-5f);
            }
            assertThat(Math.abs(expected.policy()[0]))
                    .as("a network that says something")
                    .isGreaterThan(1e-4f);
        }
    }

    @ParameterizedTest
    @MethodSource("shapes")
    void paddedTensorsComputeTheSame(NetworkShape shape) {
        Network network = NetworkGenerator.generate(shape, 7);
        PlainBackend plain = new PlainBackend(network);
        Rng rng = new Rng(8);
        float[] planes = planes(7, rng);
        float[] globals = globals(rng);
        RawOutput exact = run(network, plain.on(7), 7, planes, globals);
        assertClose(run(network, plain.padded(7, 11), 7, planes, globals), exact, 1e-6f);
    }

    @Test
    void aTensorSmallerThanTheBoardIsRefused() {
        Network network = NetworkGenerator.generate(NetworkShape.b6c96(), 1);
        assertThatThrownBy(() -> new PlainBackend(network).padded(9, 8))
                .isInstanceOf(InputException.class)
                .hasMessage("A board of 9 does not fit into a tensor of 8.");
    }

    /** Several threads share the weights and nothing else. */
    @Test
    void threadsDoNotDisturbEachOther() throws Exception {
        Network network = NetworkGenerator.generate(shapes().findFirst().orElseThrow(), 9);
        Backend fast = Backends.fastest(network);
        ExecutorService threads = Executors.newFixedThreadPool(4);
        try {
            List<Callable<RawOutput>> tasks = new ArrayList<>();
            List<RawOutput> expected = new ArrayList<>();
            for (int i = 0; i < 40; i++) {
                int size = i % 2 == 0 ? 9 : 13;
                Rng rng = new Rng(i);
                float[] planes = planes(size, rng);
                float[] globals = globals(rng);
                expected.add(run(network, fast.on(size), size, planes, globals));
                tasks.add(() -> run(network, fast.on(size), size, planes, globals));
            }
            List<Future<RawOutput>> found = threads.invokeAll(tasks);
            for (int i = 0; i < found.size(); i++) assertClose(found.get(i).get(), expected.get(i), 0f);
        } finally {
            threads.shutdown();
        }
    }

    /** Once the compiler has done its work, vectors live in registers and nothing is allocated. */
    @Test
    void vectorsAllocateNothing() {
        ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        List<Kind> blocks = List.of(Kind.ORDINARY, Kind.POOLING, Kind.NESTED);
        Network network = NetworkGenerator.generate(NetworkShape.small(14, Activation.MISH, blocks), 1);
        ForwardPass forward = Backends.fastest(network).on(9);
        RawOutput output = new RawOutput(network, 9);
        float[] planes = planes(9, new Rng(1));
        float[] globals = globals(new Rng(2));
        long least = Long.MAX_VALUE;
        for (int round = 0; round < 3000 && least > 0; round++) {
            long before = threads.getCurrentThreadAllocatedBytes();
            for (int i = 0; i < 10; i++) forward.run(planes, globals, output);
            least = Math.min(least, threads.getCurrentThreadAllocatedBytes() - before);
        }
        assertThat(least).as("bytes in ten evaluations").isLessThan(10);
    }

    /** A program that is started without the module. */
    static final class WithoutVectors {
        private WithoutVectors() {}

        public static void main(String[] args) {
            Network network = NetworkGenerator.generate(shapes().findFirst().orElseThrow(), 1);
            System.out.println(
                    Backends.hasVectors() + " " + Backends.fastest(network).name());
        }
    }

    @Test
    void withoutTheModuleThePlainBackendIsTaken() throws Exception {
        Process process = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-cp",
                        System.getProperty("surefire.test.class.path", System.getProperty("java.class.path")),
                        WithoutVectors.class.getName())
                .redirectErrorStream(true)
                .start();
        String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(said).isEqualToIgnoringNewLines("false plain");
        assertThat(process.waitFor()).isZero();
    }

    @Test
    void theAdviceNamesTheModule() {
        assertThat(Backends.hasVectors()).isTrue();
        assertThat(Backends.advice()).contains("--add-modules jdk.incubator.vector");
    }
}
