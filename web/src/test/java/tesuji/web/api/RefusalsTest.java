package tesuji.web.api;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.OutputStream;
import java.net.Socket;
import java.net.http.HttpRequest;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tesuji.web.TestServer;

/** What was once answered by a fault, a page of the server, or more than a sentence. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
final class RefusalsTest {
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

    private static String error(TestServer.Answer answer) {
        return answer.json().get("error").asString();
    }

    @Test
    void aCharacterSetThatDoesNotExistChangesNothing() {
        HttpRequest request = server.request("/api/rounds")
                .header("Content-Type", "application/json; charset=none")
                .POST(HttpRequest.BodyPublishers.ofString(
                        "{\"game\":\"nim\",\"seats\":[{\"kind\":\"human\"},{\"kind\":\"human\"}]}"))
                .build();
        assertThat(server.send(request).status()).isEqualTo(201);
    }

    @Test
    void whatARefusalRepeatsIsVisibleAndOnOneLine() {
        TestServer.Answer answer = server.get("/api/players?game=a%0D%1B%E2%80%AEb");
        assertThat(answer.status()).isEqualTo(400);
        assertThat(error(answer)).startsWith("\"a???b\" is not a game");
    }

    @Test
    void aRefusalIsShortHoweverLongTheRequest() {
        TestServer.Answer answer = server.post("/api/files", "{" + "x".repeat(100_000) + "}");
        assertThat(answer.status()).isEqualTo(400);
        assertThat(error(answer)).hasSizeLessThan(310).endsWith("….");
    }

    @Test
    void anAddressThatDoesNotExistIsRefusedInASentence() {
        TestServer.Answer answer = server.get("/api/nothing");
        assertThat(answer.status()).isEqualTo(404);
        assertThat(error(answer)).isEqualTo("There is nothing under this address.");
    }

    /** None of these comes as far as our routes. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "GET /api/rounds/%00 HTTP/1.1\r\nHost: HOST\r\n\r\n",
                "GET /%zz HTTP/1.1\r\nHost: HOST\r\n\r\n",
                "GET / HTTP/1.1\r\n\r\n",
                "\u0016\u0003\u0001\r\n\r\n",
                "GET /../../key HTTP/1.1\r\nHost: HOST\r\n\r\n",
                "POST /api/rounds HTTP/1.1\r\nHost: HOST\r\nContent-Length: -5\r\n\r\n",
                "POST /api/rounds HTTP/1.1\r\nHost: HOST\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n",
                "GET / HTTP/1.1\r\nHost: HOST\r\nX: LONG\r\n\r\n"
            })
    void whatIsNoRequestIsRefusedWithoutTellingAnything(String text) throws IOException {
        String answer = raw(text.replace("HOST", "127.0.0.1:" + server.port()).replace("LONG", "x".repeat(20_000)));
        assertThat(answer)
                .startsWith("HTTP/1.1 4")
                .doesNotContain("Jetty", "<html", "\tat ", home.toString(), server.key());
    }

    /** The rest of the body never comes. */
    @Test
    void aRequestThatEndsInTheMiddleHarmsNobody() throws IOException {
        for (int i = 0; i < 20; i++) {
            try (Socket socket = new Socket("127.0.0.1", server.port())) {
                OutputStream out = socket.getOutputStream();
                out.write(("POST /api/rounds HTTP/1.1\r\nHost: 127.0.0.1:" + server.port() + "\r\nX-Tesuji-Key: "
                                + server.key() + "\r\nContent-Length: 1000\r\n\r\n{\"game\":")
                        .getBytes(StandardCharsets.US_ASCII));
                out.flush();
            }
        }
        assertThat(server.get("/api/about").status()).isEqualTo(200);
    }

    private String raw(String text) throws IOException {
        try (Socket socket = new Socket("127.0.0.1", server.port())) {
            socket.setSoTimeout(20_000);
            socket.getOutputStream().write(text.getBytes(StandardCharsets.ISO_8859_1));
            socket.getOutputStream().flush();
            byte[] begin = new byte[8_000];
            int length = Math.max(0, socket.getInputStream().readNBytes(begin, 0, 1));
            length += Math.max(0, socket.getInputStream().read(begin, 1, begin.length - 1));
            return new String(begin, 0, length, StandardCharsets.ISO_8859_1);
        }
    }
}
