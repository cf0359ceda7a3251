package tesuji.games.go.score;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tesuji.games.go.Stones;

final class DeadStonesTest {
    @Test
    void everyChainWithOneLibertyIsDead() {
        Stones stones = Stones.parse("""
                XO.X.
                XO..X
                .OX..
                OOXX.
                .....
                """);
        assertThat(DeadStones.inAtari(stones).dead())
                .as("the black pair on the left edge can only breathe below it")
                .containsExactlyInAnyOrder(15, 20);
    }

    @Test
    void aLibertyThatTouchesTwiceIsOne() {
        Stones stones = Stones.parse("""
                X.O
                XXO
                OO.
                """);
        assertThat(DeadStones.inAtari(stones).dead()).containsExactlyInAnyOrder(3, 4, 6, 0, 1);
    }

    private static final Stones FIGHT = Stones.parse("""
            .X.XO
            XXXXO
            OOOO.
            XX.OO
            .XO..
            """);

    @Test
    void ownershipDecidesChainByChain() {
        float[] ownership = new float[25];
        for (int point = 0; point < 10; point++) ownership[point] = -0.9f;
        ownership[2] = 0.1f; // the lone white stone at C1
        for (int point = 10; point < 15; point++) ownership[point] = -0.2f;
        ownership[19] = ownership[24] = 1f;
        LifeAndDeath marks = DeadStones.byOwnership(FIGHT, ownership, 0.5f, Benson.of(FIGHT));
        assertThat(marks.dead()).containsExactlyInAnyOrder(1, 5, 6, 19, 24);
        assertThat(marks.unsettled()).containsExactlyInAnyOrder(2, 8, 9, 10, 11, 12, 13);
        assertThat(marks.seki()).isEmpty();
    }

    @Test
    void theThresholdIsAlreadyEnough() {
        Stones stones = Stones.parse("""
                ..
                X.
                """);
        assertThat(DeadStones.byOwnership(stones, new float[] {-0.5f, 0, 0, 0}, 0.5f, Benson.of(stones))
                        .dead())
                .containsExactly(0);
        assertThat(DeadStones.byOwnership(stones, new float[] {-0.5f, 0, 0, 0}, 0.6f, Benson.of(stones))
                        .unsettled())
                .containsExactly(0);
        assertThat(DeadStones.byOwnership(stones, new float[] {0.6f, 0, 0, 0}, 0.6f, Benson.of(stones)))
                .isEqualTo(LifeAndDeath.NONE);
    }

    @Test
    void playoutsCannotKillTheUnconditionallyAlive() {
        float[] againstBlack = new float[25];
        Arrays.fill(againstBlack, -1f);
        LifeAndDeath marks = DeadStones.byOwnership(FIGHT, againstBlack, 0.5f, Benson.of(FIGHT));
        assertThat(marks.dead()).as("the black chain with two eyes stays").containsExactlyInAnyOrder(1, 5, 6);
    }

    /** Black has two eyes only as long as White's stone cannot be taken by its own side. */
    @Test
    void whereSuicideIsAllowedFewerChainsAreBeyondDoubt() {
        Stones stones = Stones.parse("""
                X.XXX
                XXXXX
                XXXXX
                ..XXX
                O.XXX
                """);
        float[] against = new float[25];
        Arrays.fill(against, -1f);
        assertThat(DeadStones.byOwnership(stones, against, 0.5f, Benson.of(stones))
                        .dead())
                .isEmpty();
        assertThat(DeadStones.byOwnership(stones, against, 0.5f, Benson.withSuicide(stones))
                        .dead())
                .hasSize(20);
    }

    @ParameterizedTest
    @MethodSource("tesuji.games.go.score.RandomBoards#mixed")
    void neitherWayMarksUnconditionallyAliveStones(Stones stones) {
        Benson benson = Benson.of(stones);
        float[] against = new float[stones.points()];
        for (int point = 0; point < against.length; point++) against[point] = -Estimator.sign(stones.at(point));
        LifeAndDeath owned = DeadStones.byOwnership(stones, against, DeadStones.USUAL_THRESHOLD, Benson.of(stones));
        assertThat(owned.dead()).noneMatch(benson::isAlive);
        assertThat(DeadStones.inAtari(stones).dead()).noneMatch(benson::isAlive);
        for (int point = 0; point < stones.points(); point++) {
            boolean doomed = stones.at(point) != Stones.EMPTY && !benson.isAlive(point);
            assertThat(owned.dead().contains(point)).isEqualTo(doomed);
        }
    }

    @Test
    void ownershipOfAnotherBoardIsRefused() {
        assertThatThrownBy(() -> DeadStones.byOwnership(FIGHT, new float[81], 0.5f, Benson.of(FIGHT)))
                .isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> DeadStones.byOwnership(FIGHT, new float[25], 0f, Benson.of(FIGHT)))
                .isInstanceOf(IllegalArgumentException.class);
    }
}
