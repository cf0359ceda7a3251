package tesuji.web.api;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Predicate;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tesuji.web.TestServer;
import tools.jackson.databind.JsonNode;

/** Which job waits for which, which ends which, and what a restart does to them. */
final class JobSchedulingTest {
    private static final String PERSON = "{\"kind\":\"human\"}";
    /** A program that thinks until it is stopped. */
    private static final String THINKER = "{\"kind\":\"program\",\"player\":\"uct\",\"seconds\":3600}";

    @TempDir
    private Path home;

    private TestServer server;

    @BeforeEach
    void start() {
        server = TestServer.start(home);
    }

    @AfterEach
    void stop() {
        server.close();
    }

    private void restart() {
        server.close();
        server = TestServer.start(home);
    }

    private String begin(String game, String first, String second) {
        TestServer.Answer answer =
                server.post("/api/rounds", "{\"game\":\"" + game + "\",\"seats\":[" + first + "," + second + "]}");
        assertThat(answer.status()).as(answer.text()).isEqualTo(201);
        return answer.json().get("id").asString();
    }

    private String submit(String fields) {
        TestServer.Answer answer = server.post("/api/jobs", "{" + fields.replace('\'', '"') + "}");
        assertThat(answer.status()).as(answer.text()).isEqualTo(202);
        return answer.json().get("id").asString();
    }

    private String state(String job) {
        return server.get("/api/jobs/" + job).json().get("state").asString();
    }

    private void await(String job, Predicate<String> wished) {
        long end = System.nanoTime() + 60_000_000_000L;
        while (!wished.test(state(job))) {
            assertThat(System.nanoTime()).as(job + " is " + state(job)).isLessThan(end);
            LockSupport.parkNanos(1_000_000);
        }
    }

    /** The states of all replies in a round, as {@code node state}. */
    private List<String> replies(String round) {
        return server.get("/api/jobs")
                .json()
                .valueStream()
                .filter(job -> job.get("kind").asString().equals("reply"))
                .filter(job -> job.get("round").asString().equals(round))
                .map(job -> job.get("node").asInt() + " " + job.get("state").asString())
                .toList();
    }

    private String onlyReply(String round) {
        JsonNode jobs = server.get("/api/jobs").json();
        return jobs.valueStream()
                .filter(job -> job.get("kind").asString().equals("reply"))
                .filter(job -> job.get("round").asString().equals(round))
                .map(job -> job.get("id").asString())
                .findFirst()
                .orElseThrow();
    }

    @Test
    void aReviewWaitsBetweenPositionsWhileSomebodyAnalyses() {
        String round = server.post("/api/files", "game tictactoe\nmoves a1 b2 c3 a3\n")
                .json()
                .get("round")
                .get("id")
                .asString();
        String review = submit("'kind':'review','round':'" + round + "','node':4,'player':'uct','seconds':0.5");
        await(review, "running"::equals);
        String analysis = submit("'kind':'analysis','round':'" + round + "','node':0,'player':'uct'");
        await(analysis, "running"::equals);
        // five positions take 2.5 seconds if nobody waits
        LockSupport.parkNanos(TimeUnit.SECONDS.toNanos(4));
        assertThat(state(review)).isEqualTo("running");
        assertThat(server.get("/api/jobs/" + review).json().get("done").asInt()).isLessThan(2);
        server.delete("/api/jobs/" + analysis);
        await(review, "done"::equals);
    }

    @Test
    void aReviewThatWaitsCanBeStopped() {
        String round = begin("tictactoe", PERSON, PERSON);
        String other = begin("hex:size=5", THINKER, PERSON);
        await(onlyReply(other), "running"::equals);
        String review = submit("'kind':'review','round':'" + round + "','node':0,'steps':10");
        await(review, "running"::equals);
        server.delete("/api/jobs/" + review);
        await(review, "cancelled"::equals);
    }

    @Test
    void aReviewEndsAnAnalysisThatWouldKeepItWaiting() {
        String round = begin("tictactoe", PERSON, PERSON);
        String analysis = submit("'kind':'analysis','round':'" + round + "','node':0");
        await(analysis, "running"::equals);
        String review = submit("'kind':'review','round':'" + round + "','node':0,'steps':10");
        await(review, "done"::equals);
        assertThat(state(analysis)).isEqualTo("cancelled");
    }

    @Test
    void otherSeatsEndTheReplyAndNothingElse() {
        String round = begin("connectfour", THINKER, PERSON);
        String solve = submit("'kind':'solve','round':'" + round + "','node':0,'solve':{'method':'minimax'}");
        await(solve, "running"::equals);
        await(onlyReply(round), "running"::equals);
        server.put("/api/rounds/" + round + "/seats?node=0", "{\"seats\":[" + PERSON + "," + PERSON + "]}");
        await(onlyReply(round), "cancelled"::equals);
        assertThat(state(solve)).isEqualTo("running");
        server.delete("/api/jobs/" + solve);
        await(solve, "cancelled"::equals);
    }

    @Test
    void aReplyAtAPositionThatIsDeletedEnds() {
        String round = begin("hex:size=5", PERSON, THINKER);
        server.post("/api/rounds/" + round + "/nodes/0/moves", "{\"move\":\"a1\"}");
        await(onlyReply(round), "running"::equals);
        server.delete("/api/rounds/" + round + "/nodes/1");
        await(onlyReply(round), "cancelled"::equals);
        assertThat(server.get("/api/rounds/" + round).json().get("nodes").size())
                .isEqualTo(2);
    }

    @Test
    void aReplyThatARestartInterruptedGoesOnWhenTheRoundIsOpened() {
        String round = begin("hex:size=5", PERSON, THINKER);
        server.post("/api/rounds/" + round + "/nodes/0/moves", "{\"move\":\"a1\"}");
        restart();
        assertThat(replies(round)).isEmpty();
        server.get("/api/rounds/" + round);
        assertThat(replies(round)).hasSize(1).first().asString().startsWith("1 ");
        server.get("/api/rounds/" + round);
        assertThat(replies(round)).hasSize(1);
    }

    @Test
    void aReplyThatSomebodyStoppedDoesNot() {
        String round = begin("hex:size=5", THINKER, PERSON);
        server.delete("/api/jobs/" + onlyReply(round));
        restart();
        server.get("/api/rounds/" + round);
        assertThat(replies(round)).isEmpty();
    }

    @Test
    void aReplyThatWasGivenIsNotGivenAgain() {
        String quick = "{\"kind\":\"program\",\"player\":\"random\"}";
        String round = begin("tictactoe", quick, PERSON);
        await(onlyReply(round), "done"::equals);
        restart();
        assertThat(server.get("/api/rounds/" + round).json().get("nodes").size())
                .isEqualTo(2);
        assertThat(replies(round)).isEmpty();
    }
}
