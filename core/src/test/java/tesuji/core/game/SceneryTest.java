package tesuji.core.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.Test;
import tesuji.core.game.Scenery.Form;
import tesuji.core.game.Scenery.Segment;
import tesuji.core.game.Scenery.Spot;

final class SceneryTest {
    private static Scenery of(Layout.Shape shape, int width, int height) {
        Layout layout = new Layout(shape, width, height);
        return Scenery.of(layout, Axes.of(layout), Integer::toString);
    }

    @Test
    void yGrowsDownwards() {
        Scenery squares = of(Layout.Shape.SQUARES, 3, 2);
        assertThat(squares.spots().get(0)).isEqualTo(new Spot(0, 0, 1, Form.SQUARE, "0", ""));
        assertThat(squares.spots().get(5)).isEqualTo(new Spot(5, 2, 0, Form.SQUARE, "5", ""));
        assertThat(squares.lines()).isEmpty();
    }

    /** Six neighbours of a hexagon are equally far away. */
    @Test
    void hexagonsLeanToTheRight() {
        List<Spot> spots = of(Layout.Shape.HEXAGONS, 3, 3).spots();
        Spot middle = spots.get(4);
        for (int near : new int[] {1, 2, 3, 5, 6, 7}) {
            Spot neighbour = spots.get(near);
            assertThat(Math.hypot(neighbour.x() - middle.x(), neighbour.y() - middle.y()))
                    .isCloseTo(1, within(1e-9));
        }
        assertThat(spots.get(0).y()).isZero();
    }

    @Test
    void crossingsLieOnLines() {
        assertThat(of(Layout.Shape.CROSSINGS, 3, 2).lines())
                .containsExactly(
                        new Segment(0, 2), new Segment(3, 5), new Segment(0, 3), new Segment(1, 4), new Segment(2, 5));
    }

    @Test
    void storesLieAtTheEndsOfThePits() {
        List<Spot> spots = of(Layout.Shape.PITS, 3, 2).spots();
        assertThat(spots)
                .containsExactly(
                        new Spot(0, 1, 1, Form.PIT, "0", ""),
                        new Spot(1, 2, 1, Form.PIT, "1", ""),
                        new Spot(2, 3, 0.5, Form.STORE, "2", ""),
                        new Spot(3, 0, 0.5, Form.STORE, "3", ""),
                        new Spot(4, 1, 0, Form.PIT, "4", ""),
                        new Spot(5, 2, 0, Form.PIT, "5", ""));
    }

    @Test
    void aKindIsFoundByThePiecesOfBothSides() {
        Scenery.Kind king = new Scenery.Kind('K', "king", Scenery.Outline.CROSS);
        Scenery.Kind man = new Scenery.Kind('X', "man", Scenery.Outline.DISC);
        Scenery chess = of(Layout.Shape.SQUARES, 2, 2).withKinds(king, man);
        assertThat(chess.kind('K')).contains(king);
        assertThat(chess.kind('k')).contains(king);
        assertThat(chess.kind('O')).contains(man);
        assertThat(chess.kind('.')).isEmpty();
        Scenery.Kind nought = new Scenery.Kind('O', "nought", Scenery.Outline.NOUGHT);
        assertThat(chess.withKinds(man, nought).kind('O')).contains(nought);
    }

    @Test
    void groupsAreNamedPointByPoint() {
        Scenery columns = of(Layout.Shape.SQUARES, 2, 2).grouped(point -> "c" + point % 2);
        assertThat(columns.spots()).extracting(Spot::group).containsExactly("c0", "c1", "c0", "c1");
    }

    @Test
    void thereAreTwoSides() {
        Scenery sound = of(Layout.Shape.SQUARES, 2, 2);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new Scenery(
                        sound.spots(),
                        List.of(),
                        List.of(),
                        List.of(Scenery.BLACK),
                        List.of(),
                        sound.axes(),
                        Scenery.Surface.WOOD));
    }
}
