package tesuji.core.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

final class LayoutTest {
    @ParameterizedTest
    @EnumSource
    void columnAndRiseLeadBackToThePoint(Layout.Shape shape) {
        Layout layout = new Layout(shape, 4, 3);
        assertThat(layout.points()).isEqualTo(12);
        for (int point = 0; point < 12; point++) {
            assertThat(layout.point(layout.column(point), layout.rise(point))).isEqualTo(point);
        }
    }

    @Test
    void theFirstRowIsTheLowestExceptOnHexagons() {
        assertThat(new Layout(Layout.Shape.SQUARES, 4, 3).rise(5)).isEqualTo(1);
        assertThat(new Layout(Layout.Shape.SQUARES, 4, 3).rise(0)).isZero();
        assertThat(new Layout(Layout.Shape.HEXAGONS, 4, 3).rise(0)).isEqualTo(2);
        assertThat(new Layout(Layout.Shape.HEXAGONS, 4, 3).rise(11)).isZero();
    }

    @Test
    void aPictureHasOnePiecePerPoint() {
        Layout layout = new Layout(Layout.Shape.SQUARES, 2, 2);
        assertThat(new Picture(layout, ".XO.").at(2)).isEqualTo(Picture.SECOND);
        assertThatThrownBy(() -> new Picture(layout, ".XO")).isInstanceOf(IllegalArgumentException.class);
    }
}
