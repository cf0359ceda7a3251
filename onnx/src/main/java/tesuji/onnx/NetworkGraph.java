package tesuji.onnx;

import java.util.List;
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
import tesuji.neural.model.PolicyHead;
import tesuji.neural.model.Trunk;
import tesuji.neural.model.ValueHead;

/**
 * Writes a network down as a graph for boards of one size. Tensors are those of ONNX, channels before rows and columns;
 * at both ends the graph turns them into ours, where the channels of a point stand together.
 */
final class NetworkGraph {
    static final String PLANES = "planes";
    static final String GLOBALS = "globals";
    static final String POLICY = "policy";
    static final String PASS = "pass";
    static final String OUTCOME = "outcome";
    static final String SCORE = "score";
    static final String OWNERSHIP = "ownership";

    private final OnnxGraph graph = new OnnxGraph();
    private final int size;

    private NetworkGraph(int size) {
        this.size = size;
    }

    /** The model file of a network. */
    static byte[] of(Network network, int size) {
        NetworkGraph writer = new NetworkGraph(size);
        String seen = writer.trunk(network.trunk());
        writer.policy(network.policy(), seen);
        writer.value(network.value(), seen);
        return writer.graph.model();
    }

    private String trunk(Trunk trunk) {
        graph.input(PLANES, 1, size, size, Network.PLANES);
        graph.input(GLOBALS, 1, Network.GLOBALS);
        String planes = graph.operation("Transpose", PLANES, OnnxGraph.Attribute.list("perm", 0, 3, 1, 2));
        String tower = plus(convolution(trunk.stem(), planes), everywhere(matrix(trunk.globals(), GLOBALS)));
        return norm(trunk.tipNorm(), trunk.tipActivation(), blocks(trunk.blocks(), tower));
    }

    private String blocks(List<Block> blocks, String input) {
        String tower = input;
        for (Block block : blocks) tower = plus(tower, residue(block, tower));
        return tower;
    }

    private String residue(Block block, String tower) {
        if (block instanceof OrdinaryBlock ordinary) {
            String middle = convolution(ordinary.first(), norm(ordinary.preNorm(), ordinary.preActivation(), tower));
            return convolution(ordinary.last(), norm(ordinary.midNorm(), ordinary.midActivation(), middle));
        }
        if (block instanceof GlobalPoolingBlock pooling) {
            String active = norm(pooling.preNorm(), pooling.preActivation(), tower);
            String pooled = pooled(pooling.pooled(), pooling.poolNorm(), pooling.poolActivation(), active);
            String middle =
                    plus(convolution(pooling.regular(), active), everywhere(matrix(pooling.poolToBias(), pooled)));
            return convolution(pooling.last(), norm(pooling.midNorm(), pooling.midActivation(), middle));
        }
        NestedBottleneckBlock nested = (NestedBottleneckBlock) block;
        String narrow = convolution(nested.down(), norm(nested.preNorm(), nested.preActivation(), tower));
        String inner = blocks(nested.inner(), narrow);
        return convolution(nested.up(), norm(nested.postNorm(), nested.postActivation(), inner));
    }

    private void policy(PolicyHead head, String seen) {
        String pooled = pooled(head.pooled(), head.poolNorm(), head.poolActivation(), seen);
        String each = plus(convolution(head.points(), seen), everywhere(matrix(head.poolToBias(), pooled)));
        String logits = convolution(head.last(), norm(head.pointNorm(), head.pointActivation(), each));
        graph.output(POLICY, channelsLast(logits), 1, size, size, head.channels());
        String pass = matrix(head.poolToPass(), pooled);
        if (head.hidden().isPresent()) {
            PolicyHead.HiddenPass hidden = head.hidden().get();
            pass = matrix(hidden.toPass(), activation(hidden.activation(), biased(pass, hidden.bias())));
        }
        graph.output(PASS, pass, 1, head.channels());
    }

