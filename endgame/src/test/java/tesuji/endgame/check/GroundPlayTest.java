package tesuji.endgame.check;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import tesuji.core.base.InputException;

/**
 * Black's eye space is a row of four points, in which he has an answer to everything, or of three, in which he has
 * not.
 */
final class GroundPlayTest {
    private static final String FOUR = """
            . O . O . O
            O O O O O O
            X X X X X O
            . . . . X O
            X X X X X O
            O O O O O O
            """;

    private static final String THREE = """
            . O . O .
            O O O O O
            X X X X O
            . . . X O
            X X X X O
            """;

    private static final Map<String, String> ANSWERS = Map.of("A3", "C3", "B3", "C3", "C3", "B3", "D3", "B3");

    private static PlainBoard board(String rows) {
        return new PlainBoard(Arrays.stream(rows.strip().split("\n"))
                .map(row -> row.replace(" ", ""))
                .toList());
    }

    private static Set<Integer> chains(String points, Map<String, String> answers) {
        PlainBoard board = board(FOUR);
        BoardProof.Defence defence = new BoardProof.Defence("....", answers, null);
        BoardProof.Ground ground = new BoardProof.Ground(BoardProof.BLACK, points, "A2", List.of(defence));
        return GroundCheck.chains(board, ground, new boolean[board.points()]);
    }

    @Test
    void fourPointsAreEnough() {
        PlainBoard board = board(FOUR);
        assertThat(chains("A3 B3 C3 D3", ANSWERS))
                .contains(board.point("A2"), board.point("E4"))
                .hasSize(11);
    }

    @Test
    void threePointsAreNot() {
        PlainBoard board = board(THREE);
        GroundPlay play = GroundCheck.play(
                board,
                true,
                board.read("A2 B2 C2"),
                List.of(board.chain(board.point("A1"))),
                new boolean[board.points()]);
        LocalBoard.Stones start = GroundCheck.start(board, play.board());
        assertThat(play.isSettled(start)).isFalse();
        LocalBoard.Stones after = play.attacked(start, 1);
        for (int point : new int[] {0, 2}) {
            LocalBoard.Stones answered = play.answered(after, point);
            assertThat(answered == null || !play.isSettled(answered)).isTrue();
        }
    }

    @Test
    void aMissingOrWrongAnswerIsAFlaw() {
        Map<String, String> missing = new HashMap<>(ANSWERS);
        missing.remove("B3");
        assertThatThrownBy(() -> chains("A3 B3 C3 D3", missing)).hasMessageContaining("no answer to B3");
        Map<String, String> wrong = new HashMap<>(ANSWERS);
        wrong.put("B3", "A3");
        assertThatThrownBy(() -> chains("A3 B3 C3 D3", wrong)).isInstanceOf(InputException.class);
    }

    @Test
    void groundMustBeSealedOff() {
        assertThatThrownBy(() -> chains("A3 B3 C3", ANSWERS)).hasMessageContaining("not sealed off");
    }
}
