package tesuji.neural.file;

import java.io.InputStream;
import java.util.List;
import java.util.Optional;
import tesuji.neural.model.ActivationLayer;
import tesuji.neural.model.BatchNorm;
import tesuji.neural.model.BiasLayer;
import tesuji.neural.model.Block;
import tesuji.neural.model.Convolution;
import tesuji.neural.model.MatrixLayer;
import tesuji.neural.model.Network;
import tesuji.neural.model.OutputScales;
import tesuji.neural.model.PolicyHead;
import tesuji.neural.model.Trunk;
import tesuji.neural.model.ValueHead;

/** Reads a whole network: header, trunk, policy head, value head. Owned by one thread. */
final class NetworkReader {
    /** Fields of the header that are kept for options to come, and must be zero until then. */
    static final int HEADER_RESERVE = 6;

    static final int TRUNK_RESERVE = 5;
    static final int HEAD_RESERVE = 3;

    private static final int MOST_NAME = 96;

    private final TokenSource source;
    private final String name;
    private final int version;
    private final LayerReader layers;

    private NetworkReader(TokenSource source) {
        this.source = source;
        name = source.word();
        if (name.length() > MOST_NAME || !name.matches("[A-Za-z0-9_-]+")) {
            throw source.refusal("the name of the model should be letters, digits, _ and -, at most " + MOST_NAME);
        }
        version = source.number("the version", 0, Integer.MAX_VALUE);
        if (version < Network.OLDEST) {
            throw source.refusal("the version is " + version + ", whose inputs are older than V7; versions "
                    + Network.OLDEST + " to " + Network.NEWEST + " are read");
        }
        if (version > Network.NEWEST) {
            throw source.refusal("the version is " + version + ", which is newer than this program; versions "
                    + Network.OLDEST + " to " + Network.NEWEST + " are read");
        }
        layers = new LayerReader(source, version);
    }

    /** {@code file}: what refusals call the file. */
    static Network read(InputStream stream, String file) {
        return new NetworkReader(new TokenSource(stream, file)).network();
    }

    private Network network() {
        count("the number of planes", Network.PLANES);
        count("the number of global inputs", Network.GLOBALS);
        OutputScales scales = version >= Network.WRITTEN_SCALES ? scales() : OutputScales.USUAL;
        boolean suicide = version >= Network.OPTIONS && options();
        Trunk trunk = trunk();
        PolicyHead policy = policy(trunk.channels());
        ValueHead value = value(trunk.channels());
        source.end();
        return new Network(name, version, scales, suicide, trunk, policy, value);
    }

    private void count(String what, int expected) {
        int found = source.number(what, 0, LayerReader.MOST_CHANNELS);
        if (found != expected) {
            throw source.refusal(what + " is " + found + ", and in version " + version + " it should be " + expected);
        }
    }

    private OutputScales scales() {
        return new OutputScales(
                scale("the scale of temporal scores"),
                scale("the scale of the mean score"),
                scale("the scale of the deviation of the score"),
                scale("the scale of the lead"),
                scale("the scale of the time left"),
                scale("the scale of the error of the value"),
                scale("the scale of the error of the score"));
    }

    private float scale(String what) {
        float value = source.decimal(what);
        if (value <= 0) throw source.refusal(what + " should be more than 0");
        return value;
    }

    private boolean options() {
        int encoder = source.number("the version of the meta encoder", 0, Integer.MAX_VALUE);
        if (encoder != 0) {
            throw source.refusal("there is a meta encoder: this is a network of human style, which needs the rank of a"
                    + " player as its input and is not supported");
        }
        boolean suicide = source.flag("the mark of pass-alive areas with suicide");
        reserve(HEADER_RESERVE);
        return suicide;
    }

    private void reserve(int fields) {
        for (int i = 1; i <= fields; i++) source.expect("reserved field " + i, 0);
    }

