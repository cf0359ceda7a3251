package tesuji.lab.catalog;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tesuji.core.base.InputException;
import tesuji.core.game.Game;
import tesuji.core.game.GameRecord;
import tesuji.core.game.Position;
import tesuji.core.play.Decision;
import tesuji.core.play.Limits;
import tesuji.core.play.Player;
import tesuji.games.Games;
import tesuji.solve.strategy.ResultCache;

/** Solvers as players: they take what a position is worth, whoever sits on the other side. */
final class SolverSeatTest {
    private static final PlayerSetting SETTING = new PlayerSetting(1, 1);

    private final Catalog catalog = new Catalog(Games.library());

    @TempDir
    Path folder;

    private static Game game(String id) {
        return Games.library().open(id);
    }

    /** The score of a game between two players, for the first. */
    private static int play(Game game, Player first, Player second) {
        Position position = game.start();
        GameRecord record = GameRecord.of(game);
        while (!position.isOver()) {
            Player player = position.toMove() == 0 ? first : second;
            int move = ((Decision.Play) player.choose(record, Limits.NONE)).move();
            position.play(move);
            record = record.then(move);
        }
        return Integer.signum(position.score());
    }

    /** Against whoever plays at random the side that can win does; 1x8 is won by the first, 2x5 by the second. */
    @ParameterizedTest
    @ValueSource(strings = {"retrograde", "dfpn", "pn", "pn2", "bta", "alphabeta-table", "pn-dcg", "DfPn[slack=0.0]"})
    void wonGamesAreWon(String method) {
        Game first = game("skoczki:width=1,height=8,variant=A");
        Game second = game("skoczki:width=2,height=5,variant=A");
        for (int seed = 0; seed < 5; seed++) {
            PlayerSetting luck = new PlayerSetting(seed, 1);
            try (Player solver = catalog.open("solver:" + method, first, SETTING);
                    Player random = catalog.open("random", first, luck)) {
                assertThat(play(first, solver, random)).isEqualTo(1);
            }
            try (Player solver = catalog.open("solver:" + method, second, SETTING);
                    Player random = catalog.open("random", second, luck)) {
                assertThat(play(second, random, solver)).isEqualTo(-1);
            }
        }
    }

    /** Two solvers on different sides: a draw where the game is one, the known winner elsewhere. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "tictactoe|0",
                "skoczki:width=1,height=8,variant=B-1|0",
                "skoczki:width=1,height=7,variant=A|1",
                "skoczki:width=2,height=6,variant=A|-1",
                "nim:piles=3-4-5|1"
            })
    void solversAgainstEachOther(String id, int score) {
        Game game = game(id);
        try (Player first = catalog.open("solver:dfpn", game, SETTING);
                Player second = catalog.open("solver:retrograde", game, SETTING)) {
            assertThat(play(game, first, second)).isEqualTo(score);
            assertThat(play(game, second, first)).isEqualTo(score);
        }
    }

    /** Saved when the player leaves, read when it comes back; then nothing is left to solve. */
    @Test
    void answersAreKeptFromGameToGame() {
        Game game = game("skoczki:width=2,height=5,variant=A");
        Path file = folder.resolve("a,cache");
        String name = "solver:dfpn,cache=" + file;
        long before = effort(name, game);
        assertThat(file).isNotEmptyFile();
        int size = ResultCache.read(file, game).size();
        assertThat(size).isPositive();
        assertThat(before).isGreaterThan(1);
        assertThat(effort(name, game)).isEqualTo(1); // looked up
        assertThat(ResultCache.read(file, game).size()).isEqualTo(size);
        assertThat(effort("solver:dfpn", game)).isEqualTo(before);
    }

    @Test
    void bothSidesMayKeepTheirAnswersInOneFile() {
        Game game = game("skoczki:width=1,height=7,variant=A");
        String name = "solver:dfpn,cache=" + folder.resolve("both");
        String alone = "solver:dfpn,cache=" + folder.resolve("alone");
        try (Player first = catalog.open(name, game, SETTING);
                Player second = catalog.open(name, game, SETTING)) {
            play(game, first, second);
        }
        try (Player first = catalog.open(alone, game, SETTING);
                Player second = catalog.open("solver:dfpn", game, SETTING)) {
            play(game, first, second);
        }
        assertThat(ResultCache.read(folder.resolve("both"), game).size())
                .isGreaterThan(ResultCache.read(folder.resolve("alone"), game).size());
    }

    private long effort(String name, Game game) {
        try (Player solver = catalog.open(name, game, SETTING)) {
            return solver.choose(GameRecord.of(game), Limits.NONE).analysis().steps();
        }
    }

    /** What cannot be solved in time is played somehow. */
    @Test
    void limitsAreKept() {
        Game game = game("connectfour");
        try (Player solver = catalog.open("solver:dfpn", game, SETTING)) {
            Decision decision = solver.choose(GameRecord.of(game), Limits.steps(1000));
            assertThat(game.start().isLegal(((Decision.Play) decision).move())).isTrue();
            assertThat(decision.analysis().value()).isEqualTo(0.5);
        }
    }

    /** Go has no states of its own, so there is nothing to remember, but small positions can be solved. */
    @Test
    void gamesWithHistoryArePlayedWithoutMemory() {
        Game game = game("go:size=2");
        try (Player solver = catalog.open("solver:pn", game, SETTING)) {
            Decision decision = solver.choose(GameRecord.of(game), Limits.steps(2000));
            assertThat(game.start().isLegal(((Decision.Play) decision).move())).isTrue();
        }
    }

    @Test
    void badNamesAndFilesAreRefused() throws IOException {
        Game game = game("skoczki:width=1,height=8,variant=A");
        refused("solver:luck", game, "There is no method \"luck\"");
        refused("solver:pn-dag", game, "pn-dag");
        refused("solver:dfpn,cache=", game, "names no file behind cache=");
        refused("solver:dfpn,cache=" + folder.resolve("no/such/folder"), game, "cannot be written");
        refused("solver:pn,cache=" + folder.resolve("go"), game("go:size=2"), "cannot be listed one by one");
        Path file = folder.resolve("cache");
        new ResultCache(game).write(file);
        refused(
                "solver:dfpn,cache=" + file,
                game("tictactoe"),
                "is for skoczki:width=1,height=8,variant=A, not tictactoe");
        Files.writeString(file, "diary");
        refused("solver:dfpn,cache=" + file, game, "is no cache");
        assertThat(file).hasContent("diary");
    }

    private void refused(String name, Game game, String sentence) {
        assertThat(Catalog.knows(name)).isTrue();
        assertThatThrownBy(() -> catalog.open(name, game, SETTING))
                .isInstanceOf(InputException.class)
                .hasMessageContaining(sentence);
    }
}
