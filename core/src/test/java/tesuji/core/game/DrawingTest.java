package tesuji.core.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

final class DrawingTest {
    @Test
    void drawsRowsFromTheTop() {
        Picture picture = new Picture(new Layout(Layout.Shape.SQUARES, 3, 2), "XO..X.");
        assertThat(Drawing.of(picture).text()).isEqualTo("""
                  A B C
                2 . X . 2
                1 X O . 1
                  A B C
                """);
    }

    @Test
    void marksOnePoint() {
        Picture picture = new Picture(new Layout(Layout.Shape.SQUARES, 3, 2), "XO..X.");
        assertThat(Drawing.of(picture).marking(0).text()).contains("\n1(X)O . 1\n");
        assertThat(Drawing.of(picture).marking(5).text()).contains("\n2 . X(.)2\n");
    }

    @Test
    void pushesRowsOfHexagonsToTheRight() {
        Picture picture = new Picture(new Layout(Layout.Shape.HEXAGONS, 3, 3), "X.....O..");
        assertThat(Drawing.of(picture).text()).isEqualTo("""
                  A B C
                3 X . . 3
                 2 . . . 2
                  1 O . . 1
                     A B C
                """);
    }

    @Test
    void alignsTwoFigures() {
        Picture picture = new Picture(new Layout(Layout.Shape.SQUARES, 2, 10), ".".repeat(20));
        assertThat(Drawing.of(picture).text()).startsWith("""
                   A B
                10 . . 10
                 9 . . 9
                """).endsWith("""
                 1 . . 1
                   A B
                """);
    }

    @Test
    void alignsTwoLetters() {
        Picture picture = new Picture(new Layout(Layout.Shape.SQUARES, 26, 1), "X".repeat(26));
        String[] lines = Drawing.of(picture).marking(25).text().split("\n");
        assertThat(lines[0]).startsWith("   A  B").endsWith("  Z AA");
        assertThat(lines[1]).startsWith("1  X  X").endsWith("  X (X)1");
        assertThat(lines[0].indexOf("AA") + 1).isEqualTo(lines[1].lastIndexOf('X'));
    }

    @Test
    void starsAreCrosses() {
        Picture nine = new Picture(new Layout(Layout.Shape.CROSSINGS, 9, 9), ".".repeat(81));
        assertThat(Drawing.of(nine).starred().text()).contains("7 . . + . . . + . . 7", "5 . . . . + . . . . 5");
        assertThat(Drawing.of(nine).text()).doesNotContain("+");
    }

    @Test
    void aStoneHidesAStar() {
        String stones = "X".repeat(81);
        Picture full = new Picture(new Layout(Layout.Shape.CROSSINGS, 9, 9), stones);
        assertThat(Drawing.of(full).starred().text()).doesNotContain("+");
    }

    @Test
    void onlyCrossingsHaveStars() {
        Picture squares = new Picture(new Layout(Layout.Shape.SQUARES, 9, 9), ".".repeat(81));
        assertThat(Drawing.of(squares).starred().text()).doesNotContain("+");
    }

    @Test
    void namesOfTheGameStandAtTheEdges() {
        assertThat(Drawing.of(new Heaps(3, 3).start()).text()).isEqualTo("""
                 a b
                 * *
                 * *
                 * *
                 a b
                """);
    }

    /** The lower row ends in its store, the upper one begins with it. */
    @Test
    void storesStandBetweenTheRowsOfPits() {
        Picture picture = Picture.ofCounts(new Layout(Layout.Shape.PITS, 3, 2), List.of(4, 12, 1, 10, 0, 3));
        assertThat(Drawing.of(picture).marking(1).text()).isEqualTo("""
                      A  B  C
                2     0  3    2
                  10        1
                1     4(12)   1
                      A  B  C
                """);
    }
}
