package tesuji.neural.generate;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tesuji.core.base.Rng;
import tesuji.neural.model.Activation;
import tesuji.neural.model.ActivationLayer;
import tesuji.neural.model.BatchNorm;
import tesuji.neural.model.BiasLayer;
import tesuji.neural.model.Block;
import tesuji.neural.model.Convolution;
import tesuji.neural.model.GlobalPoolingBlock;
import tesuji.neural.model.MatrixLayer;
import tesuji.neural.model.NestedBottleneckBlock;
import tesuji.neural.model.Network;
import tesuji.neural.model.OrdinaryBlock;
import tesuji.neural.model.OutputScales;
import tesuji.neural.model.PolicyHead;
import tesuji.neural.model.Trunk;
import tesuji.neural.model.ValueHead;
import tesuji.neural.model.Weights;

/** Fills a network of some shape with random weights; the same seed gives the same network. */
public final class NetworkGenerator {
    private final NetworkShape shape;
    private final Rng rng;

    private NetworkGenerator(NetworkShape shape, long seed) {
        this.shape = shape;
        rng = new Rng(seed);
    }

    public static Network generate(NetworkShape shape, long seed) {
        return new NetworkGenerator(shape, seed).network();
    }

    private Network network() {
        boolean written = shape.version() >= Network.WRITTEN_SCALES;
        OutputScales scales = written ? new OutputScales(20, 19, 18, 17, 41, 0.3f, 29) : OutputScales.USUAL;
        boolean suicide = shape.version() >= Network.OPTIONS && rng.nextInt(2) == 1;
        return new Network("random", shape.version(), scales, suicide, trunk(), policy(), value());
    }

    private Trunk trunk() {
        int channels = shape.channels();
        Convolution stem = convolution("stem", shape.stem(), Network.PLANES, channels);
        MatrixLayer globals = matrix("globals", Network.GLOBALS, channels);
        List<Block> blocks = new ArrayList<>();
        for (NetworkShape.Kind kind : shape.blocks()) blocks.add(block("block" + blocks.size(), kind));
        return new Trunk(
                "trunk",
                channels,
                channels,
                shape.regular(),
                shape.regular(),
                shape.pooled(),
                stem,
                globals,
                blocks,
                norm("tip/norm", channels),
                activation("tip/act"));
    }

    private Block block(String name, NetworkShape.Kind kind) {
        return switch (kind) {
            case ORDINARY -> ordinary(name, shape.channels());
            case POOLING -> pooling(name, shape.channels());
            case NESTED -> nested(name, ordinary(name + "/first", shape.inner()));
            case NESTED_POOLING -> nested(name, pooling(name + "/first", shape.inner()));
        };
    }

    private Block ordinary(String name, int channels) {
        return new OrdinaryBlock(
                name,
                norm(name + "/norm1", channels),
                activation(name + "/act1"),
                convolution(name + "/conv1", 3, channels, channels),
                norm(name + "/norm2", channels),
                activation(name + "/act2"),
                convolution(name + "/conv2", 3, channels, channels));
    }

    private Block pooling(String name, int channels) {
        return new GlobalPoolingBlock(
                name,
                norm(name + "/norm1", channels),
                activation(name + "/act1"),
                convolution(name + "/regular", 3, channels, shape.regular()),
                convolution(name + "/pooled", 3, channels, shape.pooled()),
                norm(name + "/normp", shape.pooled()),
                activation(name + "/actp"),
                matrix(name + "/pool", 3 * shape.pooled(), shape.regular()),
                norm(name + "/norm2", shape.regular()),
                activation(name + "/act2"),
                convolution(name + "/conv2", 3, shape.regular(), channels));
    }

    private Block nested(String name, Block first) {
        return new NestedBottleneckBlock(
                name,
                norm(name + "/norm1", shape.channels()),
                activation(name + "/act1"),
                convolution(name + "/down", 1, shape.channels(), shape.inner()),
                List.of(first, ordinary(name + "/second", shape.inner())),
                norm(name + "/norm2", shape.inner()),
                activation(name + "/act2"),
                convolution(name + "/up", 1, shape.inner(), shape.channels()));
    }

    private PolicyHead policy() {
        int heads = shape.heads();
        int policies = shape.version() == Network.WRITTEN_POLICIES ? 2 : Network.policyChannels(shape.version());
        boolean hasHidden = shape.version() >= Network.OPTIONS;
        Optional<PolicyHead.HiddenPass> hidden = hasHidden
                ? Optional.of(new PolicyHead.HiddenPass(
                        bias("policy/bias", heads), activation("policy/pass"), matrix("policy/pass2", heads, policies)))
                : Optional.empty();
        return new PolicyHead(
                "policy",
                convolution("policy/points", shape.headKernel(), shape.channels(), heads),
                convolution("policy/pooled", shape.headKernel(), shape.channels(), heads),
                norm("policy/normp", heads),
                activation("policy/actp"),
                matrix("policy/pool", 3 * heads, heads),
                norm("policy/norm", heads),
                activation("policy/act"),
                convolution("policy/last", 1, heads, policies),
                matrix("policy/pass", 3 * heads, hasHidden ? heads : policies),
                hidden);
    }

    private ValueHead value() {
        int heads = shape.heads();
        int scores = Network.scoreChannels(shape.version());
        return new ValueHead(
                "value",
                convolution("value/points", shape.headKernel(), shape.channels(), heads),
                norm("value/norm", heads),
                activation("value/act"),
                matrix("value/hidden", 3 * heads, shape.hidden()),
                bias("value/bias", shape.hidden()),
                activation("value/act2"),
                matrix("value/outcome", shape.hidden(), Network.OUTCOMES),
                bias("value/bias3", Network.OUTCOMES),
                matrix("value/score", shape.hidden(), scores),
                bias("value/bias4", scores),
                convolution("value/ownership", 1, heads, 1));
    }

    private Convolution convolution(String name, int edge, int inputs, int outputs) {
        int fan = edge * edge * inputs;
        return new Convolution(name, edge, edge, inputs, outputs, around(0, Math.sqrt(2.0 / fan), fan * outputs));
    }

    private MatrixLayer matrix(String name, int inputs, int outputs) {
        return new MatrixLayer(name, inputs, outputs, around(0, Math.sqrt(1.0 / inputs), inputs * outputs));
    }

    private BiasLayer bias(String name, int channels) {
        return new BiasLayer(name, channels, around(0, 0.1, channels));
    }

    /** With and without scale and bias, as files have them. */
    private BatchNorm norm(String name, int channels) {
        Weights mean = around(0, 0.2, channels);
        Weights variance = around(1, 0.1, channels);
        Optional<Weights> scale = rng.nextInt(2) == 0 ? Optional.empty() : Optional.of(around(1, 0.1, channels));
        Optional<Weights> bias = rng.nextInt(4) == 0 ? Optional.empty() : Optional.of(around(0, 0.2, channels));
        return new BatchNorm(name, channels, 1e-3f, mean, variance, scale, bias);
    }

    private ActivationLayer activation(String name) {
        boolean named = shape.version() >= Network.NAMED_ACTIVATIONS;
        return new ActivationLayer(name, named ? shape.function() : Activation.RELU);
    }

    /** Numbers spread evenly around a mean with this deviation. */
    private Weights around(double mean, double deviation, int count) {
        float[] values = new float[count];
        for (int i = 0; i < count; i++) {
            values[i] = (float) (mean + deviation * Math.sqrt(3) * (2 * rng.nextDouble() - 1));
        }
        return Weights.of(values);
    }
}
