package tesuji.neural.file;

import java.util.Optional;
import tesuji.core.base.InputException;
import tesuji.neural.model.Activation;
import tesuji.neural.model.ActivationLayer;
import tesuji.neural.model.BatchNorm;
import tesuji.neural.model.BiasLayer;
import tesuji.neural.model.Convolution;
import tesuji.neural.model.MatrixLayer;
import tesuji.neural.model.Network;
import tesuji.neural.model.Weights;

/** Reads single layers and checks that each takes what the one before it gives. Owned by one thread. */
final class LayerReader {
    /** More channels than any layer has. */
    static final int MOST_CHANNELS = 1 << 14;

    /** Wider than any board that a network knows. */
    private static final int LARGEST_KERNEL = 19;

    /** What stands for “whatever the file says”. */
    static final int ANY = -1;

    private static final String PREFIX = "ACTIVATION_";

    private final TokenSource source;
    private final int version;

    LayerReader(TokenSource source, int version) {
        this.source = source;
        this.version = version;
    }

    TokenSource source() {
        return source;
    }

    InputException refusal(String reason) {
        return source.refusal(reason);
    }

    private int channels(String what, int expected) {
        int found = source.number(what, 1, MOST_CHANNELS);
        if (expected != ANY && found != expected) {
            throw refusal(what + " are " + found + " and should be " + expected);
        }
        return found;
    }

    Convolution convolution(int inputs, int outputs) {
        String name = source.name();
        int height = kernel("the height of the kernel");
        int width = kernel("the width of the kernel");
        int in = channels("the inputs", inputs);
        int out = channels("the outputs", outputs);
        dilation("the vertical dilation");
        dilation("the horizontal dilation");
        return new Convolution(name, height, width, in, out, source.weights((long) height * width * in * out));
    }

    private int kernel(String what) {
        int edge = source.number(what, 1, LARGEST_KERNEL);
        if (edge % 2 == 0) throw refusal(what + " is " + edge + " and should be odd");
        return edge;
    }

    private void dilation(String what) {
        int dilation = source.number(what, 0, MOST_CHANNELS);
        if (dilation != 1) throw refusal(what + " is " + dilation + "; only 1 is supported");
    }

    BatchNorm norm(int channels) {
        String name = source.name();
        int count = channels("the channels", channels);
        float epsilon = source.decimal("epsilon");
        boolean hasScale = source.flag("the mark of a scale");
        boolean hasBias = source.flag("the mark of a bias");
        Weights mean = source.weights(count);
        Weights variance = source.weights(count);
        for (int channel = 0; channel < count; channel++) {
            if (variance.at(channel) + epsilon <= 0) throw refusal("a variance is not positive");
        }
        Optional<Weights> scale = hasScale ? Optional.of(source.weights(count)) : Optional.empty();
        Optional<Weights> bias = hasBias ? Optional.of(source.weights(count)) : Optional.empty();
        return new BatchNorm(name, count, epsilon, mean, variance, scale, bias);
    }

    ActivationLayer activation() {
        String name = source.name();
        if (version < Network.NAMED_ACTIVATIONS) return new ActivationLayer(name, Activation.RELU);
        String word = source.word();
        for (Activation function : Activation.values()) {
            if (word.equals(word(function))) return new ActivationLayer(name, function);
        }
        throw refusal("the activation " + word + " is unknown");
    }

    static String word(Activation function) {
        return PREFIX + function.name();
    }

    MatrixLayer matrix(int inputs, int outputs) {
        String name = source.name();
        int in = channels("the inputs", inputs);
        int out = channels("the outputs", outputs);
        return new MatrixLayer(name, in, out, source.weights((long) in * out));
    }

    BiasLayer bias(int channels) {
        String name = source.name();
        int count = channels("the channels", channels);
        return new BiasLayer(name, count, source.weights(count));
    }
}
