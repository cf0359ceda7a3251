package tesuji.core.game;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

final class CoordinatesTest {
    private static final Layout GO = new Layout(Layout.Shape.CROSSINGS, 19, 19);

    @ParameterizedTest
    @CsvSource({"0, A", "7, H", "8, J", "24, Z", "25, AA", "49, AZ", "50, BA"})
    void lettersOfColumnsLeaveOutTheI(int column, String letters) {
        assertThat(Coordinates.column(column)).isEqualTo(letters);
    }

    @Test
    void rowsCountFromTheBottomOfTheDrawing() {
        assertThat(Coordinates.text(GO, GO.point(3, 3))).isEqualTo("D4");
        assertThat(Coordinates.text(GO, 0)).isEqualTo("A1");
        Layout hexagons = new Layout(Layout.Shape.HEXAGONS, 11, 11);
        assertThat(Coordinates.text(hexagons, 0)).isEqualTo("A11");
    }

    @ParameterizedTest
    @EnumSource(Layout.Shape.class)
    void everyPointIsReadBack(Layout.Shape shape) {
        Layout layout = new Layout(shape, 30, 12);
        for (int point = 0; point < layout.points(); point++) {
            String text = Coordinates.text(layout, point);
            assertThat(Coordinates.point(layout, text)).hasValue(point);
            assertThat(Coordinates.point(layout, text.toLowerCase(java.util.Locale.ROOT)))
                    .hasValue(point);
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "A",
                "4",
                "I5",
                "A0",
                "A20",
                "U1",
                "AA1",
                "D04",
                "D4 ",
                "D-4",
                "D4x",
                "ＤＤ",
                "ſ4",
                "D٤",
                "A1234",
                "A99999999999",
                "pass",
                "DD4",
                "AAA1"
            })
    void whatIsNotOnTheBoardIsNoPoint(String text) {
        assertThat(Coordinates.point(GO, text)).isEmpty();
    }
}
