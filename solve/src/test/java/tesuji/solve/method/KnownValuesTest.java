package tesuji.solve.method;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tesuji.core.game.Game;
import tesuji.core.game.Position;
import tesuji.core.play.StopCondition;
import tesuji.games.Games;
import tesuji.solve.SolveResult;
import tesuji.solve.Value;
import tesuji.solve.retrograde.Retrograde;

/** Games whose values others have found, each solved by methods that share nothing but the rules. */
final class KnownValuesTest {
    private static final List<String> FAST = List.of("alphabeta-table", "dfpn");

    private static Game game(String id) {
        return Games.library().open(id);
    }

    private static Value value(Position position, String method) {
        SolveResult result =
                Methods.read(method).positionSolver(position.game()).solve(position, StopCondition.NEVER);
        assertThat(result.proven()).as(method).isTrue();
        return result.value();
    }

    private static Value backwards(Game game) {
        return Retrograde.STANDARD
                .withThreads(2)
                .solve(game.start(), StopCondition.NEVER)
                .orElseThrow()
                .start()
                .value();
    }

    /** Bouton 1901. */
    @ParameterizedTest
    @CsvSource({"1-3-5-7, LOSS", "1-4-5, LOSS", "3-4-5, WIN", "2-4-6, LOSS", "2-4-7, WIN", "9, WIN"})
    void nim(String piles, Value value) {
        Game game = game("nim:piles=" + piles);
        assertThat(backwards(game)).isEqualTo(value);
        for (String method : FAST)
            assertThat(value(game.start(), method)).as(method).isEqualTo(value);
        assertThat(value(game.start(), "pn-dag")).isEqualTo(value);
    }

    @Test
    void ticTacToeIsADrawByEveryMethod() {
        Game game = game("tictactoe");
        assertThat(backwards(game)).isEqualTo(Value.DRAW);
        for (String method : Methods.all().keySet()) {
            assertThat(value(game.start(), method)).as(method).isEqualTo(Value.DRAW);
        }
    }

    /** Tromp's table of Connect Four has draws on all of these boards. */
    @ParameterizedTest
    @CsvSource({"1, 5", "2, 4", "3, 3", "3, 4", "3, 5", "4, 1", "4, 2", "4, 3", "4, 4", "5, 1", "5, 2", "5, 3", "6, 2"})
    void smallConnectFourIsADraw(int width, int height) {
        Game game = game("connectfour:width=" + width + ",height=" + height);
        assertThat(backwards(game)).isEqualTo(Value.DRAW);
        for (String method : FAST)
            assertThat(value(game.start(), method)).as(method).isEqualTo(Value.DRAW);
    }

    @Tag("nightly")
    @ParameterizedTest
    @CsvSource({"4, 5, DRAW", "5, 4, DRAW", "5, 5, DRAW", "6, 4, LOSS", "4, 6, DRAW"})
    void largerConnectFour(int width, int height, Value value) {
        Game game = game("connectfour:width=" + width + ",height=" + height);
        for (String method : List.of("AlphaBeta[tableBits=23]", "dfpn")) {
            assertThat(value(game.start(), method)).as(method).isEqualTo(value);
        }
    }

    @Tag("nightly")
    @Test
    void connectFourSixWideAndFiveHighIsADraw() {
        assertThat(value(game("connectfour:width=6,height=5").start(), "DfPn[tableBits=25]"))
                .isEqualTo(Value.DRAW);
    }

    /** The winning first moves; the rest lose, so whoever may swap after the first move wins. */
    @ParameterizedTest
    @CsvSource({"2, b1 a2", "3, c1 a2 b2 c2 a3"})
    void openingsOfHex(int size, String winning) {
        for (String method : FAST) assertThat(openings(size, method)).as(method).isEqualTo(winning);
    }

    @Tag("nightly")
    @ParameterizedTest
    @ValueSource(strings = {"alphabeta-table", "dfpn"})
    void openingsOfHexOnFourByFour(String method) {
        assertThat(openings(4, method)).isEqualTo("d1 c2 b3 a4");
    }

    /** Asks after each first move; half a turn of the board changes nothing. */
    private static String openings(int size, String method) {
        Game game = game("hex:size=" + size);
        int cells = size * size;
        boolean[] wins = new boolean[cells];
        List<String> winning = new ArrayList<>();
        for (int cell = 0; cell < cells; cell++) {
            Position position = game.start();
            position.play(cell);
            wins[cell] = value(position, method) == Value.LOSS;
            if (wins[cell]) winning.add(game.notation().move(cell));
        }
        for (int cell = 0; cell < cells; cell++) assertThat(wins[cell]).isEqualTo(wins[cells - 1 - cell]);
        assertThat(value(game.start(), method)).isEqualTo(Value.WIN);
        return String.join(" ", winning);
    }

    @ParameterizedTest
    @CsvSource({"'', WIN", "':diagonals=no', DRAW", "':flying=yes', DRAW"})
    void threeMensMorris(String rules, Value value) {
        Game game = game("threemensmorris" + rules);
        assertThat(backwards(game)).isEqualTo(value);
        for (String method : List.of("bta", "dfpn")) {
            assertThat(value(game.start(), method)).as(method).isEqualTo(value);
        }
    }
}
