package tesuji.neural.vector;

/** Matrices in panels, one matrix after the other, ready for {@link MatrixKernel}. Immutable, shared. */
final class PackedMatrices {
    /** One weight of one of the matrices. */
    interface Source {
        double weight(int matrix, int input, int output);
    }

    private final int inputs;
    private final int panels;
    private final float[] weights;

    PackedMatrices(int matrices, int inputs, int outputs, Source source) {
        this.inputs = inputs;
        panels = Lanes.padded(outputs) / Lanes.PANEL;
        weights = new float[matrices * panels * inputs * Lanes.PANEL];
        int index = 0;
        for (int matrix = 0; matrix < matrices; matrix++) {
            for (int panel = 0; panel < panels; panel++) {
                for (int input = 0; input < inputs; input++) {
                    for (int lane = 0; lane < Lanes.PANEL; lane++) {
                        int output = panel * Lanes.PANEL + lane;
                        weights[index++] = output < outputs ? (float) source.weight(matrix, input, output) : 0;
                    }
                }
            }
        }
    }

    /** Channels of the result, filled up to whole panels. */
    int outputs() {
        return panels * Lanes.PANEL;
    }

    /** Multiplies rows by one of the matrices; rows of both sides are as far apart as they have channels. */
    void multiply(int matrix, float[] in, int inStart, int inStride, int rows, float[] out, int outStart) {
        int start = matrix * panels * inputs * Lanes.PANEL;
        MatrixKernel.multiply(in, inStart, inStride, rows, weights, start, inputs, panels, out, outStart, outputs());
    }
}
