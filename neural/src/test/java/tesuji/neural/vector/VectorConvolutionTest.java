package tesuji.neural.vector;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import tesuji.core.base.Rng;
import tesuji.neural.model.Convolution;
import tesuji.neural.model.Weights;

/** Every way to convolve gives what the definition says, on every size of board. */
final class VectorConvolutionTest {
    private static Weights random(int count, Rng rng) {
        float[] values = new float[count];
        for (int i = 0; i < count; i++) values[i] = (float) (2 * rng.nextDouble() - 1);
        return Weights.of(values);
    }

    private static Convolution layer(int height, int width, int inputs, int outputs, Rng rng) {
        return new Convolution("conv", height, width, inputs, outputs, random(height * width * inputs * outputs, rng));
    }

    private static double expected(Convolution layer, float[] board, int size, int row, int column, int output) {
        double sum = 0;
        for (int down = 0; down < layer.height(); down++) {
            for (int right = 0; right < layer.width(); right++) {
                int y = row + down - layer.height() / 2;
                int x = column + right - layer.width() / 2;
                if (y < 0 || y >= size || x < 0 || x >= size) continue;
                for (int input = 0; input < layer.inputs(); input++) {
                    sum += board[(y * size + x) * layer.inputs() + input] * layer.weight(down, right, input, output);
                }
            }
        }
        return sum;
    }

    private static void check(Convolution layer, VectorConvolution convolution, int size, Rng rng) {
        float[] board = random(size * size * layer.inputs(), rng).toArray();
        Workspace workspace = new Workspace(size);
        float[] in = workspace.input(convolution);
        BoardLayout layout = convolution.layout(size);
        for (int row = 0; row < size; row++) {
            for (int column = 0; column < size; column++) {
                int to = (layout.line(row) + column) * convolution.inputs();
                System.arraycopy(board, (row * size + column) * layer.inputs(), in, to, layer.inputs());
            }
        }
        float[] out = new float[size * size * convolution.outputs()];
        convolution.apply(in, out, false, workspace);
        convolution.apply(in, out, true, workspace); // and once more on top of it
        for (int row = 0; row < size; row++) {
            for (int column = 0; column < size; column++) {
                for (int output = 0; output < convolution.outputs(); output++) {
                    double value = output < layer.outputs() ? expected(layer, board, size, row, column, output) : 0;
                    assertThat((double) out[(row * size + column) * convolution.outputs() + output])
                            .as("%d×%d: row %d, column %d, output %d", size, size, row, column, output)
                            .isCloseTo(2 * value, within(2e-4));
                }
            }
        }
    }

    @ParameterizedTest
    @EnumSource
    void winogradIsExact(TileSize tile) {
        Rng rng = new Rng(1);
        for (int size = 2; size <= 19; size++) {
            Convolution layer = layer(3, 3, 5, 3, rng);
            check(layer, new WinogradConvolution(layer, tile.tile()), size, rng);
        }
        Convolution wide = layer(3, 3, 40, 70, rng);
        check(wide, new WinogradConvolution(wide, tile.tile()), 7, rng);
    }

    @Test
    void pointsAreMultipliedExactly() {
        Rng rng = new Rng(2);
        for (int size = 2; size <= 19; size++) {
            Convolution layer = layer(1, 1, 6, 4, rng);
            VectorConvolution convolution = VectorConvolution.of(layer, TileSize.FOUR.tile());
            assertThat(convolution).isInstanceOf(PointwiseConvolution.class);
            check(layer, convolution, size, rng);
        }
    }

    @Test
    void otherKernelsAreExact() {
        Rng rng = new Rng(3);
        int[][] kernels = {{5, 5}, {1, 3}, {3, 1}, {7, 5}, {9, 9}};
        for (int[] kernel : kernels) {
            for (int size : new int[] {2, 4, 7, 9}) {
                Convolution layer = layer(kernel[0], kernel[1], 3, 4, rng);
                VectorConvolution convolution = VectorConvolution.of(layer, TileSize.THREE.tile());
                assertThat(convolution).isInstanceOf(ShiftedConvolution.class);
                check(layer, convolution, size, rng);
            }
        }
    }

    @Test
    void tilesFitTheBoard() {
        assertThat(TileSize.forBoard(9)).isEqualTo(TileSize.THREE);
        assertThat(TileSize.forBoard(13)).isEqualTo(TileSize.FOUR);
        assertThat(TileSize.forBoard(19)).isEqualTo(TileSize.FOUR);
        assertThat(TileSize.FOUR.tile().products(19)).isEqualTo(25 * 36);
        assertThat(TileSize.THREE.tile().products(9)).isEqualTo(9 * 25);
    }

    /** Two convolutions in one, kernels of different sizes included. */
    @Test
    void mergedConvolutionsKeepTheirResults() {
        Rng rng = new Rng(4);
        Convolution first = layer(3, 3, 4, 3, rng);
        Convolution second = layer(1, 1, 4, 2, rng);
        Convolution merged = PackedNetwork.merge(first, second);
        int start = Lanes.padded(3);
        assertThat(merged.outputs()).isEqualTo(start + 2);
        float[] board = random(5 * 5 * 4, rng).toArray();
        assertThat(expected(merged, board, 5, 0, 3, 2)).isEqualTo(expected(first, board, 5, 0, 3, 2), within(1e-9));
        assertThat(expected(merged, board, 5, 4, 1, start + 1))
                .isEqualTo(expected(second, board, 5, 4, 1, 1), within(1e-9));
    }
}
