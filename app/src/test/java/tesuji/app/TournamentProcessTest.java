package tesuji.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tesuji.core.base.Rng;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/** Tournaments as processes of their own that are killed at any moment: no game is lost, repeated or changed. */
@Timeout(600)
final class TournamentProcessTest {
    /** After its first game all processes together play on for so many milliseconds at most. */
    private static final int LATEST = 900;

    /** Of a pairing: far more than can be played in that time, so that every kill hits an unfinished tournament. */
    private static final int GAMES = 60;

    @TempDir
    private Path folder;

    private final Program program = new Program();

    @AfterEach
    void leaveNothingRunning() {
        program.close();
    }

    private static String[] tournament(String format, Path out) {
        return new String[] {
            "tournament",
            "--game",
            "connectfour",
            "--format",
            format,
            "--player",
            "uct[capacity=20000]",
            "--player",
            "uct[c=0.4, capacity=20000]",
            "--player",
            "flat",
            "--player",
            "random",
            "--player",
            "uct-rave[capacity=20000]",
            "--games",
            "" + GAMES,
            "--simulations",
            "60",
            "--parallel",
            "2",
            "--seed",
            "7",
            "--out",
            out.toString(),
            "--json"
        };
    }

    /** All that does not depend on clocks and memory, by the numbers of the games. */
    private static Map<Integer, JsonNode> games(Path out) throws IOException {
        Map<Integer, JsonNode> games = new TreeMap<>();
        for (String line : Files.readAllLines(out.resolve("tournament.jsonl"))) {
            ObjectNode game = (ObjectNode) JsonMapper.shared().readTree(line);
            if (!game.has("game")) continue;
            game.remove(List.of("begin", "end", "freeMB"));
            for (String player : List.of("a", "b")) ((ObjectNode) game.get(player)).remove("spent");
            assertThat(games.put(game.get("game").asInt(), game))
                    .as("played twice")
                    .isNull();
        }
        return games;
    }

    /** Until it tells of a game; what it says of lines that a kill has torn comes before. */
    private static void awaitGame(Process process) throws IOException {
        BufferedReader news = process.errorReader(StandardCharsets.UTF_8);
        String line = news.readLine();
        while (line != null && !line.startsWith("game ")) line = news.readLine();
        assertThat(line).as("news of a game").isNotNull();
    }

    private void killed(String format, int kills, long seed) throws IOException, InterruptedException {
        Path whole = folder.resolve("whole");
        Program.Ending straight = program.run(tournament(format, whole));
        assertThat(straight.code()).isZero();
        Path torn = folder.resolve("torn");
        Rng rng = new Rng(seed);
        int before = 0;
        for (int i = 1; i <= kills; i++) {
            Process process = program.start(tournament(format, torn));
            awaitGame(process);
            process.waitFor(rng.nextInt(LATEST / kills + 1), TimeUnit.MILLISECONDS);
            assertThat(process.isAlive()).as("alive before kill %d", i).isTrue();
            process.destroyForcibly().waitFor();
            int after = games(torn).size();
            assertThat(after)
                    .as("games after kill %d", i)
                    .isGreaterThan(before)
                    .isLessThan(games(whole).size());
            before = after;
        }
        Program.Ending resumed = program.run(tournament(format, torn));
        assertThat(resumed.code()).isZero();
        assertThat(games(torn)).isEqualTo(games(whole));
        JsonNode table = JsonMapper.shared().readTree(resumed.out()).get("table");
        assertThat(table).isEqualTo(JsonMapper.shared().readTree(straight.out()).get("table"));
        assertThat(torn.resolve("standings.csv")).hasSameTextualContentAs(whole.resolve("standings.csv"));
        assertThat(torn.resolve("tournament.md")).hasSameTextualContentAs(whole.resolve("tournament.md"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"swiss", "knock-out"})
    void aKilledTournamentGoesOnWithTheSameGames(String format) throws IOException, InterruptedException {
        killed(format, 3, 1);
    }

    @Test
    @Tag("nightly")
    void twentyKillsChangeNothing() throws IOException, InterruptedException {
        killed("swiss", 20, 2);
    }

    @Test
    void aStoppedTournamentTellsHowItStands() throws IOException, InterruptedException {
        Process process = program.start(
                "tournament",
                "--game",
                "tictactoe",
                "--player",
                "flat",
                "--player",
                "random",
                "--games",
                "100000",
                "--simulations",
                "100",
                "--out",
                folder.toString(),
                "--json");
        assertThat(process.errorReader(StandardCharsets.UTF_8).readLine()).startsWith("game 1, 1 of 100000, round 1: ");
        process.toHandle().destroy();
        String answer = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(answer.lines()).hasSize(1);
        JsonNode told = JsonMapper.shared().readTree(answer);
        assertThat(told.get("complete").asBoolean()).isFalse();
        assertThat(told.get("games").asInt()).isEqualTo(games(folder).size());
        assertThat(process.waitFor()).isEqualTo(143);
    }
}
