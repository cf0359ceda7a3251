package tesuji.lab.statistics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import tesuji.core.base.Rng;

final class BootstrapTest {
    private static final Bootstrap USUAL = new Bootstrap(2000, 0.95, 1);

    private static double mean(List<Double> numbers) {
        return numbers.stream().mapToDouble(Double::doubleValue).average().orElseThrow();
    }

    /** Of 400 numbers from 0 to 1 the mean has the standard error √(1/12) / 20. */
    @Test
    void theRangeOfAMeanIsThatOfTheTheory() {
        Rng rng = new Rng(3);
        List<Double> numbers = new ArrayList<>();
        for (int i = 0; i < 400; i++) numbers.add(rng.nextDouble());
        Bootstrap.Range range = USUAL.range(numbers, BootstrapTest::mean);
        double width = 2 * 1.96 * Math.sqrt(1 / 12.0) / 20;
        assertThat(range.high() - range.low()).isCloseTo(width, within(0.1 * width));
        assertThat((range.high() + range.low()) / 2).isCloseTo(mean(numbers), within(0.1 * width));
    }

    @Test
    void theSameSeedGivesTheSameRange() {
        List<Double> numbers = List.of(1.0, 5.0, 2.0, 8.0, 4.0, 4.5);
        assertThat(USUAL.range(numbers, BootstrapTest::mean)).isEqualTo(USUAL.range(numbers, BootstrapTest::mean));
        assertThat(new Bootstrap(2000, 0.95, 2).range(numbers, BootstrapTest::mean))
                .isNotEqualTo(USUAL.range(numbers, BootstrapTest::mean));
    }

    /** Blocks of two equal numbers say no more than one of them: the range is as wide as that of half the numbers. */
    @Test
    void blocksAreDrawnWhole() {
        Rng rng = new Rng(4);
        List<List<Double>> blocks = new ArrayList<>();
        List<Double> singles = new ArrayList<>();
        for (int i = 0; i < 200; i++) {
            double number = rng.nextDouble();
            blocks.add(List.of(number, number));
            singles.addAll(List.of(number, number));
        }
        Bootstrap.Range whole = USUAL.range(
                blocks, sample -> mean(sample.stream().flatMap(List::stream).toList()));
        Bootstrap.Range wrong = USUAL.range(singles, BootstrapTest::mean);
        assertThat((whole.high() - whole.low()) / (wrong.high() - wrong.low())).isCloseTo(Math.sqrt(2), within(0.15));
    }

    @Test
    void severalNumbersAreDrawnTogether() {
        List<Double> numbers = List.of(1.0, 2.0, 3.0, 9.0);
        List<Bootstrap.Range> ranges = USUAL.ranges(numbers, sample -> new double[] {mean(sample), -mean(sample), 7});
        assertThat(ranges.get(1).low()).isCloseTo(-ranges.get(0).high(), within(1e-12));
        assertThat(ranges.get(2)).isEqualTo(new Bootstrap.Range(7, 7));
    }

    @Test
    void infiniteNumbersStayInfinite() {
        Bootstrap.Range range = USUAL.range(List.of(1), sample -> Double.POSITIVE_INFINITY);
        assertThat(range).isEqualTo(new Bootstrap.Range(Double.POSITIVE_INFINITY, Double.POSITIVE_INFINITY));
    }

    @Test
    void whatMakesNoSenseIsRefused() {
        assertThatIllegalArgumentException().isThrownBy(() -> new Bootstrap(0, 0.95, 1));
        assertThatIllegalArgumentException().isThrownBy(() -> new Bootstrap(10, 1, 1));
        assertThatIllegalArgumentException().isThrownBy(() -> USUAL.range(List.<Double>of(), BootstrapTest::mean));
    }
}
