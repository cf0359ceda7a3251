package tesuji.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Function;
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
    /** Of a pairing: far more than can be played until all kills are over, so that every kill hits a tournament. */
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
        if (!Files.exists(out.resolve("tournament.jsonl"))) return games; // killed before it was made
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
    private static void awaitGame(BufferedReader news) throws IOException {
        String line = news.readLine();
        while (line != null && !line.startsWith("game ")) line = news.readLine();
        assertThat(line).as("news of a game").isNotNull();
    }

    /** A whole run: its answer, how long it took to the first game, and from there to the end. */
    private record Straight(String answer, long starting, long playing) {}

    private Straight straight(String... arguments) throws IOException, InterruptedException {
        long begin = System.nanoTime();
        Process process = program.start(arguments);
        BufferedReader news = process.errorReader(StandardCharsets.UTF_8);
        awaitGame(news);
        long first = System.nanoTime();
        news.transferTo(Writer.nullWriter());
        String answer = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(process.waitFor()).isZero();
        return new Straight(answer, (first - begin) / 1_000_000, (System.nanoTime() - first) / 1_000_000);
    }

    /**
     * When to kill, in milliseconds from the start of a process: half of the moments lie within its start-up, half
     * after it, evenly spread and in any order. All that is played between the kills is half of what there is.
     */
    private static List<Long> moments(Straight straight, int kills, Rng rng) {
        List<Long> moments = new ArrayList<>();
        int early = kills / 2;
        int late = kills - early;
        double window = (double) straight.playing() / late; // of which half passes on average
        for (int i = 0; i < early; i++) moments.add(Math.round(straight.starting() * (i + rng.nextDouble()) / early));
        for (int i = 0; i < late; i++) {
            moments.add(Math.round(straight.starting() + window * (i + rng.nextDouble()) / late));
        }
        Collections.shuffle(moments, new Random(rng.nextLong()));
        return moments;
    }

    /** Kills the process, whose engines then find nobody to talk to and end. */
    private static void kill(Process process) throws InterruptedException, ExecutionException, TimeoutException {
        List<ProcessHandle> engines = process.descendants().toList();
        process.destroyForcibly().waitFor();
        for (ProcessHandle engine : engines) engine.onExit().get(60, TimeUnit.SECONDS);
    }

    /** How many of the kills came before a process had finished its first game. */
    private int killed(Function<Path, String[]> tournament, int kills, long seed) throws Exception {
        Path whole = folder.resolve("whole");
        Path torn = folder.resolve("torn");
        Straight straight = straight(tournament.apply(whole));
        int before = 0;
        int fruitless = 0;
        for (long moment : moments(straight, kills, new Rng(seed))) {
            Process process = program.start(tournament.apply(torn));
            process.waitFor(moment, TimeUnit.MILLISECONDS);
            assertThat(process.isAlive())
                    .as("alive after %d ms with %d games", moment, before)
                    .isTrue();
            kill(process);
            int after = games(torn).size();
            assertThat(after)
                    .as("games after a kill at %d ms", moment)
                    .isGreaterThanOrEqualTo(before)
                    .isLessThan(games(whole).size());
            if (after == before) fruitless++;
            before = after;
        }
        Straight resumed = straight(tournament.apply(torn));
        assertThat(games(torn)).isEqualTo(games(whole));
        assertThat(table(resumed)).isEqualTo(table(straight));
        assertThat(torn.resolve("standings.csv")).hasSameTextualContentAs(whole.resolve("standings.csv"));
        assertThat(torn.resolve("tournament.md")).hasSameTextualContentAs(whole.resolve("tournament.md"));
        return fruitless;
    }

    private static JsonNode table(Straight run) {
        return JsonMapper.shared().readTree(run.answer()).get("table");
    }

    @ParameterizedTest
    @ValueSource(strings = {"swiss", "knock-out"})
    void aKilledTournamentGoesOnWithTheSameGames(String format) throws Exception {
        killed(out -> tournament(format, out), 4, 1);
    }

    @Test
    @Tag("nightly")
    void twentyKillsChangeNothing() throws Exception {
        int fruitless = killed(out -> tournament("swiss", out), 20, 2);
        assertThat(fruitless).as("kills within the start-up").isBetween(3, 17);
    }

    /** One player is a program that speaks the Go Text Protocol, for every game a process of its own. */
    private String[] withAnEngine(Path out) {
        String engine = "gtp:" + String.join(" ", program.command("-Xmx200m", List.of("gtp", "--game", "tictactoe")))
                + " --player flat --simulations 50 --seed 3";
        return new String[] {
            "tournament",
            "--game",
            "tictactoe",
            "--player",
            "flat",
            "--player",
            "random",
            "--player",
            engine,
            "--games",
            "8",
            "--simulations",
            "50",
            "--parallel",
            "2",
            "--seed",
            "7",
            "--out",
            out.toString(),
            "--json"
        };
    }

    @Test
    @Tag("nightly")
    void killsWhileAnEngineStartsOrPlaysChangeNothing() throws Exception {
        int fruitless = killed(this::withAnEngine, 10, 3);
        assertThat(fruitless).as("kills within the start-up").isBetween(1, 9);
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
