package tesuji.lab.endgame;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tesuji.core.game.Game;
import tesuji.core.game.GameRecord;
import tesuji.core.play.Decision;
import tesuji.core.play.Limits;
import tesuji.core.play.Player;
import tesuji.endgame.board.Budget;
import tesuji.endgame.board.Endgame;
import tesuji.endgame.board.EndgameResult;
import tesuji.games.Games;
import tesuji.games.go.GoGame;
import tesuji.games.go.GoPosition;
import tesuji.games.go.playout.FinalStatus;
import tesuji.games.go.score.Count;
import tesuji.games.go.score.Prisoners;
import tesuji.lab.catalog.Catalog;
import tesuji.lab.catalog.PlayerSetting;
import tesuji.neural.file.NetworkFiles;
import tesuji.neural.generate.NetworkGenerator;
import tesuji.neural.generate.NetworkShape;
import tesuji.neural.model.Activation;

/**
 * Networks that play exactly where the endgame is proven. The boards are those of {@link ExactPlayTest}, corners from
 * the tests of a network (Frejlak 2020, §4.2), with a komi that makes the last point decide.
 */
final class NetworkEndgameTest {
    private static final String BEST_MOVE = ",chosenMoveTemperatureEarly=0,chosenMoveTemperature=0";

    @TempDir
    private static Path folder;

    /** A network with random weights, which knows nothing. */
    private static Path ignorant;

    @BeforeAll
    static void makeANetwork() throws IOException {
        ignorant = folder.resolve("tiny.bin.gz");
        NetworkShape shape = NetworkShape.small(8, Activation.RELU, List.of(NetworkShape.Kind.ORDINARY));
        NetworkFiles.write(NetworkGenerator.generate(shape, 1), ignorant);
    }

    private static Path trained() {
        Path file = Path.of(
                System.getProperty("tesuji.shared", "../shared"), "data/nets/g170-b6c96-s175395328-d26788732.bin.gz");
        assumeTrue(Files.isRegularFile(file), "the network is not here");
        return file;
    }

    private static GameRecord start(Game game, int board, String side) {
        return new GameRecord(game.id(), ExactPlayTest.BOARDS.get(board) + "move " + side + "\n", List.of());
    }

    private static Player open(Path network, int visits, boolean exact, Game game) {
        String name = "net:" + network + ",visits=" + visits + ",endgame=" + exact + BEST_MOVE;
        return new Catalog(Games.library()).open(name, game, new PlayerSetting(1, 1));
    }

    private static String first(Path network, int visits, boolean exact, GameRecord record, Game game) {
        try (Player player = open(network, visits, exact, game)) {
            return game.notation().move(((Decision.Play) player.choose(record, Limits.NONE)).move());
        }
    }

    private static EndgameResult solved(GameRecord record, Game game) {
        EndgameResult report = Endgame.solve(GoEnding.question((GoPosition) record.replay(game)), Budget.STANDARD);
        assertThat(report.isProven()).isTrue();
        return report;
    }

    /** The trained network takes the largest move, or the one that looks largest; the smaller one wins. */
    @ParameterizedTest
    @CsvSource({
        "0, black, 4.5, 128, D4, B4",
        "1, white, 1.5, 1, D5, A4 A5 B4 B5",
        "1, white, 1.5, 8, D5, A4 A5 B4 B5",
        "1, white, 2.5, 1, D5, A4 A5 B4 B5",
        "2, white, -0.5, 1, E3, B7",
        "2, white, 0.5, 1, E3, B7"
    })
    void aTrainedNetworkErrsAloneAndNotBesideTheEndgame(
            int board, String side, String komi, int visits, String mistake, String best) {
        Path network = trained();
        Game game = Games.library().open("go:size=7,rules=japanese,komi=" + komi);
        GameRecord record = start(game, board, side);
        List<String> keeping = GoEnding.best(solved(record, game)).stream()
                .map(move -> game.notation().move(move.point()))
                .toList();
        assertThat(keeping).containsExactlyInAnyOrder(best.split(" "));
        assertThat(first(network, visits, false, record, game)).isEqualTo(mistake);
        assertThat(first(network, visits, true, record, game)).isIn(keeping);
    }

    /** Whatever the other side does, and though every move of the network itself is drawn from nothing but noise. */
    @ParameterizedTest
    @CsvSource({
        "0, japanese, black",
        "0, chinese, white",
        "1, japanese, white",
        "1, chinese, black",
        "2, japanese, black",
        "2, chinese, white"
    })
    void anIgnorantNetworkGetsWhatIsProven(int board, String rules, String side) {
        Game game = Games.library().open("go:size=7,komi=0,rules=" + rules);
        GameRecord record = start(game, board, side);
        int proven = (int) solved(record, game).low().floor();
        assertThat(played(record, game, true, true)).as("against itself").isEqualTo(proven);
        assertThat(played(record, game, true, false)).as("as Black").isGreaterThanOrEqualTo(proven);
        assertThat(played(record, game, false, true)).as("as White").isLessThanOrEqualTo(proven);
    }

    /** Not on every board, for on some it is hard to go wrong. */
    @Test
    void anIgnorantNetworkAloneLosesPoints() {
        Game game = Games.library().open("go:size=7,komi=0,rules=japanese");
        int lost = 0;
        for (int board = 0; board < ExactPlayTest.BOARDS.size(); board++) {
            for (String side : List.of("black", "white")) {
                GameRecord record = start(game, board, side);
                int proven = (int) solved(record, game).low().floor();
                lost += proven - played(record, game, false, true);
                lost += played(record, game, true, false) - proven;
            }
        }
        assertThat(lost).isPositive();
    }

    /** Black's points at the end of a game between two ignorant networks, with the dead stones that playouts find. */
    private static int played(GameRecord start, Game game, boolean blackIsExact, boolean whiteIsExact) {
        try (Player black = open(ignorant, 2, blackIsExact, game);
                Player white = open(ignorant, 2, whiteIsExact, game)) {
            GameRecord record = start;
            GoPosition position = (GoPosition) record.replay(game);
            while (!position.isOver()) {
                Player player = position.toMove() == 0 ? black : white;
                int move = ((Decision.Play) player.choose(record, Limits.NONE)).move();
                record = record.then(move);
                position.play(move);
            }
            Count count =
                    Count.of(position.stones(), FinalStatus.of(position), Prisoners.of(position), position.rules());
            return count.margin().halfPoints() / 2;
        }
    }

    /** In the opening nothing is proven, so the network searches. */
    @Test
    void movesThatAreCountedSaySo() {
        GoGame game = (GoGame) Games.library().open("go:size=7,komi=0,rules=japanese");
        GameRecord record = start(game, 2, "white");
        try (Player exact = open(ignorant, 2, true, game);
                Player plain = open(ignorant, 2, false, game)) {
            String units = List.of(exact, plain).stream()
                    .map(player -> player.choose(record, Limits.NONE).analysis().unit())
                    .collect(Collectors.joining(", "));
            assertThat(units).isEqualTo("exact counts, visits");
            GameRecord opening = GameRecord.of(game);
            assertThat(exact.choose(opening, Limits.NONE).analysis().unit()).isEqualTo("visits");
        }
    }
}
