package tesuji.neural.vector;

import jdk.incubator.vector.FloatVector;
import jdk.incubator.vector.VectorSpecies;

/** F(3×3, 3×3): tiles of 3×3 from 5×5, with the interpolation points 0, 1, -1, 2 and infinity. */
final class WinogradTile3 extends WinogradTile {
    private static final VectorSpecies<Float> SPECIES = Lanes.SPECIES;
    private static final int LANES = Lanes.COUNT;
    private static final int EDGE = 5;
    private static final double[][] G = {
        {1 / 2.0, 0, 0},
        {-1 / 2.0, -1 / 2.0, -1 / 2.0},
        {-1 / 6.0, 1 / 6.0, -1 / 6.0},
        {1 / 6.0, 1 / 3.0, 2 / 3.0},
        {0, 0, 1}
    };

    WinogradTile3() {
        super(3, G);
    }

    @Override
    void transformInput(
            float[] in, int start, int rowStride, int channels, float[] scratch, float[] out, int to, int plane) {
        for (int channel = 0; channel < channels; channel += LANES) {
            for (int column = 0; column < EDGE; column++) {
                inputLine(in, start + channel + column * channels, rowStride, scratch, column * LANES, EDGE * LANES);
            }
            for (int row = 0; row < EDGE; row++) {
                inputLine(scratch, row * EDGE * LANES, LANES, out, to + channel + row * EDGE * plane, plane);
            }
        }
    }

    /** Five vectors times Bᵀ. */
    private static void inputLine(float[] in, int from, int stride, float[] out, int to, int step) {
        FloatVector d0 = FloatVector.fromArray(SPECIES, in, from);
        FloatVector d1 = FloatVector.fromArray(SPECIES, in, from + stride);
        FloatVector d2 = FloatVector.fromArray(SPECIES, in, from + 2 * stride);
        FloatVector d3 = FloatVector.fromArray(SPECIES, in, from + 3 * stride);
        FloatVector d4 = FloatVector.fromArray(SPECIES, in, from + 4 * stride);
        FloatVector two = FloatVector.broadcast(SPECIES, 2);
        FloatVector difference = d3.sub(d1);
        d0.sub(d2).fma(two, difference).intoArray(out, to);
        FloatVector last = d3.sub(d2);
        d1.fma(FloatVector.broadcast(SPECIES, -2), last).intoArray(out, to + step);
        d1.sub(d2).fma(two, last).intoArray(out, to + 2 * step);
        difference.intoArray(out, to + 3 * step);
        difference.fma(FloatVector.broadcast(SPECIES, -2), d4.sub(d2)).intoArray(out, to + 4 * step);
    }

    @Override
    void transformOutput(
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
            boolean adds) {
        for (int channel = 0; channel < channels; channel += LANES) {
            for (int column = 0; column < EDGE; column++) {
                outputLine(
                        in,
                        from + channel + column * plane,
                        EDGE * plane,
                        scratch,
                        column * LANES,
                        EDGE * LANES,
                        3,
                        false);
            }
            for (int row = 0; row < rows; row++) {
                int to = start + channel + row * rowStride;
                outputLine(scratch, row * EDGE * LANES, LANES, out, to, channels, columns, adds);
            }
        }
    }

    /** Five vectors times Aᵀ; the last of the three results may lie off the board. */
    private static void outputLine(
            float[] in, int from, int stride, float[] out, int to, int step, int count, boolean adds) {
        FloatVector s0 = FloatVector.fromArray(SPECIES, in, from);
        FloatVector s1 = FloatVector.fromArray(SPECIES, in, from + stride);
        FloatVector s2 = FloatVector.fromArray(SPECIES, in, from + 2 * stride);
        FloatVector s3 = FloatVector.fromArray(SPECIES, in, from + 3 * stride);
        FloatVector s4 = FloatVector.fromArray(SPECIES, in, from + 4 * stride);
        FloatVector sum = s1.add(s2);
        put(s0.add(sum).add(s3), out, to, adds);
        if (count > 1) put(s3.fma(FloatVector.broadcast(SPECIES, 2), s1.sub(s2)), out, to + step, adds);
        if (count > 2) put(s3.fma(FloatVector.broadcast(SPECIES, 4), sum).add(s4), out, to + 2 * step, adds);
    }

    private static void put(FloatVector value, float[] out, int to, boolean adds) {
        FloatVector sum = adds ? value.add(FloatVector.fromArray(SPECIES, out, to)) : value;
        sum.intoArray(out, to);
    }
}
