package tesuji.neural;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tesuji.core.base.InputException;
import tesuji.core.base.Rng;
import tesuji.core.eval.Evaluation;
import tesuji.core.eval.Viewpoint;
import tesuji.core.game.GameRecord;
import tesuji.core.game.Position;
import tesuji.games.Games;
import tesuji.games.go.GoGame;
import tesuji.games.go.GoPosition;
import tesuji.neural.GoEvaluator.Settings;
import tesuji.neural.backend.Backend;
import tesuji.neural.backend.Backends;
import tesuji.neural.generate.NetworkGenerator;
import tesuji.neural.generate.NetworkShape;
import tesuji.neural.generate.NetworkShape.Kind;
import tesuji.neural.go.NetworkOutput;
import tesuji.neural.model.Activation;

/** Many positions at once, remembered and averaged. */
final class GoEvaluatorTest {
    private static final Backend BACKEND = Backends.fastest(NetworkGenerator.generate(
            NetworkShape.small(14, Activation.MISH, List.of(Kind.ORDINARY, Kind.POOLING)), 3));

    private static GoGame game(String id) {
        return (GoGame) Games.library().open(id);
    }

    private static Settings settings(SymmetryChoice symmetries, int threads) {
        return new Settings(symmetries, 0, 1 << 10, threads);
    }

    private static GoPosition after(GoGame game, String... moves) {
        GoPosition position = (GoPosition) game.start();
        for (String move : moves) position.play(game.notation().move(move));
        return position;
    }

    /** Positions of a random game. */
    private static Position[] line(GoGame game, int count) {
        Position[] positions = new Position[count];
        GoPosition position = (GoPosition) game.start();
        Rng rng = new Rng(1);
        int[] moves = new int[game.maxLegalMoves()];
        for (int i = 0; i < count; i++) {
            positions[i] = game.start();
            positions[i].copyFrom(position);
            position.play(moves[rng.nextInt(position.legalMoves(moves) - 1)]);
        }
        return positions;
    }

