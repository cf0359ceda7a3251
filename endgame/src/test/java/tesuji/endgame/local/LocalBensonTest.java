package tesuji.endgame.local;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * How many black stones live unconditionally; {@code BensonAgreementTest} compares random positions with a textbook.
 */
class LocalBensonTest {
    @ParameterizedTest
    @CsvSource(delimiter = ';', textBlock = """
                    1; . X .
                    0; . X
                    0; . . X
                    0; .w X .
                    3; . X X X .
                    0; O X .
                    0; . X O X .
                    """)
    void aChainNeedsTwoEyes(int stones, String drawing) {
        DrawnPosition drawn = new DrawnPosition(drawing);
        LocalPosition at = drawn.position();
        long alive = new LocalBenson(drawn.graph()).alive(at.points(), at.black(), at.white(), at.nearWhite());
        assertThat(Long.bitCount(alive)).isEqualTo(stones);
    }
}
