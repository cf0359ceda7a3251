package tesuji.games.hex;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tesuji.core.base.Rng;
import tesuji.core.game.Picture;
import tesuji.games.hex.GaleTracing.Meeting;

/** Full boards of Hex: two paths that never meet name one winner, the same as a walk over its stones. */
final class GaleTracingTest {
    private static String board(int size, Rng rng, int firstIn8) {
        StringBuilder pieces = new StringBuilder();
        for (int cell = 0; cell < size * size; cell++) {
            pieces.append(rng.nextInt(8) < firstIn8 ? Picture.FIRST : Picture.SECOND);
        }
        return pieces.toString();
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4, 5, 6, 9, 11, 14})
    void twoPathsNameOneWinner(int size) {
        Rng rng = new Rng(size);
        int[] wins = new int[2];
        for (int round = 0; round < 200; round++) {
            String pieces = board(size, rng, 3 + round % 3);
            GaleTracing tracing = new GaleTracing(pieces, size);
            Meeting end = tracing.trace(Meeting.UPPER_LEFT);
            int first = tracing.visited().size();
            Meeting other = tracing.trace(Meeting.LOWER_RIGHT); // fails if it comes where the first path was
            assertThat(tracing.visited()).hasSizeGreaterThan(first);
            assertThat(end).isIn(Meeting.UPPER_RIGHT, Meeting.LOWER_LEFT);
            assertThat(other).isIn(Meeting.UPPER_RIGHT, Meeting.LOWER_LEFT).isNotEqualTo(end);
            // whoever borders on the path from his one edge to his other is joined along it
            int winner = end == Meeting.LOWER_LEFT ? 0 : 1;
            assertThat(HexTest.isJoined(pieces, size, winner)).isTrue();
            assertThat(HexTest.isJoined(pieces, size, 1 - winner)).isFalse();
            assertThat(winner(pieces, size)).isEqualTo(winner);
            wins[winner]++;
        }
        assertThat(wins).doesNotContain(0);
    }

    /** Traced backwards, the paths end where they began. */
    @ParameterizedTest
    @ValueSource(ints = {2, 5, 8})
    void pathsLeadBothWays(int size) {
        Rng rng = new Rng(7);
        for (int round = 0; round < 50; round++) {
            String pieces = board(size, rng, 4);
            Meeting end = new GaleTracing(pieces, size).trace(Meeting.UPPER_LEFT);
            assertThat(new GaleTracing(pieces, size).trace(end)).isEqualTo(Meeting.UPPER_LEFT);
        }
    }

    /** What the game says of the same stones. */
    private static int winner(String pieces, int size) {
        HexPosition position = new HexPosition(new HexGame(size));
        position.set(pieces);
        assertThat(position.hasWon(0)).isNotEqualTo(position.hasWon(1));
        return position.hasWon(0) ? 0 : 1;
    }
}
