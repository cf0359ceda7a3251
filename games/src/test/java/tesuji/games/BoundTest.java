package tesuji.games;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tesuji.core.game.Game;
import tesuji.core.game.Position;

/** What games say about the number of their positions. */
final class BoundTest {
    /**
     * Tic-tac-toe by classes (Goluch, table 3.1, put right), Connect Four as Allis counted in 1988, Skoczki as in
     * Goluch's table 6.1, also where positions have no numbers; the others by hand: 1 + 1 + 2 + 3 + 6 for one column, 1
     * + 4 + 12 + 12 + 6 for Hex, twice 3^4 for Go, twice 4 · 5 · 6 for Nim,
     * 2 · 3 + 2 for Kalah with two seeds, in the stores or one in each pit.
     */
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            tictactoe | 6046
            connectfour | 70728639995483
            connectfour:width=1,height=4 | 13
            skoczki:width=3,height=6 | 34306272
            skoczki:width=3,height=6,variant=F | 34306272
            skoczki | 3377163149491691821060800
            hex:size=1 | 2
            hex:size=2 | 35
            go:size=2 | 162
            nim:piles=3-4-5 | 240
            kalah:pits=1,seeds=1 | 8
            """)
    void bounds(String game, String expected) {
        assertThat(Games.library().open(game).bound()).hasValue(new BigInteger(expected));
    }

    /** On boards so small that all positions can be visited one after the other. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            tictactoe
            connectfour:width=3,height=3
            hex:size=2
            hex:size=3
            skoczki:width=1,height=5,variant=E
            skoczki:width=2,height=5,variant=A
            nim:piles=1-2-3
            kalah:pits=1,seeds=5
            kalah:pits=2,seeds=2
            """)
    void noMoreCanBeReached(String id) {
        Game game = Games.library().open(id);
        Set<Long> seen = new HashSet<>();
        visit(game.start(), seen);
        assertThat(BigInteger.valueOf(seen.size()))
                .isGreaterThan(BigInteger.ONE)
                .isLessThanOrEqualTo(game.bound().orElseThrow());
    }

    private static void visit(Position position, Set<Long> seen) {
        if (!seen.add(position.key())) return;
        int[] moves = new int[position.game().maxLegalMoves()];
        int count = position.legalMoves(moves);
        for (int i = 0; i < count; i++) {
            position.play(moves[i]);
            visit(position, seen);
            position.undo();
        }
    }
}
