package tesuji.neural.vector;

import tesuji.neural.model.Convolution;

/** A convolution with packed weights. Immutable, shared. */
sealed interface VectorConvolution permits WinogradConvolution, PointwiseConvolution, ShiftedConvolution {
    /** The fastest way to compute a convolution. */
    static VectorConvolution of(Convolution layer, WinogradTile tile) {
        if (layer.isSquare(1)) return new PointwiseConvolution(layer);
        if (layer.isSquare(3)) return new WinogradConvolution(layer, tile);
        return new ShiftedConvolution(layer);
    }

    /** Channels of the input, filled up to whole panels. */
    int inputs();

    /** Channels of the result, filled up to whole panels. */
    int outputs();

    /** How its input lies in memory. */
    BoardLayout layout(int size);

    /**
     * Computes the result for all points of the board.
     *
     * @param in as {@link #layout} says, zero outside the board
     * @param out point by point
     * @param adds whether the result is added to what is there
     */
    void apply(float[] in, float[] out, boolean adds, Workspace workspace);
}
