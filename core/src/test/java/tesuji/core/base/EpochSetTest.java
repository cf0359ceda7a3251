package tesuji.core.base;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class EpochSetTest {
    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5})
    void behavesLikeASet(long seed) {
        Rng rng = new Rng(seed);
        EpochSet marks = new EpochSet(20);
        TreeSet<Integer> reference = new TreeSet<>();
        for (int step = 0; step < 500; step++) {
            if (rng.nextInt(10) == 0) {
                marks.clear();
                reference.clear();
            }
            int item = rng.nextInt(20);
            assertThat(marks.add(item)).isEqualTo(reference.add(item));
            assertThat(IntStream.range(0, 20).filter(marks::contains).boxed()).containsExactlyElementsOf(reference);
        }
    }

    /** Puts the counter just before its end, where counting there would take a minute. */
    @Test
    void oldMarksStayDeadWhenTheCounterTurnsOver() throws ReflectiveOperationException {
        VarHandle epoch = MethodHandles.privateLookupIn(EpochSet.class, MethodHandles.lookup())
                .findVarHandle(EpochSet.class, "epoch", int.class);
        EpochSet marks = new EpochSet(3);
        marks.add(0);
        epoch.set(marks, -1);
        marks.add(1);
        marks.clear();
        assertThat(IntStream.range(0, 3)).noneMatch(marks::contains);
        assertThat(marks.add(2)).isTrue();
        marks.clear();
        assertThat(IntStream.range(0, 3)).noneMatch(marks::contains);
    }
}
