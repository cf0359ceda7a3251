package tesuji.neural.go;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.withinPercentage;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import tesuji.neural.SharedFiles;
import tesuji.neural.backend.Backend;
import tesuji.neural.backend.Backends;
import tesuji.neural.model.Network;

/**
 * What each mistake in the inputs would look like. Each is made on purpose, and policy and chance to win then change by
 * far more than {@link ReferenceTest} tolerates, so that it would be noticed. The numbers are a fingerprint: another
 * implementation found the same changes of the chance to win for all of them but one.
 */
final class MistakesTest {
    /** Changes the inputs of a position. */
    private interface Mistake {
        void make(KataReference reference, float[] planes, float[] globals);
    }

    /** The largest change of policy and of the chance to win over all positions. */
    private record Signature(String name, double policy, double win, Mistake mistake) {}

    private static final List<Signature> TABLE = List.of(
            new Signature("komi has the wrong sign", 0.378, 0.998, (reference, planes, globals) -> {
                globals[GlobalInput.KOMI] *= -1;
            }),
            new Signature("komi in fifteenths", 0.188, 0.741, (reference, planes, globals) -> {
                globals[GlobalInput.KOMI] *= 20 / 15f;
            }),
            new Signature("no liberties", 0.983, 0.234, (reference, planes, globals) -> clear(planes, 3, 5)),
            new Signature("no ladders", 0.685, 0.0917, (reference, planes, globals) -> clear(planes, 14, 17)),
            new Signature(
                    "no ladders of earlier boards",
                    0.145,
                    0.0631,
                    (reference, planes, globals) -> clear(planes, 15, 16)),
            new Signature("no moves of ladders", 0.041, 0.0142, (reference, planes, globals) -> clear(planes, 17, 17)),
            new Signature("no last moves", 0.266, 0.118, (reference, planes, globals) -> clear(planes, 9, 13)),
            new Signature("no areas", 0.357, 0.433, (reference, planes, globals) -> clear(planes, 18, 19)),
            new Signature("areas are stones", 0.34, 0.371, (reference, planes, globals) -> {
                if (!reference.rules().isArea()) return;
                for (int i = 0; i < planes.length; i += Network.PLANES) {
                    planes[i + Plane.OWN_AREA] = planes[i + Plane.OWN_STONES];
                    planes[i + Plane.OTHER_AREA] = planes[i + Plane.OTHER_STONES];
                }
            }),
            new Signature("no ko", 0.00446, 0.000904, (reference, planes, globals) -> clear(planes, 6, 6)),
            new Signature("a pass does not end", 0.123, 0.0944, (reference, planes, globals) -> {
                globals[GlobalInput.PASS_ENDS] = 0;
            }),
            new Signature("no passes", 0.024, 0.103, (reference, planes, globals) -> {
                for (int back = 0; back < 5; back++) globals[GlobalInput.LAST_PASS + back] = 0;
            }),
            new Signature("no kind of ko", 0.0115, 0.0103, (reference, planes, globals) -> {
                globals[GlobalInput.SUPERKO] = 0;
                globals[GlobalInput.KIND_OF_SUPERKO] = 0;
            }),
            new Signature(
                    "no suicide", 0.0136, 0.00379, (reference, planes, globals) -> globals[GlobalInput.SUICIDE] = 0),
            new Signature("no territory", 0.0135, 0.0155, (reference, planes, globals) -> {
                globals[GlobalInput.TERRITORY] = 0;
            }),
            new Signature("no tax", 0.0253, 0.0114, (reference, planes, globals) -> {
                globals[GlobalInput.TAX] = 0;
                globals[GlobalInput.TAX_ALL] = 0;
            }),
            new Signature("no wave of komi", 0.0133, 0.00325, (reference, planes, globals) -> {
                globals[GlobalInput.KOMI_WAVE] = 0;
            }));

    private static void clear(float[] planes, int first, int last) {
        for (int i = 0; i < planes.length; i += Network.PLANES) {
            for (int plane = first; plane <= last; plane++) planes[i + plane] = 0;
        }
    }

    @TestFactory
    Stream<DynamicTest> everyMistakeIsNoticed() {
        Network network = SharedFiles.network();
        Backend backend = Backends.fastest(network);
        List<KataReference> references = KataReference.all();
        return TABLE.stream()
                .map(row -> DynamicTest.dynamicTest(row.name(), () -> {
                    double policy = 0;
                    double win = 0;
                    for (KataReference reference : references) {
                        GoInputs inputs = reference.inputs();
                        float[] planes = inputs.newPlanes();
                        float[] globals = new float[Network.GLOBALS];
                        inputs.write(reference.position(), reference.symmetry(), planes, globals);
                        row.mistake().make(reference, planes, globals);
                        double[] differences = reference.differences(reference.evaluate(
                                network, backend.on(reference.game().size()), planes, globals));
                        policy = Math.max(policy, differences[0]);
                        win = Math.max(win, differences[1]);
                    }
                    assertThat(policy).as("change of the policy").isCloseTo(row.policy(), withinPercentage(2));
                    assertThat(win).as("change of the chance to win").isCloseTo(row.win(), withinPercentage(2));
                }));
    }
}
