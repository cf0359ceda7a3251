package tesuji.web.api;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URLDecoder;
import java.net.http.HttpRequest;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tesuji.web.TestServer;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * Every route of the server, as the server itself lists them, gets requests that are nearly right. None may be answered
 * with more than a sentence, and whatever happened must be there after a restart.
 */
final class ApiFuzzTest {
    private static final int LONGEST_SENTENCE = 500;
    private static final int MOST_ATTEMPTS = 5;
    /** Paths and names of classes, unless somebody sent them. */
    private static final Pattern INSIDE =
            Pattern.compile("(/[\\w.-]*[\\w-]){2,}|[A-Z]:\\\\|Exception|java\\.|tesuji\\.|null");

    private static final String PEOPLE = "\"seats\":[{\"kind\":\"human\"},{\"kind\":\"human\"}]";

    @TempDir
    private Path home;

    private final Set<String> faults = new LinkedHashSet<>();

    @Test
    void everyRouteRefusesRubbishInASentence() throws IOException {
        fuzz(1, 30);
    }

    @Test
    @Tag("nightly")
    void everyRouteRefusesMuchMoreRubbishInASentence() throws IOException {
        fuzz(2, 600);
    }

    private void fuzz(long seed, int rounds) throws IOException {
        Map<String, JsonNode> before;
        try (TestServer server = TestServer.start(home)) {
            prepare(server);
            Rubbish rubbish = new Rubbish(seed);
            assertThat(server.routes()).hasSizeGreaterThan(30);
            for (int i = 0; i < rounds; i++) {
                for (String route : server.routes()) ask(server, rubbish.to(route));
                stopAll(server);
            }
            assertThat(faults).isEmpty();
            before = everything(server);
        }
        try (TestServer again = TestServer.start(home)) {
            assertThat(everything(again)).isEqualTo(before);
            stopAll(again);
        }
        try (Stream<Path> damaged = Files.list(home.resolve("damaged"))) {
            assertThat(damaged).isEmpty();
        }
    }

    /** Rounds to be asked about: some moves, a branch, a hidden node, a deleted round. */
    private static void prepare(TestServer server) {
        for (String game : new String[] {"tictactoe", "go:size=5", "hex:size=4", "nim"}) {
            server.post("/api/rounds", "{\"game\":\"" + game + "\"," + PEOPLE + "}");
        }
        for (String move : new String[] {"0:a1", "1:b2", "1:c3", "2:c3"}) {
            String[] parts = move.split(":");
            server.post("/api/rounds/r1/nodes/" + parts[0] + "/moves", "{\"move\":\"" + parts[1] + "\"}");
        }
        server.delete("/api/rounds/r1/nodes/3");
        server.delete("/api/rounds/r4");
    }

    private void ask(TestServer server, Rubbish.Request request) {
        byte[] body = request.body().getBytes(StandardCharsets.ISO_8859_1);
        HttpRequest sent = server.request(request.path())
                .method(request.method(), HttpRequest.BodyPublishers.ofByteArray(body))
                .header("Content-Type", request.type())
                .build();
        TestServer.Answer answer = patiently(server, sent);
        String asked =
                request.method() + " " + request.path() + " " + new String(body, StandardCharsets.UTF_8);
        String shown = asked.length() > 300 ? asked.substring(0, 300) + "…" : asked;
        objection(answer, request.method(), URLDecoder.decode(request.path(), StandardCharsets.UTF_8) + asked)
                .ifPresent(fault -> faults.add(fault + "\n    " + answer.status() + " to " + shown));
    }

    /** The server closes a connection whose request it refused before it was sent to its end; then it is sent anew. */
    private static TestServer.Answer patiently(TestServer server, HttpRequest request) {
        for (int i = 0; ; i++) {
            try {
                return server.send(request);
            } catch (UncheckedIOException closed) {
                if (i == MOST_ATTEMPTS) throw closed;
            }
        }
    }

    private Optional<String> objection(TestServer.Answer answer, String method, String asked) {
        if (answer.status() < 200 || answer.status() > 499) return Optional.of("a fault inside: " + answer.text());
        if (answer.status() < 400 || method.equals("HEAD")) return Optional.empty();
        if (!answer.text().startsWith("{\"error\":\"")) return Optional.of("no error but " + answer.text());
        String sentence = answer.json().get("error").asString();
        boolean one = sentence.endsWith(".") && sentence.length() < LONGEST_SENTENCE;
        if (!one) return Optional.of("not one sentence: " + sentence);
        if (sentence.chars().anyMatch(Character::isISOControl)) return Optional.of("control characters: " + sentence);
        boolean talkative =
                INSIDE.matcher(sentence).results().map(MatchResult::group).anyMatch(word -> !asked.contains(word));
        return talkative ? Optional.of("too much is told: " + sentence) : Optional.empty();
    }

    private static void stopAll(TestServer server) {
        for (JsonNode job : server.get("/api/jobs").json()) {
            if (!job.get("state").asString().matches("done|cancelled|failed")) {
                server.delete("/api/jobs/" + job.get("id").asString());
            }
        }
    }

    /** All rounds with all their positions, but for clocks, which go on. */
    private static Map<String, JsonNode> everything(TestServer server) {
        Map<String, JsonNode> all = new TreeMap<>();
        for (JsonNode entry : server.get("/api/rounds").json()) {
            String path = "/api/rounds/" + entry.get("id").asString();
            JsonNode round = server.get(path).json();
            all.put(path, round);
            for (JsonNode node : round.get("nodes")) {
                String place = path + "/nodes/" + node.get("node").asInt();
                all.put(place, ((ObjectNode) server.get(place).json()).without("clock"));
            }
        }
        return all;
    }
}
