package tesuji.neural.vector;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import tesuji.neural.model.Activation;
import tesuji.neural.model.ActivationLayer;
import tesuji.neural.model.BatchNorm;
import tesuji.neural.model.Weights;

/** Activations of vectors are those of single numbers, from the smallest to the largest. */
final class VectorNormTest {
    private static final int STEPS = 40_000;

    @ParameterizedTest
    @EnumSource
    void functionsAreExact(Activation function) {
        BatchNorm norm = new BatchNorm("norm", 1, 0, Weights.of(0), Weights.of(1), Optional.empty(), Optional.empty());
        VectorNorm vector = new VectorNorm(norm, new ActivationLayer("act", function));
        int stride = Lanes.padded(1);
        float[] in = new float[stride];
        float[] out = new float[stride];
        for (int step = -STEPS; step <= STEPS; step++) {
            in[0] = step * 200f / STEPS;
            vector.apply(in, stride, out, BoardLayout.flat(1), 1);
            float expected = function.apply(in[0]);
            assertThat(out[0])
                    .as("%s of %s", function, in[0])
                    .isCloseTo(expected, within(2e-7f * (1 + Math.abs(in[0]))));
        }
        assertThat(out[stride - 1]).as("a channel that fills the panel up").isZero();
    }

    @ParameterizedTest
    @EnumSource
    void hugeNumbersStayFinite(Activation function) {
        BatchNorm norm = new BatchNorm("norm", 1, 0, Weights.of(0), Weights.of(1), Optional.empty(), Optional.empty());
        VectorNorm vector = new VectorNorm(norm, new ActivationLayer("act", function));
        float[] out = new float[Lanes.padded(1)];
        for (float huge : new float[] {-1e30f, 1e30f}) {
            float[] in = new float[out.length];
            in[0] = huge;
            vector.apply(in, in.length, out, BoardLayout.flat(1), 1);
            assertThat(out[0]).isFinite();
            if (huge > 0) assertThat(out[0]).isEqualTo(huge);
        }
    }
}
