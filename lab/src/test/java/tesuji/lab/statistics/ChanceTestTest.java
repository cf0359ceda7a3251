package tesuji.lab.statistics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.Test;

final class ChanceTestTest {
    /** The best and the worst hit rate of Wieczorek (2009), table 4.2: no more than chance. */
    @Test
    void proportions() {
        ChanceTest test = ChanceTest.ofProportions(242, 1151, 211, 1151);
        assertThat(test.test()).isEqualTo("Fisher’s exact test");
        assertThat(test.ours()).isEqualTo(242 / 1151.0);
        assertThat(test.theirs()).isEqualTo(211 / 1151.0);
        assertThat(test.ratio()).isEqualTo(242 / 211.0);
        assertThat(test.pValue()).isEqualTo(FisherExact.pValue(242, 1151, 211, 1151));
        assertThat(test.differs(0.05)).isFalse();
        assertThat(test.differs(0.2)).isTrue();
    }

    @Test
    void means() {
        Sample ours = Sample.of(List.of(1.0, 2.0, 3.0));
        Sample theirs = Sample.of(List.of(11.0, 12.0, 13.0));
        ChanceTest test = ChanceTest.ofMeans(ours, theirs);
        assertThat(test.pValue()).isEqualTo(WelchTest.of(ours, theirs).pValue());
        assertThat(test.ours()).isEqualTo(2);
        assertThat(test.theirs()).isEqualTo(12);
        assertThat(test.differs(0.01)).isTrue();
    }

    /**
     * Error 10/9 over two blocks with three numbers, and as much for three numbers of the source: t = 4/3 : (10/9 · √2)
     * with one degree of freedom, whose distribution is Cauchy's.
     */
    @Test
    void aMeanWithoutItsSpreadIsTakenToVaryAsOurs() {
        BlockMean ours = BlockMean.of(List.of(List.of(1.0, 2.0), List.of(4.0)));
        ChanceTest test = ChanceTest.ofPrintedMean(ours, 1, 3);
        double t = 4 / 3.0 / (10 / 9.0 * Math.sqrt(2));
        assertThat(test.pValue()).isCloseTo(1 - 2 / Math.PI * Math.atan(t), within(1e-9));
        assertThat(test.ratio()).isCloseTo(7 / 3.0, within(1e-12));
        assertThat(ChanceTest.ofPrintedMean(ours, 1, 300).pValue()).isLessThan(test.pValue());
    }

    @Test
    void oneBlockDecidesNothing() {
        BlockMean one = BlockMean.of(List.of(List.of(1.0, 2.0)));
        assertThat(ChanceTest.ofPrintedMean(one, 9, 3).pValue()).isNaN();
        assertThat(ChanceTest.ofPrintedMean(one, 9, 3).differs(0.05)).isFalse();
    }

    @Test
    void samples() {
        ChanceTest test = ChanceTest.ofSamples(List.of(1.0, 2.0), List.of(3.0, 4.0, 5.0));
        assertThat(test.ours()).isEqualTo(1.5);
        assertThat(test.theirs()).isEqualTo(4);
        assertThat(test.pValue()).isEqualTo(0.2); // twice one of the ten orders
    }

    /** Two dice: a printed mean of 1 has one throw of 36, a printed median of 3.5 is the commonest. */
    @Test
    void printedMeansAndMedians() {
        List<Double> die = List.of(1.0, 2.0, 3.0, 4.0, 5.0, 6.0);
        ChanceTest mean = ChanceTest.ofPrintedMean(die, 2, 1);
        assertThat(mean.test()).isEqualTo("resampling of ours");
        assertThat(mean.ours()).isEqualTo(3.5);
        assertThat(mean.ratio()).isEqualTo(3.5);
        assertThat(mean.pValue()).isCloseTo(2 / 36.0, within(0.002));
        ChanceTest median = ChanceTest.ofPrintedMedian(die, 2, 3.5);
        assertThat(median.ours()).isEqualTo(3.5);
        assertThat(median.pValue()).isEqualTo(1);
    }
}
