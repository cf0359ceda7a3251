package tesuji.web.api;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import tesuji.neural.file.NetworkFiles;
import tesuji.neural.generate.NetworkGenerator;
import tesuji.neural.generate.NetworkShape;
import tesuji.neural.model.Activation;
import tesuji.neural.model.Network;
import tesuji.web.TestServer;
import tools.jackson.databind.JsonNode;

/** Registered networks are asked about positions; a network with random weights is enough for that. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
final class NetworkRouteTest {
    private static final String PEOPLE = "\"seats\":[{\"kind\":\"human\"},{\"kind\":\"human\"}]";

    @TempDir
    private static Path home;

    @TempDir
    private static Path elsewhere;

    private TestServer server;

    @BeforeAll
    void start() throws IOException {
        Path file = elsewhere.resolve("random.bin.gz");
        NetworkShape shape = NetworkShape.small(Network.OLDEST, Activation.RELU, List.of(NetworkShape.Kind.ORDINARY));
        NetworkFiles.write(NetworkGenerator.generate(shape, 1), file);
        server = TestServer.start(home, Map.of("random", "net:" + file, "engine", "gtp:no-such-program"));
    }

    @AfterAll
    void stop() {
        server.close();
    }

    private String begin(String game) {
        return server.post("/api/rounds", "{\"game\":\"" + game + "\"," + PEOPLE + "}")
                .json()
                .get("id")
                .asString();
    }

    private TestServer.Answer look(String round, int node, String network) {
        return server.get("/api/rounds/" + round + "/nodes/" + node + "/network?network=" + network);
    }

    private static void assertRefused(TestServer.Answer answer, int status) {
        assertThat(answer.status()).as(answer.text()).isEqualTo(status);
        assertThat(answer.json().get("error").asString()).endsWith(".").doesNotContain("/");
    }

    @Test
    void everyNumberOfTheFirstLookIsThere() {
        String round = begin("go:size=7");
        JsonNode first = look(round, 0, "random").json();
        assertThat(first.get("side").asInt()).isZero();
        assertThat(first.get("value").asDouble()).isBetween(0.0, 1.0);
        assertThat(first.get("ownership").size()).isEqualTo(49);
        double sum = first.get("policy")
                .valueStream()
                .mapToDouble(move -> move.get("prior").asDouble())
                .sum();
        assertThat(sum).isBetween(0.95, 1.01);
        assertThat(look(round, 0, "random").json()).isEqualTo(first);
        server.post("/api/rounds/" + round + "/nodes/0/moves", "{\"move\":\"D4\"}");
        JsonNode second = look(round, 1, "random").json();
        assertThat(second.get("side").asInt()).isEqualTo(1);
        assertThat(second.get("policy")
                        .valueStream()
                        .map(move -> move.get("move").asString()))
                .doesNotContain("D4");
    }

    @Test
    void theNetworkIsMarkedAmongThePlayers() {
        JsonNode players = server.get("/api/players?game=go:size=9").json();
        assertThat(players.valueStream()
                        .filter(player -> player.get("network").asBoolean())
                        .map(player -> player.get("name").asString()))
                .containsExactly("random");
    }

    @Test
    void whatNoNetworkKnowsIsRefused() {
        String round = begin("go:size=7");
        assertRefused(look(round, 0, "nobody"), 404);
        assertRefused(look(round, 0, "engine"), 404);
        assertRefused(look(round, 5, "random"), 404);
        assertRefused(server.get("/api/rounds/" + round + "/nodes/0/network"), 400);
        assertRefused(look(begin("hex:size=5"), 0, "random"), 400);
        assertRefused(look(begin("go:size=5"), 0, "random"), 400);
        server.post("/api/rounds/" + round + "/nodes/0/moves", "{\"move\":\"pass\"}");
        server.post("/api/rounds/" + round + "/nodes/1/moves", "{\"move\":\"pass\"}");
        assertRefused(look(round, 2, "random"), 409);
    }
}
