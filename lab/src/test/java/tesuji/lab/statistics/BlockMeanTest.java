package tesuji.lab.statistics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;

final class BlockMeanTest {
    /** Sums 3 and 4 lie 5/3 off 2 · 7/3 and 7/3, so that error² = 2 · (25/9 + 25/9) / 3². */
    @Test
    void theErrorIsThatOverBlocks() {
        BlockMean mean = BlockMean.of(List.of(List.of(1.0, 2.0), List.of(), List.of(4.0)));
        assertThat(mean.mean()).isCloseTo(7 / 3.0, within(1e-12));
        assertThat(mean.error()).isCloseTo(10 / 9.0, within(1e-12));
        assertThat(mean.blocks()).isEqualTo(2);
        assertThat(mean.count()).isEqualTo(3);
    }

    /** With one number in each block it is the standard error as everybody knows it: √(5/3) / √4. */
    @Test
    void blocksOfOneAreAnOrdinarySample() {
        BlockMean mean = BlockMean.of(List.of(List.of(1.0), List.of(2.0), List.of(3.0), List.of(4.0)));
        assertThat(mean.error()).isCloseTo(Math.sqrt(5 / 3.0) / 2, within(1e-12));
    }

    /** Ten times the same numbers in a block tell no more than one of them. */
    @Test
    void repetitionsWithinABlockDoNotMakeItSurer() {
        BlockMean once = BlockMean.of(List.of(List.of(1.0), List.of(2.0), List.of(5.0)));
        BlockMean often = BlockMean.of(
                List.of(Collections.nCopies(10, 1.0), Collections.nCopies(10, 2.0), Collections.nCopies(10, 5.0)));
        assertThat(often.error()).isCloseTo(once.error(), within(1e-12));
    }

    @Test
    void oneBlockHasNoError() {
        assertThat(BlockMean.of(List.of(List.of(1.0, 2.0))).error()).isNaN();
    }
}
