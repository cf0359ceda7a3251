package tesuji.games.go.feature;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tesuji.games.go.GoGame;
import tesuji.games.go.GoPosition;

final class StrengthPriorTest {
    /** The probability of each move by the standard strengths; the last is that of a pass. */
    private static double[] probabilities(GoPosition position) {
        GoGame game = (GoGame) position.game();
        int[] moves = new int[game.maxLegalMoves()];
        int count = position.legalMoves(moves);
        float[] weights = new float[count];
        new StrengthPrior(game, Strengths.standard()).weigh(position, moves, count, weights);
        double sum = 0;
        for (float weight : weights) sum += weight;
        double[] shares = new double[game.pass() + 1];
        for (int i = 0; i < count; i++) shares[moves[i]] = weights[i] / sum;
        return shares;
    }

    private static int place(GoPosition position, String move) {
        double[] shares = probabilities(position);
        int place = 1;
        for (double share : shares) if (share > shares[Drawn.point(position, move)]) place++;
        return place;
    }

    /** Three white stones have their last liberty on G4, where they would get away. */
    private static final String ATARI = """
            .........
            .........
            ..X...O..
            .........
            ...XXX...
            ..XOOO...
            ...XXX...
            ..O......
            .........
            """;

    @Test
    void aCaptureOfSeveralStonesIsAmongTheFirstMoves() {
        assertThat(place(Drawn.position(ATARI, "pass", "C8"), "G4")).isLessThanOrEqualTo(3);
    }

    /** Black has just put E4 into atari on F4; on E3 it has three liberties. */
    @Test
    void gettingOutOfAtariIsAmongTheFirstMoves() {
        GoPosition position = Drawn.position("""
                .........
                .........
                ..X...O..
                .........
                ....X....
                ...XO....
                .........
                ..X...O..
                .........
                """, "F4");
        assertThat(place(position, "E3")).isLessThanOrEqualTo(3);
        assertThat(place(position, "A1")).isGreaterThan(40);
    }

    @Test
    void theCornerPointOfAnEmptyBoardComesLate() {
        String empty = (".".repeat(19) + "\n").repeat(19);
        assertThat(place(Drawn.position(empty), "D4")).isLessThan(20);
        assertThat(place(Drawn.position(empty), "A1")).isGreaterThan(300);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4, 5, 6, 7})
    void symmetricMovesAreEquallyLikely(int symmetry) {
        double[] plain = probabilities(Drawn.position(ATARI));
        double[] turned = probabilities(Drawn.position(Drawn.turned(ATARI, symmetry)));
        for (int point = 0; point < 81; point++) {
            assertThat(turned[Drawn.turned(point, 9, symmetry)])
                    .as("point %d", point)
                    .isCloseTo(plain[point], within(1e-6));
        }
    }

    @Test
    void bothColoursAreEquallyLikelyToPlayAMove() {
        double[] plain = probabilities(Drawn.position(ATARI));
        double[] exchanged = probabilities(Drawn.position(Drawn.exchanged(ATARI)));
        assertThat(exchanged).containsExactly(plain, within(1e-6));
    }

    @Test
    void aPassHasAShareOfItsOwn() {
        assertThat(probabilities(Drawn.position(ATARI))[81]).isCloseTo(0.01, within(1e-6));
        assertThat(probabilities(Drawn.position(ATARI, "pass"))[81]).isCloseTo(0.5, within(1e-6));
    }
}
