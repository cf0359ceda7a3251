package tesuji.web.api;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpRequest;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tesuji.lab.Experiments;
import tesuji.lab.prediction.SharedGames;
import tesuji.web.TestServer;
import tools.jackson.databind.JsonNode;

/** The laboratory, asked as the page asks for it. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
final class LabRoutesTest {
    private static final String MATCHES = "/api/lab/matches";
    private static final String RUNS = "/api/lab/runs";
    private static final String QUICK = "\"steps\":20";

    @TempDir
    private static Path home;

    private TestServer server;

    @BeforeAll
    void start() {
        server = TestServer.start(home, Map.of("house", "gtp:no-such-program --secret"));
    }

    @AfterAll
    void stop() {
        server.close();
    }

    private static String wish(String game, String a, String b, int games, String more) {
        return "{\"game\":\"" + game + "\",\"a\":{\"player\":\"" + a + "\"," + QUICK + "},\"b\":{\"player\":\"" + b
                + "\"," + QUICK + "},\"games\":" + games + more + "}";
    }

    private String begin(String wish) {
        TestServer.Answer answer = server.post(MATCHES, wish);
        assertThat(answer.status()).as(answer.text()).isEqualTo(202);
        return answer.json().get("id").asString();
    }

    private JsonNode await(String path, Predicate<JsonNode> wished) {
        long end = System.nanoTime() + 60_000_000_000L;
        while (true) {
            JsonNode answer = server.get(path).json();
            if (wished.test(answer)) return answer;
            assertThat(System.nanoTime()).as("still " + answer).isLessThan(end);
            Thread.onSpinWait();
        }
    }

    private JsonNode ended(String match, String state) {
        return await(
                MATCHES + "/" + match,
                answer -> answer.get("match").get("state").asString().equals(state));
    }

    private static int played(JsonNode details) {
        return details.get("match").get("standing").get("played").asInt();
    }

    private static void assertRefused(TestServer.Answer answer, int status) {
        assertThat(answer.status()).as(answer.text()).isEqualTo(status);
        assertThat(answer.json().get("error").asString()).endsWith(".").doesNotContain("/");
    }

    /** With games beside the project the experiments that guess moves can be run, else they say what is missing. */
    @Test
    void movesAreGuessedWhereThereAreGames() {
        boolean there = SharedGames.folder().isPresent();
        JsonNode list = server.get("/api/lab/experiments").json();
        int found = 0;
        for (JsonNode each : list) {
            if (!each.get("name").asString().equals("fpu-compare")) continue;
            found++;
            assertThat(each.has("missing")).isNotEqualTo(there);
            assertThat(each.get("full").asInt()).isEqualTo(there ? 1109 : 0);
        }
        assertThat(found).isEqualTo(1);
    }

    @Test
    void everyExperimentOfTheLaboratoryIsListed() {
        JsonNode list = server.get("/api/lab/experiments").json();
        assertThat(list.valueStream().map(each -> each.get("name").asString()))
                .containsExactlyElementsOf(
                        Experiments.ALL.stream().map(each -> each.name()).toList());
        assertThat(list.get(0).get("question").asString()).endsWith("?");
        assertThat(list.get(0).get("source").asString()).contains("2022");
    }

    /** No folder of this machine is told, not even by an experiment whose answer names one. */
    @Test
    void anExperimentIsRunAndItsReportIsSent() {
        TestServer.Answer begun = server.post(RUNS, "{\"experiment\":\"taifho-human\",\"scale\":\"small\",\"seed\":7}");
        assertThat(begun.status()).as(begun.text()).isEqualTo(202);
        String run = RUNS + "/" + begun.json().get("id").asString();
        JsonNode report = await(
                run,
                answer -> answer.has("run")
                        && answer.get("run").get("state").asString().equals("done"));
        assertThat(report.get("verdict").asString()).isEqualTo("not measured");
        assertThat(report.get("answer").asString()).endsWith("in taifho-human.");
        assertThat(report.toString()).doesNotContain(home.toString());
        TestServer.Answer page = server.get(run + "/page");
        assertThat(page.text()).startsWith("<!DOCTYPE html>").doesNotContain(home.toString());
        assertThat(server.delete(run).status()).isEqualTo(200);
        assertThat(server.get(run).status()).isEqualTo(404);
    }

    @Test
    void aMatchIsPlayedAndCounted() {
        String match = begin(wish("tictactoe", "uct", "random", 6, ",\"opening\":1,\"seed\":3"));
        JsonNode details = ended(match, "done");
        JsonNode standing = details.get("match").get("standing");
        assertThat(standing.get("wins").asInt()
                        + standing.get("losses").asInt()
                        + standing.get("draws").asInt())
                .isEqualTo(6);
        assertThat(standing.get("asFirst").get("wins").asInt()
                        + standing.get("asFirst").get("losses").asInt()
                        + standing.get("asFirst").get("draws").asInt())
                .isEqualTo(3);
        assertThat(standing.get("superiority").asDouble()).isBetween(0.0, 1.0);
        assertThat(standing.get("distinct").asInt()).isBetween(1, 6);
        assertThat(details.get("games").size()).isEqualTo(6);
        assertThat(details.get("games").get(1).get("first").asString()).isEqualTo("b");
        assertThat(home.resolve("laboratory/matches/" + match + "/games.csv")).exists();
        assertThat(server.get(MATCHES).json().valueStream())
                .anyMatch(each -> each.get("id").asString().equals(match));
    }

    @Test
    void aGameBecomesARoundOnce() {
        String match = begin(wish("go:size=5", "random", "heuristics", 2, ""));
        JsonNode game = ended(match, "done").get("games").get(1);
        String path = MATCHES + "/" + match + "/games/2/round";
        TestServer.Answer opened = server.post(path, "{}");
        assertThat(opened.status()).as(opened.text()).isEqualTo(201);
        String round = opened.json().get("round").asString();
        assertThat(server.post(path, "{}").json().get("round").asString()).isEqualTo(round);
        JsonNode shown = server.get("/api/rounds/" + round).json();
        assertThat(shown.get("nodes").size() - 1).isEqualTo(game.get("moves").asInt());
        assertThat(shown.get("seats").get(0).get("player").asString()).isEqualTo("heuristics");
        server.delete("/api/rounds/" + round);
        assertThat(server.post(path, "{}").json().get("round").asString()).isNotEqualTo(round);
        assertRefused(server.post(MATCHES + "/" + match + "/games/3/round", "{}"), 404);
        assertRefused(server.post(MATCHES + "/" + match + "/games/x/round", "{}"), 400);
    }

    @Test
    void everyMoveOfAGameNamesItsPlayer() throws IOException {
        String match = begin(wish("kalah", "random", "heuristics", 2, ",\"seed\":5"));
        ended(match, "done");
        String round = server.post(MATCHES + "/" + match + "/games/1/round", "{}")
                .json()
                .get("round")
                .asString();
        JsonNode shown = server.get("/api/rounds/" + round).json();
        List<String> movers = shown.get("nodes")
                .valueStream()
                .skip(1)
                .map(node -> shown.get("seats").get(node.get("mover").asInt()))
                .map(seat -> seat.get("player").asString())
                .toList();
        List<String> told = Files.readAllLines(home.resolve("rounds/" + round + ".jsonl")).stream()
                .filter(line -> line.contains("\"by\""))
                .map(line -> line.replaceFirst(".*\"by\":\"([^\"]*)\".*", "$1"))
                .toList();
        assertThat(told).isEqualTo(movers);
    }

    @Test
    void aMatchThatCannotWaitLeavesNothingBehind() {
        List<String> begun = new ArrayList<>();
        TestServer.Answer answer = server.post(MATCHES, wish("go:size=9", "heuristics", "random", 10_000, ""));
        while (answer.status() == 202) {
            begun.add(answer.json().get("id").asString());
            answer = server.post(MATCHES, wish("go:size=9", "heuristics", "random", 1, ""));
        }
        assertRefused(answer, 429);
        assertThat(server.get(MATCHES).json().get(0).get("id").asString()).isEqualTo(begun.get(begun.size() - 1));
        Collections.reverse(begun); // those that wait first: if the long one ended, the next would be played
        begun.forEach(each -> server.post(MATCHES + "/" + each + "/stop", "{}"));
        begun.forEach(each -> ended(each, "stopped"));
    }

    @Test
    void whatWasStoppedGoesOnAndNoGameIsPlayedTwice() throws IOException {
        String match = begin(wish("go:size=9", "heuristics", "random", 40, ""));
        await(MATCHES + "/" + match, details -> played(details) >= 2);
        server.post(MATCHES + "/" + match + "/stop", "{}");
        int kept = played(ended(match, "stopped"));
        assertThat(kept).isBetween(2, 39);
        Path journal = home.resolve("laboratory/matches/" + match + "/games.jsonl");
        List<String> before = Files.readAllLines(journal);
        assertThat(server.post(MATCHES + "/" + match + "/resume", "{}").status())
                .isEqualTo(202);
        assertRefused(server.delete(MATCHES + "/" + match), 409);
        JsonNode whole = ended(match, "done");
        assertThat(played(whole)).isEqualTo(40);
        assertThat(Files.readAllLines(journal)).hasSize(40).startsWith(before.toArray(String[]::new));
        assertThat(whole.get("games").valueStream().map(game -> game.get("game").asInt()))
                .doesNotHaveDuplicates();
        assertThat(server.delete(MATCHES + "/" + match).status()).isEqualTo(200);
        assertThat(server.get(MATCHES + "/" + match).status()).isEqualTo(404);
    }

    @Test
    void aMatchWaitsWhileSomebodyWaitsForASearch() {
        String match = begin(wish("go:size=9", "heuristics", "random", 10_000, ""));
        String people = "\"seats\":[{\"kind\":\"human\"},{\"kind\":\"human\"}]";
        String round = server.post("/api/rounds", "{\"game\":\"go:size=5\"," + people + "}")
                .json()
                .get("id")
                .asString();
        String analysis = "{\"kind\":\"analysis\",\"player\":\"uct\",\"round\":\"" + round + "\",\"node\":0}";
        String job = server.post("/api/jobs", analysis).json().get("id").asString();
        int before = played(ended(match, "paused"));
        assertThat(played(server.get(MATCHES + "/" + match).json())).isEqualTo(before);
        server.delete("/api/jobs/" + job);
        await(MATCHES + "/" + match, details -> played(details) > before);
        server.post(MATCHES + "/" + match + "/stop", "{}");
        ended(match, "stopped");
    }

    @Test
    void aRegisteredProgramIsCalledByItsNameAlone() {
        String match = begin(wish("go:size=5", "house", "random", 2, ""));
        JsonNode failed = ended(match, "failed");
        assertThat(failed.get("match").get("wish").get("a").get("player").asString())
                .isEqualTo("house");
        assertThat(failed.get("match").get("error").asString()).endsWith(".");
        assertThat(failed.toString()).doesNotContain("--secret");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"gtp:sh -c true", "perfect:/etc/passwd", "solver:dfpn,cache=x", "nobody", "database:../key", ""})
    void playersThatPagesMayNotCallAreRefused(String player) {
        assertRefused(server.post(MATCHES, wish("go:size=5", player, "random", 2, "")), 400);
        assertRefused(server.post(MATCHES, wish("go:size=5", "random", player, 2, "")), 400);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "\"games\":0",
                "\"games\":10001",
                "\"games\":2,\"opening\":-1",
                "\"games\":2,\"opening\":1000000",
                "\"games\":2,\"sides\":\"both\"",
                "\"games\":2,\"seed\":-1",
                "\"games\":2,\"longest\":0",
                "\"games\":2,\"folder\":\"x\"",
                "\"games\":\"two\""
            })
    void wishesThatCannotWorkAreRefused(String more) {
        String players = "\"a\":{\"player\":\"random\"},\"b\":{\"player\":\"random\"}";
        assertRefused(server.post(MATCHES, "{\"game\":\"tictactoe\"," + players + "," + more + "}"), 400);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{\"experiment\":\"taifho-c\",\"scale\":\"huge\"}",
                "{\"experiment\":\"taifho-c\",\"scale\":\"small\",\"seed\":-1}",
                "{\"experiment\":\"taifho-c\"}",
                "[]"
            })
    void runsThatCannotWorkAreRefused(String wish) {
        assertRefused(server.post(RUNS, wish), 400);
    }

    @ParameterizedTest
    @ValueSource(strings = {"m999", "m0", "m01", "..%2Fm1", "%2e%2e", "match"})
    void forgedMatchesAreMissing(String id) {
        assertThat(server.get(MATCHES + "/" + id).status()).isEqualTo(404);
        assertThat(server.post(MATCHES + "/" + id + "/resume", "{}").status()).isEqualTo(404);
        assertThat(server.post(MATCHES + "/" + id + "/stop", "{}").status()).isEqualTo(404);
    }

    @Test
    void forgedRunsAreMissing() {
        assertRefused(server.post(RUNS, "{\"experiment\":\"../key\",\"scale\":\"small\"}"), 404);
        for (String id : List.of("taifho-c-small-1", "taifho-c-small-99999999999", "..%2Fkey", "key")) {
            assertThat(server.get(RUNS + "/" + id).status()).as(id).isEqualTo(404);
            assertThat(server.post(RUNS + "/" + id + "/stop", "{}").status())
                    .as(id)
                    .isEqualTo(404);
        }
    }

    @Test
    void nobodyAsksWithoutTheKey() {
        for (String path : List.of("/api/lab/experiments", MATCHES)) {
            assertThat(server.send(HttpRequest.newBuilder(URI.create(server.base() + path))
                                    .build())
                            .status())
                    .isEqualTo(403);
        }
    }
}
