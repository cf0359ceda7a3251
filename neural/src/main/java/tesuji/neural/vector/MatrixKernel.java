package tesuji.neural.vector;

import jdk.incubator.vector.FloatVector;
import jdk.incubator.vector.VectorSpecies;

/**
 * The product of two matrices: rows of numbers times packed weights. Up to six rows and one panel of two vectors are
 * computed at a time: twelve sums, two weights and one factor fit into sixteen registers, and every weight that is
 * loaded is used six times.
 *
 * <p>Packed weights are panels one after the other; in a panel, for each input, the weights of its outputs. Vectors
 * live in local variables only, and every loop is plain, because the compiler keeps vectors in registers only then.
 */
final class MatrixKernel {
    private static final VectorSpecies<Float> SPECIES = Lanes.SPECIES;
    private static final int LANES = Lanes.COUNT;
    private static final int PANEL = Lanes.PANEL;

    /** Rows computed at a time. */
    private static final int MOST_ROWS = 6;

    private MatrixKernel() {}

    /**
     * Writes the product of {@code rows} rows, each of {@code inputs} numbers, and one packed matrix.
     *
     * @param in rows, {@code inStride} apart
     * @param outStride distance of rows of the result, which are filled up to whole panels
     */
    static void multiply(
            float[] in,
            int inStart,
            int inStride,
            int rows,
            float[] weights,
            int weightStart,
            int inputs,
            int panels,
            float[] out,
            int outStart,
            int outStride) {
        int blocks = (rows + MOST_ROWS - 1) / MOST_ROWS;
        for (int panel = 0; panel < panels; panel++) {
            int w = weightStart + panel * inputs * PANEL;
            int row = 0;
            for (int block = 0; block < blocks; block++) {
                int end = rows * (block + 1) / blocks; // blocks of nearly the same height
                int from = inStart + row * inStride;
                int to = outStart + row * outStride + panel * PANEL;
                switch (end - row) {
                    case 6 -> six(in, from, inStride, weights, w, inputs, out, to, outStride);
                    case 5 -> five(in, from, inStride, weights, w, inputs, out, to, outStride);
                    case 4 -> four(in, from, inStride, weights, w, inputs, out, to, outStride);
                    default -> {
                        for (int each = row; each < end; each++) {
                            one(
                                    in,
                                    inStart + each * inStride,
                                    weights,
                                    w,
                                    inputs,
                                    out,
                                    outStart + each * outStride + panel * PANEL);
                        }
                    }
                }
                row = end;
            }
        }
    }

    private static FloatVector weight(float[] weights, int index) {
        return FloatVector.fromArray(SPECIES, weights, index);
    }

    private static void six(
            float[] in, int a, int stride, float[] weights, int w, int inputs, float[] out, int o, int outStride) {
        FloatVector c00 = FloatVector.zero(SPECIES);
        FloatVector c01 = c00;
        FloatVector c10 = c00;
        FloatVector c11 = c00;
        FloatVector c20 = c00;
        FloatVector c21 = c00;
        FloatVector c30 = c00;
        FloatVector c31 = c00;
        FloatVector c40 = c00;
        FloatVector c41 = c00;
        FloatVector c50 = c00;
        FloatVector c51 = c00;
        int a1 = a + stride;
        int a2 = a1 + stride;
        int a3 = a2 + stride;
        int a4 = a3 + stride;
        int a5 = a4 + stride;
        for (int i = 0; i < inputs; i++) {
            FloatVector w0 = weight(weights, w + i * PANEL);
            FloatVector w1 = weight(weights, w + i * PANEL + LANES);
            FloatVector x = FloatVector.broadcast(SPECIES, in[a + i]);
            c00 = x.fma(w0, c00);
            c01 = x.fma(w1, c01);
            x = FloatVector.broadcast(SPECIES, in[a1 + i]);
            c10 = x.fma(w0, c10);
            c11 = x.fma(w1, c11);
            x = FloatVector.broadcast(SPECIES, in[a2 + i]);
            c20 = x.fma(w0, c20);
            c21 = x.fma(w1, c21);
            x = FloatVector.broadcast(SPECIES, in[a3 + i]);
            c30 = x.fma(w0, c30);
            c31 = x.fma(w1, c31);
            x = FloatVector.broadcast(SPECIES, in[a4 + i]);
            c40 = x.fma(w0, c40);
            c41 = x.fma(w1, c41);
            x = FloatVector.broadcast(SPECIES, in[a5 + i]);
            c50 = x.fma(w0, c50);
            c51 = x.fma(w1, c51);
        }
        store(out, o, c00, c01);
        store(out, o + outStride, c10, c11);
        store(out, o + 2 * outStride, c20, c21);
        store(out, o + 3 * outStride, c30, c31);
        store(out, o + 4 * outStride, c40, c41);
        store(out, o + 5 * outStride, c50, c51);
    }

