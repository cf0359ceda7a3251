package tesuji.web;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.jspecify.annotations.Nullable;
import tesuji.games.Games;
import tesuji.web.gate.RequestGate;
import tesuji.web.live.LiveFeed;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** A workbench on a free port, and a client that has its key. */
public final class TestServer implements AutoCloseable {
    private static final Logger QUIET = Logger.getLogger("");
    private static final JsonMapper MAPPER = JsonMapper.builder().build();

    private final WorkbenchServer server;
    private final HttpClient client = HttpClient.newHttpClient();
    private final String key;

    private TestServer(WorkbenchServer server) {
        this.server = server;
        key = server.address().substring(server.address().indexOf("#k=") + 3);
    }

    public static TestServer start(Path home) {
        return start(home, Map.of());
    }

    /** A workbench whose owner registered these programs. */
    public static TestServer start(Path home, Map<String, String> engines) {
        return start(home, engines, null);
    }

    /** A workbench that shows the reports of this folder. */
    public static TestServer start(Path home, Map<String, String> engines, @Nullable Path results) {
        QUIET.setLevel(Level.WARNING);
        HomeFolder folder = HomeFolder.take(home).orElseThrow();
        ServerOptions options = new ServerOptions(ServerOptions.LOOPBACK, 0, true, engines, 1, results);
        return new TestServer(WorkbenchServer.start(folder, Games.library(), options));
    }

    public String base() {
        return "http://127.0.0.1:" + server.port();
    }

    public String address() {
        return server.address();
    }

    /** Everything that can be asked, as in {@code GET /api/rounds/{round}}. */
    public List<String> routes() {
        return server.routes();
    }

    /** What happens is told here. */
    public LiveFeed feed() {
        return server.feed();
    }

    public int port() {
        return server.port();
    }

    public String key() {
        return key;
    }

    /** What came back. */
    public record Answer(int status, String text) {
        public JsonNode json() {
            return MAPPER.readTree(text);
        }
    }

    public HttpRequest.Builder request(String path) {
        return HttpRequest.newBuilder(URI.create(base() + path)).header(RequestGate.KEY_HEADER, key);
    }

    public Answer send(HttpRequest request) {
        HttpResponse<String> response = whole(request);
        return new Answer(response.statusCode(), response.body());
    }

    public HttpResponse<String> whole(HttpRequest request) {
        try {
            return client.send(request, HttpResponse.BodyHandlers.ofString());
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(stopped);
        }
    }

    public Answer get(String path) {
        return send(request(path).build());
    }

    public Answer post(String path, String body) {
        return send(
                request(path).POST(HttpRequest.BodyPublishers.ofString(body)).build());
    }

    public Answer put(String path, String body) {
        return send(request(path).PUT(HttpRequest.BodyPublishers.ofString(body)).build());
    }

    public Answer delete(String path) {
        return send(request(path).DELETE().build());
    }

    @Override
    public void close() {
        server.close();
    }
}
