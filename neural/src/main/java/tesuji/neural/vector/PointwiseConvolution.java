package tesuji.neural.vector;

import tesuji.neural.model.Convolution;

/** A convolution with a kernel of 1×1: one product for all points. */
final class PointwiseConvolution implements VectorConvolution {
    private final int inputs;
    private final PackedMatrices matrix;

    PointwiseConvolution(Convolution layer) {
        inputs = Lanes.padded(layer.inputs());
        matrix = new PackedMatrices(
                1,
                inputs,
                layer.outputs(),
                (number, input, output) -> input < layer.inputs() ? layer.weight(0, 0, input, output) : 0);
    }

    @Override
    public int inputs() {
        return inputs;
    }

    @Override
    public int outputs() {
        return matrix.outputs();
    }

    @Override
    public BoardLayout layout(int size) {
        return BoardLayout.flat(size);
    }

    @Override
    public void apply(float[] in, float[] out, boolean adds, Workspace workspace) {
        int points = workspace.points();
        if (!adds) {
            matrix.multiply(0, in, 0, inputs, points, out, 0);
            return;
        }
        workspace.reserve(0, points * outputs());
        matrix.multiply(0, in, 0, inputs, points, workspace.after(), 0);
        VectorSums.add(workspace.after(), 0, out, 0, points * outputs());
    }
}
