package tesuji.core.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.List;
import org.junit.jupiter.api.Test;

final class PictureTest {
    @Test
    void tellsWhosePieceStandsWhere() {
        Picture picture = new Picture(new Layout(Layout.Shape.SQUARES, 7, 1), ".XOKk3 ");
        assertThat(picture.owner(0)).isEqualTo(-1);
        assertThat(picture.owner(1)).isZero();
        assertThat(picture.owner(2)).isOne();
        assertThat(picture.owner(3)).isZero();
        assertThat(picture.owner(4)).isOne();
        assertThat(picture.owner(5)).isEqualTo(-1);
        assertThat(picture.count(0)).isEqualTo(2);
        assertThat(picture.count(1)).isEqualTo(2);
    }

    @Test
    void countsAreCountersOfNobody() {
        Picture picture = Picture.ofCounts(new Layout(Layout.Shape.PITS, 2, 2), List.of(3, 0, 0, 12));
        assertThat(picture.pieces()).isEqualTo("*..*");
        assertThat(picture.text(3)).isEqualTo("12");
        assertThat(picture.text(1)).isEqualTo("0");
        assertThat(new Picture(picture.layout(), "X.O.").text(2)).isEqualTo("O");
        assertThatIllegalArgumentException().isThrownBy(() -> new Picture(picture.layout(), "X.O.", List.of(1, 0, 1)));
    }

    @Test
    void hasOnePiecePerPoint() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new Picture(new Layout(Layout.Shape.SQUARES, 2, 2), "..."));
    }
}
