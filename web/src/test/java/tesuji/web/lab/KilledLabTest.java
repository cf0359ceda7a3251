package tesuji.web.lab;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tesuji.web.ServerProcess;
import tesuji.web.TestServer;
import tesuji.web.gate.RequestGate;
import tools.jackson.databind.JsonNode;

/** A workbench that is killed while it plays or experiments goes on later: nothing is lost and nothing made twice. */
final class KilledLabTest {
    private static final String MATCH = "{\"game\":\"go:size=9\",\"a\":{\"player\":\"heuristics\",\"steps\":1},"
            + "\"b\":{\"player\":\"random\",\"steps\":1},\"games\":60,\"opening\":2}";
    private static final String RUN = "{\"experiment\":\"taifho-random-walk\",\"scale\":\"small\"}";

    @TempDir
    private Path home = Path.of("");

    private static void await(String what, BooleanSupplier condition) {
        long end = System.nanoTime() + 60_000_000_000L;
        while (!condition.getAsBoolean()) {
            assertThat(System.nanoTime()).as(what).isLessThan(end);
            Thread.onSpinWait();
        }
    }

    private static int lines(Path file) {
        try {
            return Files.exists(file) ? Files.readAllLines(file).size() : 0;
        } catch (IOException unreadable) {
            return 0;
        }
    }

    /** Whole lines: the last one may have been torn. */
    private static List<String> whole(Path file) throws IOException {
        String text = Files.readString(file);
        return new ArrayList<>(
                text.substring(0, text.lastIndexOf('\n') + 1).lines().toList());
    }

    /** Has another process begin something, and kills it when so many lines are there. */
    private void beginAndKill(String path, String wish, Path file, int lines) throws IOException, InterruptedException {
        Process process = ServerProcess.start(home, 0);
        try {
            String[] address = ServerProcess.address(process).split("/#k=", 2);
            HttpRequest request = HttpRequest.newBuilder(URI.create(address[0] + path))
                    .header(RequestGate.KEY_HEADER, address[1])
                    .POST(HttpRequest.BodyPublishers.ofString(wish))
                    .build();
            HttpResponse<String> answer =
                    HttpClient.newHttpClient().send(request, HttpResponse.BodyHandlers.ofString());
            assertThat(answer.statusCode()).as(answer.body()).isEqualTo(202);
            await("lines of " + file, () -> lines(file) >= lines);
        } finally {
            process.destroyForcibly().waitFor();
        }
    }

    @Test
    void aMatchGoesOn() throws IOException, InterruptedException {
        Path journal = home.resolve("laboratory/matches/m1/games.jsonl");
        beginAndKill("/api/lab/matches", MATCH, journal, 3);
        List<String> before = whole(journal);
        assertThat(before).hasSizeBetween(3, 59);
        try (TestServer server = TestServer.start(home)) {
            JsonNode listed = server.get("/api/lab/matches").json().get(0);
            assertThat(listed.get("state").asString()).isEqualTo("interrupted");
            assertThat(listed.get("standing").get("played").asInt()).isEqualTo(before.size());
            server.post("/api/lab/matches/m1/resume", "{}");
            await(
                    "the end of the match",
                    () -> server.get("/api/lab/matches/m1")
                            .json()
                            .get("match")
                            .get("state")
                            .asString()
                            .equals("done"));
            assertThat(server.get("/api/lab/matches/m1")
                            .json()
                            .get("games")
                            .valueStream()
                            .map(game -> game.get("game").asInt()))
                    .hasSize(60)
                    .doesNotHaveDuplicates();
        }
        assertThat(whole(journal)).hasSize(60).startsWith(before.toArray(String[]::new));
    }

    @Test
    void anExperimentGoesOn() throws IOException, InterruptedException {
        Path ledger = home.resolve("laboratory/experiments/small-1/taifho-random-walk.jsonl");
        beginAndKill("/api/lab/runs", RUN, ledger, 4);
        List<String> before = whole(ledger);
        try (TestServer server = TestServer.start(home)) {
            JsonNode listed =
                    server.get("/api/lab/experiments").json().get(0).get("runs").get(0);
            assertThat(listed.get("state").asString()).isEqualTo("interrupted");
            assertThat(listed.get("done").asInt()).isEqualTo(before.size() - 1);
            server.post("/api/lab/runs", RUN);
            await("more rows", () -> lines(ledger) > before.size() + 2);
            server.post("/api/lab/runs/taifho-random-walk-small-1/stop", "{}");
        }
        List<String> after = whole(ledger);
        assertThat(after).startsWith(before.toArray(String[]::new)).doesNotHaveDuplicates();
        assertThat(after).hasSizeGreaterThan(before.size() + 2);
    }
}
