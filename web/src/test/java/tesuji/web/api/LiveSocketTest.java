package tesuji.web.api;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.WebSocket;
import java.net.http.WebSocketHandshakeException;
import java.nio.file.Path;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tesuji.web.TestServer;

/** The socket and the files of a running server, from outside. */
final class LiveSocketTest {
    private static final String PEOPLE = "\"seats\":[{\"kind\":\"human\"},{\"kind\":\"human\"}]";

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

    /** Hears whole texts. */
    private static final class Ear implements WebSocket.Listener {
        final BlockingQueue<String> heard = new LinkedBlockingQueue<>();
        private final StringBuilder part = new StringBuilder();

        @Override
        public CompletionStage<?> onText(WebSocket socket, CharSequence text, boolean last) {
            part.append(text);
            if (last) {
                heard.add(part.toString());
                part.setLength(0);
            }
            return WebSocket.Listener.super.onText(socket, text, last);
        }

        @Override
        public CompletionStage<?> onClose(WebSocket socket, int code, String reason) {
            heard.add("closed " + code);
            return WebSocket.Listener.super.onClose(socket, code, reason);
        }

        String next() throws InterruptedException {
            return String.valueOf(heard.poll(20, TimeUnit.SECONDS));
        }
    }

    private WebSocket open(Ear ear, String origin, String... protocols) throws Exception {
        WebSocket.Builder builder = HttpClient.newHttpClient().newWebSocketBuilder();
        if (!origin.isEmpty()) builder.header("Origin", origin);
        if (protocols.length > 0) builder.subprotocols("tesuji", protocols);
        return builder.buildAsync(URI.create(server.base().replace("http:", "ws:") + "/api/live"), ear)
                .get();
    }

    @Test
    void aPageHearsOfMovesInItsRound() throws Exception {
        String round = server.post("/api/rounds", "{\"game\":\"tictactoe\"," + PEOPLE + "}")
                .json()
                .get("id")
                .asString();
        Ear ear = new Ear();
        WebSocket socket = open(ear, server.base(), "key." + server.key());
        assertThat(socket.getSubprotocol()).isEqualTo("tesuji");
        socket.sendText("{\"watch\":\"" + round + "\"}", true).join();
        // the wish and the move go different ways, so the move is made until it is heard of
        for (String move : new String[] {"a1", "b1", "c1", "a2", "b2", "c2"}) {
            server.post("/api/rounds/" + round + "/nodes/0/moves", "{\"move\":\"" + move + "\"}");
        }
        assertThat(ear.next())
                .startsWith("{\"topic\":\"" + round + "\",\"seq\":")
                .contains("\"kind\":\"changed\"");
        socket.abort();
    }

    @Test
    void foreignPagesAndThoseWithoutTheKeyGetNoSocket() {
        String key = "key." + server.key();
        for (String[] wrong :
                new String[][] {{"http://example.org", key}, {"", key}, {server.base(), "key.0"}, {server.base()}}) {
            String[] protocols = wrong.length == 1 ? new String[0] : new String[] {wrong[1]};
            assertThatThrownBy(() -> open(new Ear(), wrong[0], protocols))
                    .isInstanceOf(ExecutionException.class)
                    .cause()
                    .isInstanceOfSatisfying(
                            WebSocketHandshakeException.class,
                            refused -> assertThat(refused.getResponse().statusCode())
                                    .isEqualTo(403));
        }
    }

    @Test
    void rubbishClosesTheSocketAndNothingElse() throws Exception {
        Ear ear = new Ear();
        WebSocket socket = open(ear, server.base(), "key." + server.key());
        socket.sendText("rubbish", true).join();
        assertThat(ear.next()).isEqualTo("closed 1008");
        assertThat(server.get("/api/rounds").status()).isEqualTo(200);
    }

    @Test
    void everyAnswerForbidsWhatThePageDoesNotNeed() {
        for (String path : new String[] {"/", "/main.js", "/api/games", "/api/nothing"}) {
            HttpResponse<String> answer = server.whole(server.request(path).build());
            assertThat(answer.headers().firstValue("Content-Security-Policy").orElse(""))
                    .as(path)
                    .contains("default-src 'none'", "script-src 'self'", "require-trusted-types-for 'script'")
                    .doesNotContain("unsafe");
            assertThat(answer.headers().firstValue("X-Content-Type-Options")).hasValue("nosniff");
        }
    }

    @Test
    void filesOfThePageNeedNoKeyButEverythingElseDoes() {
        HttpRequest page =
                HttpRequest.newBuilder(URI.create(server.base() + "/")).build();
        assertThat(server.send(page).status()).isEqualTo(200);
        HttpRequest games =
                HttpRequest.newBuilder(URI.create(server.base() + "/api/games")).build();
        assertThat(server.send(games).status()).isEqualTo(403);
        HttpRequest foreign = server.request("/api/games")
                .header("Origin", "http://example.org")
                .build();
        assertThat(server.send(foreign).status()).isEqualTo(403);
        assertThat(server.send(server.request("/../key").build()).text()).doesNotContain(server.key());
        assertThat(server.send(server.request("/%2e%2e/key").build()).text()).doesNotContain(server.key());
    }
}