    private static void five(
            float[] in, int a, int stride, float[] weights, int w, int inputs, float[] out, int o, int outStride) {
        FloatVector c00 = FloatVector.zero(SPECIES);
        FloatVector c01 = c00;
        FloatVector c10 = c00;
        FloatVector c11 = c00;
        FloatVector c20 = c00;
        FloatVector c21 = c00;
        FloatVector c30 = c00;
        FloatVector c31 = c00;
        FloatVector c40 = c00;
        FloatVector c41 = c00;
        int a1 = a + stride;
        int a2 = a1 + stride;
        int a3 = a2 + stride;
        int a4 = a3 + stride;
        for (int i = 0; i < inputs; i++) {
            FloatVector w0 = weight(weights, w + i * PANEL);
            FloatVector w1 = weight(weights, w + i * PANEL + LANES);
            FloatVector x = FloatVector.broadcast(SPECIES, in[a + i]);
            c00 = x.fma(w0, c00);
            c01 = x.fma(w1, c01);
            x = FloatVector.broadcast(SPECIES, in[a1 + i]);
            c10 = x.fma(w0, c10);
            c11 = x.fma(w1, c11);
            x = FloatVector.broadcast(SPECIES, in[a2 + i]);
            c20 = x.fma(w0, c20);
            c21 = x.fma(w1, c21);
            x = FloatVector.broadcast(SPECIES, in[a3 + i]);
            c30 = x.fma(w0, c30);
            c31 = x.fma(w1, c31);
            x = FloatVector.broadcast(SPECIES, in[a4 + i]);
            c40 = x.fma(w0, c40);
            c41 = x.fma(w1, c41);
        }
        store(out, o, c00, c01);
        store(out, o + outStride, c10, c11);
        store(out, o + 2 * outStride, c20, c21);
        store(out, o + 3 * outStride, c30, c31);
        store(out, o + 4 * outStride, c40, c41);
    }

    private static void four(
            float[] in, int a, int stride, float[] weights, int w, int inputs, float[] out, int o, int outStride) {
        FloatVector c00 = FloatVector.zero(SPECIES);
        FloatVector c01 = c00;
        FloatVector c10 = c00;
        FloatVector c11 = c00;
        FloatVector c20 = c00;
        FloatVector c21 = c00;
        FloatVector c30 = c00;
        FloatVector c31 = c00;
        int a1 = a + stride;
        int a2 = a1 + stride;
        int a3 = a2 + stride;
        for (int i = 0; i < inputs; i++) {
            FloatVector w0 = weight(weights, w + i * PANEL);
            FloatVector w1 = weight(weights, w + i * PANEL + LANES);
            FloatVector x = FloatVector.broadcast(SPECIES, in[a + i]);
            c00 = x.fma(w0, c00);
            c01 = x.fma(w1, c01);
            x = FloatVector.broadcast(SPECIES, in[a1 + i]);
            c10 = x.fma(w0, c10);
            c11 = x.fma(w1, c11);
            x = FloatVector.broadcast(SPECIES, in[a2 + i]);
            c20 = x.fma(w0, c20);
            c21 = x.fma(w1, c21);
            x = FloatVector.broadcast(SPECIES, in[a3 + i]);
            c30 = x.fma(w0, c30);
            c31 = x.fma(w1, c31);
        }
        store(out, o, c00, c01);
        store(out, o + outStride, c10, c11);
        store(out, o + 2 * outStride, c20, c21);
        store(out, o + 3 * outStride, c30, c31);
    }

    private static void one(float[] in, int a, float[] weights, int w, int inputs, float[] out, int o) {
        FloatVector c0 = FloatVector.zero(SPECIES);
        FloatVector c1 = c0;
        for (int i = 0; i < inputs; i++) {
            FloatVector x = FloatVector.broadcast(SPECIES, in[a + i]);
            c0 = x.fma(weight(weights, w + i * PANEL), c0);
            c1 = x.fma(weight(weights, w + i * PANEL + LANES), c1);
        }
        store(out, o, c0, c1);
    }

    private static void store(float[] out, int o, FloatVector first, FloatVector second) {
        first.intoArray(out, o);
        second.intoArray(out, o + LANES);
    }
}
