package tesuji.neural.file;

import java.io.IOException;
import java.io.OutputStream;
import java.util.List;
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

/** Writes a network, in the order in which {@link NetworkReader} reads it. */
final class NetworkWriter {
    private final TokenWriter out;
    private final Network network;

    private NetworkWriter(TokenWriter out, Network network) {
        this.out = out;
        this.network = network;
    }

    static void write(Network network, OutputStream stream, boolean binary) throws IOException {
        TokenWriter out = new TokenWriter(stream, binary);
        new NetworkWriter(out, network).write();
        out.flush();
    }

    private boolean since(int version) {
        return network.version() >= version;
    }

    private void write() throws IOException {
        out.line(network.name());
        out.line(network.version());
        out.line(Network.PLANES);
        out.line(Network.GLOBALS);
        if (since(Network.WRITTEN_SCALES)) scales(network.scales());
        if (since(Network.OPTIONS)) {
            out.line(0, network.passAliveWithSuicide() ? 1 : 0);
            out.zeros(NetworkReader.HEADER_RESERVE);
        }
        trunk(network.trunk());
        policy(network.policy());
        value(network.value());
    }

    private void scales(OutputScales scales) throws IOException {
        out.line(
                scales.tdScore(),
                scales.scoreMean(),
                scales.scoreStdev(),
                scales.lead(),
                scales.varianceTime(),
                scales.shorttermValueError(),
                scales.shorttermScoreError());
    }

    private void trunk(Trunk trunk) throws IOException {
        out.line(trunk.name());
        out.line(trunk.blocks().size(), trunk.channels(), trunk.midChannels());
        out.line(trunk.regularChannels(), trunk.dilatedChannels(), trunk.pooledChannels());
        if (since(Network.OPTIONS)) out.zeros(1 + NetworkReader.TRUNK_RESERVE);
        convolution(trunk.stem());
        matrix(trunk.globals());
        blocks(trunk.blocks());
        norm(trunk.tipNorm());
        activation(trunk.tipActivation());
    }

    private void blocks(List<Block> blocks) throws IOException {
        for (Block block : blocks) {
            if (block instanceof OrdinaryBlock ordinary) ordinary(ordinary);
            else if (block instanceof GlobalPoolingBlock pooling) pooling(pooling);
            else if (block instanceof NestedBottleneckBlock nested) nested(nested);
        }
    }

    private void ordinary(OrdinaryBlock block) throws IOException {
        out.line(BlockReader.ORDINARY, block.name());
        norm(block.preNorm());
        activation(block.preActivation());
        convolution(block.first());
        norm(block.midNorm());
        activation(block.midActivation());
        convolution(block.last());
    }

    private void pooling(GlobalPoolingBlock block) throws IOException {
        out.line(BlockReader.POOLING, block.name());
        norm(block.preNorm());
        activation(block.preActivation());
        convolution(block.regular());
        convolution(block.pooled());
        norm(block.poolNorm());
        activation(block.poolActivation());
        matrix(block.poolToBias());
        norm(block.midNorm());
        activation(block.midActivation());
        convolution(block.last());
    }

    private void nested(NestedBottleneckBlock block) throws IOException {
        out.line(BlockReader.NESTED, block.name(), block.inner().size());
        norm(block.preNorm());
        activation(block.preActivation());
        convolution(block.down());
        blocks(block.inner());
        norm(block.postNorm());
        activation(block.postActivation());
        convolution(block.up());
    }

    private void policy(PolicyHead head) throws IOException {
        out.line(head.name());
        if (since(Network.WRITTEN_POLICIES)) {
            out.line(head.channels());
            out.zeros(NetworkReader.HEAD_RESERVE);
        }
        convolution(head.points());
        convolution(head.pooled());
        norm(head.poolNorm());
        activation(head.poolActivation());
        matrix(head.poolToBias());
        norm(head.pointNorm());
        activation(head.pointActivation());
        convolution(head.last());
        matrix(head.poolToPass());
        if (head.hidden().isPresent()) {
            bias(head.hidden().get().bias());
            activation(head.hidden().get().activation());
            matrix(head.hidden().get().toPass());
        }
    }

    private void value(ValueHead head) throws IOException {
        out.line(head.name());
        if (since(Network.WRITTEN_POLICIES)) out.zeros(NetworkReader.HEAD_RESERVE);
        convolution(head.points());
        norm(head.norm());
        activation(head.activation());
        matrix(head.hidden());
        bias(head.hiddenBias());
        activation(head.hiddenActivation());
        matrix(head.outcome());
        bias(head.outcomeBias());
        matrix(head.score());
        bias(head.scoreBias());
        convolution(head.ownership());
    }

    private void convolution(Convolution layer) throws IOException {
        out.line(layer.name(), layer.height(), layer.width(), layer.inputs(), layer.outputs(), 1, 1);
        out.weights(layer.weights());
    }

    private void norm(BatchNorm layer) throws IOException {
        int hasScale = layer.scale().isPresent() ? 1 : 0;
        int hasBias = layer.bias().isPresent() ? 1 : 0;
        out.line(layer.name(), layer.channels(), layer.epsilon(), hasScale, hasBias);
        out.weights(layer.mean());
        out.weights(layer.variance());
        if (layer.scale().isPresent()) out.weights(layer.scale().get());
        if (layer.bias().isPresent()) out.weights(layer.bias().get());
    }

    private void activation(ActivationLayer layer) throws IOException {
        out.line(layer.name());
        if (since(Network.NAMED_ACTIVATIONS)) out.line(LayerReader.word(layer.function()));
    }

    private void matrix(MatrixLayer layer) throws IOException {
        out.line(layer.name(), layer.inputs(), layer.outputs());
        out.weights(layer.weights());
    }

    private void bias(BiasLayer layer) throws IOException {
        out.line(layer.name(), layer.channels());
        out.weights(layer.weights());
    }
}
