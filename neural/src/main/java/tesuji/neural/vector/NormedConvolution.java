package tesuji.neural.vector;

import tesuji.neural.model.ActivationLayer;
import tesuji.neural.model.BatchNorm;

/** Normalisation, activation, convolution: what every block consists of. Owned by one thread. */
final class NormedConvolution {
    private final VectorNorm norm;
    private final VectorConvolution convolution;
    private final Workspace workspace;
    private final BoardLayout layout;
    private final float[] input;
    private final float[] result;

    NormedConvolution(BatchNorm norm, ActivationLayer activation, VectorConvolution convolution, Workspace workspace) {
        this.norm = new VectorNorm(norm, activation);
        this.convolution = convolution;
        this.workspace = workspace;
        layout = convolution.layout(workspace.size());
        input = workspace.input(convolution);
        result = workspace.result(convolution);
    }

    /** The result, in memory that other layers use as well. */
    float[] apply(float[] in) {
        write(in, result);
        return result;
    }

    void write(float[] in, float[] out) {
        norm.apply(in, convolution.inputs(), input, layout, workspace.size());
        convolution.apply(input, out, false, workspace);
    }

    /** Adds the result to a tower. */
    void addTo(float[] tower, float[] in) {
        norm.apply(in, convolution.inputs(), input, layout, workspace.size());
        convolution.apply(input, tower, true, workspace);
    }

    /** The same, for an input to which constants are added first, and whose points lie {@code stride} apart. */
    void addTo(float[] tower, float[] constants, float[] in, int stride) {
        norm.applyWith(constants, in, stride, input, layout, workspace.size());
        convolution.apply(input, tower, true, workspace);
    }
}
