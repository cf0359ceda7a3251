package tesuji.neural.go;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import tesuji.core.game.Game;
import tesuji.games.Games;
import tesuji.games.go.GoPosition;
import tesuji.games.go.board.Chains;
import tesuji.games.go.board.Geometry;

/** Areas of drawn boards. */
final class AreaMapTest {
    private static GoPosition board(String diagram) {
        int size = diagram.indexOf('\n') / 2 + 1;
        Game game = Games.library().open("go:size=" + size);
        GoPosition position = (GoPosition) game.start();
        game.notation().place(diagram + "move black\n", position);
        return position;
    }

    private static String picture(Chains board, AreaMap area) {
        Geometry geometry = board.geometry();
        StringBuilder picture = new StringBuilder();
        for (int row = geometry.size(); row >= 1; row--) {
            for (int column = 1; column <= geometry.size(); column++) {
                picture.append(".XO".charAt(area.owner(geometry.cell(row, column))));
                picture.append(column == geometry.size() ? '\n' : ' ');
            }
        }
        return picture.toString();
    }

    private static String area(String diagram, boolean suicide) {
        Chains board = board(diagram).board();
        AreaMap area = new AreaMap(board.geometry());
        area.find(board, suicide);
        return picture(board, area);
    }

    private static String withoutSeki(String diagram) {
        Chains board = board(diagram).board();
        AreaMap area = new AreaMap(board.geometry());
        area.findWithoutSeki(board, false);
        return picture(board, area);
    }

    @Test
    void anEmptyBoardBelongsToNobody() {
        assertThat(area(". . .\n. . .\n. . .\n", false)).isEqualTo(". . .\n. . .\n. . .\n");
    }

    @Test
    void whatOneColourSurroundsIsItsOwn() {
        assertThat(area("""
                . X . . O .
                X X . O O O
                . . . . . .
                . . . . . .
                . . . . . .
                . . . . . .
                """, false)).isEqualTo("""
                X X . . O O
                X X . O O O
                . . . . . .
                . . . . . .
                . . . . . .
                . . . . . .
                """);
    }

    /** D7 touches no black stone: if White may take his own stones, he can empty the region and live there. */
    private static final String EYES = """
            . X . O O X .
            X X O O O X .
            X X X X X X .
            . . . . . . .
            . . . . . . .
            . . . . . O .
            . . . . . . .
            """;

    @Test
    void deadStonesInPassAliveTerritoryChangeTheirOwner() {
        assertThat(area(EYES, false)).isEqualTo("""
                X X X X X X .
                X X X X X X .
                X X X X X X .
                . . . . . . .
                . . . . . . .
                . . . . . O .
                . . . . . . .
                """);
    }

    @Test
    void suicideMakesLifeHarder() {
        assertThat(area(EYES, true)).isEqualTo("""
                X X . O O X .
                X X O O O X .
                X X X X X X .
                . . . . . . .
                . . . . . . .
                . . . . . O .
                . . . . . . .
                """);
    }

    /** A point inside that touches no stone of the owner is allowed once; with two of them the other side may live. */
    @Test
    void largeRegionsWithStonesInThemBelongToNobody() {
        assertThat(area("""
                . X . . . . X .
                X X . . O . X .
                X X . . . . X .
                . X X X X X X .
                X X . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . O
                """, false)).startsWith("X X . . . . X .\nX X . . O . X .\nX X . . . . X .\nX X X X X X X .\n");
    }

    private static final String DAME = """
            . X . O .
            X X . O O
            X X . O O
            X X . O O
            . X . O .
            """;

    @Test
    void eyesNextToNeutralPointsAreSeki() {
        assertThat(area(DAME, false)).startsWith("X X . O O\n");
        assertThat(withoutSeki(DAME)).isEqualTo(DAME);
    }

    @Test
    void withoutNeutralPointsThereIsNoSeki() {
        assertThat(withoutSeki(DAME.replace("X . O", "X X O"))).startsWith("X X X O O\n");
    }

    @Test
    void aStoneInAtariMakesASeki() {
        assertThat(withoutSeki("""
                . X X O .
                X X X O .
                X X X O .
                X X X O .
                X X X O .
                """)).as("A5 is all that is left to Black").startsWith(". X X O O\n");
    }
}
