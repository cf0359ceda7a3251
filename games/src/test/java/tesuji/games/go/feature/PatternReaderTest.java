package tesuji.games.go.feature;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tesuji.games.go.GoGame;
import tesuji.games.go.GoPosition;

final class PatternReaderTest {
    private static final String BOARD = """
            .......
            .OX..O.
            OXX....
            ....X..
            ..XO...
            .XOO..X
            ..X....
            """;

    private static long[] keys(GoPosition position, int point) {
        MoveTeams teams = new MoveTeams(((GoGame) position.game()).geometry(), new PatternDictionary(new long[0]));
        teams.load(position);
        PatternReader reader = teams.patternsAround(point);
        long[] keys = new long[PatternReader.SIZES];
        for (int size = 0; size < keys.length; size++) keys[size] = reader.next();
        return keys;
    }

    private static long[] keys(String board, String move) {
        GoPosition position = Drawn.position(board);
        return keys(position, Drawn.point(position, move));
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 2, 3, 4, 5, 6, 7})
    void symmetricPicturesAreOnePattern(int symmetry) {
        GoPosition position = Drawn.position(BOARD);
        GoPosition turned = Drawn.position(Drawn.turned(BOARD, symmetry));
        for (int point = 0; point < 49; point++) {
            assertThat(keys(turned, Drawn.turned(point, 7, symmetry)))
                    .as("point %d", point)
                    .containsExactly(keys(position, point));
        }
    }

    @Test
    void bothColoursSeeTheSamePatterns() {
        GoPosition position = Drawn.position(BOARD);
        GoPosition exchanged = Drawn.position(Drawn.exchanged(BOARD));
        assertThat(exchanged.toMove()).isEqualTo(1);
        for (int point = 0; point < 49; point++) {
            assertThat(keys(exchanged, point)).as("point %d", point).containsExactly(keys(position, point));
        }
    }

    @Test
    void ownStonesAndTheOthersDiffer() {
        String own = ".....\n.....\n..X..\n.....\n.....\n";
        assertThat(keys(own, "B3")[0]).isNotEqualTo(keys(own.replace('X', 'O'), "B3")[0]);
    }

    /** From the centre of 9×9, F6 lies at distance 3, G5 at 4, G7 at 6, H6 at 7, J5 at 8; J9 is in no template. */
    @Test
    void aStoneCountsFromItsDistanceOn() {
        String row = ".".repeat(9) + "\n";
        long[] empty = keys(row.repeat(9), "E5");
        String[] stones = {"F6", "G5", "G7", "H6", "J5", "J9"};
        int[] distances = {3, 4, 6, 7, 8, 12};
        for (int i = 0; i < stones.length; i++) {
            GoPosition position = Drawn.position(row.repeat(9), stones[i], "pass");
            long[] keys = keys(position, Drawn.point(position, "E5"));
            for (int size = 0; size < PatternReader.SIZES; size++) {
                boolean inside = distances[i] <= size + PatternTemplates.SMALLEST;
                assertThat(keys[size] != empty[size])
                        .as("%s in the template up to %d", stones[i], size + PatternTemplates.SMALLEST)
                        .isEqualTo(inside);
            }
        }
    }

    @Test
    void theEdgeIsPartOfAPattern() {
        String empty = (".".repeat(9) + "\n").repeat(9);
        assertThat(keys(empty, "A5")[0]).isEqualTo(keys(empty, "E1")[0]).isNotEqualTo(keys(empty, "E5")[0]);
        assertThat(keys(empty, "A1")[0]).isEqualTo(keys(empty, "J9")[0]).isNotEqualTo(keys(empty, "A5")[0]);
        assertThat(keys(empty, "C5")[0]).as("3×3 does not reach it").isEqualTo(keys(empty, "E5")[0]);
        assertThat(keys(empty, "C5")[6]).isNotEqualTo(keys(empty, "E5")[6]);
    }

    @Test
    void templatesGrowTowardsACircle() {
        int[] points = new int[PatternReader.SIZES];
        for (int size = 0; size < points.length; size++) {
            points[size] = PatternTemplates.size(PatternTemplates.SMALLEST + size);
        }
        assertThat(points).containsExactly(8, 12, 20, 28, 36, 48, 60);
    }
}
