package tesuji.games.go.score;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tesuji.core.base.Rng;
import tesuji.games.go.Stones;

/** The four methods that only look at which stones are near. */
final class ControlTest {
    private static final Stones BOARD = Stones.parse("""
            .XO..
            XXO..
            .X.OO
            XXXO.
            ...OO
            """);

    @Test
    void explicitControlCountsOnlySinglePointEyes() {
        assertThat(picture(new ExplicitControl(), BOARD)).isEqualTo("""
                XXO..
                XXO..
                XX.OO
                XXXOO
                ...OO
                """);
    }

    @Test
    void directControlCountsPointsThatTouchOneColour() {
        assertThat(picture(new DirectControl(), BOARD)).isEqualTo("""
                XXOO.
                XXOOO
                XX.OO
                XXXOO
                XX.OO
                """);
    }

    @Test
    void floodFillCountsRegionsWithOneBorder() {
        assertThat(picture(new FloodFill(), BOARD)).isEqualTo("""
                XXOOO
                XXOOO
                XX.OO
                XXXOO
                ...OO
                """);
    }

    @Test
    void distanceDividesTheOpenPoints() {
        assertThat(picture(new DistanceControl(), BOARD)).isEqualTo("""
                XXOOO
                XXOOO
                XX.OO
                XXXOO
                XX.OO
                """);
    }

    @ParameterizedTest
    @MethodSource("tesuji.games.go.score.RandomBoards#mixed")
    void explicitControlIsPartOfFloodFill(Stones stones) {
        int[] explicit = new ExplicitControl().estimate(stones);
        int[] flood = new FloodFill().estimate(stones);
        for (int point = 0; point < explicit.length; point++) {
            if (explicit[point] != 0) assertThat(flood[point]).isEqualTo(explicit[point]);
        }
    }

    @ParameterizedTest
    @MethodSource("tesuji.games.go.score.RandomBoards#mixed")
    void explicitControlIsFloodFillWhenNoEmptyPointsAreAdjacent(Stones stones) {
        Stones crowded = crowded(stones);
        assertThat(new ExplicitControl().estimate(crowded)).isEqualTo(new FloodFill().estimate(crowded));
    }

    /** The board with a stone on the second of any two adjacent empty points. */
    private static Stones crowded(Stones stones) {
        byte[] colours = stones.toArray();
        Rng rng = new Rng(stones.hashCode());
        int size = stones.size();
        for (int point = 0; point < colours.length; point++) {
            boolean left = point % size > 0 && colours[point - 1] == Stones.EMPTY;
            boolean below = point >= size && colours[point - size] == Stones.EMPTY;
            if (colours[point] == Stones.EMPTY && (left || below)) {
                colours[point] = rng.nextInt(2) == 0 ? Stones.BLACK : Stones.WHITE;
            }
        }
        return new Stones(size, colours);
    }

    @ParameterizedTest
    @MethodSource("tesuji.games.go.score.RandomBoards#mixed")
    void floodFillAgreesWithDisjointSets(Stones stones) {
        assertThat(new FloodFill().estimate(stones)).isEqualTo(byDisjointSets(stones));
    }

    /** Empty points united pairwise; bit 1 of a set's border says that black touches it, bit 2 that white does. */
    private static int[] byDisjointSets(Stones stones) {
        int size = stones.size();
        int[] parent = new int[stones.points()];
        Arrays.setAll(parent, point -> point);
        int[] border = new int[stones.points()];
        for (int a = 0; a < parent.length; a++) {
            if (a % size + 1 < size) unite(stones, parent, a, a + 1);
            if (a + size < parent.length) unite(stones, parent, a, a + size);
        }
        for (int a = 0; a < parent.length; a++) {
            for (int b = 0; b < parent.length; b++) {
                int apart = Math.abs(a / size - b / size) + Math.abs(a % size - b % size);
                if (apart == 1 && stones.at(a) == Stones.EMPTY) border[root(parent, a)] |= stones.at(b);
            }
        }
        int[] values = new int[stones.points()];
        for (int point = 0; point < values.length; point++) {
            int owner = stones.at(point) == Stones.EMPTY ? border[root(parent, point)] : stones.at(point);
            values[point] = new int[] {0, 1, -1, 0}[owner];
        }
        return values;
    }

    private static void unite(Stones stones, int[] parent, int a, int b) {
        if (stones.at(a) == Stones.EMPTY && stones.at(b) == Stones.EMPTY) parent[root(parent, a)] = root(parent, b);
    }

    private static int root(int[] parent, int point) {
        while (parent[point] != point) point = parent[point];
        return point;
    }

    @ParameterizedTest
    @MethodSource("tesuji.games.go.score.RandomBoards#mixed")
    void distanceAgreesWithTryingAllStones(Stones stones) {
        int[] values = new int[stones.points()];
        for (int point = 0; point < values.length; point++) {
            values[point] = Integer.compare(nearest(stones, point, Stones.WHITE), nearest(stones, point, Stones.BLACK));
        }
        assertThat(new DistanceControl().estimate(stones)).isEqualTo(values);
    }

    private static int nearest(Stones stones, int from, byte colour) {
        int size = stones.size();
        int least = Integer.MAX_VALUE;
        for (int to = 0; to < stones.points(); to++) {
            if (stones.at(to) != colour) continue;
            least = Math.min(least, Math.abs(from / size - to / size) + Math.abs(from % size - to % size));
        }
        return least;
    }

    private static String picture(Estimator estimator, Stones stones) {
        int[] values = estimator.estimate(stones);
        byte[] colours = new byte[values.length];
        for (int point = 0; point < values.length; point++) {
            colours[point] = values[point] > 0 ? Stones.BLACK : values[point] < 0 ? Stones.WHITE : Stones.EMPTY;
        }
        return new Stones(stones.size(), colours).toString();
    }
}
