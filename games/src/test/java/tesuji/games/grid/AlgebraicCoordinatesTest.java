package tesuji.games.grid;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tesuji.core.base.InputException;
import tesuji.core.game.Layout;

final class AlgebraicCoordinatesTest {
    private final AlgebraicCoordinates coordinates = new AlgebraicCoordinates(new Layout(Layout.Shape.SQUARES, 10, 12));

    @Test
    void pointsComeBack() {
        for (int point = 0; point < 120; point++) {
            String text = coordinates.text(point);
            assertThat(coordinates.point(text)).isEqualTo(point);
            assertThat(coordinates.point(text.toUpperCase(Locale.ROOT))).isEqualTo(point);
        }
    }

    @Test
    void columnsAreLettersAndRowsNumbers() {
        assertThat(coordinates.text(0)).isEqualTo("a1");
        assertThat(coordinates.text(9)).isEqualTo("j1");
        assertThat(coordinates.text(118)).isEqualTo("i12");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "a", "1", "a0", "k1", "a13", "a01", "aa1", "a1 ", "a111", "å1", "a１"})
    void otherTextsAreRefused(String text) {
        assertThatThrownBy(() -> coordinates.point(text))
                .isInstanceOf(InputException.class)
                .hasMessage("\"" + text + "\" is not a point of this board; its points are a1 to j12.");
    }

    @Test
    void theAlphabetIsTheLimit() {
        assertThatThrownBy(() -> new AlgebraicCoordinates(new Layout(Layout.Shape.SQUARES, 27, 1)))
                .isInstanceOf(IllegalArgumentException.class);
    }
}
