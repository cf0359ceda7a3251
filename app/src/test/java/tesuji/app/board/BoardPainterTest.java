package tesuji.app.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tesuji.app.terminal.Style;
import tesuji.core.game.Layout;
import tesuji.core.game.Layout.Shape;
import tesuji.core.game.Picture;
import tesuji.desk.board.EdgeLabels;
import tesuji.games.Games;

final class BoardPainterTest {
    private static final Style COLOUR = new Style(true, true);

    /** A board of which the rows are given as they are drawn, top first. */
    private static Scene scene(Shape shape, Set<Integer> marked, String... rows) {
        Layout layout = new Layout(shape, rows[0].length(), rows.length);
        StringBuilder pieces = new StringBuilder();
        for (int row = 0; row < rows.length; row++) {
            pieces.append(rows[shape == Shape.HEXAGONS ? row : rows.length - 1 - row]);
        }
        List<String> columns = IntStream.range(0, layout.width())
                .mapToObj(column -> "" + (char) ('a' + column))
                .toList();
        List<String> numbers = IntStream.range(0, layout.height())
                .mapToObj(rise -> "" + (shape == Shape.HEXAGONS ? layout.height() - rise : rise + 1))
                .toList();
        return new Scene(new Picture(layout, pieces.toString()), new EdgeLabels(columns, numbers), marked);
    }

    private static Theme theme(String game) {
        return Theme.of(Games.library().open(game));
    }

    private static String painted(Scene scene, String game, Style style) {
        return String.join("\n", BoardPainter.paint(scene, theme(game), style)) + "\n";
    }

    @Test
    void stonesStandOnCrossings() {
        Scene scene = scene(Shape.CROSSINGS, Set.of(7), ".....", "..O..", ".....", "..X..", "X...O");
        assertThat(painted(scene, "go", Style.PLAIN)).isEqualTo("""
                            a b c d e
                         5  ┌─┬─┬─┬─┐  5
                         4  ├─┼─○─┼─┤  4
                         3  ├─┼─╋─┼─┤  3
                         2  ├─┼(●)┼─┤  2
                         1  ●─┴─┴─┴─○  1
                            a b c d e
                        """);
        assertThat(painted(scene, "go", Style.ASCII)).isEqualTo("""
                            a b c d e
                         5  . . . . .  5
                         4  . . O . .  4
                         3  . . + . .  3
                         2  . .(X). .  2
                         1  X . . . O  1
                            a b c d e
                        """);
    }

    @Test
    void bracketsReachTheEdgesAndMeetBetweenNeighbours() {
        Scene scene = scene(Shape.CROSSINGS, Set.of(0, 3, 4, 8), "..O", "XO.", "X..");
        assertThat(painted(scene, "go", Style.ASCII)).isEqualTo("""
                            a b c
                         3  . .(O) 3
                         2 (X|O).  2
                         1 (X). .  1
                            a b c
                        """);
    }

    @Test
    void discsStandInAFrame() {
        Scene scene = scene(Shape.SQUARES, Set.of(1), "....", "X...", "OX..");
        assertThat(painted(scene, "connectfour", Style.PLAIN)).isEqualTo("""
                           ┌─────────┐
                         3 │ · · · · │
                         2 │ ● · · · │
                         1 │ ○(●)· · │
                           └─────────┘
                             a b c d
                        """);
        assertThat(painted(scene, "tictactoe", Style.ASCII)).isEqualTo("""
                           +---------+
                         3 | . . . . |
                         2 | X . . . |
                         1 | O(X). . |
                           +---------+
                             a b c d
                        """);
    }

    @Test
    void hexagonsLeanToTheRight() {
        Scene scene = scene(Shape.HEXAGONS, Set.of(4), "...", ".X.", "O..");
        assertThat(painted(scene, "hex", Style.PLAIN)).isEqualTo("""
                           a b c
                         1  · · ·  1
                          2  ·(●)·  2
                           3  ○ · ·  3
                               a b c
                        """);
    }

    @Test
    void pilesStandOnTheirNames() {
        Scene scene = new Scene(
                new Picture(new Layout(Shape.PILES, 3, 2), "**..*."),
                new EdgeLabels(List.of("a", "b", "c"), List.of("", "")),
                Set.of(2));
        assertThat(painted(scene, "nim", Style.PLAIN)).isEqualTo("     ●\n   ● ●( )\n   a b c\n");
        assertThat(painted(scene, "nim", Style.ASCII)).isEqualTo("     o\n   o o( )\n   a b c\n");
    }

    /** The lower row ends in its store, the upper one begins with it. */
    @Test
    void storesStandBetweenTheRowsOfPits() {
        Scene scene = new Scene(
                Picture.ofCounts(new Layout(Shape.PITS, 3, 2), List.of(0, 12, 1, 10, 4, 3)),
                new EdgeLabels(List.of("a", "b", ""), List.of("", "")),
                Set.of(0));
        assertThat(painted(scene, "kalah", Style.ASCII)).isEqualTo("""
                                4   3
                           10           1
                               (0) 12
                                a   b
                        """);
    }

    @Test
    void longNamesWidenTheBoard() {
        Layout layout = new Layout(Shape.SQUARES, 3, 1);
        EdgeLabels labels = new EdgeLabels(List.of("9", "10", "11"), List.of(""));
        assertThat(painted(new Scene(new Picture(layout, "X.O"), labels, Set.of(2)), "connectfour", Style.PLAIN))
                .isEqualTo("""
                          ┌─────────┐
                          │ ●  · (○)│
                          └─────────┘
                            9 10 11
                        """);
    }

    @Test
    void lettersStandForSeveralKindsOfPieces() {
        Scene scene = scene(Shape.SQUARES, Set.of(), "Kk");
        assertThat(painted(scene, "skoczki", Style.PLAIN)).contains("│ K k │");
    }

    @Test
    void coloursTellTheSidesApart() {
        Scene scene = scene(Shape.CROSSINGS, Set.of(), ".O", "X.");
        List<String> lines = BoardPainter.paint(scene, theme("go"), COLOUR);
        assertThat(lines.get(1)).contains("\u001b[38;5;231m○").contains("\u001b[48;5;179m");
        assertThat(lines.get(2)).contains("\u001b[38;5;16m●");
        assertThat(String.join("\n", lines).replaceAll("\u001b\\[[0-9;]*m", ""))
                .isEqualTo(painted(scene, "go", Style.PLAIN).stripTrailing());
    }

    @ParameterizedTest
    @CsvSource({"2, 0", "7, 4", "9, 5", "13, 5", "19, 9"})
    void emptyStarPointsAreMarked(int size, int stars) {
        String[] rows = new String[size];
        Arrays.fill(rows, ".".repeat(size));
        Scene empty = scene(Shape.CROSSINGS, Set.of(), rows);
        assertThat(painted(empty, "go", Style.ASCII).chars().filter(mark -> mark == '+'))
                .hasSize(stars);
        assertThat(painted(empty, "go", Style.PLAIN).chars().filter(mark -> mark == '╋'))
                .hasSize(stars);
    }
}
