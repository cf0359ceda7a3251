package tesuji.games.go;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tesuji.core.game.LocalPatterns;
import tesuji.games.Games;

/** White has just played A1, and Black thinks about C5, seen through a window from A7 to E3. */
final class GoLocalPatternsTest {
    private static final String BOARD = """
            .......
            .......
            ...O...
            .X.....
            .......
            .....X.
            .......
            """;

    private static long key(String board, String last, String move) {
        GoGame game = (GoGame) Games.library().open("go:size=7,rules=chinese");
        GoPosition position = (GoPosition) game.start();
        game.notation().place(board, position);
        if (!last.isEmpty()) position.play(game.notation().move(last));
        return game.localPatterns().orElseThrow().key(position, game.notation().move(move));
    }

    private static long key(String board) {
        return key(board + "move white\n", "A1", "C5");
    }

    /** F2 is outside the window. */
    @Test
    void whatIsFarAwayDoesNotMatter() {
        String far = BOARD.replace(".....X.", ".....O.");
        assertThat(key(far)).isEqualTo(key(BOARD));
    }

    @ParameterizedTest
    @ValueSource(strings = {".O.....", "..X....", ".X.X...", "......."})
    void whatIsNearMatters(String row) {
        assertThat(key(BOARD.replace(".X.....", row))).isNotEqualTo(key(BOARD));
    }

    @Test
    void movesMatter() {
        String white = BOARD + "move white\n";
        assertThat(key(white, "A1", "C5")).isEqualTo(key(BOARD)).isNotEqualTo(LocalPatterns.NONE);
        assertThat(key(white, "B1", "C5")).as("after another move").isNotEqualTo(key(BOARD));
        assertThat(key(white, "pass", "C5")).as("after a pass").isNotIn(key(BOARD), LocalPatterns.NONE);
        assertThat(key(white, "A1", "D5")).as("another move").isNotEqualTo(key(BOARD));
        assertThat(key(BOARD, "A1", "C5")).as("the other side").isNotEqualTo(key(BOARD));
    }

    @Test
    void aPassAndTheFirstMoveAreLikeNoOther() {
        assertThat(key(BOARD + "move white\n", "A1", "pass")).isEqualTo(LocalPatterns.NONE);
        assertThat(key(BOARD, "", "C5")).isEqualTo(LocalPatterns.NONE);
    }

    /** The chain at D5 has one liberty, F5, and when it has grown to there it has three; the window ends at D. */
    @Test
    void atariIsSeen() {
        String free = """
                .......
                ...XX..
                ..XOO..
                ...XX..
                .......
                .......
                .......
                move white
                """;
        String longer = free.replace("..XOO..", "..XOOO.");
        assertThat(key(free, "A1", "B5")).isNotEqualTo(key(longer, "A1", "B5"));
        // seen from A5 the window ends before D5
        assertThat(key(free, "A1", "A5")).isEqualTo(key(longer, "A1", "A5"));
    }

    /** White has just taken at F2, far from C6. */
    @Test
    void aKoMatters() {
        String ko = """
                .......
                .......
                .......
                .......
                ....OX.
                ...OX.X
                ....OX.
                move white
                """;
        GoGame game = (GoGame) Games.library().open("go:size=7,rules=chinese");
        GoPosition taken = (GoPosition) game.start();
        game.notation().place(ko, taken);
        taken.play(game.notation().move("F2"));
        assertThat(taken.koCell()).isNotZero();
        int move = game.notation().move("B6");
        long banned = game.localPatterns().orElseThrow().key(taken, move);
        String placed = game.notation().diagram(taken).replace("ko E2\n", "");
        GoPosition free = (GoPosition) game.start();
        game.notation().place(placed.replace("move black", "move white").replaceFirst("O\\.O", "O.."), free);
        free.play(game.notation().move("F2"));
        assertThat(free.koCell()).isZero();
        assertThat(game.localPatterns().orElseThrow().key(free, move)).isNotEqualTo(banned);
    }
}
