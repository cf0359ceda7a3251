package tesuji.games.go.score;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tesuji.games.go.GoRules;
import tesuji.games.go.GoRules.Placement;
import tesuji.games.go.GoRules.Preset;
import tesuji.games.go.Stones;

final class CountTest {
    private static final GoRules AREA = Preset.CHINESE.rules();
    private static final GoRules TERRITORY = Preset.JAPANESE.rules();

    private static int point(int size, int column, int row) {
        return (row - 1) * size + column - 1;
    }

    @Test
    void bothWaysOfCountingGiveTheExampleOfTheLiterature() {
        Stones stones = Stones.parse("""
                .O.O.O.
                O...O..
                OOOO...
                XXXXOOO
                ....XXX
                .X.X.X.
                X...X..
                """);
        Count territory = Count.of(stones, LifeAndDeath.NONE, Prisoners.NONE, TERRITORY);
        assertThat(territory.blackPoints()).isEqualTo(13);
        assertThat(territory.whitePoints()).isEqualTo(12);
        assertThat(territory.compensation()).isEqualTo(13);
        assertThat(territory.margin()).hasToString("W+5.5");

        Count area = Count.of(stones, LifeAndDeath.NONE, Prisoners.NONE, AREA.withKomi(13));
        assertThat(area.blackPoints()).isEqualTo(25);
        assertThat(area.whitePoints()).isEqualTo(24);
        assertThat(2 * area.whitePoints() + area.compensation()).isEqualTo(61);
        assertThat(area.margin()).hasToString("W+5.5");
    }

    /** Black holds the left of the board with a dead white stone in it, White the right. */
    private static final Stones DEAD_STONE = Stones.parse("""
            ..XO.
            O.XO.
            ..XO.
            ..XO.
            ..XO.
            """);

    @Test
    void aDeadStoneUnmarkedSpoilsTheRegion() {
        Count count = Count.trompTaylor(DEAD_STONE, 0);
        assertThat(count.black()).isEqualTo(new Count.Share(5, 0, 0));
        assertThat(count.white()).isEqualTo(new Count.Share(6, 5, 0));
        assertThat(count.margin()).hasToString("W+6");
    }

    @Test
    void underAreaCountingThePointOfADeadStoneGoesToTheSurrounder() {
        LifeAndDeath dead = LifeAndDeath.of(Set.of(point(5, 1, 4)), Set.of());
        Count count = Count.of(DEAD_STONE, dead, new Prisoners(7, 0), AREA.withKomi(1));
        assertThat(count.black()).isEqualTo(new Count.Share(5, 10, 8));
        assertThat(count.white()).isEqualTo(new Count.Share(5, 5, 0));
        assertThat(count.margin()).as("prisoners do not matter").hasToString("B+4.5");
    }

    @Test
    void underTerritoryCountingADeadStoneIsAPointAndAPrisoner() {
        LifeAndDeath dead = LifeAndDeath.of(Set.of(point(5, 1, 4)), Set.of());
        Count count = Count.of(DEAD_STONE, dead, new Prisoners(0, 2), TERRITORY.withKomi(1));
        assertThat(count.blackPoints()).isEqualTo(10 + 1);
        assertThat(count.whitePoints()).isEqualTo(5 + 2);
        assertThat(count.margin()).hasToString("B+3.5");
    }

    @Test
    void oneMarkedStoneRemovesItsChain() {
        Stones stones = Stones.parse("""
                .OX.O
                .OXXO
                .OXOO
                XXXO.
                ..XO.
                """);
        LifeAndDeath dead = LifeAndDeath.of(Set.of(point(5, 2, 3)), Set.of());
        Count count = Count.of(stones, dead, Prisoners.NONE, AREA.withKomi(0));
        assertThat(count.black()).isEqualTo(new Count.Share(8, 8, 3));
        assertThat(count.white()).isEqualTo(new Count.Share(6, 2, 0));
        assertThat(count.margin()).as("the point between the walls is nobody's").hasToString("B+8");
    }

    /** On the lower edge each side has a group with one eye (A1, E1); whoever fills C1 between them is captured. */
    private static final Stones SEKI = Stones.parse("""
            ..OX...
            OOOX...
            ..OX...
            OOOX...
            OOOXXXX
            XXXOOOX
            .X.O.OX
            """);

    @Test
    void eyesInSekiCountUnderAreaOnly() {
        LifeAndDeath seki = LifeAndDeath.of(Set.of(), Set.of(point(7, 2, 1), point(7, 4, 1)));
        Count area = Count.of(SEKI, seki, Prisoners.NONE, AREA.withKomi(0));
        assertThat(area.black()).isEqualTo(new Count.Share(14, 13, 0));
        assertThat(area.white()).isEqualTo(new Count.Share(16, 5, 0));

        Count territory = Count.of(SEKI, seki, Prisoners.NONE, TERRITORY.withKomi(0));
        assertThat(territory.blackPoints()).isEqualTo(12);
        assertThat(territory.whitePoints()).isEqualTo(4);

        Count naive = Count.of(SEKI, LifeAndDeath.NONE, Prisoners.NONE, TERRITORY.withKomi(0));
        assertThat(naive.blackPoints()).isEqualTo(13);
        assertThat(naive.whitePoints()).isEqualTo(5);
    }

    @Test
    void handicapBonusBelongsToAreaCounting() {
        Stones stones = Stones.parse("""
                X.X
                XXX
                .XX
                """);
        GoRules given = Preset.CHINESE.rules().withKomi(1).withHandicap(2, Placement.FREE);
        assertThat(Count.of(stones, LifeAndDeath.NONE, Prisoners.NONE, given).margin())
                .hasToString("B+6.5");
        GoRules japanese = Preset.JAPANESE.rules().withKomi(1).withHandicap(2, Placement.FREE);
        assertThat(Count.of(stones, LifeAndDeath.NONE, Prisoners.NONE, japanese).margin())
                .hasToString("B+1.5");
    }

    @Test
    void anEmptyBoardIsWorthTheKomi() {
        Count count = Count.trompTaylor(new Stones(9, new byte[81]), 15);
        assertThat(count.margin()).hasToString("W+7.5");
        assertThat(Count.trompTaylor(new Stones(9, new byte[81]), 0).margin()).hasToString("0");
    }

    @ParameterizedTest
    @MethodSource("tesuji.games.go.score.RandomBoards#mixed")
    void trompTaylorIsFloodFill(Stones stones) {
        Count count = Count.trompTaylor(stones, 15);
        Estimate flood = Estimate.of(new FloodFill(), stones);
        assertThat(count.blackPoints()).isEqualTo(flood.black());
        assertThat(count.whitePoints()).isEqualTo(flood.white());
        assertThat(count.margin()).isEqualTo(flood.margin(15));
    }

    @ParameterizedTest
    @MethodSource("tesuji.games.go.score.RandomBoards#mixed")
    void areaAndTerritoryDifferByTheStonesPlayed(Stones stones) {
        LifeAndDeath marks = DeadStones.inAtari(stones);
        Count area = Count.of(stones, marks, Prisoners.NONE, AREA.withKomi(0));
        Count territory = Count.of(stones, marks, Prisoners.NONE, TERRITORY.withKomi(0));
        int black = 0;
        int white = 0;
        for (int point = 0; point < stones.points(); point++) {
            if (stones.at(point) == Stones.BLACK) black++;
            if (stones.at(point) == Stones.WHITE) white++;
        }
        assertThat(area.margin().halfPoints() - territory.margin().halfPoints())
                .as("a stone on the board or in the opponent's lid: one point each way")
                .isEqualTo(2 * (black - white));
    }
}
