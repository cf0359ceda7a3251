package tesuji.neural.go;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.aggregator.ArgumentsAccessor;
import org.junit.jupiter.params.provider.CsvFileSource;
import tesuji.core.game.Game;
import tesuji.games.Games;
import tesuji.games.go.GoGame;
import tesuji.games.go.GoPosition;
import tesuji.neural.GoNetwork;
import tesuji.neural.backend.Backend;
import tesuji.neural.backend.Backends;
import tesuji.neural.backend.PlainBackend;
import tesuji.neural.generate.NetworkGenerator;
import tesuji.neural.generate.NetworkShape;
import tesuji.neural.model.Activation;
import tesuji.neural.model.Network;

/**
 * What KataGo v1.17.2 says of random networks of every version and activation, with blocks of every kind. The networks
 * were made by {@link NetworkGenerator}, written to files and read by KataGo ({@code kata-raw-nn 6 0.4}: turned by
 * symmetry 6, optimism 0.4): that both agree shows that files are written as KataGo reads them and computed as KataGo
 * does.
 */
final class EveryVersionTest {
    private static final int SYMMETRY = 6;
    private static final double OPTIMISM = 0.4;

    private static GoPosition position() {
        Game game = Games.library().open("go:size=9,rules=chinese,komi=6.5");
        GoPosition position = (GoPosition) game.start();
        for (String move : List.of("E5", "G5", "E3", "G3", "C6", "D7", "C7")) {
            position.play(game.notation().move(move));
        }
        return position;
    }

    private static String text(ArgumentsAccessor row, int column) {
        return String.valueOf(row.getString(column));
    }

    @ParameterizedTest
    @CsvFileSource(resources = "random-networks.csv", numLinesToSkip = 1)
    void kataGoSaysTheSame(ArgumentsAccessor row) {
        int version = Integer.parseInt(text(row, 0));
        Activation function = Activation.valueOf(text(row, 1));
        List<NetworkShape.Kind> blocks = List.of(NetworkShape.Kind.values());
        Network network = NetworkGenerator.generate(NetworkShape.small(version, function, blocks), version);
        GoPosition position = position();
        NetworkOutput output = new NetworkOutput(9);
        for (Backend backend : List.of(new PlainBackend(network), Backends.fastest(network))) {
            new GoNetwork(backend, (GoGame) position.game()).evaluate(position, SYMMETRY, OPTIMISM, output);
            double[] found = {
                output.whiteWin(),
                output.noResult(),
                output.whiteLead(),
                output.whiteScore(),
                output.timeLeft(),
                output.outcomeError(),
                output.scoreError(),
                output.policy()[0],
                output.policy()[81],
                output.ownership()[0]
            };
            double[] tolerances = {2e-6, 2e-6, 2e-3, 2e-3, 2e-3, 6e-4, 6e-4, 5e-6, 5e-6, 5e-5};
            for (int i = 0; i < found.length; i++) {
                assertThat(found[i])
                        .as("%s, column %d", backend.name(), i + 3)
                        .isCloseTo(Double.parseDouble(text(row, i + 2)), within(tolerances[i]));
            }
        }
    }
}
