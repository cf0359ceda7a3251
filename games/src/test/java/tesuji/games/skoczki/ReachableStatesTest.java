package tesuji.games.skoczki;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tesuji.core.game.Position;
import tesuji.core.game.Snapshot;

/**
 * The number of states that play reaches (Goluch, table 6.2). In print the headings of the two columns of B are
 * exchanged, as 3×5 and larger boards reveal; here they are as table 5.1 defines the variants.
 */
final class ReachableStatesTest {
    @ParameterizedTest(name = "{0}")
    @CsvSource(delimiter = '|', textBlock = """
            1x5  |     8 |     8 |     8 |    11 |    11 |    54
            1x6  |     6 |    11 |    11 |   152 |   158 |   168
            1x7  |    18 |    22 |    22 |   358 |   376 |   400
            1x8  |   108 |   108 |   108 |   722 |   736 |   810
            1x9  |   250 |   250 |   250 |  1248 |  1266 |  1470
            1x10 |   502 |   502 |   502 |  1990 |  2012 |  2464
            1x11 |   900 |   900 |   900 |  2976 |  3002 |  3888
            2x5  |   155 |   155 |   155 |  1782 |  1782 |  6270
            2x6  |   510 |   907 |   907 | 16128 | 16128 | 69160
            """)
    void smallBoards(String board, int a, int b1, int b2, int c, int d, int ef) {
        assertThat(counts(board, "A", "B-1", "B-2", "C", "D", "E", "F")).containsExactly(a, b1, b2, c, d, ef, ef);
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(delimiter = '|', textBlock = """
            2x7  |   4296 |   5958 |   5958 |  83032 |  83032
            2x8  |  27432 |  27446 |  27446 | 303750 | 303750
            3x5  |   2530 |   5461 |   5987 | 188910 | 188910
            """)
    void middlingBoards(String board, int a, int b1, int b2, int c, int d) {
        assertThat(counts(board, "A", "B-1", "B-2", "C", "D")).containsExactly(a, b1, b2, c, d);
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource({"2x9, 113394", "3x6, 141716", "3x7, 1176576", "4x5, 59552", "5x5, 962180"})
    void variantA(String board, int a) {
        assertThat(counts(board, "A")).containsExactly(a);
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource({"2x9, 113394, 113394", "3x6, 368863, 414946"})
    void variantsB(String board, int b1, int b2) {
        assertThat(counts(board, "B-1", "B-2")).containsExactly(b1, b2);
    }

    /** On 3×7 the stricter variant reaches more: where more jumps are possible, more men are forced to leave. */
    @Tag("nightly")
    @ParameterizedTest(name = "{0} {1}")
    @CsvSource(delimiter = '|', textBlock = """
            2x7  | E   |   420000
            2x7  | F   |   420000
            2x8  | E   |  1800810
            2x8  | F   |  1800810
            3x5  | E   |   840672
            3x5  | F   |   840672
            2x9  | C   |   886230
            2x9  | D   |   886230
            2x10 | A   |   351266
            2x10 | B-1 |   351266
            2x10 | B-2 |   351266
            2x10 | C   |  2203432
            2x10 | D   |  2203432
            2x11 | A   |   969060
            2x11 | B-1 |   969060
            2x11 | B-2 |   969060
            2x11 | C   |  4864608
            2x11 | D   |  4864608
            3x7  | B-1 |  8595936
            3x7  | B-2 |  8410830
            4x5  | B-1 |  1781852
            4x5  | B-2 |  3991600
            6x5  | A   | 15767421
            """)
    void largerBoards(String board, String variant, int states) {
        assertThat(counts(board, variant)).containsExactly(states);
    }

    private static List<Integer> counts(String board, String... variants) {
        return List.of(variants).stream()
                .map(variant -> States.of(States.open(board, variant)).count())
                .toList();
    }

    /** The whole graph of 1×8 is the same whether or not jumps may touch the own start squares (Goluch, appendix A). */
    @Test
    void theGraphOfOneByEightIsTheSameInBothVariantsB() {
        States strict = States.of(States.open("1x8", "B-1"));
        States liberal = States.of(States.open("1x8", "B-2"));
        assertThat(strict.count()).isEqualTo(108);
        assertThat(liberal.count()).isEqualTo(108);
        for (int state = 0; state < strict.count(); state++) {
            Position position = strict.at(state);
            assertThat(Snapshot.legalMoves(position)).isEqualTo(Snapshot.legalMoves(liberal.at(state)));
        }
    }

    /** Nobody could move in a position in which no man stands beside another, so none is reached (Goluch, §6.1). */
    @ParameterizedTest
    @ValueSource(strings = {"A", "B-1", "B-2", "C", "D"})
    void jumpersNeverPartCompany(String variant) {
        for (String board : List.of("1x8", "2x6", "2x7")) {
            States states = States.of(States.open(board, variant));
            for (int state = 0; state < states.count(); state++) {
                assertThat(hasNeighbours(states.at(state))).isTrue();
            }
        }
    }

    private static boolean hasNeighbours(Position position) {
        SkoczkiGame game = (SkoczkiGame) position.game();
        String pieces = game.notation().picture(position).pieces();
        for (int square = 0; square < pieces.length(); square++) {
            if (pieces.charAt(square) == '.') continue;
            boolean right = square % game.width() < game.width() - 1 && pieces.charAt(square + 1) != '.';
            boolean above = square + game.width() < pieces.length() && pieces.charAt(square + game.width()) != '.';
            if (right || above) return true;
        }
        return false;
    }

    /** Both sides are blocked in four states of 4×5 in variant A; the move goes to and fro for ever. */
    @Test
    void bothSidesMayBeBlocked() {
        States states = States.of(States.open("4x5", "A"));
        int blocked = 0;
        for (int state = 0; state < states.count(); state++) {
            Position position = states.at(state);
            int pass = ((SkoczkiGame) position.game()).pass();
            if (!position.isLegal(pass)) continue;
            position.play(pass);
            if (!position.isLegal(pass)) continue;
            blocked++;
            position.play(pass);
            assertThat(states.number(position)).isEqualTo(state);
        }
        assertThat(blocked).isEqualTo(4);
    }
}
