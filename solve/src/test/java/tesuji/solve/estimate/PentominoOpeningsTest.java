package tesuji.solve.estimate;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.IntSummaryStatistics;
import org.junit.jupiter.api.Test;

/** The numbers that Goluch (§2.3) reports of Orman's solution (1996). */
final class PentominoOpeningsTest {
    private final PentominoOpenings openings = new PentominoOpenings();

    @Test
    void thereAreTwelvePieces() {
        assertThat(openings.all()).allMatch(placement -> Long.bitCount(placement) == 5);
        assertThat(openings.all().stream().map(openings::piece).distinct()).hasSize(12);
    }

    @Test
    void firstPlacements() {
        assertThat(openings.all()).hasSize(2308);
    }

    @Test
    void symmetricOnesCountOnce() {
        assertThat(openings.different()).hasSize(296).isSubsetOf(openings.all());
    }

    /**
     * The straight piece lies in 4 places of each of 8 rows and 8 columns; the cross needs a centre inside the edge.
     */
    @Test
    void piecesThatCanBeCountedByHand() {
        assertThat(placementsOf(0b11111)).isEqualTo(64);
        assertThat(placementsOf(0b010L | 0b111L << 8 | 0b010L << 16)).isEqualTo(36);
    }

    private long placementsOf(long placement) {
        long piece = openings.piece(placement);
        return openings.all().stream()
                .filter(other -> openings.piece(other) == piece)
                .count();
    }

    /** The text says from 1181 to about 2000. */
    @Test
    void replies() {
        IntSummaryStatistics replies =
                openings.different().stream().mapToInt(openings::replies).summaryStatistics();
        assertThat(replies.getMin()).isEqualTo(1181);
        assertThat(replies.getMax()).isEqualTo(1974);
    }
}
