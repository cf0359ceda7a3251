package tesuji.neural.vector;

import java.util.Arrays;
import tesuji.neural.model.Convolution;

/**
 * A convolution with any other kernel: for each of its points a product of the board, shifted, by that point's weights.
 * No published network has such a layer but in its stem.
 */
final class ShiftedConvolution implements VectorConvolution {
    private final Convolution layer;
    private final int inputs;
    private final PackedMatrices matrices;

    ShiftedConvolution(Convolution layer) {
        this.layer = layer;
        inputs = Lanes.padded(layer.inputs());
        matrices =
                new PackedMatrices(layer.height() * layer.width(), inputs, layer.outputs(), (matrix, input, output) -> {
                    if (input >= layer.inputs()) return 0;
                    return layer.weight(matrix / layer.width(), matrix % layer.width(), input, output);
                });
    }

    @Override
    public int inputs() {
        return inputs;
    }

    @Override
    public int outputs() {
        return matrices.outputs();
    }

    @Override
    public BoardLayout layout(int size) {
        return BoardLayout.flat(size);
    }

    @Override
    public void apply(float[] in, float[] out, boolean adds, Workspace workspace) {
        int size = workspace.size();
        workspace.reserve(0, size * outputs());
        if (!adds) Arrays.fill(out, 0, workspace.points() * outputs(), 0);
        for (int matrix = 0; matrix < layer.height() * layer.width(); matrix++) {
            int down = matrix / layer.width() - layer.height() / 2;
            int right = matrix % layer.width() - layer.width() / 2;
            int first = Math.max(0, -right);
            int count = size - Math.abs(right);
            if (count <= 0) continue;
            for (int row = Math.max(0, -down); row < Math.min(size, size - down); row++) {
                int from = ((row + down) * size + first + right) * inputs;
                matrices.multiply(matrix, in, from, inputs, count, workspace.after(), 0);
                VectorSums.add(workspace.after(), 0, out, (row * size + first) * outputs(), count * outputs());
            }
        }
    }
}
