package tesuji.games.go.score;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tesuji.games.go.Stones;

/** The methods whose values spread over the board, against numbers worked out by hand. */
final class InfluenceTest {
    private static Stones lone(int size, int row, int column) {
        byte[] colours = new byte[size * size];
        colours[row * size + column] = Stones.BLACK;
        return new Stones(size, colours);
    }

    private static int[] start(Stones stones, int value) {
        int[] values = Estimator.signs(stones);
        for (int point = 0; point < values.length; point++) values[point] *= value;
        return values;
    }

    /** Fills a square of numbers into the middle of an otherwise zero board. */
    private static int[] centred(int size, int[][] square) {
        int[] values = new int[size * size];
        int edge = (size - square.length) / 2;
        for (int row = 0; row < square.length; row++) {
            System.arraycopy(square[row], 0, values, (row + edge) * size + edge, square.length);
        }
        return values;
    }

    @Test
    void threeDilationsAndSevenErosionsOfALoneStone() {
        Stones stone = lone(13, 6, 6);
        int[] values = start(stone, 128);
        for (int pass = 0; pass < 3; pass++) values = Bouzy.dilate(stone, values);
        assertThat(values).isEqualTo(centred(13, new int[][] {
            {0, 0, 0, 1, 0, 0, 0},
            {0, 0, 2, 2, 2, 0, 0},
            {0, 2, 4, 6, 4, 2, 0},
            {1, 2, 6, 136, 6, 2, 1},
            {0, 2, 4, 6, 4, 2, 0},
            {0, 0, 2, 2, 2, 0, 0},
            {0, 0, 0, 1, 0, 0, 0},
        }));
        for (int pass = 0; pass < 7; pass++) values = Bouzy.erode(stone, values);
        assertThat(values).isEqualTo(start(stone, 128)).isEqualTo(new Bouzy(3, 7).estimate(stone));
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4, 5})
    void recommendedErosionsGiveALoneStoneBack(int d) {
        Stones stone = lone(13, 6, 6);
        assertThat(new Bouzy(d, 1 + d * (d - 1)).estimate(stone)).isEqualTo(start(stone, 128));
        if (d > 1) {
            assertThat(new Bouzy(d, d * (d - 1)).estimate(stone))
                    .as("one erosion fewer leaves something")
                    .isNotEqualTo(start(stone, 128));
        }
    }

    @Test
    void pointsOffTheBoardAreNotNeighbours() {
        Stones corner = lone(3, 0, 0);
        int[] once = Bouzy.dilate(corner, start(corner, 128));
        assertThat(once).containsExactly(128, 1, 0, 1, 0, 0, 0, 0, 0);
        int[] twice = Bouzy.dilate(corner, once);
        assertThat(twice).containsExactly(130, 2, 1, 2, 2, 0, 1, 0, 0);
        assertThat(Bouzy.erode(corner, twice)).containsExactly(130, 2, 0, 2, 0, 0, 0, 0, 0);
    }

    @Test
    void dilationStopsWhereTheOtherColourTouches() {
        Stones stones = Stones.parse("""
                ...
                X.O
                XO.
                """);
        int[] values = Bouzy.dilate(stones, start(stones, 128));
        assertThat(values)
                .as("A1 and B1 touch each other, the centre touches both colours")
                .containsExactly(128, -128, -2, 129, 0, -128, 1, 0, -1);
    }

    @Test
    void erosionNeverChangesASign() {
        Stones board = new Stones(2, new byte[4]);
        assertThat(Bouzy.erode(board, new int[] {1, -3, -3, 2})).containsExactly(0, -1, -1, 0);
    }

    @ParameterizedTest
    @CsvSource({"5, 21, 128", "4, 13, 128", "5, 10, 128", "4, 0, 64", "1, 0, 64", "2, 2, 128"})
    void namedOperatorsExist(int dilations, int erosions, int start) {
        assertThat(Bouzy.OPERATORS).contains(new Bouzy(dilations, erosions));
        assertThat(new Bouzy(dilations, erosions).start()).isEqualTo(start);
    }

    @Test
    void territoryIsInsideMoyoIsInsideInfluence() {
        Stones stones = Stones.parse("""
                .........
                ..X......
                ..X...O..
                ..X...O..
                ..X...O..
                ..X...O..
                ..X..OO..
                .X...O...
                .....O...
                """);
        int[] territory = Bouzy.TERRITORY.estimate(stones);
        int[] moyo = Bouzy.MOYO.estimate(stones);
        int[] influence = new Bouzy(5, 0).estimate(stones);
        int open = 0;
        for (int point = 0; point < territory.length; point++) {
            if (territory[point] != 0) assertThat(moyo[point]).isNotZero();
            if (moyo[point] != 0) assertThat(influence[point]).isNotZero();
            if (moyo[point] != 0 && territory[point] == 0) open++;
        }
        assertThat(open).as("moyo that is not yet territory").isPositive();
        assertThat(territory[72]).as("the corner behind Black's wall").isPositive();
        assertThat(territory[8]).as("the corner behind White's wall").isNegative();
    }

    @Test
    void libertiesAreTheOneStepNeighbourhood() {
        Stones stones = Stones.parse("""
                ....
                .X..
                ..O.
                ....
                """);
        assertThat(new Bouzy(1, 0).estimate(stones))
                .isEqualTo(new int[] {0, 0, -1, 0, 0, 0, -64, -1, 1, 64, 0, 0, 0, 1, 0, 0});
    }

    @Test
    void dividingGivesUndecidedPointsToTheNearerColour() {
        Stones stones = Stones.parse("""
                .....
                .X.O.
                .....
                .....
                .....
                """);
        Bouzy sure = new Bouzy(2, 3);
        int[] before = sure.estimate(stones);
        int[] after = new Divided(sure).estimate(stones);
        int[] distance = new DistanceControl().estimate(stones);
        assertThat(before).contains(0);
        for (int point = 0; point < after.length; point++) {
            assertThat(after[point]).isEqualTo(before[point] != 0 ? before[point] : distance[point]);
        }
        assertThat(Estimate.of(new Divided(sure), stones).black()).isEqualTo(10);
        assertThat(Estimate.of(new Divided(sure), stones).white()).isEqualTo(10);
    }

    @Test
    void fourPassesOfZobristsRuleAroundALoneStone() {
        assertThat(new ZobristInfluence().estimate(lone(11, 5, 5))).isEqualTo(centred(11, new int[][] {
            {0, 0, 0, 0, 1, 0, 0, 0, 0},
            {0, 0, 0, 2, 2, 2, 0, 0, 0},
            {0, 0, 2, 4, 6, 4, 2, 0, 0},
            {0, 2, 4, 8, 10, 8, 4, 2, 0},
            {1, 2, 6, 10, 76, 10, 6, 2, 1},
            {0, 2, 4, 8, 10, 8, 4, 2, 0},
            {0, 0, 2, 4, 6, 4, 2, 0, 0},
            {0, 0, 0, 2, 2, 2, 0, 0, 0},
            {0, 0, 0, 0, 1, 0, 0, 0, 0},
        }));
    }

    @Test
    void zobristSubtractsWhatDilationOnlyRefuses() {
        Stones stones = Stones.parse("""
                X.
                OX
                """);
        assertThat(new ZobristInfluence().estimate(stones))
                .as("the white stone has two black neighbours; each black stone one white, and one that turns black")
                .containsExactly(-56, 63, 63, 8);
    }
}
