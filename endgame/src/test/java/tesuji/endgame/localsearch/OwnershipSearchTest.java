package tesuji.endgame.localsearch;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tesuji.endgame.local.Counting;
import tesuji.endgame.value.Side;

class OwnershipSearchTest {
    /** By territory, with two points for each dead stone. */
    @ParameterizedTest
    @CsvSource(delimiter = ';', textBlock = """
                    3; .b .b .b
                    4; .b Ob .b
                    5; .b .  O  .b
                    5; .  .b .b .  .b
                    """)
    void blackOwnsWhatWhiteCannotLiveIn(int points, String drawing) {
        DrawnGame drawn = new DrawnGame(drawing, Counting.TERRITORY);
        assertThat(drawn.ownership.owner(drawn.node)).isEqualTo(Side.BLACK);
        assertThat(drawn.ownership.points(drawn.node, Side.BLACK)).isEqualTo(points);
        assertThat(drawn.ownership.owner(drawn.node.mirrored())).isEqualTo(Side.WHITE);
        assertThat(drawn.ownership.points(drawn.node.mirrored(), Side.WHITE)).isEqualTo(-points);
    }

    /** Both reach it; or each has stones in there that might be captured. */
    @ParameterizedTest
    @ValueSource(strings = {".b .  .w", ".bw", "Xw .  .  Ob"})
    void nobodyOwnsWhatIsOpen(String drawing) {
        DrawnGame drawn = new DrawnGame(drawing, Counting.TERRITORY);
        assertThat(drawn.ownership.owner(drawn.node)).isNull();
        assertThat(drawn.ownership.isContested(drawn.node)).isTrue();
    }

    /** Room for four in a row, and for one more: an answer next to the intruder keeps all. */
    @ParameterizedTest
    @ValueSource(strings = {"""
                .b .b .b .b
                .b .  .  .b
                .b .b .b .b
                """, """
                .b .b .b
                .b .  .b
                .b .b .b
                """})
    void answersKeepLargerSpace(String drawing) {
        DrawnGame drawn = new DrawnGame(drawing, Counting.AREA);
        assertThat(drawn.ownership.owner(drawn.node)).isEqualTo(Side.BLACK);
        assertThat(drawn.ownership.points(drawn.node, Side.BLACK)).isEqualTo(Long.bitCount(drawn.node.points()));
    }
}
