package tesuji.lab.statistics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.Test;

final class SampleTest {
    @Test
    void numbersComputedByHand() {
        Sample sample = Sample.of(List.of(4.0, 1.0, 3.0, 8.0));
        assertThat(sample.count()).isEqualTo(4);
        assertThat(sample.mean()).isEqualTo(4);
        assertThat(sample.median()).isEqualTo(3.5);
        assertThat(sample.least()).isEqualTo(1);
        assertThat(sample.most()).isEqualTo(8);
        assertThat(sample.deviation()).isCloseTo(Math.sqrt(26 / 3.0), within(1e-12));
    }

    @Test
    void oneNumberIsItsOwnMedianAndDoesNotVary() {
        Sample sample = Sample.of(List.of(7.5));
        assertThat(sample.median()).isEqualTo(7.5);
        assertThat(sample.deviation()).isNaN();
    }

    /** The lengths of the source's ten games of match 3, whose mean it gives as 69.20 (Przybyłek and Chojecki 2022). */
    @Test
    void theSourcesOwnMean() {
        List<Double> lengths = List.of(61.5, 61.5, 92.5, 94.0, 60.5, 72.5, 56.5, 68.0, 73.5, 51.5);
        assertThat(Sample.of(lengths).mean()).isCloseTo(69.20, within(1e-9));
    }

    @Test
    void nothingHasNoMean() {
        assertThat(Sample.of(List.of()).mean()).isNaN();
        assertThat(Sample.of(List.of()).count()).isZero();
    }
}
