package tesuji.web.api;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Supplier;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tesuji.web.TestServer;
import tools.jackson.databind.JsonNode;

/** Several tabs do things at the same moment; whatever comes of it must be the same after a restart. */
final class ApiRaceTest {
    private static final int TIMES = 15;
    private static final String PERSON = "{\"kind\":\"human\"}";
    private static final String PROGRAM = "{\"kind\":\"program\",\"player\":\"uct\",\"steps\":300}";

    @TempDir
    private Path home;

    private TestServer server;
    private final ExecutorService tabs = Executors.newCachedThreadPool();

    @BeforeEach
    void start() {
        server = TestServer.start(home);
    }

    @AfterEach
    void stop() {
        tabs.shutdownNow();
        server.close();
    }

    private String begin(String first, String second) {
        return server.post("/api/rounds", "{\"game\":\"hex:size=4\",\"seats\":[" + first + "," + second + "]}")
                .json()
                .get("id")
                .asString();
    }

    /** Lets every tab do its thing at the same moment; nothing may be answered worse than with a refusal. */
    private List<TestServer.Answer> together(List<Supplier<TestServer.Answer>> actions) throws Exception {
        CyclicBarrier start = new CyclicBarrier(actions.size());
        List<Future<TestServer.Answer>> running = new ArrayList<>();
        for (Supplier<TestServer.Answer> action : actions) {
            Callable<TestServer.Answer> task = () -> {
                start.await();
                return action.get();
            };
            running.add(tabs.submit(task));
        }
        List<TestServer.Answer> answers = new ArrayList<>();
        for (Future<TestServer.Answer> each : running) answers.add(result(each));
        for (TestServer.Answer answer : answers) {
            assertThat(answer.status()).as(answer.text()).isBetween(200, 499);
        }
        return answers;
    }

    private static TestServer.Answer result(Future<TestServer.Answer> future) throws Exception {
        try {
            return future.get();
        } catch (ExecutionException failure) {
            throw new AssertionError(failure.getCause());
        }
    }

    private TestServer.Answer move(String round, int node, String move) {
        return server.post("/api/rounds/" + round + "/nodes/" + node + "/moves", "{\"move\":\"" + move + "\"}");
    }

    private void demandSameAfterRestart(String... rounds) {
        for (String round : rounds) awaitQuiet(round);
        List<JsonNode> before = new ArrayList<>();
        for (String round : rounds)
            before.add(server.get("/api/rounds/" + round).json());
        server.close();
        server = TestServer.start(home);
        for (int i = 0; i < rounds.length; i++) {
            assertThat(server.get("/api/rounds/" + rounds[i]).json()).isEqualTo(before.get(i));
        }
    }

    private void awaitQuiet(String round) {
        long end = System.nanoTime() + 60_000_000_000L;
        while (server.get("/api/jobs")
                .json()
                .valueStream()
                .anyMatch(job -> job.get("round").asString().equals(round)
                        && job.get("state").asString().matches("queued|running"))) {
            assertThat(System.nanoTime()).isLessThan(end);
            Thread.onSpinWait();
        }
    }

    @Test
    void theSameMoveInEveryTabIsOneNode() throws Exception {
        String round = begin(PERSON, PERSON);
        for (int i = 0; i < TIMES; i++) {
            int node = i;
            String free = server.get("/api/rounds/" + round + "/nodes/" + node)
                    .json()
                    .get("legal")
                    .get(0)
                    .get("move")
                    .asString();
            Supplier<TestServer.Answer> tab = () -> move(round, node, free);
            for (TestServer.Answer answer : together(List.of(tab, tab, tab, tab))) {
                assertThat(answer.json().get("node").asInt()).isEqualTo(node + 1);
            }
            if (server.get("/api/rounds/" + round + "/nodes/" + (node + 1))
                    .json()
                    .has("ending")) break;
        }
        demandSameAfterRestart(round);
    }

    @Test
    void differentMovesAtOneNodeAreBranches() throws Exception {
        String round = begin(PERSON, PERSON);
        together(List.of(
                () -> move(round, 0, "a1"),
                () -> move(round, 0, "b1"),
                () -> move(round, 0, "c1"),
                () -> move(round, 0, "d1")));
        JsonNode nodes = server.get("/api/rounds/" + round).json().get("nodes");
        assertThat(nodes.size()).isEqualTo(5);
        assertThat(nodes.valueStream().map(node -> node.get("parent").asInt())).containsOnly(0);
        demandSameAfterRestart(round);
    }

    @Test
    void deletingABranchWhileSomebodyPlaysThereLosesNothing() throws Exception {
        String round = begin(PERSON, PROGRAM);
        for (int i = 0; i < TIMES; i++) {
            move(round, 0, "a1");
            together(List.of(
                    () -> server.delete("/api/rounds/" + round + "/nodes/1"),
                    () -> move(round, 0, "a1"),
                    () -> server.post("/api/rounds/" + round + "/nodes/1/restore", ""),
                    () -> move(round, 0, "b2")));
        }
        demandSameAfterRestart(round);
    }

    @Test
    void aRoundIsDeletedAndRestoredInTwoTabsWhileAThirdPlays() throws Exception {
        String round = begin(PERSON, PROGRAM);
        for (int i = 0; i < TIMES; i++) {
            String move = "abcd".charAt(i % 4) + "" + (1 + i / 4);
            together(List.of(
                    () -> server.delete("/api/rounds/" + round),
                    () -> server.post("/api/rounds/" + round + "/restore", ""),
                    () -> move(round, 0, move),
                    () -> server.get("/api/rounds/" + round)));
            server.post("/api/rounds/" + round + "/restore", "");
        }
        demandSameAfterRestart(round);
    }

    @Test
    void seatsChangeWhileAProgramAnswers() throws Exception {
        String round = begin(PERSON, PROGRAM);
        String people = "{\"seats\":[" + PERSON + "," + PERSON + "]}";
        String program = "{\"seats\":[" + PERSON + "," + PROGRAM + "]}";
        for (int i = 0; i < TIMES; i++) {
            String move = "abcd".charAt(i % 4) + "" + (1 + i / 4);
            together(List.of(
                    () -> move(round, 0, move),
                    () -> server.put("/api/rounds/" + round + "/seats?node=0", people),
                    () -> server.put("/api/rounds/" + round + "/seats?node=1", program),
                    () -> server.post("/api/rounds/" + round + "/nodes/0/resign", "{\"side\":2}")));
        }
        server.put("/api/rounds/" + round + "/seats", people);
        demandSameAfterRestart(round);
    }

    @Test
    void jobsAreStoppedInTheMomentTheyEnd() throws Exception {
        String round = begin(PERSON, PERSON);
        for (int i = 0; i < TIMES; i++) {
            String job = server.post(
                            "/api/jobs",
                            "{\"kind\":\"" + (i % 2 == 0 ? "analysis" : "review") + "\",\"round\":\"" + round
                                    + "\",\"node\":0,\"player\":\"uct\",\"steps\":" + (1 + 40 * i) + "}")
                    .json()
                    .get("id")
                    .asString();
            Supplier<TestServer.Answer> stop = () -> server.delete("/api/jobs/" + job);
            together(List.of(stop, stop, () -> server.get("/api/jobs/" + job)));
            awaitQuiet(round);
            assertThat(server.get("/api/jobs/" + job).json().get("state").asString())
                    .isIn("done", "cancelled");
        }
        demandSameAfterRestart(round);
    }
}
