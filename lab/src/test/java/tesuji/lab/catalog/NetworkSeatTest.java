package tesuji.lab.catalog;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tesuji.core.base.InputException;
import tesuji.core.game.Game;
import tesuji.core.game.GameRecord;
import tesuji.core.game.Position;
import tesuji.core.play.Analysis;
import tesuji.core.play.Decision;
import tesuji.core.play.Limits;
import tesuji.core.play.Player;
import tesuji.games.Games;
import tesuji.neural.file.NetworkFiles;
import tesuji.neural.generate.NetworkGenerator;
import tesuji.neural.generate.NetworkShape;
import tesuji.neural.model.Activation;

/** Players guided by a small network with random weights, which plays badly and by the rules. */
final class NetworkSeatTest {
    @TempDir
    private static Path folder;

    private static Path file;

    @BeforeAll
    static void makeANetwork() throws IOException {
        file = folder.resolve("tiny.bin.gz");
        NetworkShape shape =
                NetworkShape.small(8, Activation.RELU, List.of(NetworkShape.Kind.ORDINARY, NetworkShape.Kind.POOLING));
        NetworkFiles.write(NetworkGenerator.generate(shape, 1), file);
    }

    private static Player open(String parameters, Game game, long seed) {
        return new Catalog(Games.library()).open("net:" + file + parameters, game, new PlayerSetting(seed, 1));
    }

    private static List<Integer> play(Game game, long seed) {
        List<Integer> moves = new ArrayList<>();
        try (Player player = open(",visits=4", game, seed)) {
            Position position = game.start();
            while (!position.isOver()) {
                Decision decision = player.choose(new GameRecord(game.id(), "", moves), Limits.NONE);
                if (!(decision instanceof Decision.Play play)) break;
                assertThat(position.isLegal(play.move())).isTrue();
                position.play(play.move());
                moves.add(play.move());
            }
        }
        return moves;
    }

    @Test
    void gamesAreLegalAndFollowTheSeed() {
        Game game = Games.library().open("go:size=7,rules=chinese");
        List<Integer> first = play(game, 1);
        assertThat(first).hasSizeGreaterThan(10).isEqualTo(play(game, 1));
        assertThat(play(game, 2)).isNotEqualTo(first);
    }

    @Test
    void visitsAreLimitedBySeatAndByRequest() {
        Game game = Games.library().open("go:size=9");
        GameRecord start = new GameRecord(game.id(), "", List.of());
        try (Player player = open(",visits=7,chosenMoveTemperatureEarly=0", game, 1)) {
            assertThat(player.name()).isEqualTo("tiny");
            assertThat(player.choose(start, Limits.NONE).analysis().steps()).isEqualTo(7);
        }
        try (Player player = open("", game, 1)) {
            Analysis analysis = player.choose(start, Limits.steps(5)).analysis();
            assertThat(analysis.steps()).isEqualTo(5);
            assertThat(analysis.lead()).isNotNaN();
        }
    }

    @Test
    void aLevelSetsVisitsAndTemperatureAndCanBeOverridden() {
        NetworkSeat third = NetworkSeat.read("net.bin.gz,level=3");
        assertThat(third.visits()).isEqualTo(1);
        assertThat(third.parameters().chosenMoveTemperature()).isEqualTo(1);
        NetworkSeat last = NetworkSeat.read("net.bin.gz,level=10,visits=50");
        assertThat(last.visits()).isEqualTo(50);
        assertThat(last.parameters().chosenMoveTemperatureEarly()).isZero();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                ",level=11 | level must be a whole number from 1 to 10, not \"11\".",
                ",visits=0 | visits must be a whole number from 1 on, not \"0\".",
                ",symmetries=two | symmetries must be none, one or all, not \"two\".",
                ",endgame=exact | endgame must be true or false, not \"exact\".",
                ",cpuct=1 | There is no parameter \"cpuct\" of the search.",
                ",visits | \"visits\" is not a parameter NAME=VALUE of a network."
            })
    void wrongParametersAreRefused(String parameters, String sentence) {
        Game game = Games.library().open("go:size=9");
        assertThatThrownBy(() -> open(parameters, game, 1))
                .isInstanceOf(InputException.class)
                .hasMessage(sentence);
    }

    @Test
    void whatIsNoNetworkOrNoGameForOneIsRefused() throws IOException {
        Game go = Games.library().open("go:size=9");
        PlayerSetting setting = new PlayerSetting(1, 1);
        assertThatThrownBy(() -> Catalog.check("net:" + folder.resolve("none"), go, setting))
                .hasMessage("There is no file " + folder.resolve("none") + ".");
        assertThatThrownBy(() -> Catalog.check("net:", go, setting)).hasMessage("net: needs the file of a network.");
        for (String other : List.of("hex", "go:size=5")) {
            Game game = Games.library().open(other);
            assertThatThrownBy(() -> Catalog.check("net:" + file, game, setting))
                    .isInstanceOf(InputException.class)
                    .hasMessageStartingWith("Networks know ");
        }
        Path rubbish = Files.writeString(folder.resolve("rubbish.bin.gz"), "rubbish");
        assertThatThrownBy(() -> Catalog.checkNetwork("net:" + rubbish)).isInstanceOf(InputException.class);
        Catalog.checkNetwork("net:" + file);
    }
}
