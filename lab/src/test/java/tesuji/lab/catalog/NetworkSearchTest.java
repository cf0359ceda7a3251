package tesuji.lab.catalog;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tesuji.core.game.Game;
import tesuji.core.game.GameRecord;
import tesuji.core.play.Analysis;
import tesuji.core.play.Limits;
import tesuji.core.play.Player;
import tesuji.games.Games;
import tesuji.neural.file.NetworkFiles;
import tesuji.neural.generate.NetworkGenerator;
import tesuji.neural.generate.NetworkShape;
import tesuji.neural.model.Activation;

/** What the search does with networks that say more than the oldest ones, on networks with random weights. */
final class NetworkSearchTest {
    @TempDir
    private static Path folder;

    private static Analysis analysis(int version, String parameters) throws IOException {
        Path file = folder.resolve("version" + version + ".bin.gz");
        NetworkShape shape = NetworkShape.small(
                version, Activation.RELU, List.of(NetworkShape.Kind.ORDINARY, NetworkShape.Kind.POOLING));
        NetworkFiles.write(NetworkGenerator.generate(shape, 1), file);
        Game game = Games.library().open("go:size=7");
        try (Player player = new Catalog(Games.library())
                .open("net:" + file + ",visits=60" + parameters, game, new PlayerSetting(1, 1))) {
            return player.choose(GameRecord.of(game), Limits.NONE).analysis();
        }
    }

    @Test
    void onlyNetworksWithAnOptimisticPolicyHope() throws IOException {
        for (String other : List.of(",rootPolicyOptimism=1", ",policyOptimism=0")) {
            assertThat(analysis(11, "")).isEqualTo(analysis(11, other));
            assertThat(analysis(12, "")).isNotEqualTo(analysis(12, other));
        }
    }

    @Test
    void onlyNetworksThatStateTheirErrorsAreWeighed() throws IOException {
        assertThat(analysis(8, "")).isEqualTo(analysis(8, ",useUncertainty=false"));
        assertThat(analysis(9, "")).isNotEqualTo(analysis(9, ",useUncertainty=false"));
        assertThat(analysis(11, "")).isNotEqualTo(analysis(11, ",useUncertainty=false"));
    }
}
