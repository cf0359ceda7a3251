package tesuji.mcts.puct;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tesuji.core.base.Rng;

/** The formulas of the search on trees that are put together by hand; what is expected was computed by hand, too. */
final class PuctFormulasTest {
    private static final PuctParameters PLAIN = PuctParameters.STANDARD
            .with("staticScoreUtilityFactor", "0")
            .with("dynamicScoreUtilityFactor", "0")
            .with("useNoisePruning", "false")
            .with("valueWeightExponent", "0")
            .with("cpuctUtilityStdevScale", "0");

    private static PuctNode node(int side, double winLoss, float... priors) {
        int[] moves = new int[priors.length];
        for (int i = 0; i < moves.length; i++) moves[i] = i;
        return new PuctNode(side, moves, priors, winLoss, 0, 0, 0, -1, -1, null);
    }

    /** A child with so many visits that all found the same. */
    private static PuctNode visited(PuctBackup backup, int side, double winLoss, int visits) {
        PuctNode leaf = node(side, winLoss);
        backup.begin(leaf);
        for (int i = 1; i < visits; i++) backup.revisit(leaf);
        return leaf;
    }

    @ParameterizedTest
    @CsvSource({"0, 0.5", "3.1824463, 0.975", "-0.7648923, 0.25", "5.8409093, 0.995"})
    void theDistributionOfStudentIsThatOfTheTables(double t, double probability) {
        assertThat(PuctBackup.studentCdf(t)).isCloseTo(probability, within(1e-6));
    }

    @Test
    void aMeanIsThatOfAllVisits() {
        PuctBackup backup = new PuctBackup(PLAIN, new PuctUtility(PLAIN, 9));
        PuctNode root = node(0, 0.2, 0.7f, 0.3f);
        backup.begin(root);
        root.children[0] = visited(backup, 1, 0.5, 3);
        root.children[1] = visited(backup, 1, -0.1, 1);
        backup.recompute(root);
        assertThat(root.utility).isCloseTo((0.2 + 3 * 0.5 - 0.1) / 5, within(1e-12));
        assertThat(root.utilitySquare).isCloseTo((0.04 + 3 * 0.25 + 0.01) / 5, within(1e-12));
        assertThat(root.weight).isEqualTo(5);
        assertThat(root.weightSquare).isEqualTo(5);
    }

    /** 6 visits, but the prior justifies only 2·4·(0.2/0.8) = 2: of the other 4 a share 1 − e^(−0.3/0.15) goes. */
    @Test
    void visitsThatFoundSomethingWorseArePruned() {
        PuctBackup backup = new PuctBackup(
                PLAIN.with("useNoisePruning", "true"), new PuctUtility(PLAIN.with("useNoisePruning", "true"), 9));
        PuctNode root = node(0, 0, 0.8f, 0.2f);
        backup.begin(root);
        root.children[0] = visited(backup, 1, 0.4, 4);
        root.children[1] = visited(backup, 1, 0.1, 6);
        backup.recompute(root);
        double kept = 6 - 4 * (1 - Math.exp(-2));
        assertThat(root.weight).isCloseTo(1 + 4 + kept, within(1e-9));
        assertThat(root.utility).isCloseTo((4 * 0.4 + kept * 0.1) / (5 + kept), within(1e-9));
    }

    @Test
    void betterChildrenCountMoreAndTheSumStays() {
        PuctBackup backup = new PuctBackup(
                PLAIN.with("valueWeightExponent", "0.25"),
                new PuctUtility(PLAIN.with("valueWeightExponent", "0.25"), 9));
        PuctNode root = node(1, 0, 0.5f, 0.5f);
        backup.begin(root);
        root.children[0] = visited(backup, 0, -0.6, 10);
        root.children[1] = visited(backup, 0, 0.6, 10);
        backup.recompute(root);
        assertThat(root.weight).isCloseTo(21, within(1e-9));
        // for side 1 the first child is the better one
        assertThat(root.utility).isLessThan(-0.05);
    }

