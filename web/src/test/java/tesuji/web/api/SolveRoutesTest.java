package tesuji.web.api;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.function.Predicate;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tesuji.web.TestServer;
import tools.jackson.databind.JsonNode;

/** Solving, asked as the page asks for it. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
final class SolveRoutesTest {
    private static final String SMALL = "skoczki:width=2,height=5,variant=A";

    @TempDir
    private static Path home;

    private TestServer server;

    @BeforeAll
    void start() {
        server = TestServer.start(home);
    }

    @AfterAll
    void stop() {
        server.close();
    }

    private String begin(String game) {
        TestServer.Answer answer = server.post(
                "/api/rounds", "{\"game\":\"" + game + "\",\"seats\":[{\"kind\":\"human\"},{\"kind\":\"human\"}]}");
        assertThat(answer.status()).as(answer.text()).isEqualTo(201);
        return answer.json().get("id").asString();
    }

    private TestServer.Answer submit(String round, String wish) {
        return server.post(
                "/api/jobs", "{\"kind\":\"solve\",\"round\":\"" + round + "\",\"node\":0,\"solve\":" + wish + "}");
    }

    private JsonNode finished(TestServer.Answer submitted) {
        assertThat(submitted.status()).as(submitted.text()).isEqualTo(202);
        String job = "/api/jobs/" + submitted.json().get("id").asString();
        return await(
                job,
                answer -> !List.of("queued", "running")
                        .contains(answer.get("state").asString()));
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

    private List<String> methods(String game) {
        return server.get("/api/methods?game=" + game)
                .json()
                .valueStream()
                .map(method -> method.get("name").asString())
                .toList();
    }

    @Test
    void everyMethodThatTakesAGameIsOfferedWithASentence() {
        assertThat(methods(SMALL))
                .startsWith("retrograde")
                .contains("dfpn", "bta")
                .doesNotContain("foresight");
        assertThat(methods("go:size=2,ko=positional"))
                .startsWith("foresight")
                .contains("pn2")
                .doesNotContain("retrograde", "dfpn");
        assertThat(server.get("/api/methods?game=tictactoe").json().valueStream())
                .allSatisfy(
                        method -> assertThat(method.get("meaning").asString()).endsWith("."));
    }

    /** 155 states, as in the table of states in the documents. */
    @Test
    void aSolvedGameIsKeptAndItsDatabaseKnowsEveryMove() {
        String round = begin(SMALL);
        JsonNode job = finished(submit(round, "{\"method\":\"retrograde\",\"save\":\"two-by-five\",\"verify\":true}"));
        JsonNode answer = job.get("result").get("answer");
        assertThat(answer.get("nodes").asLong()).isEqualTo(155);
        assertThat(answer.get("wins").asLong()
                        + answer.get("draws").asLong()
                        + answer.get("losses").asLong())
                .isEqualTo(155);
        assertThat(answer.get("wrong").asLong()).isZero();
        assertThat(job.get("result").get("log").size()).isGreaterThan(1);
        assertThat(server.get("/api/solved").json().valueStream()).anySatisfy(entry -> {
            assertThat(entry.get("name").asString()).isEqualTo("two-by-five");
            assertThat(entry.get("game").asString()).startsWith(SMALL);
        });
        JsonNode values = server.get("/api/rounds/" + round + "/nodes/0/values?database=two-by-five")
                .json();
        JsonNode scene = server.get("/api/rounds/" + round + "/nodes/0").json();
        assertThat(values.get("moves").size()).isEqualTo(scene.get("legal").size());
        assertThat(values.get("value").asString()).isEqualTo(answer.get("value").asString());
        assertThat(values.get("moves")).isEqualTo(answer.get("moves"));
    }

    @Test
    void aStrategyAndADatabasePlayEachOtherToTheEnd() {
        String round = begin(SMALL);
        finished(submit(round, "{\"method\":\"retrograde\",\"save\":\"both\",\"strategy\":\"first\"}"));
        String seats = "\"seats\":[{\"kind\":\"program\",\"player\":\"strategy:first\"},"
                + "{\"kind\":\"program\",\"player\":\"database:both\"}]";
        TestServer.Answer begun = server.post("/api/rounds", "{\"game\":\"" + SMALL + "\"," + seats + "}");
        assertThat(begun.status()).as(begun.text()).isEqualTo(201);
        String path = "/api/rounds/" + begun.json().get("id").asString();
        await(path, answer -> answer.get("nodes").size() > 4);
        assertThat(server.post("/api/rounds", "{\"game\":\"tictactoe\"," + seats + "}")
                        .status())
                .isEqualTo(400);
    }

    @ParameterizedTest
    @ValueSource(strings = {"../key", "a/b", "", ".hidden", "a b", "x.database", "ż"})
    void namesLeadNowhereElse(String name) {
        String round = begin(SMALL);
        assertThat(submit(round, "{\"method\":\"retrograde\",\"save\":\"" + name + "\"}")
                        .status())
                .isEqualTo(400);
    }

    @Test
    void whatIsThereIsNotOverwrittenAndCanBeDeleted() {
        String round = begin(SMALL);
        String wish = "{\"method\":\"retrograde\",\"save\":\"once\"}";
        finished(submit(round, wish));
        assertThat(submit(round, wish).status()).isEqualTo(409);
        assertThat(server.delete("/api/solved/database/once").status()).isEqualTo(200);
        assertThat(server.get("/api/rounds/" + round + "/nodes/0/values?database=once")
                        .status())
                .isEqualTo(404);
        assertThat(server.delete("/api/solved/database/once").status()).isEqualTo(404);
    }

    @Test
    void aSearchIsComparedWithRetrogradeAnalysisAndRemembersWhatItProved() {
        String round = begin(SMALL);
        String wish = "{\"method\":\"dfpn\",\"verify\":true,\"cache\":true,\"threads\":1}";
        JsonNode first = finished(submit(round, wish)).get("result").get("answer");
        assertThat(first.get("compared").asLong()).isEqualTo(155);
        assertThat(first.get("wrong").asLong()).isZero();
        assertThat(first.get("nodes").asLong()).isPositive();
        JsonNode second = finished(submit(round, wish)).get("result").get("answer");
        assertThat(second.get("value")).isEqualTo(first.get("value"));
        assertThat(second.get("nodes").asLong()).isZero();
    }

    @Test
    void whoStopsKeepsWhatIsKnown() {
        String round = begin("connectfour");
        TestServer.Answer submitted = submit(round, "{\"method\":\"retrograde\",\"threads\":1}");
        String job = "/api/jobs/" + submitted.json().get("id").asString();
        await(
                job,
                answer -> answer.has("progress")
                        && answer.get("progress").get("count").asLong() > 0);
        server.delete(job);
        JsonNode over = await(job, answer -> answer.has("result"));
        assertThat(over.get("state").asString()).isEqualTo("cancelled");
        JsonNode result = over.get("result");
        assertThat(result.get("complete").asBoolean()).isFalse();
        assertThat(result.get("answer").get("value").asString()).isEqualTo("unknown");
        assertThat(result.get("answer").get("nodes").asLong()).isPositive();
    }

    @Test
    void limitsEndTheWork() {
        JsonNode result = finished(submit(begin("connectfour"), "{\"method\":\"dfpn\",\"nodes\":5000}"))
                .get("result");
        assertThat(result.get("complete").asBoolean()).isFalse();
        assertThat(result.get("answer").get("nodes").asLong()).isBetween(1L, 50_000L);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{\"method\":\"nobody\"}",
                "{\"method\":\"foresight\"}",
                "{\"method\":\"dfpn\",\"save\":\"x\"}",
                "{\"method\":\"retrograde\",\"cache\":true}",
                "{\"method\":\"retrograde\",\"threads\":0}",
                "{\"method\":\"dfpn\",\"seconds\":-1}",
                "{\"method\":\"dfpn\",\"file\":\"/etc/passwd\"}"
            })
    void wishesThatCannotWorkAreRefusedBeforehand(String wish) {
        TestServer.Answer answer = submit(begin(SMALL), wish);
        assertThat(answer.status()).as(answer.text()).isEqualTo(400);
        assertThat(answer.json().get("error").asString()).endsWith(".");
    }

    @Test
    void aSmallGameIsDrawnAndALargeOneIsNot() {
        JsonNode graph = server.get("/api/graph?game=" + SMALL).json();
        assertThat(graph.size()).isEqualTo(155);
        assertThat(graph.get(0).get("best").size()).isPositive();
        assertThat(server.get("/api/graph?form=dot&game=" + SMALL).text()).startsWith("digraph");
        assertThat(server.get("/api/graph?game=connectfour").status()).isEqualTo(400);
    }

    /** An edited position is a round that begins there. */
    @Test
    void anEditedPositionIsSolved() {
        String setup = "XX.\\nOO.\\n...\\nmove X";
        TestServer.Answer begun = server.post(
                "/api/rounds",
                "{\"game\":\"threemensmorris\",\"setup\":\"" + setup
                        + "\",\"seats\":[{\"kind\":\"human\"},{\"kind\":\"human\"}]}");
        assertThat(begun.status()).as(begun.text()).isEqualTo(201);
        String round = begun.json().get("id").asString();
        JsonNode answer = finished(submit(round, "{\"method\":\"retrograde\"}"))
                .get("result")
                .get("answer");
        assertThat(answer.get("value").asString()).isEqualTo("win");
        assertThat(answer.get("length").asInt()).isEqualTo(1);
    }
}
