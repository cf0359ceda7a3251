package tesuji.web.api;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tesuji.web.TestServer;
import tools.jackson.databind.JsonNode;

/** Endgames, asked as the page asks for them. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
final class EndgameRoutesTest {
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

    private String putUp(String wish) {
        TestServer.Answer answer = server.post("/api/endgames", wish);
        assertThat(answer.status()).as(answer.text()).isEqualTo(201);
        return answer.json().get("id").asString();
    }

    private String sample(String name) {
        return putUp("{\"sample\":\"" + name + "\"}");
    }

    private TestServer.Answer submit(String round, String wish) {
        return server.post(
                "/api/jobs", "{\"kind\":\"endgame\",\"round\":\"" + round + "\",\"node\":0,\"endgame\":" + wish + "}");
    }

    private JsonNode finished(String round, String wish) {
        TestServer.Answer submitted = submit(round, wish);
        assertThat(submitted.status()).as(submitted.text()).isEqualTo(202);
        return awaitEnd(submitted.json().get("id").asString());
    }

    private JsonNode awaitEnd(String job) {
        long end = System.nanoTime() + 60_000_000_000L;
        while (true) {
            JsonNode answer = server.get("/api/jobs/" + job).json();
            if (!List.of("queued", "running").contains(answer.get("state").asString())) return answer;
            assertThat(System.nanoTime()).as("still " + answer).isLessThan(end);
            Thread.onSpinWait();
        }
    }

    /** The example of the command line, with the same answer. */
    @Test
    void aBoardIsCountedWithThermographs() {
        JsonNode result = finished(sample("tedomari"), "{\"ownership\":true}").get("result");
        assertThat(result.get("complete").asBoolean()).isTrue();
        JsonNode answer = result.get("answer");
        assertThat(answer.get("score").asString()).isEqualTo("2");
        assertThat(answer.get("proven").asBoolean()).isTrue();
        assertThat(answer.get("best").get(0).get("move").asString()).isEqualTo("E3");
        assertThat(answer.get("ownership").get("E2").asString()).isEqualTo("-1/2");
        JsonNode region = answer.get("regions")
                .valueStream()
                .filter(area -> area.get("label").asString().equals("b"))
                .findFirst()
                .orElseThrow();
        assertThat(region.get("value").asString()).isEqualTo("{3||2|0}");
        assertThat(wall(region, "left")).containsExactly("0 3", "1 2");
        assertThat(wall(region, "right")).containsExactly("0 2");
        assertThat(region.has("thermographAtMost")).isFalse();
    }

    private static List<String> wall(JsonNode region, String side) {
        return region.get("thermograph")
                .get(side)
                .valueStream()
                .map(point -> point.get("temperature").asString() + " "
                        + point.get("value").asString())
                .toList();
    }

    @Test
    void aProofIsCheckedSavedAndCheckedAgainFromItsFile() {
        String round = sample("tedomari");
        JsonNode job = finished(round, "{\"proof\":true}");
        JsonNode proof = job.get("result").get("proof");
        assertThat(proof.get("verdict").asString()).isEqualTo("holds");
        assertThat(proof.get("checked").get("score").asString()).isEqualTo("2");
        String file =
                server.get("/api/jobs/" + job.get("id").asString() + "/proof").text();
        assertThat(file.length()).isEqualTo(proof.get("bytes").asInt());
        String path = "/api/rounds/" + round + "/nodes/0/proof";
        assertThat(server.post(path, file).json().get("verdict").asString()).isEqualTo("holds");

        JsonNode forged = server.post(path, file.replace("\"score\":\"2\"", "\"score\":\"3\""))
                .json();
        assertThat(forged.get("verdict").asString()).isEqualTo("fails");
        assertThat(forged.get("flaw").asString()).startsWith("The proof does not hold");
        JsonNode other = server.post(path + "?toMove=white", file).json();
        assertThat(other.get("flaw").asString()).contains("the other side is to move");
        TestServer.Answer none = server.post(path, "{}");
        assertThat(none.status()).isEqualTo(400);
        assertThat(none.json().get("error").asString()).startsWith("The file does not hold a proof");
    }

    @Test
    void whatRestsOnPremisesIsNotCalledMore() {
        JsonNode result = finished(sample("chains"), "{\"proof\":true}").get("result");
        boolean holds = result.get("proof").get("checked").get("premises").isEmpty();
        assertThat(result.get("proof").get("verdict").asString()).isEqualTo(holds ? "holds" : "if");
        JsonNode late = finished(sample("late-game"), "{\"proof\":true}").get("result");
        assertThat(late.get("answer").has("score")).isFalse();
        assertThat(late.get("answer").get("why")).isNotEmpty();
        assertThat(late.get("noProof").asString()).contains("not known");
    }

    @Test
    void theCountIsSavedAsSgf() {
        String round = sample("five-places");
        String job = finished(round, "{}").get("id").asString();
        String sgf = server.get("/api/jobs/" + job + "/sgf").text();
        assertThat(sgf).contains("SZ[9]", "PL[B]", "Black to move: Black wins by 6, proven.", "Best: F5", ":1]");
        assertThat(server.post("/api/files", sgf).status()).isEqualTo(201);
    }

    /** The problem takes seconds, so it can be stopped; the answer comes at once, and what is known is kept. */
    @Test
    void aCountIsStoppedWithinMoments() throws InterruptedException {
        String round = sample("stumping-problem");
        String job = submit(round, "{\"proof\":true}").json().get("id").asString();
        while (!server.get("/api/jobs/" + job).json().has("progress")) Thread.onSpinWait();
        Thread.sleep(300);
        long begin = System.nanoTime();
        server.delete("/api/jobs/" + job);
        JsonNode ended = awaitEnd(job);
        assertThat((System.nanoTime() - begin) / 1_000_000)
                .as("milliseconds, three times what is promised")
                .isLessThan(900);
        assertThat(ended.get("state").asString()).isEqualTo("cancelled");
        assertThat(ended.get("result").get("complete").asBoolean()).isFalse();
        assertThat(server.get("/api/jobs/" + job + "/proof").status()).isEqualTo(404);
    }

    @Test
    void boardsAreMadeFromASeed() {
        String wish = "{\"size\":7,\"regions\":3,\"area\":true,\"seed\":4}";
        JsonNode one = server.get("/api/rounds/" + putUp(wish) + "/nodes/0").json();
        JsonNode two = server.get("/api/rounds/" + putUp(wish) + "/nodes/0").json();
        assertThat(one.get("pieces")).isEqualTo(two.get("pieces"));
        assertThat(one.get("pieces").asString()).hasSize(49).contains("X", "O", ".");
        for (JsonNode name : server.get("/api/endgames").json()) sample(name.asString());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{\"toMove\":\"red\"}",
                "{\"rules\":\"ing\"}",
                "{\"seconds\":0}",
                "{\"nodes\":0}",
                "{\"depth\":3}",
                "null"
            })
    void aBadWishIsRefusedInOneSentence(String wish) {
        TestServer.Answer answer = submit(sample("ko"), wish);
        assertThat(answer.status()).isEqualTo(400);
        assertThat(answer.json().get("error").asString()).endsWith(".").doesNotContain("\n");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "/api/endgames; {\"sample\":\"../../etc/passwd\"}; 404",
                "/api/endgames; {\"size\":7}; 400",
                "/api/endgames; {\"size\":70,\"seed\":1}; 400",
                "/api/endgames; {\"size\":5,\"regions\":12,\"seed\":1}; 400",
                "/api/calculators/c999/lines; {\"line\":\"1\"}; 404",
                "/api/economies/e999/turns; {\"pass\":true}; 404",
                "/api/economies; {\"parts\":[],\"opponent\":\"book\",\"seed\":1}; 400",
                "/api/economies; {\"parts\":[\"1|0\"],\"opponent\":\"nobody\",\"seed\":1}; 400",
                "/api/rounds/r999/nodes/0/proof; {}; 404"
            })
    void forgedNumbersAndBadInputAreRefused(String path, String body, int status) {
        TestServer.Answer answer = server.post(path, body);
        assertThat(answer.status()).as(answer.text()).isEqualTo(status);
        assertThat(answer.json().get("error").asString()).endsWith(".");
    }

    @Test
    void onlyGoHasEndgamesAndOnlyCountsHaveFiles() {
        String hex = server.post(
                        "/api/rounds",
                        "{\"game\":\"hex:size=3\",\"seats\":[{\"kind\":\"human\"},{\"kind\":\"human\"}]}")
                .json()
                .get("id")
                .asString();
        assertThat(submit(hex, "{}").status()).isEqualTo(400);
        assertThat(server.get("/api/jobs/j9999/proof").status()).isEqualTo(404);
        assertThat(server.get("/api/jobs/j9999/sgf").status()).isEqualTo(404);
    }

    private TestServer.Answer line(String calculator, String text) {
        return server.post("/api/calculators/" + calculator + "/lines", "{\"line\":\"" + text + "\"}");
    }

    @Test
    void theCalculatorRemembersNamesAndDrawsThermographs() {
        JsonNode opened = server.post("/api/calculators", "{}").json();
        String id = opened.get("id").asString();
        assertThat(opened.get("functions").size()).isGreaterThan(10);
        assertThat(line(id, "G = 3|1||0").json().get("names").get(0).asString()).isEqualTo("G = {3|1||0}");
        JsonNode sum = line(id, "G + *").json();
        assertThat(sum.get("lines").get(0).asString()).startsWith("ans1 = ");
        assertThat(sum.get("portrait").get("mean").asString()).isEqualTo("1");
        assertThat(sum.get("portrait").get("thermograph").size()).isGreaterThan(1);
        assertThat(line(id, "G ? 0").json().get("lines").get(0).asString()).isEqualTo("{3|1||0} || 0");
        TestServer.Answer wrong = line(id, "1|2|3");
        assertThat(wrong.status()).isEqualTo(400);
        assertThat(wrong.json().get("error").asString()).startsWith("At character 4");
        assertThat(line(id, "1+".repeat(600) + "1").status()).isEqualTo(413);
        assertThat(server.delete("/api/calculators/" + id).status()).isEqualTo(204);
        assertThat(line(id, "1").status()).isEqualTo(404);
    }

    @Test
    void aPersonPlaysEconomicGo() {
        JsonNode opened = server.post("/api/economies", "{\"parts\":[\"6|0\"],\"opponent\":\"book\",\"seed\":3}")
                .json();
        String path = "/api/economies/" + opened.get("id").asString();
        assertThat(opened.get("game").get("phase").asString()).isEqualTo("komi");
        assertThat(server.post(path + "/turns", "{\"pass\":true}").status()).isEqualTo(400);
        JsonNode bids = server.post(path + "/turns", "{\"komi\":\"0\"}").json().get("game");
        assertThat(bids.get("side").asString()).isEqualTo("white");
        assertThat(bids.get("phase").asString()).isEqualTo("bids");
        JsonNode moves = server.post(path + "/turns", "{\"bid\":\"5\"}").json().get("game");
        assertThat(moves.get("fee").asString()).isEqualTo("5");
        assertThat(server.post(path + "/turns", "{\"part\":2}").status()).isEqualTo(400);
        server.post(path + "/turns", "{\"part\":1}");
        server.post(path + "/turns", "{\"pass\":true}");
        JsonNode over =
                server.post(path + "/turns", "{\"bid\":\"pass\"}").json().get("game");
        assertThat(over.get("phase").asString()).isEqualTo("over");
        assertThat(over.get("capital").asString()).as("as at the terminal").isEqualTo("-2");
        assertThat(server.get(path).json().get("game")).isEqualTo(over);
    }
}
