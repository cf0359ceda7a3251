package tesuji.games.taifho;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tesuji.core.base.Rng;
import tesuji.core.game.Notation;
import tesuji.core.game.Scenery;

/** The ways of pieces on drawn boards. */
final class TaifhoRouteTest {
    private static String route(TaifhoPosition position, String move) {
        Notation notation = position.game().notation();
        assertThat(position.isLegal(notation.move(move))).as(move).isTrue();
        return IntStream.of(notation.route(position, notation.move(move)))
                .mapToObj(notation::point)
                .collect(Collectors.joining(" "));
    }

    /** A middle row between pieces that are out of the way. */
    private static TaifhoPosition row(String middle, String rest) {
        return Boards.green(Boards.rows("TTDDCC", "", "", "", "", middle, "", "", "", "ttddcc" + rest));
    }

    @ParameterizedTest
    @CsvSource(textBlock = """
            Ss.s.S.., '', A5B5, ''
            Ss.s.S.., '', A5A4, A5 A4
            Ss.s.S.., '', A5C5, A5 C5
            Ss.s.S.., '', A5E5, A5 C5 E5
            Ss.s.S.., '', A5G5, A5 C5 E5 G5
            S.s....S, s, A5E5, A5 E5
            S.s....S, s, A5B5, A5 B5
            """)
    void everyLandingIsNamed(String middle, String rest, String move, String expected) {
        TaifhoPosition position = row(middle, rest);
        if (expected.isEmpty()) {
            assertThat(position.isLegal(Boards.GAME.notation().move(move))).isFalse();
        } else {
            assertThat(route(position, move)).isEqualTo(expected);
        }
    }

    /** The circle on A5 goes to E5 by one jump over C5, though two short ones over B4 and D4 lead there as well. */
    @Test
    void ofTwoWaysTheShorterIsTaken() {
        String rows = Boards.rows("TTDDSS", "", "", "", ".s.s....", "C.c.....", "", "", ".......C", "ttddc");
        assertThat(route(Boards.green(rows), "A5E5")).isEqualTo("A5 E5");
        assertThat(route(Boards.green(rows), "A5C3")).isEqualTo("A5 C3");
    }

    /** In every leg of a chain one piece stands in the middle, and nothing else on the way. */
    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3})
    void chainsAreMadeOfJumps(long seed) {
        TaifhoPosition position = (TaifhoPosition) Boards.GAME.start();
        Rng rng = new Rng(seed);
        int[] moves = new int[Boards.GAME.maxLegalMoves()];
        int chains = 0;
        for (int ply = 0; ply < 100 && !position.isOver(); ply++) {
            int count = position.legalMoves(moves);
            for (int i = 0; i < count; i++) {
                int[] route = TaifhoRoute.of(position, moves[i]);
                if (route.length > 2) chains++;
                for (int leg = 1; leg < route.length && !isStep(route); leg++) {
                    assertThat(between(position, route[0], route[leg - 1], route[leg]))
                            .as(Boards.GAME.notation().move(moves[i]))
                            .matches("(\\.*)X\\1");
                }
            }
            position.play(moves[rng.nextInt(count)]);
        }
        assertThat(chains).isPositive();
    }

    private static boolean isStep(int[] route) {
        return Math.abs(route[0] / 8 - route[1] / 8) <= 1 && Math.abs(route[0] % 8 - route[1] % 8) <= 1;
    }

    /** The squares from one to the other, both left out: X where a piece stands, the one that jumps not being there. */
    private static String between(TaifhoPosition position, int origin, int from, int to) {
        int down = Integer.signum(to / 8 - from / 8);
        int right = Integer.signum(to % 8 - from % 8);
        StringBuilder text = new StringBuilder();
        for (int square = from + 8 * down + right; square != to; square += 8 * down + right) {
            text.append(position.piece(square) < 0 || square == origin ? '.' : 'X');
        }
        return text.toString();
    }

    @Test
    void homeRowsAreTheGoalOfTheOtherSide() {
        Scenery scenery = Boards.GAME.notation().scenery();
        assertThat(scenery.sides()).extracting(Scenery.Side::name).containsExactly("Green", "Blue");
        Scenery.Zone home = scenery.zones().get(0);
        assertThat(home.side()).hasValue(0);
        assertThat(home.points().stream().map(Boards.GAME.notation()::point))
                .containsExactly("A9", "B9", "C9", "D9", "E9", "F9", "G9", "H9");
        assertThat(scenery.zones())
                .contains(Scenery.Zone.of(Scenery.Meaning.GOAL, 1, home.points()))
                .hasSize(4);
        assertThat(scenery.axes().rows()).isEqualTo(List.of("9", "8", "7", "6", "5", "4", "3", "2", "1", "0"));
    }
}
