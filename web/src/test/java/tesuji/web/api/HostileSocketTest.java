package tesuji.web.api;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tesuji.web.TestServer;

/** Sockets that do what no page does. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
final class HostileSocketTest {
    private static final int LONG_FRAME = 100_000;

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

    private RawSocket opened() throws IOException {
        RawSocket socket = new RawSocket(server);
        assertThat(socket.ask(RawSocket.upgrade(server))).contains("101");
        return socket;
    }

    private static void await(String what, BooleanSupplier condition) {
        long end = System.nanoTime() + 60_000_000_000L;
        while (!condition.getAsBoolean()) {
            assertThat(System.nanoTime()).as(what).isLessThan(end);
            Thread.onSpinWait();
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"Host", "Origin", "Sec-WebSocket-Protocol", "Sec-WebSocket-Key", "Sec-WebSocket-Version"})
    void anUpgradeWithoutOneOfItsHeadersIsRefused(String header) throws IOException {
        try (RawSocket socket = new RawSocket(server)) {
            String lines = RawSocket.upgrade(server).replaceAll("\n" + header + ": [^\n]*", "");
            assertThat(socket.ask(lines)).startsWith("HTTP/1.1 4");
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"http://127.0.0.1", "http://127.0.0.1:1", "null", "https://127.0.0.1", "file://", ""})
    void anUpgradeFromAnotherPageIsRefused(String origin) throws IOException {
        try (RawSocket socket = new RawSocket(server)) {
            String lines = RawSocket.upgrade(server).replaceAll("\nOrigin: [^\n]*", "\nOrigin: " + origin);
            assertThat(socket.ask(lines)).startsWith("HTTP/1.1 403");
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "null",
                "[]",
                "7",
                "{",
                "{\"watch\":\"r1\",\"after\":1e99}",
                "{\"x\":1}",
                "{\"watch\":[[[[[[]]]]]]}",
                "{\"watch\":\"LONG\"}",
                "LONG",
                "LONGLONGLONGLONGLONGLONGLONGLONGLONG"
            })
    void rubbishClosesItsSocketAndNoOther(String text) throws IOException {
        try (RawSocket other = opened();
                RawSocket socket = opened()) {
            other.send("{\"watch\":\"r1\"}");
            assertThat(socket.isClosedBy(text.replace("LONG", "x".repeat(20_000))))
                    .isTrue();
            other.send("{\"watch\":\"r2\"}");
            server.feed().event("r1", "changed", "x");
        }
        assertThat(server.get("/api/about").status()).isEqualTo(200);
    }

    @Test
    void framesThatBreakTheProtocolCloseTheSocket() throws IOException {
        for (int kind : new int[] {0, 3, 11, 15}) {
            try (RawSocket socket = opened()) {
                assertThat(socket.isClosedBy(kind, "x".getBytes(StandardCharsets.US_ASCII)))
                        .as("kind " + kind)
                        .isTrue();
            }
        }
    }

    @Test
    void aSocketThatWatchesThousandsOfTopicsIsClosed() throws IOException {
        try (RawSocket socket = opened()) {
            try {
                for (int i = 0; i < 5_000; i++) socket.send("{\"watch\":\"j" + i + "\"}");
            } catch (IOException closed) {
                assertThat(closed).hasMessageMatching("(?i).*(reset|broken pipe|closed).*");
            }
            assertThat(socket.isClosedSoon()).isTrue();
        }
    }

    /** The analysis goes on, one frame waits, and a reader who misses events is given up. */
    @Test
    void aReaderWhoStopsReadingCostsNextToNothing() throws IOException {
        String round = server.post(
                        "/api/rounds",
                        "{\"game\":\"hex:size=7\",\"seats\":[{\"kind\":\"human\"},{\"kind\":\"human\"}]}")
                .json()
                .get("id")
                .asString();
        String job = server.post("/api/jobs", "{\"kind\":\"analysis\",\"round\":\"" + round + "\",\"node\":0}")
                .json()
                .get("id")
                .asString();
        try (RawSocket stuck = opened()) {
            stuck.send("{\"watch\":\"" + job + "\"}");
            await("frames", () -> server.get("/api/jobs/" + job).json().has("frame"));
            // what the operating system keeps for the reader is soon full of frames of this length
            await("a full socket", () -> {
                server.feed().frame(job, "x".repeat(LONG_FRAME));
                return server.feed().waiting() > 0;
            });
            int most = 0;
            for (int i = 0; i < 1_000; i++) {
                server.feed().frame(job, "x".repeat(LONG_FRAME));
                most = Math.max(most, server.feed().waiting());
            }
            assertThat(most).isLessThanOrEqualTo(1);
            // what the operating system keeps may have grown meanwhile; when that is full, too, one frame waits
            await("one frame that waits", () -> {
                server.feed().frame(job, "x".repeat(LONG_FRAME));
                return server.feed().waiting() == 1;
            });
            assertThat(server.feed().readers()).isEqualTo(1);
            long steps = steps(job);
            await("a search that goes on", () -> steps(job) > steps);
            // what the operating system keeps may grow meanwhile, so one load of events may fit into it
            await("a reader given up", () -> {
                for (int i = 0; i < 600; i++) server.feed().event(job, "job", "x".repeat(1_000));
                return server.feed().readers() == 0;
            });
            assertThat(server.feed().waiting()).isZero();
        } finally {
            server.delete("/api/jobs/" + job);
        }
    }

    private long steps(String job) {
        return server.get("/api/jobs/" + job).json().get("frame").get("steps").asLong();
    }
}