    /** Q + c·√N·P/(1 + n) with c = 1 + 0.45·ln(510/500) and N = 10. */
    @Test
    void theSelectionIsTheFormula() {
        PuctBackup backup = new PuctBackup(PLAIN, new PuctUtility(PLAIN, 9));
        PuctSelection selection = new PuctSelection(PLAIN, new PuctUtility(PLAIN, 9));
        PuctNode root = node(0, 0, 0.6f, 0.3f, 0.1f);
        backup.begin(root);
        root.children[0] = visited(backup, 1, 0.3, 8);
        root.children[1] = visited(backup, 1, 0.1, 2);
        backup.recompute(root);
        double c = (1 + 0.45 * Math.log(510.0 / 500)) * Math.sqrt(10.01);
        assertThat(selection.exploration(root, 10)).isCloseTo(c, within(1e-9));
        double first = 0.3 + c * 0.6f / 9;
        double second = 0.1 + c * 0.3f / 3;
        double searched = 0.9f * 0.9f;
        double third = searched * root.utility - 0.1 * Math.sqrt(0.9f) + c * 0.1f;
        assertThat(first).isGreaterThan(third);
        assertThat(second).isLessThan(first);
        assertThat(selection.firstPlay(root, 0.9f, true)).isCloseTo(third - c * 0.1f, within(1e-6));
        assertThat(selection.select(root, true, PuctSelection.Rules.NONE)).isEqualTo(0);
    }

    @Test
    void aThreadBelowMakesAMoveLookWorse() {
        PuctBackup backup = new PuctBackup(PLAIN, new PuctUtility(PLAIN, 9));
        PuctSelection selection = new PuctSelection(PLAIN, new PuctUtility(PLAIN, 9));
        PuctNode root = node(0, 0, 0.5f, 0.5f);
        backup.begin(root);
        root.children[0] = visited(backup, 1, 0.30, 4);
        root.children[1] = visited(backup, 1, 0.25, 4);
        backup.recompute(root);
        assertThat(selection.select(root, true, PuctSelection.Rules.NONE)).isEqualTo(0);
        root.children[0].virtualLosses = 1;
        assertThat(selection.select(root, true, PuctSelection.Rules.NONE)).isEqualTo(1);
    }

    @Test
    void whatIsBeingEvaluatedIsNotChosenAgain() {
        PuctBackup backup = new PuctBackup(PLAIN, new PuctUtility(PLAIN, 9));
        PuctNode root = node(0, 0, 0.6f, 0.4f);
        backup.begin(root);
        root.awaited[0] = true;
        PuctSelection selection = new PuctSelection(PLAIN, new PuctUtility(PLAIN, 9));
        assertThat(selection.select(root, true, PuctSelection.Rules.NONE)).isEqualTo(1);
        root.awaited[1] = true;
        assertThat(selection.select(root, true, PuctSelection.Rules.NONE)).isEqualTo(PuctSelection.AWAITED);
    }

    /** Few visits with one lucky result do not beat many with a good one. */
    @Test
    void theBoundPrefersWhatIsSure() {
        PuctBackup backup = new PuctBackup(PLAIN, new PuctUtility(PLAIN, 9));
        PuctChoice choice = new PuctChoice(PLAIN, new PuctUtility(PLAIN, 9));
        PuctNode root = node(0, 0, 0.5f, 0.5f);
        backup.begin(root);
        PuctNode sure = visited(backup, 1, 0.4, 40);
        PuctNode lucky = visited(backup, 1, 0.45, 2);
        root.children[0] = sure;
        root.children[1] = lucky;
        backup.recompute(root);
        assertThat(choice.radius(lucky)).isGreaterThan(choice.radius(sure));
        double[] weights = choice.weights(root);
        assertThat(weights[0]).isGreaterThan(weights[1]);
    }

