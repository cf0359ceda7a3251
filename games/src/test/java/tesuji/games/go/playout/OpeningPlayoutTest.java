package tesuji.games.go.playout;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tesuji.core.base.InputException;
import tesuji.core.base.RecordText;
import tesuji.core.base.Rng;
import tesuji.core.eval.Line;
import tesuji.games.go.GoGame;
import tesuji.games.go.GoPosition;

final class OpeningPlayoutTest {
    private static int lineOf(int size, int point) {
        int row = point / size;
        int column = point % size;
        return 1 + Math.min(Math.min(row, column), size - 1 - Math.max(row, column));
    }

    /** The first moves lie on the lines of the opening, the later ones do so only by chance. */
    @ParameterizedTest
    @CsvSource({"19, 7, 4", "15, 10, 4", "13, 5, 3", "9, 6, 3"})
    void theOpeningIsOnTwoLines(int size, int moves, int outer) {
        GoGame game = Playouts.game(size);
        OpeningPlayout playout = new OpeningLines(moves, Light.STANDARD).on(game);
        Rng rng = new Rng(size);
        int inside = 0;
        for (int i = 0; i < 20; i++) {
            Line line = new Line(0);
            playout.finish(game.start(), rng, line);
            for (int move = 0; move < moves; move++) {
                assertThat(lineOf(size, line.move(move))).isBetween(outer, outer + 1);
            }
            int next = lineOf(size, line.move(moves));
            if (next == outer || next == outer + 1) inside++;
        }
        assertThat(inside).isLessThan(18);
    }

    /** On 19×19 the fourth line has 48 points and the fifth 40. */
    @Test
    void theFirstMoveIsUniform() {
        GoPosition start = (GoPosition) Playouts.game(19).start();
        Map<String, Integer> counts = Playouts.first(new OpeningLines(5, Light.STANDARD), start, 4400);
        assertThat(counts).hasSize(88).containsKeys("D4", "E5", "Q10").doesNotContainKeys("C3", "F6");
        // 87 degrees of freedom, 0.1 % level
        assertThat(Playouts.chiSquare(counts, Playouts.equally(counts.keySet())))
                .isLessThan(133.0);
    }

    /** Moves made in the tree belong to the opening. */
    @Test
    void theGameSoFarCounts() {
        GoPosition position = Playouts.play((GoPosition) Playouts.game(9).start(), "A1", "A2", "A3", "A4", "J9");
        assertThat(Playouts.first(new OpeningLines(5, Light.STANDARD), position, 1000))
                .containsKey("J1");
        position.undo();
        assertThat(Playouts.first(new OpeningLines(5, Light.STANDARD), position, 1000))
                .hasSize(24)
                .containsKeys("C3", "F6")
                .doesNotContainKeys("J1", "E5", "B2");
    }

    /** Without lines for it there is no opening: the playouts are those of the inner recipe. */
    @ParameterizedTest
    @ValueSource(ints = {2, 5, 8})
    void smallBoardsHaveNone(int size) {
        GoGame game = Playouts.game(size);
        Line with = new Line(0);
        Line without = new Line(0);
        int score = OpeningLines.STANDARD.on(game).finish(game.start(), new Rng(5), with);
        assertThat(score).isEqualTo(Light.STANDARD.on(game).finish(game.start(), new Rng(5), without));
        assertThat(with.length()).isEqualTo(without.length());
    }

    /** Any recipe can be wrapped; the line is a whole game, and the score and owners are those of its end. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "Light",
                "Strong[mercy=0]",
                "Ordered",
                "DrakeUurtamo",
                "UrgencyBased",
                "SequenceLike",
                "OpeningLines[moves=5]"
            })
    void whateverComesThen(String then) {
        GoPlayout recipe = RecordText.read(GoPlayout.class, "OpeningLines[moves=8, then=" + then + "]");
        assertThat(RecordText.read(GoPlayout.class, recipe.toString())).isEqualTo(recipe);
        GoGame game = Playouts.game(9);
        OpeningPlayout playout = (OpeningPlayout) recipe.on(game);
        Rng rng = new Rng(2);
        for (int i = 0; i < 10; i++) {
            Line line = new Line(0);
            int score = playout.finish(game.start(), rng, line);
            GoPosition replayed = (GoPosition) game.start();
            for (int move = 0; move < line.length(); move++) {
                assertThat(replayed.isLegal(line.move(move))).isTrue();
                replayed.play(line.move(move));
            }
            if (replayed.passes() < 2) continue;
            assertThat(replayed.score()).isEqualTo(score);
            int[] owners = new int[81];
            playout.addOwners(owners);
            int lead = 0;
            for (int owner : owners) lead += owner;
            assertThat(2 * lead - 15).isEqualTo(score);
        }
    }

    @Test
    void openingsHaveFiveToTenMoves() {
        assertThatThrownBy(() -> RecordText.read(GoPlayout.class, "OpeningLines[moves=4]"))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("5 to 10");
        assertThatThrownBy(() -> new OpeningLines(11, Light.STANDARD)).hasMessageContaining("5 to 10");
    }
}
