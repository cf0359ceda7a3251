package tesuji.solve.retrograde;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tesuji.core.game.Game;
import tesuji.core.game.Position;
import tesuji.core.play.StopCondition;
import tesuji.games.Games;
import tesuji.solve.Value;
import tesuji.solve.space.StateCodec;
import tesuji.solve.space.StateCursor;

/** Skoczki as Goluch solved it (tables 6.2 and 6.4 to 6.6), with values and distances recomputed by other programs. */
final class SkoczkiTest {
    private static final Retrograde METHOD = Retrograde.STANDARD.withThreads(2);

    private static Game game(int width, int height, String variant) {
        return Games.library().open("skoczki:width=" + width + ",height=" + height + ",variant=" + variant);
    }

    private static void check(int width, int height, String start, int depth, StateCounts expected) {
        Solved solved = METHOD.solve(game(width, height, "A").start(), StopCondition.NEVER)
                .orElseThrow();
        assertThat(solved.labels().counts()).isEqualTo(expected);
        assertThat(solved.start()).isEqualTo(new StateOutcome(Value.valueOf(start), depth));
    }

    @ParameterizedTest
    @CsvSource({
        "1, 5, LOSS, 4, 3, 0, 5, 2, 4",
        "1, 6, WIN, 5, 3, 0, 3, 1, 5",
        "1, 7, WIN, 7, 9, 0, 9, 5, 7",
        "1, 8, WIN, 9, 54, 8, 46, 20, 9",
        "1, 9, LOSS, 12, 128, 8, 114, 30, 14",
        "1, 10, WIN, 13, 262, 14, 226, 42, 16",
        "1, 11, WIN, 21, 474, 14, 412, 56, 21",
        "2, 5, LOSS, 8, 68, 30, 57, 10, 8",
        "2, 6, LOSS, 12, 288, 0, 222, 48, 12",
        "2, 7, DRAW, 0, 1862, 1384, 1050, 160, 18",
        "2, 8, DRAW, 0, 10636, 10320, 6476, 448, 18",
        "2, 9, DRAW, 0, 38368, 50306, 24720, 880, 30",
        "2, 10, DRAW, 0, 121584, 147506, 82176, 1566, 38",
        "2, 11, DRAW, 0, 319900, 423670, 225490, 2590, 46",
        "3, 5, LOSS, 12, 874, 961, 695, 49, 12",
        "3, 6, DRAW, 0, 59044, 38713, 43959, 834, 31",
        "3, 7, DRAW, 0, 482064, 490068, 204444, 3778, 53",
        "4, 5, LOSS, 16, 15766, 30350, 13436, 808, 16",
        "5, 5, LOSS, 20, 194444, 600655, 167081, 5482, 20"
    })
    void variantA(
            int width,
            int height,
            String start,
            int depth,
            long wins,
            long draws,
            long losses,
            long ended,
            int longest) {
        check(width, height, start, depth, new StateCounts(wins, draws, losses, 0, ended, 0, longest));
    }

    @Test
    @Tag("nightly")
    void sixByFive() {
        check(6, 5, "LOSS", 24, new StateCounts(2_391_039, 11_278_972, 2_097_410, 0, 35_282, 0, 24));
    }

    /** Values of the start and counts of wins, draws and losses. */
    @ParameterizedTest
    @CsvSource({
        "1, 7, B-1, WIN, 22, -1, -1",
        "1, 7, B-2, WIN, 22, -1, -1",
        "1, 8, B-1, DRAW, 108, 50, 16",
        "1, 8, B-2, DRAW, 108, 50, 16",
        "1, 11, B-1, DRAW, 900, 452, 70",
        "2, 6, B-1, LOSS, 907, -1, -1",
        "2, 7, B-2, DRAW, 5958, 2554, 1760",
        "2, 8, B-1, DRAW, 27446, 11384, 9482",
        "3, 5, B-1, LOSS, 5461, 1631, 2528",
        "3, 5, B-2, LOSS, 5987, 1940, 2481",
        "1, 5, C, LOSS, 11, -1, -1",
        "1, 6, C, WIN, 152, -1, -1",
        "1, 6, D, DRAW, 158, -1, -1",
        "1, 8, C, DRAW, 722, 342, 94",
        "1, 8, D, DRAW, 736, 282, 232",
        "1, 8, E, DRAW, 810, 74, 696",
        "1, 8, F, DRAW, 810, 88, 686",
        "2, 7, C, DRAW, 83032, 16382, 57084",
        "2, 7, D, DRAW, 83032, 11278, 65988",
        "2, 6, E, DRAW, 69160, -1, -1",
        "2, 6, F, DRAW, 69160, -1, -1"
    })
    void otherVariants(int width, int height, String variant, Value start, long states, long wins, long draws) {
        Solved solved = METHOD.solve(game(width, height, variant).start(), StopCondition.NEVER)
                .orElseThrow();
        StateCounts counts = solved.labels().counts();
        assertThat(counts.states()).isEqualTo(states);
        assertThat(solved.start().value()).isEqualTo(start);
        if (wins >= 0) {
            assertThat(counts.wins()).isEqualTo(wins);
            assertThat(counts.draws()).isEqualTo(draws);
        }
    }

