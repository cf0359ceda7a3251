package tesuji.lab.endgame;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tesuji.core.base.InputException;
import tesuji.core.game.Game;
import tesuji.core.game.GameRecord;
import tesuji.endgame.safety.AssumedWalls;
import tesuji.endgame.value.Side;
import tesuji.games.Games;
import tesuji.games.go.GoPosition;
import tesuji.neural.file.NetworkFiles;
import tesuji.neural.generate.NetworkGenerator;
import tesuji.neural.generate.NetworkShape;
import tesuji.neural.model.Activation;

/** Who names walls, by name. */
final class WallSourceTest {
    private static final String BOARD = """
            .XO.O.O
            X.XOOOO
            .XXXXOO
            XX.X.XX
            X.XXXXX
            XXXX.X.
            .X.XXXX
            move black
            """;

    @TempDir
    private static Path folder;

    private static Path network;

    @BeforeAll
    static void makeANetwork() throws IOException {
        network = folder.resolve("tiny.bin.gz");
        NetworkShape shape = NetworkShape.small(8, Activation.RELU, List.of(NetworkShape.Kind.ORDINARY));
        NetworkFiles.write(NetworkGenerator.generate(shape, 1), network);
    }

    private static AssumedWalls walls(String name, Side side) {
        Game game = Games.library().open("go:size=7");
        GoPosition position = (GoPosition) new GameRecord(game.id(), BOARD, List.of()).replay(game);
        return WallSource.read(name, WallSource.STANDARD_THRESHOLD).of(position, side);
    }

    @Test
    void namesStandForSources() {
        assertThat(walls("eyes", Side.BLACK)).isSameAs(AssumedWalls.EYES);
        assertThat(walls("none", Side.BLACK)).isSameAs(AssumedWalls.NONE);
    }

    @Test
    void playoutsExpectStonesWithTwoEyesToStay() {
        AssumedWalls.Owned owned = (AssumedWalls.Owned) walls("playouts", Side.BLACK);
        assertThat(owned.threshold()).isEqualTo(0.95);
        assertThat(owned.ownership()).hasSize(49);
        assertThat(owned.ownership().get(0)).as("the lower left corner").isGreaterThan(0.95);
    }

    /** A network with random weights expects something of every point, and another thing when the other side moves. */
    @Test
    void aNetworkIsAskedForTheSideToMove() {
        AssumedWalls.Owned black = (AssumedWalls.Owned) walls("net:" + network, Side.BLACK);
        AssumedWalls.Owned white = (AssumedWalls.Owned) walls("net:" + network, Side.WHITE);
        assertThat(black.ownership()).hasSize(49).allMatch(owner -> Math.abs(owner) <= 1);
        assertThat(white.ownership()).isNotEqualTo(black.ownership());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "guess | 0.9 | Walls are eyes, none, playouts or net:FILE, not \"guess\".",
                "eyes | 0 | The threshold must be above 0 and at most 1, not 0.0.",
                "eyes | 1.5 | The threshold must be above 0 and at most 1, not 1.5.",
                "net: | 0.9 | net: needs the file of a network.",
                "net:no-such-file | 0.9 | There is no network no-such-file."
            })
    void othersAreRefused(String name, double threshold, String sentence) {
        assertThatThrownBy(() -> WallSource.read(name, threshold))
                .isInstanceOf(InputException.class)
                .hasMessage(sentence);
    }
}
