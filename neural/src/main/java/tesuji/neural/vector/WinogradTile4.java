package tesuji.neural.vector;

import jdk.incubator.vector.FloatVector;
import jdk.incubator.vector.VectorSpecies;

/** F(4×4, 3×3): tiles of 4×4 from 6×6, with the interpolation points 0, ±1, ±2 and infinity (Lavin and Gray 2016). */
final class WinogradTile4 extends WinogradTile {
    private static final VectorSpecies<Float> SPECIES = Lanes.SPECIES;
    private static final int LANES = Lanes.COUNT;
    private static final int EDGE = 6;
    private static final double[][] G = {
        {1 / 4.0, 0, 0},
        {-1 / 6.0, -1 / 6.0, -1 / 6.0},
        {-1 / 6.0, 1 / 6.0, -1 / 6.0},
        {1 / 24.0, 1 / 12.0, 1 / 6.0},
        {1 / 24.0, -1 / 12.0, 1 / 6.0},
        {0, 0, 1}
    };

    WinogradTile4() {
        super(4, G);
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

    /** Six vectors times Bᵀ. */
    private static void inputLine(float[] in, int from, int stride, float[] out, int to, int step) {
        FloatVector d0 = FloatVector.fromArray(SPECIES, in, from);
        FloatVector d1 = FloatVector.fromArray(SPECIES, in, from + stride);
        FloatVector d2 = FloatVector.fromArray(SPECIES, in, from + 2 * stride);
        FloatVector d3 = FloatVector.fromArray(SPECIES, in, from + 3 * stride);
        FloatVector d4 = FloatVector.fromArray(SPECIES, in, from + 4 * stride);
        FloatVector d5 = FloatVector.fromArray(SPECIES, in, from + 5 * stride);
        FloatVector four = FloatVector.broadcast(SPECIES, 4);
        FloatVector minusFour = FloatVector.broadcast(SPECIES, -4);
        FloatVector minusFive = FloatVector.broadcast(SPECIES, -5);
        d0.fma(four, d2.fma(minusFive, d4)).intoArray(out, to);
        FloatVector even = d2.fma(minusFour, d4);
        FloatVector odd = d1.fma(minusFour, d3);
        even.add(odd).intoArray(out, to + step);
        even.sub(odd).intoArray(out, to + 2 * step);
        FloatVector near = d4.sub(d2);
        FloatVector far = d3.sub(d1);
        far = far.add(far);
        near.add(far).intoArray(out, to + 3 * step);
        near.sub(far).intoArray(out, to + 4 * step);
        d1.fma(four, d3.fma(minusFive, d5)).intoArray(out, to + 5 * step);
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
                        4,
                        false);
            }
            for (int row = 0; row < rows; row++) {
                int to = start + channel + row * rowStride;
                outputLine(scratch, row * EDGE * LANES, LANES, out, to, channels, columns, adds);
            }
        }
    }

    /** Six vectors times Aᵀ; the last of the four results may lie off the board. */
    private static void outputLine(
            float[] in, int from, int stride, float[] out, int to, int step, int count, boolean adds) {
        FloatVector s0 = FloatVector.fromArray(SPECIES, in, from);
        FloatVector s1 = FloatVector.fromArray(SPECIES, in, from + stride);
        FloatVector s2 = FloatVector.fromArray(SPECIES, in, from + 2 * stride);
        FloatVector s3 = FloatVector.fromArray(SPECIES, in, from + 3 * stride);
        FloatVector s4 = FloatVector.fromArray(SPECIES, in, from + 4 * stride);
        FloatVector s5 = FloatVector.fromArray(SPECIES, in, from + 5 * stride);
        FloatVector p = s1.add(s2);
        FloatVector q = s1.sub(s2);
        FloatVector r = s3.add(s4);
        FloatVector u = s3.sub(s4);
        put(s0.add(p).add(r), out, to, adds);
        if (count > 1) put(u.fma(FloatVector.broadcast(SPECIES, 2), q), out, to + step, adds);
        if (count > 2) put(r.fma(FloatVector.broadcast(SPECIES, 4), p), out, to + 2 * step, adds);
        if (count > 3) put(u.fma(FloatVector.broadcast(SPECIES, 8), q).add(s5), out, to + 3 * step, adds);
    }

    private static void put(FloatVector value, float[] out, int to, boolean adds) {
        FloatVector sum = adds ? value.add(FloatVector.fromArray(SPECIES, out, to)) : value;
        sum.intoArray(out, to);
    }
}
