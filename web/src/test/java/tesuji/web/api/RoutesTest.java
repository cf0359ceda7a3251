package tesuji.web.api;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.function.Predicate;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tesuji.games.Games;
import tesuji.web.TestServer;
import tools.jackson.databind.JsonNode;

/** The whole server, asked as the page asks it. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
final class RoutesTest {
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

    private String begin(String game, String seats) {
        TestServer.Answer answer = server.post("/api/rounds", "{\"game\":\"" + game + "\"," + seats + "}");
        assertThat(answer.status()).as(answer.text()).isEqualTo(201);
        return answer.json().get("id").asString();
    }

    /** Asks again and again until the answer is as wished. */
    private JsonNode await(String path, Predicate<JsonNode> wished) {
        long end = System.nanoTime() + 60_000_000_000L;
        while (true) {
            JsonNode answer = server.get(path).json();
            if (wished.test(answer)) return answer;
            assertThat(System.nanoTime()).as("still " + answer).isLessThan(end);
            Thread.onSpinWait();
        }
    }

    @Test
    void everyGameIsListedAndHasABoard() {
        JsonNode games = server.get("/api/games").json();
        assertThat(games.size()).isEqualTo(Games.library().families().size());
        for (JsonNode game : games) {
            String name = game.get("name").asString();
            JsonNode board = server.get("/api/scenery?game=" + name).json();
            assertThat(board.get("spots").size()).as(name).isPositive();
            assertThat(board.get("sides").size()).isEqualTo(2);
            assertThat(server.get("/api/players?game=" + name)
                            .json()
                            .get(0)
                            .get("name")
                            .asString())
                    .isEqualTo("best");
        }
    }

    @Test
    void recipesNameTheirParts() {
        List<String> parts = server.get("/api/recipes")
                .json()
                .valueStream()
                .map(part -> part.get("part").asString())
                .toList();
        assertThat(parts).contains("selection", "leaf", "finalMove", "capacity");
    }

    @Test
    void peopleMoveByGestureAndByText() {
        String round = begin("go:size=5", PEOPLE);
        JsonNode first = server.post("/api/rounds/" + round + "/nodes/0/moves", "{\"gesture\":[12]}")
                .json();
        assertThat(first.get("moveText").asString()).isEqualTo("C3");
        assertThat(first.get("toMove").asInt()).isEqualTo(1);
        JsonNode second = server.post("/api/rounds/" + round + "/nodes/1/moves", "{\"move\":\"b2\"}")
                .json();
        assertThat(second.get("diagram").asString()).isEqualTo("""
                .....
                .....
                ..X..
                .O...
                .....
                move black
                """);
        TestServer.Answer occupied = server.post("/api/rounds/" + round + "/nodes/2/moves", "{\"move\":\"b2\"}");
        assertThat(occupied.status()).isEqualTo(400);
        assertThat(occupied.json().get("error").asString()).startsWith("B2 is not legal here: the point is occupied");
    }

    @Test
    void aProgramAnswersByItself() {
        String round = begin(
                "tictactoe",
                "\"seats\":[{\"kind\":\"human\"},{\"kind\":\"program\",\"player\":\"uct\",\"steps\":500}]");
        server.post("/api/rounds/" + round + "/nodes/0/moves", "{\"move\":\"a1\"}");
        JsonNode tree =
                await("/api/rounds/" + round, answer -> answer.get("nodes").size() == 3);
        assertThat(tree.get("nodes").get(2).get("mover").asInt()).isEqualTo(1);
        assertThat(tree.get("nodes").get(1).get("value").asDouble()).isBetween(0.0, 1.0);
    }

    @Test
    void twoProgramsPlayAGameToItsEnd() {
        String seat = "{\"kind\":\"program\",\"player\":\"random\"}";
        String round = begin("connectfour:width=4,height=4", "\"seats\":[" + seat + "," + seat + "]");
        await("/api/rounds/" + round + "/nodes/" + lastNode(round), scene -> {
            JsonNode last = server.get("/api/rounds/" + round + "/nodes/" + lastNode(round))
                    .json();
            return last.has("ending");
        });
    }

    private int lastNode(String round) {
        return server.get("/api/rounds/" + round).json().get("nodes").size() - 1;
    }

    @Test
    void anAnalysisStopsWhenToldAndKeepsItsPicture() {
        String round = begin("hex:size=7", PEOPLE);
        String job = server.post("/api/jobs", "{\"kind\":\"analysis\",\"round\":\"" + round + "\",\"node\":0}")
                .json()
                .get("id")
                .asString();
        await("/api/jobs/" + job, answer -> answer.has("frame"));
        server.delete("/api/jobs/" + job);
        JsonNode stopped = await(
                "/api/jobs/" + job, answer -> answer.get("state").asString().equals("cancelled"));
        assertThat(stopped.get("frame").get("candidates").size()).isBetween(1, 10);
        await("/api/rounds/" + round + "/nodes/0", scene -> scene.has("analysis"));
        assertThat(server.delete("/api/jobs/" + job).status()).isEqualTo(200);
    }

    @Test
    void aReviewValuesEveryPosition() {
        TestServer.Answer uploaded = server.post("/api/files", "game tictactoe\nmoves a1 b2 c3 a3\n");
        assertThat(uploaded.status()).isEqualTo(201);
        String round = uploaded.json().get("round").get("id").asString();
        String job = server.post(
                        "/api/jobs",
                        "{\"kind\":\"review\",\"round\":\"" + round + "\",\"node\":4,\"player\":\"uct\",\"steps\":200}")
                .json()
                .get("id")
                .asString();
        await("/api/jobs/" + job, answer -> answer.get("state").asString().equals("done"));
        for (JsonNode node : server.get("/api/rounds/" + round).json().get("nodes")) {
            assertThat(node.has("value")).as(node.toString()).isTrue();
        }
    }

    @Test
    void aGameOfGoIsCountedAndDeadStonesAreDisputed() {
        String sgf =
                "(;GM[1]SZ[5]KM[0.5]RU[Chinese];B[ca];W[da];B[cb];W[db];B[cc];W[dc];B[cd];W[dd];B[ce];W[de];B[];W[])";
        JsonNode round = server.post("/api/files", sgf).json().get("round");
        String path = "/api/rounds/" + round.get("id").asString() + "/nodes/"
                + round.get("end").asInt();
        JsonNode end = server.get(path).json().get("ending");
        assertThat(end.get("winner").asInt()).isZero();
        assertThat(end.get("margin").asInt()).isEqualTo(9); // 15 to 10, less a half point of komi
        assertThat(end.get("disputable").asBoolean()).isTrue();
        JsonNode disputed =
                server.post(path + "/dispute", "{\"point\":\"D5\"}").json().get("ending");
        assertThat(disputed.get("dead").size()).isEqualTo(5);
        assertThat(disputed.get("margin").asInt()).isEqualTo(49);
        assertThat(server.post(path + "/moves", "{\"move\":\"A1\"}").status()).isEqualTo(409);
    }

    @Test
    void deletedRoundsAreListedAndComeBack() {
        String round = begin("tictactoe", PEOPLE);
        server.delete("/api/rounds/" + round);
        assertThat(ids("/api/deleted")).contains(round);
        assertThat(ids("/api/rounds")).doesNotContain(round);
        server.post("/api/rounds/" + round + "/restore", "");
        assertThat(ids("/api/deleted")).doesNotContain(round);
        assertThat(ids("/api/rounds")).contains(round);
    }

    private List<String> ids(String path) {
        return server.get(path)
                .json()
                .valueStream()
                .map(each -> each.get("id").asString())
                .toList();
    }

    @Test
    void komiAndClockChangeInMidGame() {
        String round = begin("go:size=5", PEOPLE);
        JsonNode changed = server.put(
                        "/api/rounds/" + round + "/rules", "{\"komi\":\"3.5\",\"clock\":\"fischer 60 5\"}")
                .json();
        assertThat(changed.get("komi").asString()).isEqualTo("3.5");
        assertThat(changed.get("clock").asString()).isEqualTo("fischer 60 5");
        assertThat(server.put("/api/rounds/" + round + "/rules", "{\"komi\":\"much\"}")
                        .status())
                .isEqualTo(400);
        String hex = begin("hex:size=3", PEOPLE);
        assertThat(server.put("/api/rounds/" + hex + "/rules", "{\"komi\":\"1\"}")
                        .text())
                .contains("no komi in hex");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "gtp:touch /tmp/x",
                "perfect:/etc/passwd",
                "solver:retrograde,cache=/tmp/x",
                "nobody",
                "mcts[capacity=2000000000]"
            })
    void aPageCannotStartProgramsOrOpenFiles(String player) {
        String seat = "{\"kind\":\"program\",\"player\":\"" + player + "\"}";
        TestServer.Answer answer =
                server.post("/api/rounds", "{\"game\":\"nim\",\"seats\":[{\"kind\":\"human\"}," + seat + "]}");
        assertThat(answer.status()).as(answer.text()).isEqualTo(400);
        String round = begin("nim", PEOPLE);
        assertThat(server.post(
                                "/api/jobs",
                                "{\"kind\":\"analysis\",\"round\":\"" + round + "\",\"node\":0,\"player\":\"" + player
                                        + "\"}")
                        .status())
                .isEqualTo(400);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            GET    | /api/rounds/r999            |                                   | 404
            GET    | /api/rounds/..%2Fkey        |                                   | 404
            GET    | /api/jobs/j999              |                                   | 404
            GET    | /api/nothing                |                                   | 404
            GET    | /api/scenery                |                                   | 400
            GET    | /api/scenery?game=chess     |                                   | 400
            GET    | /api/scenery?game=go:size=x |                                   | 400
            POST   | /api/rounds                 |                                   | 400
            POST   | /api/rounds                 | null                              | 400
            POST   | /api/rounds                 | []                                | 400
            POST   | /api/rounds                 | {"game":"go"}                     | 400
            POST   | /api/rounds                 | {"game":"go","seats":[]}          | 400
            POST   | /api/rounds                 | {"game":"go","seats":"x"}         | 400
            POST   | /api/rounds                 | {"game":1,"seats":[]}             | 400
            POST   | /api/rounds                 | {"game":"go","seats":[],"x":1}    | 400
            POST   | /api/rounds                 | {"game":"go","seats":[null,null]} | 400
            POST   | /api/jobs                   | {"kind":"boom"}                   | 400
            POST   | /api/jobs                   | {"kind":"reply","round":"r999","node":0} | 404
            POST   | /api/rounds/r999/nodes/0/moves | {"move":"a1"}                  | 404
            POST   | /api/rounds/r999/nodes/x/moves | {"move":"a1"}                  | 404
            DELETE | /api/jobs/j999              |                                   | 404
            """)
    void rubbishIsRefusedInOneSentence(String method, String path, String body, int status) {
        TestServer.Answer answer = switch (method) {
            case "GET" -> server.get(path);
            case "DELETE" -> server.delete(path);
            default -> server.post(path, body == null ? "" : body);
        };
        assertThat(answer.status()).as(answer.text()).isEqualTo(status);
        String sentence = answer.json().get("error").asString();
        assertThat(sentence).isNotBlank().doesNotContain("\n").doesNotContain(home.toString());
        assertThat(sentence).doesNotContain("Exception");
    }

    @Test
    void whatIsTooLargeIsRefused() {
        assertThat(server.post("/api/files", "x".repeat((1 << 20) + 1)).status())
                .isEqualTo(413);
        String round = begin("nim", PEOPLE);
        assertThat(server.put(
                                "/api/rounds/" + round + "/nodes/0/comment",
                                "{\"comment\":\"" + "x".repeat(20_001) + "\"}")
                        .status())
                .isEqualTo(413);
        assertThat(server.post("/api/rounds/" + round + "/nodes/0/moves", "{\"move\":\"" + "x".repeat(2_001) + "\"}")
                        .status())
                .isEqualTo(413);
        assertThat(server.post("/api/rounds", "{\"a\":" + "[".repeat(5000) + "]".repeat(5000) + "}")
                        .status())
                .isEqualTo(400);
    }

    @Test
    void solversPlaySmallGamesAndThreadsAreChosen() {
        assertThat(server.get("/api/players?game=skoczki:width=2,height=5").text())
                .contains("solver:dfpn");
        assertThat(server.get("/api/players?game=go:size=9").text()).doesNotContain("solver:");
        String seats = "{\"game\":\"tictactoe\",\"seats\":[{\"kind\":\"human\"},"
                + "{\"kind\":\"program\",\"player\":\"uct\",\"steps\":50,\"threads\":%d}]}";
        TestServer.Answer round = server.post("/api/rounds", String.format(Locale.ROOT, seats, 2));
        assertThat(round.json().get("seats").get(1).get("threads").asInt()).isEqualTo(2);
        assertThat(server.post("/api/rounds", String.format(Locale.ROOT, seats, 17))
                        .text())
                .contains("threads must be from 1 to 16.");
    }
}
