package tesuji.games.go.board;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class GeometryTest {
    /** The example of Śliwa (2013, §6.1.1): 43 cells on 5×5, from 7 to 35, and a last cell north-east of the last. */
    @Test
    void fiveByFive() {
        Geometry geometry = new Geometry(5);
        assertThat(geometry.cells()).isEqualTo(43);
        assertThat(geometry.firstCell()).isEqualTo(7);
        assertThat(geometry.lastCell()).isEqualTo(35);
        assertThat(geometry.isBorder(42)).isTrue();
        assertThat(geometry.cell(5, 5) + geometry.stride() + 1).isEqualTo(42);
        assertThat(geometry.cell(3, 2)).isEqualTo(20);
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 5, 9, 13, 19, 25})
    void cellsAndPointsTranslate(int size) {
        Geometry geometry = new Geometry(size);
        int onBoard = 0;
        for (int cell = 0; cell < geometry.cells(); cell++) {
            if (geometry.isBorder(cell)) continue;
            onBoard++;
            assertThat(cell).isBetween(geometry.firstCell(), geometry.lastCell());
            assertThat(geometry.cell(geometry.point(cell))).isEqualTo(cell);
        }
        assertThat(onBoard).isEqualTo(size * size);
        for (int point = 0; point < geometry.points(); point++) {
            assertThat(geometry.cell(point)).isEqualTo(geometry.cell(point / size + 1, point % size + 1));
        }
    }
}
