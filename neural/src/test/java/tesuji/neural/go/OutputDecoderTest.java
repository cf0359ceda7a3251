package tesuji.neural.go;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tesuji.core.game.Game;
import tesuji.games.Games;
import tesuji.games.go.GoGame;
import tesuji.games.go.GoPosition;
import tesuji.neural.backend.RawOutput;
import tesuji.neural.generate.NetworkGenerator;
import tesuji.neural.generate.NetworkShape;
import tesuji.neural.model.Activation;
import tesuji.neural.model.Network;

/** From logits to probabilities and points. */
final class OutputDecoderTest {
    private static Network network(int version) {
        List<NetworkShape.Kind> blocks = List.of(NetworkShape.Kind.ORDINARY);
        return NetworkGenerator.generate(NetworkShape.small(version, Activation.RELU, blocks), 1);
    }

    private static GoPosition after(String id, String... moves) {
        Game game = Games.library().open(id);
        GoPosition position = (GoPosition) game.start();
        for (String move : moves) position.play(game.notation().move(move));
        return position;
    }

    private static NetworkOutput decode(
            Network network, RawOutput raw, GoPosition position, int symmetry, double optimism) {
        GoGame game = (GoGame) position.game();
        NetworkOutput output = new NetworkOutput(game.size());
        new OutputDecoder(game, network).decode(raw, position, symmetry, optimism, output);
        return output;
    }

    @Test
    void onlyLegalMovesHaveAProbability() {
        Network network = network(8);
        RawOutput raw = new RawOutput(network, 5);
        raw.policy()[0] = (float) Math.log(3); // A5, the upper left corner
        raw.policy()[2 * 5 + 2] = 100; // C3, which is occupied
        NetworkOutput output = decode(network, raw, after("go:size=5", "C3"), 0, 0);
        assertThat(output.policy()[12]).isEqualTo(NetworkOutput.UNKNOWN);
        assertThat(output.policy()[20]).as("A5").isCloseTo(3 / 27f, within(1e-6f));
        assertThat(output.policy()[25]).as("pass").isCloseTo(1 / 27f, within(1e-6f));
    }

    /** Networks know no suicide of one stone, even where our rules allow it. */
    @Test
    void suicideOfOneStoneHasNoProbability() {
        Network network = network(8);
        GoPosition position = after("go:size=5,rules=new-zealand", "A2", "E5", "B1", "pass", "pass");
        GoPosition white = after("go:size=5,rules=new-zealand", "A2", "E5", "B1");
        assertThat(white.isLegal(0)).as("legal by our rules").isTrue();
        assertThat(decode(network, new RawOutput(network, 5), white, 0, 0).policy()[0])
                .isEqualTo(NetworkOutput.UNKNOWN);
        assertThat(position.isOver()).isTrue();
        assertThat(decode(network, new RawOutput(network, 5), position, 0, 0).policy())
                .containsOnly(NetworkOutput.UNKNOWN);
    }

    @Test
    void mapsAreTurnedBack() {
        Network network = network(8);
        RawOutput raw = new RawOutput(network, 5);
        GoPosition position = after("go:size=5");
        for (int symmetry = 0; symmetry < BoardSymmetry.COUNT; symmetry++) {
            Arrays.fill(raw.policy(), 0);
            Arrays.fill(raw.ownership(), 0);
            int place = BoardSymmetry.places(5, symmetry)[7]; // C2
            raw.policy()[place] = 5;
            raw.ownership()[place] = 1;
            NetworkOutput output = decode(network, raw, position, symmetry, 0);
            assertThat(output.policy()[7]).isGreaterThan(0.5f);
            assertThat(output.ownership()[7]).isCloseTo((float) -Math.tanh(1), within(1e-6f));
        }
    }