    private void value(ValueHead head, String seen) {
        String each = norm(head.norm(), head.activation(), convolution(head.points(), seen));
        String mean = vector(graph.operation("GlobalAveragePool", each));
        double difference = size - 14;
        String pooled = joined(mean, times(mean, difference / 10), times(mean, difference * difference / 100 - 0.1));
        String hidden = activation(head.hiddenActivation(), biased(matrix(head.hidden(), pooled), head.hiddenBias()));
        graph.output(OUTCOME, biased(matrix(head.outcome(), hidden), head.outcomeBias()), 1, Network.OUTCOMES);
        String score = biased(matrix(head.score(), hidden), head.scoreBias());
        graph.output(SCORE, score, 1, head.score().outputs());
        graph.output(OWNERSHIP, channelsLast(convolution(head.ownership(), each)), 1, size, size, 1);
    }

    /** Mean, mean by the size of the board, and maximum of each channel. */
    private String pooled(Convolution convolution, BatchNorm norm, ActivationLayer function, String input) {
        String each = norm(norm, function, convolution(convolution, input));
        String mean = vector(graph.operation("GlobalAveragePool", each));
        String most = vector(graph.operation("GlobalMaxPool", each));
        return joined(mean, times(mean, (size - 14) / 10.0), most);
    }

    private String convolution(Convolution layer, String input) {
        int area = layer.height() * layer.width();
        float[] weights = new float[layer.outputs() * layer.inputs() * area];
        int next = 0;
        for (int output = 0; output < layer.outputs(); output++) {
            for (int in = 0; in < layer.inputs(); in++) {
                for (int place = 0; place < area; place++) {
                    weights[next++] = layer.weight(place / layer.width(), place % layer.width(), in, output);
                }
            }
        }
        int high = layer.height() / 2;
        int wide = layer.width() / 2;
        String kernel = graph.constant(weights, layer.outputs(), layer.inputs(), layer.height(), layer.width());
        return graph.operation(
                "Conv", new String[] {input, kernel}, OnnxGraph.Attribute.list("pads", high, wide, high, wide));
    }

    private String norm(BatchNorm norm, ActivationLayer function, String input) {
        float[] factors = new float[norm.channels()];
        float[] offsets = new float[norm.channels()];
        for (int channel = 0; channel < factors.length; channel++) {
            factors[channel] = (float) norm.factor(channel);
            offsets[channel] = (float) norm.offset(channel);
        }
        String scaled = graph.operation("Mul", new String[] {input, graph.constant(factors, 1, factors.length, 1, 1)});
        return activation(function, plus(scaled, graph.constant(offsets, 1, offsets.length, 1, 1)));
    }

    private String activation(ActivationLayer layer, String input) {
        Activation function = layer.function();
        return switch (function) {
            case IDENTITY -> input;
            case RELU -> graph.operation("Relu", input);
            case MISH -> {
                String factor = graph.operation("Tanh", graph.operation("Softplus", input));
                yield graph.operation("Mul", new String[] {input, factor});
            }
            case SILU -> graph.operation("Mul", new String[] {input, graph.operation("Sigmoid", input)});
        };
    }

    private String matrix(MatrixLayer layer, String input) {
        String weights = graph.constant(layer.weights().toArray(), layer.inputs(), layer.outputs());
        return graph.operation("MatMul", new String[] {input, weights});
    }

    private String biased(String input, BiasLayer bias) {
        return plus(input, graph.constant(bias.weights().toArray(), 1, bias.channels()));
    }

    private String plus(String a, String b) {
        return graph.operation("Add", new String[] {a, b});
    }

    private String times(String input, double factor) {
        return graph.operation("Mul", new String[] {input, graph.constant(new float[] {(float) factor}, 1)});
    }

    private String joined(String... parts) {
        return graph.operation("Concat", parts, OnnxGraph.Attribute.of("axis", 1));
    }

    /** From one number for each channel to the same for each point. */
    private String everywhere(String vector) {
        return graph.operation("Unsqueeze", new String[] {vector, graph.constant(2, 3)});
    }

    private String vector(String pooled) {
        return graph.operation("Flatten", pooled, OnnxGraph.Attribute.of("axis", 1));
    }

    private String channelsLast(String tensor) {
        return graph.operation("Transpose", tensor, OnnxGraph.Attribute.list("perm", 0, 2, 3, 1));
    }
}