    /** Weights of 64, 16 and 4 are drawn as their squares at a temperature of one half. */
    @Test
    void movesAreDrawnByTheirWeights() {
        PuctParameters drawing = PLAIN.with("chosenMoveTemperature", "0.5").with("useLcbForSelection", "false");
        PuctBackup backup = new PuctBackup(drawing, new PuctUtility(drawing, 9));
        PuctChoice choice = new PuctChoice(drawing, new PuctUtility(drawing, 9));
        PuctNode root = node(0, 0, 0.7f, 0.2f, 0.1f);
        backup.begin(root);
        int[] visits = {64, 16, 4};
        for (int i = 0; i < visits.length; i++) root.children[i] = visited(backup, 1, 0.3, visits[i]);
        backup.recompute(root);
        double[] weights = choice.weights(root);
        double sum = 0;
        for (double weight : weights) sum += weight * weight;
        int[] drawn = new int[visits.length];
        Rng rng = new Rng(1);
        int trials = 20_000;
        for (int i = 0; i < trials; i++) drawn[choice.draw(root, 1000, 9, move -> true, rng)]++;
        for (int i = 0; i < drawn.length; i++) {
            assertThat(drawn[i] / (double) trials).isCloseTo(weights[i] * weights[i] / sum, within(0.01));
        }
        assertThat(drawn[0]).isGreaterThan(drawn[1]);
    }

    /** With one visit nothing was tried: the evaluator's policy plays, at a temperature of one. */
    @Test
    void withoutASearchMovesAreDrawnByTheirPriors() {
        PuctNode root = node(0, 0, 0.2f, 0.7f, 0.1f);
        PuctParameters drawing = PLAIN.with("chosenMoveTemperature", "1");
        PuctUtility utility = new PuctUtility(drawing, 9);
        new PuctBackup(drawing, utility).begin(root);
        PuctChoice choice = new PuctChoice(drawing, utility);
        int[] drawn = new int[3];
        Rng rng = new Rng(1);
        for (int i = 0; i < 20_000; i++) drawn[choice.draw(root, 1000, 9, move -> true, rng)]++;
        assertThat(drawn[0] / 20_000.0).isCloseTo(0.2, within(0.01));
        assertThat(drawn[1] / 20_000.0).isCloseTo(0.7, within(0.01));
        PuctParameters cold = PLAIN.with("chosenMoveTemperature", "0").with("chosenMoveTemperatureEarly", "0");
        assertThat(new PuctChoice(cold, utility).draw(root, 0, 9, move -> true, rng))
                .isEqualTo(1);
    }

    @Test
    void theTemperatureFallsDuringTheGame() {
        PuctChoice choice = new PuctChoice(PuctParameters.STANDARD, new PuctUtility(PuctParameters.STANDARD, 9));
        assertThat(choice.temperature(0, 19)).isCloseTo(0.5, within(1e-12));
        assertThat(choice.temperature(19, 19)).isCloseTo(0.3, within(1e-12));
        assertThat(choice.temperature(9, 9)).isCloseTo(0.3, within(1e-12));
        assertThat(choice.temperature(1000, 9)).isCloseTo(0.1, within(1e-12));
    }

    @Test
    void noiseKeepsTheSumAndFollowsTheSeed() {
        PuctParameters noisy = PuctParameters.STANDARD.with("rootNoiseEnabled", "true");
        float[] priors = {0.7f, 0.2f, 0.06f, 0.04f};
        float[] first = new RootPriors(noisy, 0, new Rng(1)).of(priors);
        assertThat(first).isEqualTo(new RootPriors(noisy, 0, new Rng(1)).of(priors));
        assertThat(first).isNotEqualTo(new RootPriors(noisy, 0, new Rng(2)).of(priors));
        float sum = 0;
        for (float prior : first) sum += prior;
        assertThat(sum).isCloseTo(1, within(1e-5f));
        // three quarters of each prior are its own
        assertThat(first[0]).isGreaterThan(0.75f * 0.7f - 1e-5f);
    }

    @Test
    void aTemperatureFlattensThePriors() {
        PuctParameters warm = PuctParameters.STANDARD.with("rootPolicyTemperature", "2");
        float[] flat = new RootPriors(warm, 0, new Rng(1)).of(new float[] {0.9f, 0.1f});
        assertThat(flat[0]).isCloseTo((float) (3 / 4.0), within(1e-5f));
    }
}
