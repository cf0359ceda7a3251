package tesuji.neural.vector;

/** A convolution of numbers that lie point by point, as heads see them. Owned by one thread. */
final class HeadConvolution {
    private final VectorConvolution convolution;
    private final Workspace workspace;
    private final BoardLayout layout;
    private final float[] input;

    HeadConvolution(VectorConvolution convolution, Workspace workspace) {
        this.convolution = convolution;
        this.workspace = workspace;
        layout = convolution.layout(workspace.size());
        input = layout.margin() == 0 ? new float[0] : workspace.input(convolution);
    }

    int outputs() {
        return convolution.outputs();
    }

    void apply(float[] in, float[] out) {
        convolution.apply(layout.margin() == 0 ? in : spread(in), out, false, workspace);
    }

    /** Copies the points to where a convolution with a margin reads them. */
    private float[] spread(float[] in) {
        int line = workspace.size() * convolution.inputs();
        for (int row = 0; row < workspace.size(); row++) {
            System.arraycopy(in, row * line, input, layout.line(row) * convolution.inputs(), line);
        }
        return input;
    }
}