    private static Evaluation[] room(GoGame game, int count) {
        Evaluation[] evaluations = new Evaluation[count];
        for (int i = 0; i < count; i++) {
            evaluations[i] = new Evaluation(game.moveLimit(), game.geometry().points());
        }
        return evaluations;
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 4})
    void batchesSayWhatSinglePositionsSay(int threads) {
        GoGame game = game("go:size=9,rules=tromp-taylor");
        Position[] positions = line(game, 30);
        Evaluation[] evaluations = room(game, 30);
        GoNetwork network = new GoNetwork(BACKEND, game);
        NetworkOutput output = new NetworkOutput(9);
        try (GoEvaluator evaluator = new GoEvaluator(BACKEND, game, settings(SymmetryChoice.NONE, threads))) {
            evaluator.evaluate(positions, 30, evaluations);
            assertThat(evaluator.evaluated()).isEqualTo(30);
            for (int i = 0; i < 30; i++) {
                network.evaluate((GoPosition) positions[i], 0, 0, output);
                assertThat(evaluations[i].value())
                        .isCloseTo((float) (output.whiteLoss() - output.whiteWin()), within(1e-6f));
                float sum = 0;
                for (int move = 0; move < game.moveLimit(); move++) {
                    float probability = evaluations[i].policy()[move];
                    sum += probability;
                    assertThat(probability).isCloseTo(Math.max(0, output.policy()[move]), within(1e-6f));
                    if (!positions[i].isLegal(move)) assertThat(probability).isZero();
                }
                assertThat(sum).isCloseTo(1, within(1e-4f));
                assertThat(evaluations[i].ownership()[40]).isCloseTo(-output.ownership()[40], within(1e-6f));
            }
            evaluator.evaluate(positions, 30, evaluations);
            assertThat(evaluator.found()).as("all are remembered").isEqualTo(30);
            evaluator.clear();
            evaluator.evaluate(positions, 30, evaluations);
            assertThat(evaluator.evaluated()).isEqualTo(60);
        }
    }

    @Test
    void allSymmetriesAreAveraged() {
        GoGame game = game("go:size=7");
        GoPosition position = after(game, "B2", "F6", "C5");
        GoNetwork network = new GoNetwork(BACKEND, game);
        NetworkOutput average = new NetworkOutput(7);
        network.evaluate(position, SymmetryChoice.ALL, 0, average);
        double win = 0;
        double corner = 0;
        NetworkOutput single = new NetworkOutput(7);
        for (int symmetry = 0; symmetry < 8; symmetry++) {
            network.evaluate(position, symmetry, 0, single);
            win += single.whiteWin() / 8;
            corner += single.policy()[0] / 8;
        }
        assertThat(average.whiteWin()).isCloseTo(win, within(1e-9));
        assertThat((double) average.policy()[0]).isCloseTo(corner, within(1e-6));
        assertThat(average.policy()[8]).as("B2 is occupied").isEqualTo(NetworkOutput.UNKNOWN);
    }

    /** On an empty board all corners are the same to the average, though not to the network. */
    @Test
    void theAverageIsSymmetric() {
        GoGame game = game("go:size=7");
        GoNetwork network = new GoNetwork(BACKEND, game);
        NetworkOutput output = new NetworkOutput(7);
        network.evaluate(after(game), 0, 0, output);
        assertThat(output.policy()[0]).isNotEqualTo(output.policy()[48]);
        network.evaluate(after(game), SymmetryChoice.ALL, 0, output);
        for (int corner : new int[] {6, 42, 48}) {
            assertThat(output.policy()[corner]).isCloseTo(output.policy()[0], within(1e-6f));
        }
    }

    @Test
    void oneSymmetryIsChosenByThePosition() {
        GoGame game = game("go:size=7");
        long seen = Arrays.stream(line(game, 30))
                .map(position -> SymmetryChoice.ONE.symmetry(0, position.key()))
                .distinct()
                .count();
        assertThat(seen).isGreaterThan(4);
    }

    /** The order of moves does not matter to the cache; ko, passes and prisoners do. */
    @Test
    void whatMattersIsPartOfTheKey() {
        GoGame chinese = game("go:size=7");
        EvaluationCache cache = new EvaluationCache(chinese, 16);
        long key = cache.key(after(chinese, "B2", "F6", "C5", "D4"));
        assertThat(cache.key(after(chinese, "C5", "F6", "B2", "D4"))).isEqualTo(key);
        assertThat(cache.key(after(chinese, "C5", "F6", "B2"))).isNotEqualTo(key);
        assertThat(cache.key(after(chinese, "C5", "F6", "B2", "pass")))
                .isNotEqualTo(cache.key(after(chinese, "C5", "F6", "pass", "pass")));
        GoGame japanese = game("go:size=7,rules=japanese");
        EvaluationCache counting = new EvaluationCache(japanese, 16);
        long captured = counting.key(after(japanese, "A2", "A1", "B1", "G7"));
        assertThat(counting.key(after(japanese, "A2", "G7", "B1", "pass"))).isNotEqualTo(captured);
    }

    /** Without its moves a position looks like one that was set up. */
    @Test
    void movesCanBeHidden() {
        GoGame game = game("go:size=7");
        GoPosition played = after(game, "B2", "F6", "C5", "D4");
        Position setUp = GameRecord.from(played).replay(game);
        Evaluation[] evaluations = room(game, 3);
        try (GoEvaluator evaluator = new GoEvaluator(BACKEND, game, settings(SymmetryChoice.NONE, 1))) {
            evaluator.evaluate(new Position[] {setUp}, 1, evaluations);
            evaluator.clear();
            evaluator.evaluate(new Position[] {played}, 1, new Viewpoint(0, 0), new Evaluation[] {evaluations[1]});
            evaluator.evaluate(new Position[] {played}, 1, new Viewpoint(4, 0), new Evaluation[] {evaluations[2]});
            assertThat(evaluator.evaluated()).as("they are not mixed up").isEqualTo(3);
        }
        assertThat(evaluations[1].policy()).isEqualTo(evaluations[0].policy());
        assertThat(evaluations[1].value()).isEqualTo(evaluations[0].value());
        assertThat(evaluations[2].policy()).isNotEqualTo(evaluations[0].policy());
    }

    /** The network has an optimistic policy; what is said of it at one optimism is not taken for another. */
    @Test
    void optimismIsThatOfTheViewpoint() {
        GoGame game = game("go:size=7");
        GoPosition position = after(game, "B2", "F6");
        Evaluation[] evaluation = room(game, 1);
        NetworkOutput expected = new NetworkOutput(7);
        GoNetwork network = new GoNetwork(BACKEND, game);
        try (GoEvaluator evaluator = new GoEvaluator(BACKEND, game, settings(SymmetryChoice.NONE, 1))) {
            for (double optimism : new double[] {0, 0.2, 1}) {
                Viewpoint view = new Viewpoint(Integer.MAX_VALUE, optimism);
                evaluator.evaluate(new Position[] {position}, 1, view, evaluation);
                network.evaluate(position, 0, optimism, expected);
                assertThat(evaluation[0].policy()[30]).isEqualTo(expected.policy()[30]);
            }
            assertThat(evaluator.evaluated()).isEqualTo(3);
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {5, 21})
    void otherBoardsAreRefused(int size) {
        GoGame game = game("go:size=" + size);
        assertThatThrownBy(() -> new GoEvaluator(BACKEND, game, settings(SymmetryChoice.ONE, 1)))
                .isInstanceOf(InputException.class)
                .hasMessage("Networks know boards from 7×7 to 19×19, not " + size + "×" + size + ".");
    }
}
