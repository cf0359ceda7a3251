package tesuji.core.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class StarPointsTest {
    private static String stars(Layout layout) {
        return IntStream.range(0, layout.points())
                .filter(point -> StarPoints.isStar(layout, layout.column(point), layout.rise(point)))
                .mapToObj(point -> Coordinates.column(layout.column(point)) + (layout.rise(point) + 1))
                .collect(Collectors.joining(" "));
    }

    @ParameterizedTest
    @CsvSource({
        "1, ''",
        "3, ''",
        "4, ''",
        "5, C3",
        "6, ''",
        "7, C3 E3 C5 E5",
        "8, C3 F3 C6 F6",
        "9, C3 G3 E5 C7 G7",
        "11, C3 J3 F6 C9 J9",
        "12, C3 K3 C10 K10",
        "13, D4 K4 G7 D10 K10",
        "14, D4 L4 D11 L11",
        "15, D4 H4 M4 D8 H8 M8 D12 H12 M12",
        "18, D4 P4 D15 P15",
        "19, D4 K4 Q4 D10 K10 Q10 D16 K16 Q16"
    })
    void squareBoardsHaveTheirCustomaryStars(int size, String stars) {
        assertThat(stars(new Layout(Layout.Shape.CROSSINGS, size, size))).isEqualTo(stars);
    }

    @Test
    void otherBoardsHaveNone() {
        assertThat(stars(new Layout(Layout.Shape.CROSSINGS, 9, 13))).isEmpty();
        assertThat(stars(new Layout(Layout.Shape.SQUARES, 9, 9))).isEmpty();
        assertThat(stars(new Layout(Layout.Shape.HEXAGONS, 9, 9))).isEmpty();
    }
}