    @Test
    void optimismMixesTwoPolicies() {
        Network network = network(12);
        RawOutput raw = new RawOutput(network, 5);
        assertThat(raw.policies()).isEqualTo(2);
        raw.pass()[0] = 1;
        raw.pass()[1] = 3;
        GoPosition position = after("go:size=5");
        for (double optimism : new double[] {0, 0.2, 1}) {
            double weight = Math.exp(1 + 2 * optimism);
            assertThat((double) decode(network, raw, position, 0, optimism).policy()[25])
                    .isCloseTo(weight / (25 + weight), within(1e-6));
        }
        Network old = network(8);
        RawOutput one = new RawOutput(old, 5);
        one.pass()[0] = 1;
        assertThat(decode(old, one, position, 0, 1).policy()[25])
                .isEqualTo(decode(old, one, position, 0, 0).policy()[25]);
    }

    @Test
    void outcomesAreWhites() {
        Network network = network(8);
        RawOutput raw = new RawOutput(network, 5);
        raw.outcome()[0] = (float) Math.log(6);
        raw.outcome()[1] = (float) Math.log(3);
        raw.score()[0] = 0.5f;
        raw.score()[1] = 50;
        raw.score()[2] = 0.25f;
        NetworkOutput white = decode(network, raw, after("go:size=5", "C3"), 0, 0);
        assertThat(white.whiteWin()).isCloseTo(0.6, within(1e-6));
        assertThat(white.whiteLoss()).isCloseTo(0.3, within(1e-6));
        assertThat(white.noResult()).isCloseTo(0.1, within(1e-6));
        assertThat(white.whiteScore()).isCloseTo(9, within(1e-5));
        assertThat(white.whiteLead()).isCloseTo(4.5, within(1e-5));
        assertThat(white.whiteScoreSquared()).isCloseTo(0.9 * (100 + 1e6), within(1.0));
        NetworkOutput black = decode(network, raw, after("go:size=5"), 0, 0);
        assertThat(black.whiteWin()).isCloseTo(0.3, within(1e-6));
        assertThat(black.whiteScore()).isCloseTo(-9, within(1e-5));
        assertThat(black.whiteLead()).isCloseTo(-4.5, within(1e-5));
        assertThat(black.whiteScoreSquared()).isCloseTo(white.whiteScoreSquared(), within(1e-9));
        assertThat(black.scoreStdev()).isCloseTo(Math.sqrt(0.9 * 1000100 - 81), within(1e-2));
    }

    @ParameterizedTest
    @CsvSource({"tromp-taylor, 0", "aga, 0", "chinese, 0.333333", "japanese, 0.333333"})
    void superkoKnowsNoGameWithoutResult(String rules, double noResult) {
        Network network = network(8);
        NetworkOutput output = decode(network, new RawOutput(network, 5), after("go:size=5,rules=" + rules), 0, 0);
        assertThat(output.noResult()).isCloseTo(noResult, within(1e-5));
        assertThat(output.whiteWin() + output.whiteLoss() + output.noResult()).isCloseTo(1, within(1e-9));
    }

    /** softplus(0) = ln 2; scales 41, 0.3 and 29 are in generated files from version 13 on. */
    @ParameterizedTest
    @CsvSource({
        "8, -1, -1, -1",
        "9, 27.725887, 0.693147, 6.931472",
        "10, 27.725887, 0.416277, 4.560084",
        "13, 28.419034, 0.456008, 4.483435",
        "14, 28.419034, 0.379651, 3.732712",
        "17, 28.419034, 0.379651, 3.732712",
    })
    void errorsAreToldInThreeWays(int version, double timeLeft, double outcome, double score) {
        Network network = network(version);
        NetworkOutput output = decode(network, new RawOutput(network, 5), after("go:size=5"), 0, 0);
        assertThat(output.timeLeft()).isCloseTo(timeLeft, within(1e-5));
        assertThat(output.outcomeError()).isCloseTo(outcome, within(1e-5));
        assertThat(output.scoreError()).isCloseTo(score, within(1e-5));
    }
}