    @ParameterizedTest
    @Tag("nightly")
    @CsvSource({
        "2, 7, E, DRAW, 420000, 7104, 411238",
        "2, 7, F, DRAW, 420000, 5932, 412974",
        "3, 6, B-1, DRAW, 368863, 158644, 101963",
        "3, 6, B-2, DRAW, 414946, 179524, 114695",
        "4, 5, B-1, DRAW, 1781852, 205967, 1415028",
        "4, 5, B-2, DRAW, 3991600, 1078826, 2108074",
        "3, 7, B-1, DRAW, 8595936, 3345488, 3086621",
        "3, 7, B-2, DRAW, 8410830, 3278614, 2976161"
    })
    void otherVariantsOnLargerBoards(
            int width, int height, String variant, Value start, long states, long wins, long draws) {
        otherVariants(width, height, variant, start, states, wins, draws);
    }

    /** Counts of Goluch, table 6.2; there the headings of the two variants B are exchanged. */
    @ParameterizedTest
    @CsvSource({
        "1, 5, B-1, 8",
        "1, 5, B-2, 8",
        "1, 6, B-1, 11",
        "1, 6, B-2, 11",
        "1, 9, B-1, 250",
        "1, 9, B-2, 250",
        "1, 10, B-1, 502",
        "1, 10, B-2, 502",
        "1, 11, B-2, 900",
        "2, 5, B-1, 155",
        "2, 5, B-2, 155",
        "2, 6, B-2, 907",
        "2, 7, B-1, 5958",
        "2, 8, B-2, 27446",
        "1, 5, D, 11",
        "1, 7, C, 358",
        "1, 7, D, 376",
        "1, 9, C, 1248",
        "1, 9, D, 1266",
        "1, 10, C, 1990",
        "1, 10, D, 2012",
        "1, 11, C, 2976",
        "1, 11, D, 3002",
        "2, 5, C, 1782",
        "2, 5, D, 1782",
        "2, 6, C, 16128",
        "2, 6, D, 16128",
        "1, 5, E, 54",
        "1, 5, F, 54",
        "1, 6, E, 168",
        "1, 6, F, 168",
        "1, 7, E, 400",
        "1, 7, F, 400",
        "1, 9, E, 1470",
        "1, 9, F, 1470",
        "1, 10, E, 2464",
        "1, 10, F, 2464",
        "1, 11, E, 3888",
        "1, 11, F, 3888",
        "2, 5, E, 6270",
        "2, 5, F, 6270"
    })
    void counts(int width, int height, String variant, long states) {
        assertThat(METHOD.states(StateCodec.plain(game(width, height, variant)), StopCondition.NEVER)
                        .orElseThrow()
                        .size())
                .isEqualTo(states);
    }

    @ParameterizedTest
    @Tag("nightly")
    @CsvSource({
        "2, 9, B-1, 113394", "2, 9, B-2, 113394", "2, 10, B-1, 351266", "2, 10, B-2, 351266", "2, 11, B-1, 969060",
        "2, 11, B-2, 969060", "2, 8, C, 303750", "2, 8, D, 303750", "2, 9, C, 886230", "2, 9, D, 886230",
        "2, 10, C, 2203432", "2, 10, D, 2203432", "2, 11, C, 4864608", "2, 11, D, 4864608", "3, 5, C, 188910",
        "3, 5, D, 188910", "2, 8, E, 1800810", "2, 8, F, 1800810", "3, 5, E, 840672", "3, 5, F, 840672"
    })
    void countsOnLargerBoards(int width, int height, String variant, long states) {
        counts(width, height, variant, states);
    }

    /** The whole graph of the 1×7 board, as drawn by hand: each state with its value and how many moves it has. */
    @ParameterizedTest
    @CsvSource({
        "XX...OO, 0, WIN, 1", ".XX..OO, 1, LOSS, 1", ".XX.OO., 0, WIN, 1", "..XXOO., 1, LOSS, 1", ".OXXO.., 0, WIN, 2",
        ".O.XOX., 1, WIN, 1", ".OX.OX., 1, LOSS, 1", ".OOX.X., 0, LOSS, 1", "..XOOX., 0, WIN, 1", ".OOX.X., 1, WIN, 3",
        "...OOXX, 1, LOSS, 0", "..OXOX., 0, WIN, 1", "OO.X.X., 0, LOSS, 0", ".O.XOX., 0, WIN, 2", "..O.OXX, 1, LOSS, 0",
        ".O..OXX, 1, LOSS, 0", ".OXXO.., 1, WIN, 1", "OOXX..., 0, LOSS, 0"
    })
    void oneBySeven(String pieces, int side, Value value, int moves) {
        Game game = game(1, 7, "A");
        Solved solved = METHOD.solve(game.start(), StopCondition.NEVER).orElseThrow();
        StateCursor cursor = solved.space().cursor();
        Position position = game.start();
        long found = StateCursor.NOWHERE;
        for (long state = 0; state < solved.space().size(); state++) {
            cursor.place(state, position);
            boolean same = game.notation().picture(position).pieces().equals(pieces) && position.toMove() == side;
            if (same) found = state;
        }
        assertThat(found).isNotEqualTo(StateCursor.NOWHERE);
        assertThat(solved.labels().value(found)).isEqualTo(value);
        cursor.place(found, position);
        assertThat(position.legalMoves(new int[game.maxLegalMoves()])).isEqualTo(moves);
    }
}
