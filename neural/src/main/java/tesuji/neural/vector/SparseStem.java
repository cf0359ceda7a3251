package tesuji.neural.vector;

import tesuji.neural.backend.DenseLayer;
import tesuji.neural.model.Convolution;
import tesuji.neural.model.Network;
import tesuji.neural.model.Trunk;

/**
 * The first convolution. Planes are mostly zero, so each number that is not adds its rows of weights to the points
 * around it. The plane that is one on the whole board is added once and for all. Owned by one thread.
 */
final class SparseStem {
    private final Convolution layer;
    private final int size;
    private final int channels;
    /** By point of the kernel and plane, a row of weights. */
    private final float[] weights;

    private final float[] base;
    private final DenseLayer globals;
    private final float[] constants;

    SparseStem(Trunk trunk, int size) {
        layer = trunk.stem();
        this.size = size;
        channels = Lanes.padded(layer.outputs());
        weights = new float[layer.height() * layer.width() * Network.PLANES * channels];
        for (int kernel = 0; kernel < layer.height() * layer.width(); kernel++) {
            for (int plane = 0; plane < Network.PLANES; plane++) {
                for (int output = 0; output < layer.outputs(); output++) {
                    weights[row(kernel, plane) + output] =
                            layer.weight(kernel / layer.width(), kernel % layer.width(), plane, output);
                }
            }
        }
        globals = new DenseLayer(trunk.globals());
        constants = new float[channels];
        base = new float[size * size * channels];
        for (int point = 0; point < size * size; point++) spread(1, point, 0, base);
    }

    private int row(int kernel, int plane) {
        return (kernel * Network.PLANES + plane) * channels;
    }

    void apply(float[] planes, float[] numbers, float[] tower) {
        System.arraycopy(base, 0, tower, 0, base.length);
        globals.apply(numbers, constants);
        for (int point = 0; point < size * size; point++) {
            VectorSums.add(constants, 0, tower, point * channels, channels);
        }
        for (int point = 0; point < size * size; point++) {
            int first = point * Network.PLANES;
            if (planes[first] != 1) spread(planes[first] - 1, point, 0, tower);
            for (int plane = 1; plane < Network.PLANES; plane++) {
                if (planes[first + plane] != 0) spread(planes[first + plane], point, plane, tower);
            }
        }
    }

    /** Adds what one number of the input means for all points that see it. */
    private void spread(float value, int point, int plane, float[] tower) {
        int row = point / size;
        int column = point % size;
        for (int down = 0; down < layer.height(); down++) {
            int toRow = row - down + layer.height() / 2;
            if (toRow < 0 || toRow >= size) continue;
            for (int right = 0; right < layer.width(); right++) {
                int toColumn = column - right + layer.width() / 2;
                if (toColumn < 0 || toColumn >= size) continue;
                int from = row(down * layer.width() + right, plane);
                VectorSums.addScaled(value, weights, from, tower, (toRow * size + toColumn) * channels, channels);
            }
        }
    }
}
