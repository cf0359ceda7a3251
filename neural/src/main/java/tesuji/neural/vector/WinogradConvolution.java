package tesuji.neural.vector;

import tesuji.neural.model.Convolution;

/** A convolution with a kernel of 3×3: transform, multiply, transform back (Lavin and Gray 2016, §4). */
final class WinogradConvolution implements VectorConvolution {
    private final WinogradTile tile;
    private final int inputs;
    private final PackedMatrices matrices;

    WinogradConvolution(Convolution layer, WinogradTile tile) {
        this.tile = tile;
        inputs = Lanes.padded(layer.inputs());
        int edge = tile.inputEdge();
        double[][][][] kernels = kernels(layer);
        matrices = new PackedMatrices(edge * edge, inputs, layer.outputs(), (matrix, input, output) -> {
            if (input >= layer.inputs()) return 0;
            return tile.kernel(matrix / edge, matrix % edge, kernels[input][output]);
        });
    }

    private static double[][][][] kernels(Convolution layer) {
        double[][][][] kernels = new double[layer.inputs()][layer.outputs()][3][3];
        for (int row = 0; row < 3; row++) {
            for (int column = 0; column < 3; column++) {
                for (int input = 0; input < layer.inputs(); input++) {
                    for (int output = 0; output < layer.outputs(); output++) {
                        kernels[input][output][row][column] = layer.weight(row, column, input, output);
                    }
                }
            }
        }
        return kernels;
    }

    @Override
    public int inputs() {
        return inputs;
    }

    @Override
    public int outputs() {
        return matrices.outputs();
    }

    /** One line around the board, and as many more as the last tiles reach beyond it. */
    @Override
    public BoardLayout layout(int size) {
        return new BoardLayout(paddedEdge(size), 1);
    }

    private int paddedEdge(int size) {
        return tile.tiles(size) * tile.edge() + 2;
    }

    @Override
    public void apply(float[] in, float[] out, boolean adds, Workspace workspace) {
        int size = workspace.size();
        int line = tile.tiles(size);
        int count = line * line;
        int matrixCount = tile.inputEdge() * tile.inputEdge();
        workspace.reserve(matrixCount * count * inputs, matrixCount * count * outputs());
        transformInput(in, paddedEdge(size), line, workspace);
        for (int matrix = 0; matrix < matrixCount; matrix++) {
            matrices.multiply(
                    matrix,
                    workspace.before(),
                    matrix * count * inputs,
                    inputs,
                    count,
                    workspace.after(),
                    matrix * count * outputs());
        }
        transformOutput(out, adds, line, workspace);
    }

    private void transformInput(float[] in, int edge, int line, Workspace workspace) {
        int plane = line * line * inputs;
        for (int row = 0; row < line; row++) {
            for (int column = 0; column < line; column++) {
                int start = (row * tile.edge() * edge + column * tile.edge()) * inputs;
                int to = (row * line + column) * inputs;
                tile.transformInput(
                        in, start, edge * inputs, inputs, workspace.scratch(), workspace.before(), to, plane);
            }
        }
    }

    private void transformOutput(float[] out, boolean adds, int line, Workspace workspace) {
        int size = workspace.size();
        int outputs = outputs();
        int plane = line * line * outputs;
        for (int row = 0; row < line; row++) {
            for (int column = 0; column < line; column++) {
                int y = row * tile.edge();
                int x = column * tile.edge();
                tile.transformOutput(
                        workspace.after(),
                        (row * line + column) * outputs,
                        plane,
                        outputs,
                        workspace.scratch(),
                        out,
                        (y * size + x) * outputs,
                        size * outputs,
                        Math.min(tile.edge(), size - y),
                        Math.min(tile.edge(), size - x),
                        adds);
            }
        }
    }
}
