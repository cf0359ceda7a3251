package tesuji.games.grid;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tesuji.core.game.Symmetries;

final class SquareSymmetriesTest {
    @ParameterizedTest
    @ValueSource(ints = {3, 4, 9})
    void thereAreEightAndTheyFormAGroup(int size) {
        Symmetries symmetries = SquareSymmetries.of(size, size * size + 1);
        Set<List<Integer>> images = new HashSet<>();
        for (int s = 0; s < symmetries.count(); s++) images.add(image(symmetries, s, size));
        assertThat(symmetries.count()).isEqualTo(8);
        assertThat(images).hasSize(8);
        for (int s = 0; s < 8; s++) {
            for (int t = 0; t < 8; t++) {
                int inner = s;
                int outer = t;
                List<Integer> both = IntStream.range(0, size * size)
                        .map(point -> symmetries.point(outer, symmetries.point(inner, point)))
                        .boxed()
                        .toList();
                assertThat(images).contains(both);
            }
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4, 9})
    void neighboursStayNeighbours(int size) {
        Symmetries symmetries = SquareSymmetries.of(size, size * size);
        for (int s = 0; s < 8; s++) {
            for (int point = 0; point < size * size; point++) {
                for (int other = 0; other < size * size; other++) {
                    assertThat(distance(symmetries.point(s, point), symmetries.point(s, other), size))
                            .isEqualTo(distance(point, other, size));
                }
            }
        }
    }

    @Test
    void movesFollowTheirPointsAndPassesStay() {
        Symmetries symmetries = SquareSymmetries.of(5, 27);
        for (int s = 0; s < 8; s++) {
            for (int move = 0; move < 25; move++) {
                assertThat(symmetries.move(s, move)).isEqualTo(symmetries.point(s, move));
            }
            assertThat(symmetries.move(s, 25)).isEqualTo(25);
            assertThat(symmetries.move(s, 26)).isEqualTo(26);
        }
    }

    private static List<Integer> image(Symmetries symmetries, int symmetry, int size) {
        return IntStream.range(0, size * size)
                .map(point -> symmetries.point(symmetry, point))
                .boxed()
                .toList();
    }

    private static int distance(int point, int other, int size) {
        return Math.abs(point % size - other % size) + Math.abs(point / size - other / size);
    }
}
