package tesuji.neural.backend;

import java.util.Arrays;
import tesuji.neural.model.BiasLayer;
import tesuji.neural.model.MatrixLayer;

/** A vector times a matrix, plus a bias: small, and therefore the same in all backends. Immutable. */
public final class DenseLayer {
    private final int inputs;
    private final int outputs;
    private final float[] weights;
    private final float[] bias;

    public DenseLayer(MatrixLayer matrix) {
        this(matrix, new float[matrix.outputs()]);
    }

    public DenseLayer(MatrixLayer matrix, BiasLayer bias) {
        this(matrix, bias.weights().toArray());
    }

    private DenseLayer(MatrixLayer matrix, float[] bias) {
        inputs = matrix.inputs();
        outputs = matrix.outputs();
        weights = matrix.weights().toArray();
        this.bias = bias;
    }

    public int outputs() {
        return outputs;
    }

    /** Sums over the inputs, one after the other; the inner loop runs over neighbours in memory. */
    public void apply(float[] in, float[] into) {
        System.arraycopy(bias, 0, into, 0, outputs);
        if (into.length > outputs) Arrays.fill(into, outputs, into.length, 0);
        for (int input = 0; input < inputs; input++) {
            float factor = in[input];
            int row = input * outputs;
            for (int output = 0; output < outputs; output++) into[output] += factor * weights[row + output];
        }
    }
}
