package tesuji.lab.statistics.rank;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

final class TestFamilyTest {
    /** Adjusted by hand: 0.03, 0.06, 0.06 and 0.02. */
    @Test
    void ofFourSmallOnesTwoAreSmallTogether() {
        TestFamily family = new TestFamily(List.of(0.01, 0.04, 0.03, 0.005));
        assertThat(family.small()).isEqualTo(4);
        assertThat(family.smallTogether()).isEqualTo(2);
        assertThat(family.sentence())
                .isEqualTo(" The table has 4 tests: p < 0.05 in 4, where chance alone makes 0.2 on average; in 2 by"
                        + " Holm's procedure, which counts all of them together.");
    }

    @Test
    void aTestThatCouldNotBeMadeDoesNotCount() {
        TestFamily family = new TestFamily(List.of(0.03, Double.NaN, 0.5));
        assertThat(family.pValues()).containsExactly(0.03, 0.5);
        assertThat(family.smallTogether()).isZero();
        assertThat(new TestFamily(List.of(Double.NaN)).sentence()).isEmpty();
        assertThat(new TestFamily(List.of(0.2)).sentence()).isEqualTo(" The table has 1 test.");
    }

    /** Sixty tests without any difference: three are small, as chance makes them, and none is together. */
    @Test
    void chanceAloneMakesOneInTwentySmall() {
        List<Double> even = IntStream.range(0, 60).mapToObj(i -> (i + 0.5) / 60).toList();
        TestFamily family = new TestFamily(even);
        assertThat(family.small()).isEqualTo(3);
        assertThat(family.expected()).isEqualTo(3);
        assertThat(family.smallTogether()).isZero();
        assertThat(new TestFamily(Collections.nCopies(60, 0.0001)).smallTogether())
                .isEqualTo(60);
    }
}
