package tesuji.neural.vector;

/**
 * Winograd's minimal filtering for kernels of 3×3 and one size of tile: three matrices, two of which are applied to
 * vectors of channels. Stateless.
 */
abstract sealed class WinogradTile permits WinogradTile3, WinogradTile4 {
    private final int edge;
    private final double[][] g;

    /** {@code g}: the matrix that the kernel is transformed by, a row for each line of a transformed tile. */
    WinogradTile(int edge, double[][] g) {
        this.edge = edge;
        this.g = g;
    }

    /** How often each pair of an input and an output channel is multiplied on a board of this size. */
    final int products(int size) {
        return tiles(size) * tiles(size) * inputEdge() * inputEdge();
    }

    /** Edge of a tile of the result. */
    final int edge() {
        return edge;
    }

    /** Edge of a tile of the input: one point more on each side. */
    final int inputEdge() {
        return edge + 2;
    }

    /** Tiles on a line of the board. */
    final int tiles(int size) {
        return (size + edge - 1) / edge;
    }

    /** One number of a transformed kernel: G g Gᵀ. */
    final double kernel(int row, int column, double[][] kernel) {
        double sum = 0;
        for (int y = 0; y < 3; y++) {
            for (int x = 0; x < 3; x++) sum += g[row][y] * kernel[y][x] * g[column][x];
        }
        return sum;
    }

    /**
     * Transforms one tile of the input, all its channels.
     *
     * @param start of the tile's upper left point in {@code in}
     * @param rowStride from a point to the one below it
     * @param channels from a point to its right neighbour, and channels to transform
     * @param scratch room for a tile
     * @param to where the first number of the tile goes; the others follow {@code plane} apart
     */
    abstract void transformInput(
            float[] in, int start, int rowStride, int channels, float[] scratch, float[] out, int to, int plane);

    /**
     * Makes points of the result from one transformed tile.
     *
     * @param from where the first number of the tile is; the others follow {@code plane} apart
     * @param start of the tile's upper left point in {@code out}
     * @param rowStride from a point to the one below it
     * @param rows of the tile that lie on the board
     * @param columns of the tile that lie on the board
     * @param adds whether the result is added to what is there
     */
    abstract void transformOutput(
            float[] in,
            int from,
            int plane,
            int channels,
            float[] scratch,
            float[] out,
            int start,
            int rowStride,
            int rows,
            int columns,
            boolean adds);
}
