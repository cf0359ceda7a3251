package tesuji.solve.database;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
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
import tesuji.core.play.StopCondition;
import tesuji.games.Games;
import tesuji.solve.Value;
import tesuji.solve.retrograde.BackwardQueue;
import tesuji.solve.retrograde.Retrograde;
import tesuji.solve.retrograde.Solved;
import tesuji.solve.retrograde.StateOutcome;
import tesuji.solve.space.Indexed;
import tesuji.solve.space.StateCursor;
import tesuji.solve.space.WorkerPool;

final class DatabaseTest {
    @TempDir
    private Path folder;

    private static Game game(String id) {
        return Games.library().open(id);
    }

    private static Solved solve(Game game, boolean folded) {
        Retrograde method = folded ? Retrograde.STANDARD.withFolding() : Retrograde.STANDARD;
        return method.solve(game.start(), StopCondition.NEVER).orElseThrow();
    }

    private Path written(Solved solved, Depth depth) {
        Path file = folder.resolve("game.tsb");
        DatabaseWriter.write(file, solved, depth);
        return file;
    }

    @ParameterizedTest
    @CsvSource({
        "tictactoe, false, VALUES",
        "tictactoe, true, DISTANCES",
        "nim, false, DISTANCES",
        "'skoczki:width=3,height=5,variant=A', true, VALUES",
        "'skoczki:width=3,height=5,variant=A', false, DISTANCES"
    })
    void whatIsWrittenIsRead(String id, boolean folded, Depth depth) {
        Game game = game(id);
        Solved truth = solve(game, false);
        Database database = Database.open(written(solve(game, folded), depth), game);
        assertThat(database.depth()).isEqualTo(depth);
        StateCursor cursor = truth.space().cursor();
        Position position = game.start();
        for (long state = 0; state < truth.space().size(); state++) {
            cursor.place(state, position);
            StateOutcome known = truth.labels().outcome(state);
            assertThat(database.outcome(position).value()).isEqualTo(known.value());
            if (depth == Depth.DISTANCES) assertThat(database.outcome(position)).isEqualTo(known);
        }
        assertThat(database.counts().longest())
                .isEqualTo(truth.labels().counts().longest());
    }

    @ParameterizedTest
    @ValueSource(strings = {"tictactoe", "nim:piles=3-4-5,misere=yes"})
    void ranksNeedNoKeys(String id) throws IOException {
        Game game = game(id);
        Indexed space = new Indexed(game);
        try (WorkerPool pool = new WorkerPool(1)) {
            Solved solved = new Solved(space, BackwardQueue.of(space, pool, StopCondition.NEVER));
            Path file = written(solved, Depth.VALUES);
            assertThat(Files.size(file)).isEqualTo(1024 + (space.size() + 3) / 4);
            Database database = Database.open(file, game);
            assertThat(database.outcome(game.start()).value())
                    .isEqualTo(solved.start().value());
            assertThat(database.counts()).isEqualTo(solved.labels().counts());
        }
    }

    @ParameterizedTest
    @CsvSource({"tictactoe, 2", "'kalah:pits=2,seeds=2', 0"})
    void theHeaderTellsByHowMuchDecidedGamesEnd(String id, int margin) throws IOException {
        byte[] file = Files.readAllBytes(written(solve(game(id), false), Depth.VALUES));
        assertThat(Header.read(ByteBuffer.wrap(file, 0, Header.LENGTH))
                        .orElseThrow()
                        .margin())
                .isEqualTo(margin);
    }

    @Test
    void positionsThatPlayCannotReachAreUnknown() {
        Game game = game("skoczki:width=1,height=7,variant=A");
        Database database = Database.open(written(solve(game, false), Depth.DISTANCES), game);
        Position position = game.start();
        boolean found = false;
        for (long rank = 0; rank < game.indexing().orElseThrow().size(0); rank++) {
            if (!game.indexing().orElseThrow().unrank(0, rank, position)) continue;
            found |= database.outcome(position).value() == Value.UNKNOWN;
        }
        assertThat(found).isTrue();
    }

    @Test
    void otherGamesAreRefused() {
        Path file = written(solve(game("nim"), false), Depth.VALUES);
        assertThat(Database.gameOf(file)).isEqualTo(game("nim").id());
        assertThatThrownBy(() -> Database.open(file, game("nim:piles=1-2")))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("is for nim:piles=1-3-5-7");
    }

    @Test
    void existingFilesAreNeverReplaced() throws IOException {
        Path file = folder.resolve("game.tsb");
        Files.writeString(file, "diary");
        Solved solved = solve(game("tictactoe"), false);
        assertThatThrownBy(() -> DatabaseWriter.write(file, solved, Depth.VALUES))
                .isInstanceOf(InputException.class);
        assertThat(file).hasContent("diary");
        assertThatThrownBy(() -> Database.open(file, game("tictactoe")))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("not a database");
        assertThatThrownBy(() -> Database.open(folder.resolve("none"), game("tictactoe")))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("no such file");
    }

    /** A changed bit anywhere, and a file that ends too early, are noticed. */
    @Test
    void damageIsNoticed() throws IOException {
        Game game = game("tictactoe");
        byte[] sound = Files.readAllBytes(written(solve(game, true), Depth.DISTANCES));
        Path file = folder.resolve("damaged.tsb");
        for (int place = 0; place < sound.length; place += 97) {
            byte[] bytes = sound.clone();
            bytes[place] ^= 16;
            Files.write(file, bytes);
            assertThatThrownBy(() -> Database.open(file, game))
                    .as("byte %d", place)
                    .isInstanceOf(InputException.class);
        }
        for (int length : new int[] {0, 5, 1023, 1024, sound.length - 1}) {
            Files.write(file, Arrays.copyOf(sound, length));
            assertThatThrownBy(() -> Database.open(file, game)).isInstanceOf(InputException.class);
        }
    }

    /** Against the longest resistance a won game takes exactly its distance. */
    @Test
    void thePerfectPlayerTakesTheShortestWay() {
        Game game = game("skoczki:width=1,height=11,variant=A");
        Database database = Database.open(written(solve(game, false), Depth.DISTANCES), game);
        try (Player player = new PerfectPlayer(game, database)) {
            GameRecord record = GameRecord.of(game);
            while (!record.replay(game).isOver()) {
                record = record.then(((Decision.Play) player.choose(record, Limits.NONE)).move());
            }
            assertThat(record.moves()).hasSize(21);
            assertThat(record.replay(game).score()).isPositive();
        }
    }
}
