package tesuji.neural.vector;

import jdk.incubator.vector.FloatVector;
import jdk.incubator.vector.VectorOperators;
import jdk.incubator.vector.VectorSpecies;

/**
 * Activations of vectors. Mish and SiLU need one exponential each:
 *
 * <pre>
 * mish(x) = x · tanh(ln(1 + e)) = x · n / (n + 2)   with e = eˣ, n = e (e + 2)
 * silu(x) = x · e / (1 + e)
 * </pre>
 *
 * <p>Both are x for large x, so that e need not grow beyond what single precision holds.
 */
final class VectorActivation {
    private static final VectorSpecies<Float> SPECIES = Lanes.SPECIES;

    /** Above this both functions are x, in single precision; e² stays finite. */
    private static final float HIGH = 30;

    /** Below this the exponential is as good as 0. */
    private static final float LOW = -87;

    private static final float LOG2_E = (float) 1.44269504;

    /**
     * The natural logarithm of 2 in two parts, so that a multiple of it is subtracted without rounding (Cody and
     * Waite).
     */
    private static final float LN2_HIGH = (float) 0.693359375;

    private static final float LN2_LOW = (float) -2.12194440e-4;

    /** Adding it rounds to a whole number, which then stands in the lowest bits. */
    private static final float ROUNDER = 12582912f;

    private static final int MANTISSA = 23;

    private VectorActivation() {}

    static FloatVector relu(FloatVector x) {
        return x.max(0f);
    }

    static FloatVector mish(FloatVector x) {
        FloatVector e = exp(x);
        FloatVector n = e.mul(e.add(2f));
        return x.mul(n.div(n.add(2f)));
    }

    static FloatVector silu(FloatVector x) {
        FloatVector e = exp(x);
        return x.mul(e.div(e.add(1f)));
    }

    /**
     * eˣ for x from {@value #LOW} to {@value #HIGH}: 2ᵏ times a polynomial of the rest (as in Cephes, Moshier 1989).
     */
    static FloatVector exp(FloatVector x) {
        FloatVector bounded = x.max(LOW).min(HIGH);
        FloatVector rounded =
                bounded.fma(FloatVector.broadcast(SPECIES, LOG2_E), FloatVector.broadcast(SPECIES, ROUNDER));
        FloatVector k = rounded.sub(ROUNDER);
        FloatVector rest = k.fma(FloatVector.broadcast(SPECIES, -LN2_HIGH), bounded);
        rest = k.fma(FloatVector.broadcast(SPECIES, -LN2_LOW), rest);
        FloatVector sum = FloatVector.broadcast(SPECIES, (float) 1.9875691500e-4);
        sum = sum.fma(rest, FloatVector.broadcast(SPECIES, (float) 1.3981999507e-3));
        sum = sum.fma(rest, FloatVector.broadcast(SPECIES, (float) 8.3334519073e-3));
        sum = sum.fma(rest, FloatVector.broadcast(SPECIES, (float) 4.1665795894e-2));
        sum = sum.fma(rest, FloatVector.broadcast(SPECIES, (float) 1.6666665459e-1));
        sum = sum.fma(rest, FloatVector.broadcast(SPECIES, 0.5f));
        sum = sum.fma(rest.mul(rest), rest).add(1f);
        FloatVector power = rounded.reinterpretAsInts()
                .lanewise(VectorOperators.LSHL, MANTISSA)
                .add(Float.floatToRawIntBits(1f))
                .reinterpretAsFloats();
        return sum.mul(power);
    }
}
