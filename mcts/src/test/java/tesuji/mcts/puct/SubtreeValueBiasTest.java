package tesuji.mcts.puct;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tesuji.core.base.Rng;
import tesuji.core.eval.Evaluator;
import tesuji.core.game.Game;
import tesuji.core.game.Position;
import tesuji.core.play.AnalysisRequest;
import tesuji.core.play.Limits;
import tesuji.games.Games;

final class SubtreeValueBiasTest {
    private static final long PATTERN = 77;

    private static final PuctParameters PLAIN = PuctParameters.STANDARD
            .with("staticScoreUtilityFactor", "0")
            .with("dynamicScoreUtilityFactor", "0")
            .with("useNoisePruning", "false")
            .with("valueWeightExponent", "0");

    private final PuctBackup backup = new PuctBackup(PLAIN, new PuctUtility(PLAIN, 9));
    private final SubtreeValueBias bias = new SubtreeValueBias(PLAIN);

    private static PuctNode node(double winLoss, int moves) {
        return new PuctNode(0, new int[moves], new float[moves], winLoss, 0, 0, 0, -1, -1, null);
    }

    /** A node of the pattern that the evaluator finds worth 0.2, with a child of four visits. */
    private PuctNode searched(double child) {
        PuctNode node = node(0.2, 1);
        bias.join(node, PATTERN);
        backup.begin(node);
        PuctNode below = node(child, 0);
        backup.begin(below);
        for (int visit = 1; visit < 4; visit++) backup.revisit(below);
        node.children[0] = below;
        backup.recompute(node);
        return node;
    }

    private double evaluated(long pattern) {
        PuctNode leaf = node(0.2, 1);
        bias.join(leaf, pattern);
        backup.begin(leaf);
        return leaf.utility;
    }

    /** The search found 0.6 less than the evaluator said: of that, 0.45 are believed. */
    @Test
    void whatIsAlikeIsCorrected() {
        assertThat(evaluated(PATTERN)).as("nothing is known").isCloseTo(0.2, within(1e-9));
        PuctNode first = searched(-0.4);
        double corrected = 0.2 - 0.45 * 0.6;
        assertThat(first.utility).isCloseTo((4 * -0.4 + corrected) / 5, within(1e-9));
        assertThat(first.winLoss).as("only utility changes").isCloseTo((4 * -0.4 + 0.2) / 5, within(1e-9));
        assertThat(evaluated(PATTERN)).isCloseTo(corrected, within(1e-9));
        assertThat(evaluated(PATTERN + 1)).isCloseTo(0.2, within(1e-9));
    }

    /** Computing a node again replaces what it said; differences of -0.6 and 0.2 with equal weights make -0.2. */
    @Test
    void everyNodeSpeaksOnce() {
        PuctNode first = searched(-0.4);
        for (int i = 0; i < 10; i++) backup.recompute(first);
        searched(0.4);
        assertThat(evaluated(PATTERN)).isCloseTo(0.2 - 0.45 * 0.2, within(1e-9));
    }

    /** A fifth of the difference of -0.6 stays, beside one of 0: -0.12 by 1.2 is -0.1. */
    @Test
    void whatLeavesTheTreeIsMostlyWithdrawn() {
        PuctNode gone = searched(-0.4);
        PuctNode kept = searched(0.2);
        bias.release(gone, kept);
        bias.clean();
        assertThat(evaluated(PATTERN)).isCloseTo(0.2 - 0.45 * 0.1, within(1e-9));
        bias.release(kept, gone);
        bias.clean();
        assertThat(bias.size()).as("a leaf still has the pattern").isEqualTo(1);
    }

    @Test
    void patternsThatNobodyHasAreForgotten() {
        PuctNode gone = searched(-0.4);
        bias.release(gone, node(0, 0));
        bias.clean();
        assertThat(bias.size()).isZero();
    }

    /** Its value depends on the position alone, so that equal searches are equal. */
    private static final Evaluator SPREAD = (positions, count, into) -> {
        for (int i = 0; i < count; i++) {
            Rng rng = new Rng(positions[i].key());
            into[i].value((float) rng.nextDouble() - 0.5f);
            float[] policy = into[i].policy();
            for (int move = 0; move < policy.length; move++) policy[move] = 0.1f + (float) rng.nextDouble();
        }
    };

    private static PuctSearch search(Game game, String factor) {
        PuctParameters parameters = PuctParameters.STANDARD.with("subtreeValueBiasFactor", factor);
        return new PuctSearch(game, parameters, () -> SPREAD, end -> false);
    }

    private static void run(PuctSearch search, Position position, int threads, int visits) {
        search.begin(position, AnalysisRequest.within(Limits.NONE), new Rng(1));
        search.run(threads, visits, new Rng(1), () -> search.visits() < visits);
    }

    private static double utility(String id, String factor) {
        Game game = Games.library().open(id);
        PuctSearch search = search(game, factor);
        run(search, game.start(), 1, 300);
        PuctNode root = search.root();
        return root == null ? Double.NaN : root.utility;
    }

    @Test
    void gamesWithoutPatternsAreSearchedAsBefore() {
        assertThat(utility("hex:size=4", "0.45")).isEqualTo(utility("hex:size=4", "0"));
        assertThat(utility("go:size=5", "0.45")).isNotEqualTo(utility("go:size=5", "0"));
        assertThat(utility("go:size=5", "0.45")).isEqualTo(utility("go:size=5", "0.45"));
    }

    private static void count(PuctNode node, Map<SubtreeValueBias.Pattern, Integer> into) {
        if (node.pattern != null) into.merge(node.pattern, 1, Integer::sum);
        for (PuctNode child : node.children) if (child != null) count(child, into);
    }

    /** After every move of a game the table knows the nodes of the tree that is left, and no others. */
    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    void theTableFollowsTheTree(int threads) {
        Game game = Games.library().open("go:size=5");
        PuctSearch search = search(game, "0.45");
        Position position = game.start();
        for (int turn = 0; turn < 6; turn++) {
            run(search, position, threads, 200);
            PuctNode root = search.root();
            assertThat(root).isNotNull();
            Map<SubtreeValueBias.Pattern, Integer> counted = new HashMap<>();
            count(root, counted);
            assertThat(counted).isNotEmpty();
            counted.forEach((pattern, nodes) -> assertThat(pattern.nodes()).isEqualTo(nodes));
            PuctChoice choice = new PuctChoice(PLAIN, new PuctUtility(PLAIN, 9));
            int index = choice.draw(root, 100, 5, each -> true, new Rng(turn));
            int move = root.moves[index];
            position.play(move);
            assertThat(search.follow(List.of(move))).isTrue();
        }
    }
}
