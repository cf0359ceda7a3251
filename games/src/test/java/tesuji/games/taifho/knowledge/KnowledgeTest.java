package tesuji.games.taifho.knowledge;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tesuji.core.base.InputException;
import tesuji.core.eval.Heuristics;
import tesuji.core.eval.Parts;
import tesuji.games.Games;
import tesuji.games.taifho.Boards;
import tesuji.games.taifho.TaifhoGame;
import tesuji.games.taifho.TaifhoPosition;

/** The formulas of Przybyłek and Chojecki (2022) with the numbers of their examples. */
final class KnowledgeTest {
    private static final TaifhoPosition EXAMPLE = Boards.green(Boards.FIG_2_1);
    private final Parts parts = Games.parts(Boards.GAME);
    private final Heuristics heuristics = parts.heuristics().orElseThrow();

    @Test
    void hOfTheExampleIsMinusFive() {
        assertThat(Advance.value(EXAMPLE, 0)).isEqualTo(-5);
        assertThat(Advance.value(EXAMPLE, 1)).isEqualTo(5);
        assertThat(heuristics.named("Advance").estimate(EXAMPLE)).isCloseTo(-5 / 72.0, within(1e-12));
    }

    @Test
    void hOfASideInItsGoalIsSeventyTwo() {
        TaifhoPosition goal = Boards.blue(Boards.rows("SSDDCCTT", "", "", "", "", "", "", "", "", "ssddcctt"));
        assertThat(goal.advance(0)).isEqualTo(72);
        assertThat(Advance.value(goal, 0)).isZero();
    }

    @ParameterizedTest
    @CsvSource({"2, 0.2166", "1.1, 2.0738", "3.5, -1.4529", "5, -2.3592", "7, -3.0619", "10, -3.6416", "20, -4.3576"})
    void hOfGInTheExample(double g, double expected) {
        assertThat(new Stragglers(g).value(EXAMPLE, 0)).isCloseTo(expected, within(5e-5));
        assertThat(new Stragglers(g).value(EXAMPLE, 1)).isCloseTo(-expected, within(5e-5));
        assertThat(72 * heuristics.named("Stragglers[g=" + g + "]").estimate(EXAMPLE))
                .isCloseTo(expected, within(5e-5));
    }

    @Test
    void theWorthOfOnePiece() {
        double[] expected = {0, 2.183, 3.459, 4.470, 5.353, 6.161, 6.919, 7.639, 8.331, 9};
        for (int rows = 0; rows < expected.length; rows++) {
            assertThat(new Stragglers(2).worth(rows)).isCloseTo(expected[rows], within(5e-4));
        }
    }

    @ParameterizedTest
    @ValueSource(doubles = {1.0001, 1.1, 2, 5, 20, 1000})
    void everyRowIsWorthLessThanTheOneBefore(double g) {
        Stragglers heuristic = new Stragglers(g);
        double before = Double.POSITIVE_INFINITY;
        for (int rows = 1; rows < 10; rows++) {
            double gain = heuristic.worth(rows) - heuristic.worth(rows - 1);
            assertThat(gain).isPositive().isLessThan(before);
            before = gain;
        }
    }

    @Test
    void withLargeGItIsH() {
        assertThat(new Stragglers(1e12).value(EXAMPLE, 0)).isCloseTo(-5, within(1e-6));
        assertThatThrownBy(() -> heuristics.named("Stragglers[g=1]"))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("g must be larger than 1");
    }

    /** Moves that win -1, 0, 1, 2 and 4 rows. */
    @Test
    void theWeightsOfThePredictor() {
        float[] weights = new float[5];
        int[] moves = {move("A5A6"), move("A5B5"), move("A5A4"), move("A5A3"), move("A5A1")};
        parts.prior("Gain").weigh(EXAMPLE, moves, 5, weights);
        double[] expected = {0.18626, 0.19225, 0.19844, 0.20483, 0.21822};
        for (int i = 0; i < 5; i++) assertThat((double) weights[i]).isCloseTo(expected[i], within(1e-5));
    }

    @Test
    void equalGainsHaveEqualWeights() {
        int[] moves = new int[Boards.GAME.maxLegalMoves()];
        int count = Boards.GAME.start().legalMoves(moves);
        float[] weights = new float[count];
        parts.prior(Parts.STANDARD).weigh(Boards.GAME.start(), moves, count, weights);
        assertThat(count).isEqualTo(14);
        for (float weight : weights) assertThat(weight).isEqualTo(1f / 14);
        parts.prior("Gain").weigh(Boards.GAME.start(), moves, 1, weights);
        assertThat(weights[0]).isEqualTo(1);
    }

    @Test
    void withoutFlatteningTheWeightsSayMore() {
        float[] weights = new float[2];
        int[] moves = {move("A5A6"), move("A5A1")};
        parts.prior("Gain[flat=false]").weigh(EXAMPLE, moves, 2, weights);
        // x runs from 1/8 to 1/2
        assertThat(weights[1] / weights[0]).isCloseTo((float) Math.exp(0.375), within(1e-5f));
    }

    @Test
    void unknownKnowledgeIsAnsweredWithWhatThereIs() {
        assertThatThrownBy(() -> heuristics.named("h"))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("Advance, Stragglers, Journey, Turns");
        assertThatThrownBy(() -> parts.prior("h"))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("Gain, Rows");
    }

    private static int move(String text) {
        int move = Boards.GAME.notation().move(text);
        assertThat(TaifhoGame.from(move)).isNotEqualTo(TaifhoGame.to(move));
        return move;
    }
}
