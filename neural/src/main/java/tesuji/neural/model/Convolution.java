package tesuji.neural.model;

/**
 * A convolution with stride 1 that keeps the size of the board; points off the board count as 0.
 *
 * <pre>out[y, x, o] = Σ in[y + dy - height/2, x + dx - width/2, i] · w[dy, dx, i, o]</pre>
 *
 * @param height rows of the kernel, odd
 * @param width columns of the kernel, odd
 * @param weights in the order row, column, input, output; the output changes fastest
 */
public record Convolution(String name, int height, int width, int inputs, int outputs, Weights weights) {
    /** The weight for one point of the kernel. */
    public float weight(int row, int column, int input, int output) {
        return weights.at(((row * width + column) * inputs + input) * outputs + output);
    }

    /** Whether the kernel is a square with this edge. */
    public boolean isSquare(int edge) {
        return height == edge && width == edge;
    }
}
