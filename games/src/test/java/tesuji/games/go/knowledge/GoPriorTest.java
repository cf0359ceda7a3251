package tesuji.games.go.knowledge;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import com.sun.management.ThreadMXBean;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;
import tesuji.core.base.InputException;
import tesuji.core.base.RecordText;
import tesuji.core.eval.Parts;
import tesuji.core.eval.Prior;
import tesuji.games.Games;
import tesuji.games.go.GoGame;
import tesuji.games.go.GoPosition;

final class GoPriorTest {
    static final List<GoPrior> RECIPES = List.of(
            ProgressiveHeuristic.STANDARD,
            new ProgressiveHeuristic(true, true, true, true, true, Metric.MANHATTAN, Parts.STANDARD),
            BradleyTerry.STANDARD);

    private static final BradleyTerry PLAIN = new BradleyTerry(1, 1, 1, 1, 1, false, false);

    /** White's stone at E5 is in atari at E6, and Black is to move. */
    private static GoPosition atari() {
        return after(9, "E4", "E5", "D5", "A9", "F5", "A8");
    }

    private static GoPosition after(int size, String... moves) {
        GoPosition position =
                (GoPosition) Games.library().open("go:size=" + size).start();
        for (String move : moves) position.play(position.game().notation().move(move));
        return position;
    }

    private static ProgressiveHeuristic only(String what, Metric metric) {
        return new ProgressiveHeuristic(
                what.contains("capture"),
                what.contains("escape"),
                what.contains("proximity"),
                what.contains("fight"),
                what.contains("patterns"),
                metric,
                Parts.STANDARD);
    }

    /** The moves that weigh something. */
    private static Map<String, Float> weights(GoPrior recipe, GoPosition position) {
        Prior prior = recipe.on((GoGame) position.game());
        int[] moves = new int[position.game().maxLegalMoves()];
        float[] weights = new float[moves.length];
        int count = position.legalMoves(moves);
        prior.weigh(position, moves, count, weights);
        Map<String, Float> named = new TreeMap<>();
        for (int i = 0; i < count; i++) {
            if (weights[i] != 0) named.put(position.game().notation().move(moves[i]), weights[i]);
        }
        return named;
    }

    /**
     * Distances from E6, last move first: √20, √2, 5, √2, 1 and 2 as the crow flies; 6, 2, 7, 2, 1 and 2 along lines.
     */
    @Test
    void aCaptureByTheFormula() {
        assertThat(weights(only("capture", Metric.EUCLIDEAN), atari())).isEqualTo(Map.of("E6", 10f));
        float straight =
                weights(only("capture proximity", Metric.EUCLIDEAN), atari()).getOrDefault("E6", 0f);
        assertThat(straight).isCloseTo(10 * 0.230949f, within(1e-4f));
        double sum = Math.pow(2 * Math.sqrt(20), -1.75)
                + Math.pow(2 * Math.sqrt(2), -2.25)
                + Math.pow(10, -2.75)
                + Math.pow(2 * Math.sqrt(2), -3.25)
                + Math.pow(2, -3.75)
                + Math.pow(4, -4.25);
        assertThat(straight).isCloseTo((float) (10 * sum), within(1e-4f));
        float steps =
                weights(only("capture proximity", Metric.MANHATTAN), atari()).getOrDefault("E6", 0f);
        assertThat(steps).isCloseTo(10 * 0.145960f, within(1e-4f));
    }

    @Test
    void capturesAndEscapesGrowWithTheStones() {
        GoPosition one = atari();
        one.play(one.game().notation().move("J1"));
        assertThat(weights(only("escape", Metric.EUCLIDEAN), one)).isEqualTo(Map.of("E6", 5f));
        assertThat(weights(only("capture", Metric.EUCLIDEAN), one)).isEmpty();
        GoPosition two = after(9, "E4", "E5", "D5", "E6", "F5", "A9", "D6", "A8", "F6", "A7");
        assertThat(weights(only("capture", Metric.EUCLIDEAN), two)).isEqualTo(Map.of("E7", 20f));
        two.play(two.game().notation().move("J1"));
        assertThat(weights(only("escape", Metric.EUCLIDEAN), two)).isEqualTo(Map.of("E7", 10f));
        assertThat(weights(only("escape capture", Metric.EUCLIDEAN), two)).isEqualTo(Map.of("E7", 10f));
    }

    /** Playing where a stone was taken counts as half a step away from that move: the term is 1. */
    @Test
    void theNearestIsHalfAStep() {
        GoPosition position = after(3, "B1", "A1", "A2", "pass");
        float value = weights(only("patterns", Metric.EUCLIDEAN), position).getOrDefault("A1", 0f);
        float near =
                weights(only("patterns proximity", Metric.EUCLIDEAN), position).getOrDefault("A1", 0f);
        // last came a pass, then A2 one step away, then A1 itself, then B1 one step away
        double sum = Math.pow(2, -2.25) + 1 + Math.pow(2, -3.25);
        assertThat(near / value).isCloseTo((float) sum, within(1e-5f));
    }

    /** However long ago, and however many moves there were since. */
    @Test
    void movesLongAgo() {
        GoPosition late = after(19, "B1", "A1", "A2");
        for (int i = 0; i < 61; i++) late.play(19 * 10 + 2 * i);
        Map<String, Float> plain = weights(only("patterns", Metric.EUCLIDEAN), late);
        Map<String, Float> near = weights(only("patterns proximity", Metric.EUCLIDEAN), late);
        assertThat(near.getOrDefault("A1", 0f) / plain.getOrDefault("A1", 0f)).isCloseTo(1f, within(0.01f));
        assertThat(near.getOrDefault("C1", 0f) / plain.getOrDefault("C1", 0f)).isLessThan(0.01f);
    }