    private Trunk trunk() {
        String trunkName = source.name();
        int blockCount = source.number("the number of blocks", 1, BlockReader.MOST_BLOCKS);
        int channels = source.number("the number of channels", 1, LayerReader.MOST_CHANNELS);
        int mid = source.number("the number of middle channels", 0, LayerReader.MOST_CHANNELS);
        int regular = source.number("the number of regular channels", 0, LayerReader.MOST_CHANNELS);
        int dilated = source.number("the number of dilated channels", 0, LayerReader.MOST_CHANNELS);
        int pooled = source.number("the number of pooled channels", 0, LayerReader.MOST_CHANNELS);
        if (version >= Network.OPTIONS) {
            int kind = source.number("the kind of normalisation at the end", 0, Integer.MAX_VALUE);
            if (kind != 0) {
                throw source.refusal("the tower ends with a normalisation of kind " + kind
                        + ", which networks with transformers have and which is not supported");
            }
            reserve(TRUNK_RESERVE);
        }
        Convolution stem = layers.convolution(Network.PLANES, channels);
        MatrixLayer globals = layers.matrix(Network.GLOBALS, channels);
        List<Block> blocks = new BlockReader(layers).blocks(blockCount, channels);
        BatchNorm tipNorm = layers.norm(channels);
        ActivationLayer tip = layers.activation();
        return new Trunk(trunkName, channels, mid, regular, dilated, pooled, stem, globals, blocks, tipNorm, tip);
    }

    private PolicyHead policy(int channels) {
        String head = source.name();
        int policies = Network.policyChannels(version);
        if (version >= Network.WRITTEN_POLICIES) {
            policies = source.number("the number of policies", 2, 4);
            if (policies == 3) throw source.refusal("the number of policies should be 2 or 4, not 3");
            reserve(HEAD_RESERVE);
        }
        Convolution points = layers.convolution(channels, LayerReader.ANY);
        Convolution pooled = layers.convolution(channels, LayerReader.ANY);
        BatchNorm poolNorm = layers.norm(pooled.outputs());
        ActivationLayer poolActivation = layers.activation();
        MatrixLayer poolToBias = layers.matrix(3 * pooled.outputs(), points.outputs());
        BatchNorm pointNorm = layers.norm(points.outputs());
        ActivationLayer pointActivation = layers.activation();
        Convolution last = layers.convolution(points.outputs(), policies);
        boolean hasHidden = version >= Network.OPTIONS;
        MatrixLayer poolToPass = layers.matrix(3 * pooled.outputs(), hasHidden ? LayerReader.ANY : policies);
        return new PolicyHead(
                head,
                points,
                pooled,
                poolNorm,
                poolActivation,
                poolToBias,
                pointNorm,
                pointActivation,
                last,
                poolToPass,
                hasHidden ? Optional.of(hiddenPass(poolToPass.outputs(), policies)) : Optional.empty());
    }

    private PolicyHead.HiddenPass hiddenPass(int channels, int policies) {
        BiasLayer bias = layers.bias(channels);
        ActivationLayer activation = layers.activation();
        return new PolicyHead.HiddenPass(bias, activation, layers.matrix(channels, policies));
    }

    private ValueHead value(int channels) {
        String head = source.name();
        if (version >= Network.WRITTEN_POLICIES) reserve(HEAD_RESERVE);
        Convolution points = layers.convolution(channels, LayerReader.ANY);
        BatchNorm norm = layers.norm(points.outputs());
        ActivationLayer activation = layers.activation();
        MatrixLayer hidden = layers.matrix(3 * points.outputs(), LayerReader.ANY);
        BiasLayer hiddenBias = layers.bias(hidden.outputs());
        ActivationLayer hiddenActivation = layers.activation();
        MatrixLayer outcome = layers.matrix(hidden.outputs(), Network.OUTCOMES);
        BiasLayer outcomeBias = layers.bias(Network.OUTCOMES);
        MatrixLayer score = layers.matrix(hidden.outputs(), Network.scoreChannels(version));
        BiasLayer scoreBias = layers.bias(Network.scoreChannels(version));
        Convolution ownership = layers.convolution(points.outputs(), 1);
        return new ValueHead(
                head,
                points,
                norm,
                activation,
                hidden,
                hiddenBias,
                hiddenActivation,
                outcome,
                outcomeBias,
                score,
                scoreBias,
                ownership);
    }
}
