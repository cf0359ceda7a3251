package tesuji.neural.backend;

import tesuji.neural.model.Convolution;

/** A convolution as its definition says. Immutable. */
final class PlainConvolution {
    private final Convolution layer;
    private final float[] weights;

    PlainConvolution(Convolution layer) {
        this.layer = layer;
        weights = layer.weights().toArray();
    }

    float[] apply(BoardFrame frame, float[] in) {
        int edge = frame.edge();
        float[] out = new float[edge * edge * layer.outputs()];
        for (int row = 0; row < edge; row++) {
            for (int column = 0; column < edge; column++) sum(edge, row, column, in, out);
        }
        return out;
    }

    /** One point of the result: the sum over all points under the kernel that lie on the tensor. */
    private void sum(int edge, int row, int column, float[] in, float[] out) {
        for (int kernelRow = 0; kernelRow < layer.height(); kernelRow++) {
            int fromRow = row + kernelRow - layer.height() / 2;
            if (fromRow < 0 || fromRow >= edge) continue;
            for (int kernelColumn = 0; kernelColumn < layer.width(); kernelColumn++) {
                int fromColumn = column + kernelColumn - layer.width() / 2;
                if (fromColumn < 0 || fromColumn >= edge) continue;
                int kernel = kernelRow * layer.width() + kernelColumn;
                add(in, fromRow * edge + fromColumn, kernel, out, row * edge + column);
            }
        }
    }

    private void add(float[] in, int from, int kernel, float[] out, int to) {
        int inputs = layer.inputs();
        int outputs = layer.outputs();
        for (int input = 0; input < inputs; input++) {
            float factor = in[from * inputs + input];
            if (factor == 0) continue;
            int row = (kernel * inputs + input) * outputs;
            for (int output = 0; output < outputs; output++)
                out[to * outputs + output] += factor * weights[row + output];
        }
    }
}
