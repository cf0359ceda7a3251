package tesuji.endgame.localsearch;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tesuji.endgame.local.Counting;

class IntegerBoundSearchTest {
    /** Corridors of Black's that White enters from the right, a stone in atari, a neutral point. */
    @ParameterizedTest
    @CsvSource(delimiter = ';', textBlock = """
                    -1; 1; .bw
                    0;  2; .b .bw
                    1;  3; .b .b .bw
                    2;  4; .b .b .b .bw
                    -1; 3; Ob .bw
                    3;  3; .b .b .b
                    """)
    void wholeNumbersLieAroundTheValue(int lower, int upper, String drawing) {
        DrawnGame drawn = new DrawnGame(drawing, Counting.TERRITORY);
        assertThat(drawn.game.integers().lower(drawn.node)).as("lower").isEqualTo(lower);
        assertThat(-drawn.game.integers().lower(drawn.node.mirrored()))
                .as("upper")
                .isEqualTo(upper);
    }

    /** In the corridor of three points Black is sure of one, and of two if he may begin. */
    @Test
    void whoBeginsGetsMore() {
        DrawnGame drawn = new DrawnGame(".b .b .bw", Counting.TERRITORY);
        assertThat(drawn.game.integers().lower(drawn.node)).isEqualTo(1);
        assertThat(drawn.game.integers().lowerMovingFirst(drawn.node)).isEqualTo(2);
    }

    @Test
    void whatIsFoundOutOfAPositionBoundsItsMirrorImage() {
        DrawnGame drawn = new DrawnGame(".b .b .bw", Counting.TERRITORY);
        drawn.game.integers().lower(drawn.node);
        NodeBounds mirror = drawn.memory.bounds(drawn.node.mirrored());
        drawn.memory.raise(drawn.node, 1);
        assertThat(mirror.upper).isLessThanOrEqualTo(-1);
    }
}
