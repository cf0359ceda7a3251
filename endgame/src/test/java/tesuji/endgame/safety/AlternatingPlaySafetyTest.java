package tesuji.endgame.safety;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tesuji.endgame.local.DrawnPosition;

/** Ground of one chain, whose liberties are marked with a b; white stones are intruders, and White is to move. */
class AlternatingPlaySafetyTest {
    private static final long PLENTY = 10_000;

    private static boolean holds(String ground, long limit) {
        DrawnPosition drawn = new DrawnPosition(ground);
        long[] chains = {drawn.position().nearBlack()};
        return new AlternatingPlaySafety(drawn.graph(), chains, drawn.position().nearWhite(), limit)
                .holds(drawn.position().white());
    }

    @ParameterizedTest
    @ValueSource(strings = {".b .b .b .b", ".b .b .b .b .b", ".b #  .b .b", ".b .b .b #  Ob .b", """
                .b #  #
                .b .b .b
                """, """
                .b .b .b
                .b .b .b
                """})
    void groundInWhichEveryMoveHasAnAnswerIsKept(String ground) {
        assertThat(holds(ground, PLENTY)).isTrue();
    }

    /** The nakade shapes of three, four, five and six points, and larger ground with a stone on the vital point. */
    @ParameterizedTest
    @ValueSource(strings = {".b", ".b .b", ".b .b .b", ".b Ob .b .b", """
                .b .b
                .b .b
                """, """
                #  .b #
                .b .b .b
                """, """
                #  .b #
                .b .  .b
                #  .b #
                """, """
                .b .b #
                .b .b .b
                """, """
                .b .b .b
                .b Ob .b
                """})
    void groundWithAVitalPointIsLostIfTheEnemyMovesFirst(String ground) {
        assertThat(holds(ground, PLENTY)).isFalse();
    }

    /** The chain next to a w lives anyway, and the ground of the other one is too small. */
    @Test
    void chainsThatLiveAnywayNeedNoEyes() {
        assertThat(holds(".w .w .w", PLENTY)).as("nothing must be kept").isFalse();
        DrawnPosition drawn = new DrawnPosition(".w .w .w");
        assertThat(new AlternatingPlaySafety(
                                drawn.graph(), new long[0], drawn.position().nearWhite(), PLENTY)
                        .holds(0))
                .isTrue();
    }

    @Test
    void aSearchThatIsTooLongShowsNothing() {
        assertThat(holds(".b .b .b .b .b", 1)).isFalse();
    }
}
