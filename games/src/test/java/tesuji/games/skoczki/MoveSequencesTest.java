package tesuji.games.skoczki;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tesuji.core.game.Game;
import tesuji.core.game.Perft;

/** The number of move sequences of length 1, 2, … from the start, as counted by another program. */
final class MoveSequencesTest {
    @ParameterizedTest(name = "{0} {1}")
    @CsvSource(delimiter = '|', textBlock = """
            1x7 | A   | 1 1 1 1 2 2 2 3
            1x7 | B-1 | 1 1 2 3 4 4 3 3
            1x7 | B-2 | 1 1 2 3 4 4 3 3
            1x7 | C   | 1 1 2 5 11 16 28 50
            1x7 | D   | 1 1 3 7 15 26 47 94
            1x7 | E   | 2 4 14 49 154 460 1478 4757
            1x7 | F   | 2 4 16 60 206 696 2471 8708
            1x8 | A   | 1 1 1 1 2 3 3 3
            1x8 | B-1 | 1 1 1 2 4 7 9 10
            1x8 | B-2 | 1 1 1 2 4 7 9 10
            2x5 | A   | 2 6 12 28 40 64 64 64
            2x5 | B-1 | 2 6 12 28 40 64 64 64
            2x5 | B-2 | 2 6 12 28 40 64 64 64
            2x5 | C   | 2 6 16 42 104 252 596 1478
            2x5 | D   | 2 6 16 42 104 252 596 1478
            2x5 | E   | 4 16 80 368 1548 6644 28780 123956
            2x5 | F   | 4 16 80 370 1568 6742 29274 126636
            2x6 | A   | 2 4 8 18 28 48 50 52
            2x6 | B-1 | 2 6 16 40 82 150 190 218
            2x6 | B-2 | 2 6 16 40 82 150 190 218
            2x6 | C   | 2 4 14 46 148 490 1674 5548
            2x6 | D   | 2 6 22 74 280 1048 3996 14372
            3x5 | A   | 3 12 36 126 324 936 1920 4272
            3x5 | B-1 | 3 14 44 162 424 1214 2584 5864
            3x5 | B-2 | 3 14 44 164 448 1360 3038 7090
            3x5 | C   | 3 12 51 219 904 3750 14961 59949
            3x5 | D   | 3 14 61 285 1306 5870 25981 114787
            3x5 | E   | 6 36 304 2356 17356 123804 900088
            3x5 | F   | 6 40 344 2806 22010 169702 1324662
            4x6 | A   | 4 16 64 268 1032 4152 14808 54720
            4x6 | B-1 | 4 20 124 900 6406 44812 270378 1556956
            4x6 | B-2 | 4 20 154 1464 11912 100760 701666
            8x8 | A   | 8 64 512 4096 32256 254016 1947456
            8x8 | B-1 | 8 64 608 5784 59344 611164
            8x8 | B-2 | 8 64 944 14766 266506
            8x8 | C   | 8 64 912 12996 187196 2696762
            8x8 | D   | 8 64 1344 29066 775350
            8x8 | E   | 16 256 6720 176400
            8x8 | F   | 16 256 8448 281582
            """)
    void counts(String board, String variant, String sequences) {
        check(board, variant, sequences);
    }

    @Tag("nightly")
    @ParameterizedTest(name = "{0} {1}")
    @CsvSource(delimiter = '|', textBlock = """
            8x8 | B-2 | 8 64 944 14766 266506 5489190
            8x8 | E   | 16 256 6720 176400 5210520
            8x8 | F   | 16 256 8448 281582 11212268
            """)
    void deeperCounts(String board, String variant, String sequences) {
        check(board, variant, sequences);
    }

    private static void check(String board, String variant, String sequences) {
        long[] expected = Arrays.stream(sequences.split(" ", -1))
                .mapToLong(Long::parseLong)
                .toArray();
        Game game = States.open(board, variant);
        Perft perft = new Perft(game, expected.length);
        long[] counted = new long[expected.length];
        for (int depth = 1; depth <= expected.length; depth++) counted[depth - 1] = perft.leaves(game.start(), depth);
        assertThat(counted).isEqualTo(expected);
    }
}
