package tesuji.web.api;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import tesuji.web.TestServer;
import tools.jackson.databind.JsonNode;

/** Programs that the owner registered, as analysts: small shell scripts that speak the protocol. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
final class EngineAnalysisTest {
    private static final String TALKS = "printf '=%s\\n"
            + "info move C3 visits 90 winrate 6100 prior 5000 order 0 pv C3 B2"
            + " info move D4 visits 10 winrate 4500 prior 1000 order 1 pv D4\\n' $id; open=yes";

    @TempDir
    private static Path home;

    @TempDir
    private static Path programs;

    private TestServer server;

    @BeforeAll
    void start() throws IOException {
        assumeTrue(Files.isExecutable(Path.of("/bin/sh")), "no /bin/sh to run the scripted engines");
        server = TestServer.start(
                home,
                Map.of(
                        "talker", engine("talker", "lz-analyze", TALKS),
                        "mute", engine("mute", "genmove", "printf '=%s pass\\n\\n' $id"),
                        "sleeper", engine("sleeper", "genmove", "sleep 60"),
                        "dying", engine("dying", "kata-analyze", "exit 3")));
    }

    @AfterAll
    void stop() {
        if (server != null) server.close();
    }

    /** A program that knows one command; an answer that was left open ends when the next command comes. */
    private static String engine(String name, String command, String action) throws IOException {
        Path script = programs.resolve(name);
        Files.writeString(
                script,
                "open=\nwhile read -r id name rest; do\n"
                        + "if [ -n \"$open\" ]; then echo; open=; fi\n"
                        + "case \"$name\" in\n"
                        + "list_commands) printf '=%s undo\\n" + command + "\\n\\n' $id;;\n"
                        + command + ") " + action + ";;\n"
                        + "*) printf '=%s\\n\\n' $id;;\n"
                        + "esac\ndone\n");
        return "gtp:/bin/sh " + script;
    }

    private JsonNode job(String kind, String player, String more) {
        String round = server.post(
                        "/api/rounds", "{\"game\":\"go:size=5\",\"seats\":[{\"kind\":\"human\"},{\"kind\":\"human\"}]}")
                .json()
                .get("id")
                .asString();
        TestServer.Answer answer = server.post(
                "/api/jobs",
                "{\"kind\":\"" + kind + "\",\"round\":\"" + round + "\",\"node\":0,\"player\":\"" + player + "\"" + more
                        + "}");
        assertThat(answer.status()).as(answer.text()).isEqualTo(202);
        return answer.json();
    }

    private JsonNode ended(JsonNode job) {
        long end = System.nanoTime() + 60_000_000_000L;
        while (true) {
            JsonNode answer =
                    server.get("/api/jobs/" + job.get("id").asString()).json();
            if (answer.get("state").asString().matches("done|failed|cancelled")) return answer;
            assertThat(System.nanoTime()).as("still " + answer).isLessThan(end);
            Thread.onSpinWait();
        }
    }

    @Test
    void anEngineThatAnalysesServesAsAnalyst() {
        JsonNode end = ended(job("analysis", "talker", ",\"seconds\":0.5"));
        assertThat(end.get("state").asString()).as(end.toString()).isEqualTo("done");
        JsonNode frame = end.get("frame");
        assertThat(frame.get("player").asString()).isEqualTo("talker");
        assertThat(frame.get("steps").asLong()).isEqualTo(100);
        JsonNode best = frame.get("candidates").get(0);
        assertThat(best.get("move").asString()).isEqualTo("C3");
        assertThat(best.get("value").asDouble()).isEqualTo(0.61);
        assertThat(best.get("line").size()).isEqualTo(2);
        TestServer.Answer tree = server.get("/api/jobs/" + end.get("id").asString() + "/tree");
        assertThat(tree.status()).isEqualTo(409);
        assertThat(tree.json().get("error").asString()).contains("by a player that searches a tree");
    }

    @Test
    void itIsStoppedAndReviewsGames() {
        JsonNode running = job("analysis", "talker", "");
        String id = running.get("id").asString();
        long end = System.nanoTime() + 60_000_000_000L;
        while (!server.get("/api/jobs/" + id).json().has("frame")) {
            assertThat(System.nanoTime()).isLessThan(end);
            Thread.onSpinWait();
        }
        server.delete("/api/jobs/" + id);
        JsonNode stopped = ended(running);
        assertThat(stopped.get("state").asString()).isEqualTo("cancelled");
        assertThat(stopped.get("frame").get("steps").asLong()).isEqualTo(100);
        JsonNode review = ended(job("review", "talker", ",\"seconds\":0.2"));
        assertThat(review.get("state").asString()).as(review.toString()).isEqualTo("done");
    }

    @Test
    void anEngineThatDoesNotAnalyseIsRefusedInASentenceAndNotOfferedAgain() {
        JsonNode end = ended(job("analysis", "mute", ",\"seconds\":0.5"));
        assertThat(end.get("state").asString()).isEqualTo("failed");
        assertThat(end.get("error").asString())
                .isEqualTo("The engine \"sh\" cannot analyse: it knows neither lz-analyze nor kata-analyze.");
        assertThat(analysts()).doesNotContain("mute").contains("talker", "dying");
    }

    /** It is started again the next time, and fails again. */
    @Test
    void anEngineThatEndsSaysSo() {
        for (int i = 0; i < 2; i++) {
            JsonNode end = ended(job("analysis", "dying", ",\"seconds\":0.5"));
            assertThat(end.get("state").asString()).isEqualTo("failed");
            assertThat(end.get("error").asString()).startsWith("The engine \"sh\" ended with exit code 3");
        }
    }

    @Test
    void registeredEnginesAreListedAmongTheAnalysts() {
        assertThat(analysts()).contains("talker", "dying", "best");
    }

    private List<String> analysts() {
        return server.get("/api/players?game=go")
                .json()
                .valueStream()
                .filter(player -> player.get("analyses").asBoolean())
                .map(player -> player.get("name").asString())
                .toList();
    }

    /** The engine has not failed: it was interrupted. */
    @Test
    void anEngineThatIsStoppedWhileItThinksHasNotFailed() {
        String seat = "{\"kind\":\"program\",\"player\":\"sleeper\"}";
        String round = server.post("/api/rounds", "{\"game\":\"go:size=5\",\"seats\":[" + seat + "," + seat + "]}")
                .json()
                .get("id")
                .asString();
        JsonNode job = server.get("/api/jobs")
                .json()
                .valueStream()
                .filter(each -> each.get("round").asString().equals(round))
                .findFirst()
                .orElseThrow();
        server.delete("/api/jobs/" + job.get("id").asString());
        JsonNode end = ended(job);
        assertThat(end.get("state").asString()).as(end.toString()).isEqualTo("cancelled");
        assertThat(end.has("error")).isFalse();
    }
}
