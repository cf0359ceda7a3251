package tesuji.neural.go;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import tesuji.core.game.Game;
import tesuji.games.Games;
import tesuji.games.go.GoPosition;
import tesuji.games.go.board.Chains;
import tesuji.games.go.board.Geometry;

/** Ladders of drawn boards: which stones are caught, and where ladders begin. */
final class LadderSearchTest {
    private static GoPosition board(String diagram) {
        int size = diagram.indexOf('\n') / 2 + 1;
        Game game = Games.library().open("go:size=" + size);
        GoPosition position = (GoPosition) game.start();
        game.notation().place(diagram + "move black\n", position);
        return position;
    }

    /** A star for each stone that is caught, a plus for each move that catches a chain with two liberties. */
    private static String ladders(String diagram) {
        GoPosition position = board(diagram);
        Geometry geometry = position.board().geometry();
        LadderMarks marks = new LadderMarks(geometry);
        long before = position.board().key();
        int slot = marks.read(position.board(), position.koCell());
        assertThat(position.board().key()).isEqualTo(before);
        StringBuilder picture = new StringBuilder();
        for (int row = geometry.size(); row >= 1; row--) {
            for (int column = 1; column <= geometry.size(); column++) {
                int point = geometry.point(geometry.cell(row, column));
                boolean begins = marks.catches(slot, point, Chains.BLACK) || marks.catches(slot, point, Chains.WHITE);
                picture.append(marks.isCaught(slot, point) ? '*' : begins ? '+' : '.');
                picture.append(column == geometry.size() ? '\n' : ' ');
            }
        }
        return picture.toString();
    }

    private static final String LADDER = """
            . . . . . . . . .
            . . X X . . . . .
            . X O . . . . . .
            . . X . . . . . .
            . . . . . . . . .
            . . . . . . . . .
            . . . . . . . . .
            . . . . . . . . .
            . . . . . . . . .
            """;

    @Test
    void aLadderRunsToTheEdge() {
        assertThat(ladders(LADDER)).isEqualTo("""
                . . . . . . . . .
                . . . . . . . . .
                . . * . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                """);
    }

    private static String with(String diagram, char stone, int row, int column) {
        StringBuilder changed = new StringBuilder(diagram);
        int width = diagram.indexOf('\n') + 1;
        changed.setCharAt(row * width + 2 * column, stone);
        return changed.toString();
    }

    /** A stone of the defender on the way lets the chain out; elsewhere it does not matter. */
    @Test
    void aBreakerLetsTheChainOut() {
        assertThat(ladders(with(LADDER, 'O', 6, 6))).doesNotContain("*");
        assertThat(ladders(with(LADDER, 'O', 7, 1))).contains("*");
        assertThat(ladders(with(LADDER, 'X', 6, 6))).contains("*");
    }

    /** With two liberties the attacker moves first, and here only on one side. */
    @Test
    void aLadderBeginsOnTheRightSide() {
        assertThat(ladders(with(LADDER, '.', 3, 2))).isEqualTo("""
                . . . . . . . . .
                . . . . . . . . .
                . . * . . . . . .
                . . + . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                """);
    }

    /** The stone below is in atari itself: capturing it saves the chain. */
    @Test
    void capturingANeighbourEscapes() {
        String besieged = with(with(LADDER, 'O', 3, 1), 'O', 4, 2);
        assertThat(ladders(besieged).split("\n")[2]).isEqualTo(". . . . . . . . .");
        String released = with(besieged, 'X', 3, 3); // connected, the stone below is not in atari any more
        assertThat(ladders(released).split("\n")[2]).isEqualTo(". . * . . . . . .");
    }

    @Test
    void thereIsNoEscapeAlongTheEdge() {
        assertThat(ladders("""
                . . . . .
                . . . . .
                . X X . .
                X O O X .
                . X . . .
                """)).isEqualTo("""
                . . . . .
                . . . . .
                . . . . .
                . * * . .
                . . . . .
                """);
    }

    @Test
    void chainsWithThreeLibertiesAreNotAsked() {
        assertThat(ladders("""
                . . . . .
                . . X . .
                . . O . .
                . . . . .
                . . . . .
                """)).doesNotContain("*", "+");
    }
}
