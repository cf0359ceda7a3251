package tesuji.web.api;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.function.Predicate;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tesuji.web.TestServer;
import tools.jackson.databind.JsonNode;

/** The tree of a search that has stopped, level by level. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
final class TreeRouteTest {
    private static final String PEOPLE = "\"seats\":[{\"kind\":\"human\"},{\"kind\":\"human\"}]";

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
        TestServer.Answer answer = server.post("/api/rounds", "{\"game\":\"" + game + "\"," + PEOPLE + "}");
        assertThat(answer.status()).as(answer.text()).isEqualTo(201);
        return answer.json().get("id").asString();
    }

    private String submit(String round, String more) {
        String body = "{\"kind\":\"analysis\",\"round\":\"" + round + "\",\"node\":0," + more + "}";
        TestServer.Answer answer = server.post("/api/jobs", body);
        assertThat(answer.status()).as(answer.text()).isEqualTo(202);
        return answer.json().get("id").asString();
    }

    private String analysed(String round, String player) {
        String job = submit(round, "\"player\":\"" + player + "\",\"steps\":2000");
        JsonNode end = await(job, answer -> answer.get("state").asString().matches("done|failed"));
        assertThat(end.get("state").asString()).as(end.toString()).isEqualTo("done");
        return job;
    }

    /** Asks again and again until the job is as wished. */
    private JsonNode await(String job, Predicate<JsonNode> wished) {
        long end = System.nanoTime() + 60_000_000_000L;
        while (true) {
            JsonNode answer = server.get("/api/jobs/" + job).json();
            if (wished.test(answer)) return answer;
            assertThat(System.nanoTime()).as("still " + answer).isLessThan(end);
            Thread.onSpinWait();
        }
    }

    private TestServer.Answer tree(String job, String path) {
        return server.get("/api/jobs/" + job + "/tree?path=" + path);
    }

    private static long sum(JsonNode branches) {
        return StreamSupport.stream(branches.spliterator(), false)
                .mapToLong(branch -> branch.get("visits").asLong())
                .sum();
    }

    @Test
    void theRootHasEveryMoveMostVisitedFirst() {
        JsonNode root = tree(analysed(begin("go:size=5,komi=0.5"), "rave"), "").json();
        assertThat(root.get("path").size()).isZero();
        assertThat(root.get("toMove").asInt()).isZero();
        assertThat(root.get("visits").asLong()).isGreaterThanOrEqualTo(2000);
        assertThat(root.get("nodes").asLong()).isGreaterThan(26);
        JsonNode branches = root.get("branches");
        assertThat(branches.size()).isEqualTo(26);
        for (int i = 1; i < branches.size(); i++) {
            assertThat(branches.get(i).get("visits").asLong())
                    .isLessThanOrEqualTo(branches.get(i - 1).get("visits").asLong());
        }
        JsonNode best = branches.get(0);
        assertThat(best.get("value").asDouble()).isBetween(0.0, 1.0);
        assertThat(best.get("amafVisits").asLong()).isPositive();
        assertThat(best.get("amafValue").asDouble()).isBetween(0.0, 1.0);
    }

    @Test
    void aPathIsFollowedMoveByMove() {
        String job = analysed(begin("tictactoe"), "uct");
        JsonNode first = tree(job, "b2").json();
        assertThat(first.get("diagram").asString()).isEqualTo("""
                ...
                .X.
                ...""");
        assertThat(first.get("toMove").asInt()).isEqualTo(1);
        assertThat(first.get("branches").size()).isEqualTo(8);
        JsonNode second = tree(job, "b2,a1").json();
        assertThat(second.get("path").get(1).get("move").asString()).isEqualTo("a1");
        assertThat(second.get("visits").asLong()).isLessThan(first.get("visits").asLong());
        assertThat(sum(first.get("branches")))
                .isLessThanOrEqualTo(first.get("visits").asLong());
        assertThat(second.get("branches").get(0).has("amafVisits")).isFalse();
    }

    @ParameterizedTest
    @CsvSource({
        "b9,       400, is not",
        "a1%2Ca1,  400, not legal here",
        "%2C,      400, is not",
        "a1%2Cb2%2Ca2%2Cc1%2Ca3%2Cb3, 400, The game is over"
    })
    void aPathThatCannotBePlayedIsRefused(String path, int status, String why) {
        String job = analysed(begin("tictactoe"), "uct");
        TestServer.Answer answer = tree(job, path);
        assertThat(answer.status()).as(answer.text()).isEqualTo(status);
        assertThat(answer.json().get("error").asString()).contains(why);
    }

    @Test
    void aPathBeyondTheTreeIsMissing() {
        String job = analysed(begin("hex:size=11"), "uct");
        TestServer.Answer answer = tree(job, "a1,a2,a3,a4,a5,a6,a7,a8");
        assertThat(answer.status()).isEqualTo(404);
        assertThat(answer.json().get("error").asString()).isEqualTo("The tree does not reach so far.");
    }

    @Test
    void aSearchThatRunsShowsNoTreeAndStoppedItDoes() {
        String job = submit(begin("tictactoe"), "\"player\":\"uct\"");
        await(
                job,
                answer ->
                        answer.has("frame") && answer.get("frame").get("steps").asLong() > 20_000);
        assertThat(tree(job, "").status()).isEqualTo(409);
        server.delete("/api/jobs/" + job);
        await(job, answer -> answer.get("state").asString().equals("cancelled"));
        assertThat(tree(job, "").json().get("branches").size()).isEqualTo(9);
    }

    @Test
    void aRoundKeepsOneTreeAndADeletedOneNone() {
        String round = begin("tictactoe");
        String first = analysed(round, "uct");
        String second = analysed(round, "uct");
        TestServer.Answer gone = tree(first, "");
        assertThat(gone.status()).isEqualTo(409);
        assertThat(gone.json().get("error").asString()).startsWith("No tree of this search is kept; ");
        assertThat(tree(second, "").status()).isEqualTo(200);
        server.delete("/api/rounds/" + round);
        assertThat(tree(second, "").status()).isEqualTo(409);
    }

    /** Two players are kept open; the third closes the first one, and its tree goes with it. */
    @Test
    void treesOfPlayersThatWereClosedAreGone() {
        String first = analysed(begin("tictactoe"), "uct");
        analysed(begin("tictactoe"), "uct");
        assertThat(tree(first, "").status()).isEqualTo(200);
        analysed(begin("tictactoe"), "uct");
        assertThat(tree(first, "").status()).isEqualTo(409);
    }

    @Test
    void thereIsNoTreeOfAJobThatNobodyKnows() {
        assertThat(tree("j999", "").status()).isEqualTo(404);
    }
}