    /** E5 has one liberty, A8 and A9 together three, the black stones but J1 three each. */
    @Test
    void fightsAreNextToChainsShortOfLiberties() {
        Map<String, Float> black = weights(only("fight", Metric.EUCLIDEAN), atari());
        assertThat(black).containsEntry("E6", 8f).containsOnlyKeys("E6", "A7", "B8", "B9");
        assertThat(black).containsEntry("A7", 8 / 3f);
        GoPosition position = atari();
        position.play(position.game().notation().move("J1"));
        Map<String, Float> white = weights(only("fight", Metric.EUCLIDEAN), position);
        assertThat(white)
                .containsEntry("D4", 8 / 3f)
                .containsEntry("E3", 8 / 3f)
                .containsEntry("J2", 4f);
    }

    /** Without earlier moves all are equally near; a pass weighs nothing. */
    @Test
    void theFirstMove() {
        Map<String, Float> weights = weights(ProgressiveHeuristic.STANDARD, after(9));
        assertThat(weights).hasSize(81).containsEntry("A1", 1f).containsEntry("E3", 3f);
    }

    @Test
    void theBookMayBeAFile(@TempDir Path folder) throws IOException {
        Path file = folder.resolve("my.patterns");
        Files.writeString(file, "pattern 7\n###\n.*.\n...\n");
        ProgressiveHeuristic recipe = (ProgressiveHeuristic)
                RecordText.read(GoPrior.class, "ProgressiveHeuristic[proximity=false, book=" + file + "]");
        assertThat(weights(recipe, after(5))).containsEntry("C1", 7f).hasSize(12);
        assertThatThrownBy(() -> RecordText.read(GoPrior.class, "ProgressiveHeuristic[book=" + folder + "]")
                        .on((GoGame) Games.library().open("go:size=5")))
                .isInstanceOf(InputException.class);
    }

    /** E6 is 10 from A8 in Coulom's measure, 3 from F5, and on the fourth line. */
    @Test
    void featuresMultiply() {
        GoPosition position = atari();
        BradleyTerry places = new BradleyTerry(1, 1, 1, 1, 1, true, true);
        assertThat(weights(PLAIN, position).getOrDefault("E6", 0f)).isEqualTo(1f);
        assertThat(weights(places, position).getOrDefault("E6", 0f)).isCloseTo(0.9f * 2.4f * 1.3f, within(1e-5f));
        BradleyTerry captures = new BradleyTerry(30, 1, 1, 1, 1, true, true);
        assertThat(weights(captures, position).getOrDefault("E6", 0f))
                .isCloseTo(30 * 0.9f * 2.4f * 1.3f, within(1e-3f));
        position.play(position.game().notation().move("J1"));
        assertThat(weights(new BradleyTerry(1, 10, 1, 1, 1, false, false), position))
                .containsEntry("E6", 10f)
                .containsEntry("E7", 1f);
    }

    /** White at E5 or E4 could be taken at once; B1 is an eye of Black's. */
    @Test
    void selfAtariAndEyes() {
        String diagram = """
                ...X.
                ...X.
                ....X
                XXX..
                X.X..
                """;
        GoPosition white = after(5);
        white.game().notation().place(diagram + "move white\n", white);
        assertThat(weights(new BradleyTerry(1, 1, 0.06, 1, 1, false, false), white))
                .containsEntry("E5", 0.06f)
                .containsEntry("E4", 0.06f)
                .containsEntry("C5", 1f)
                .containsEntry("pass", FeaturePrior.PASS);
        GoPosition black = after(5);
        black.game().notation().place(diagram + "move black\n", black);
        assertThat(weights(new BradleyTerry(1, 1, 1, 0.01, 1, false, false), black))
                .containsEntry("B1", 0.01f)
                .containsEntry("E5", 1f);
    }

    @Test
    void aPassAnswersAPass() {
        assertThat(weights(BradleyTerry.STANDARD, after(9, "E5", "pass"))).containsEntry("pass", 20f);
        assertThat(weights(BradleyTerry.STANDARD, after(9, "E5"))).containsEntry("pass", 0.2f);
    }

    @ParameterizedTest
    @FieldSource("RECIPES")
    void recipesAreReadFromWhatTheyPrint(GoPrior recipe) {
        assertThat(RecordText.read(GoPrior.class, recipe.toString())).isEqualTo(recipe);
    }

    @ParameterizedTest
    @FieldSource("RECIPES")
    void nothingIsAllocated(GoPrior recipe) {
        GoPosition position = atari();
        Prior prior = recipe.on((GoGame) position.game());
        int[] moves = new int[82];
        float[] weights = new float[82];
        int count = position.legalMoves(moves);
        ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        long thread = Thread.currentThread().getId();
        long least = Long.MAX_VALUE;
        for (int round = 0; round < 3; round++) {
            long before = threads.getThreadAllocatedBytes(thread);
            for (int i = 0; i < 100; i++) prior.weigh(position, moves, count, weights);
            least = Math.min(least, threads.getThreadAllocatedBytes(thread) - before);
        }
        assertThat(least).isLessThan(500);
    }

    @Test
    void strengthsArePositive() {
        assertThatThrownBy(() -> new BradleyTerry(0, 1, 1, 1, 1, true, true)).hasMessageContaining("positive");
    }
}
