package tesuji.web.browser;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.BufferedReader;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.function.DoubleSupplier;
import java.util.function.Supplier;
import java.util.stream.DoubleStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tesuji.web.TestServer;
import tools.jackson.databind.JsonNode;

/**
 * Measures what the workbench may cost and prints it beside the budget. A busy machine scatters much, so a test fails
 * at three times the budget only. {@code benchmarks/workbench-budgets} runs this and nothing else.
 */
@Tag("nightly")
final class WorkbenchBudgetsTest {
    private static final int RUNS = 5;
    private static final int PAIRS = 24;
    private static final int WATCHERS = 50;
    private static final int SEARCH_SECONDS = 3;
    private static final double MILLION = 1e6;
    private static final String PERSON = "{\"kind\":\"human\"}";
    private static final String PROGRAM = "{\"kind\":\"program\",\"player\":\"best\",\"seconds\":600}";
    private static final String WATCHING = """
            (() => {
            const plain = window.requestAnimationFrame.bind(window);
            window.drawn = [];
            window.requestAnimationFrame = (action) => plain((time) => {
              const begin = performance.now();
              action(time);
              document.body?.getBoundingClientRect();
              window.drawn.push(performance.now() - begin);
            });
            const look = () => {
              if (document.querySelector('[role=gridcell]')) window.usable = performance.now();
              else plain(look);
            };
            plain(look);
            })();
            """;

    @TempDir
    private Path home;

    @TempDir
    private Path other;

    private static double median(DoubleStream values) {
        double[] sorted = values.sorted().toArray();
        return sorted[sorted.length / 2];
    }

    private static double repeated(DoubleSupplier measure) {
        return median(DoubleStream.generate(measure).limit(RUNS));
    }

    /** Prints a number beside its budget. */
    private static void report(String what, double measured, double budget, String unit) {
        String verdict = measured <= budget ? "kept" : "MISSED";
        System.out.printf(Locale.ROOT, "%-44s %10.1f %-4s of %8.0f  %s%n", what, measured, unit, budget, verdict);
        assertThat(measured).as(what).isLessThan(3 * budget);
    }

    @Test
    void startAndHeap() throws IOException, InterruptedException {
        List<Double> ready = new ArrayList<>();
        List<Double> held = new ArrayList<>();
        for (int i = 0; i < RUNS; i++) {
            Process process = new ProcessBuilder(
                            Path.of(System.getProperty("java.home"), "bin", "java")
                                    .toString(),
                            "-cp",
                            System.getProperty("java.class.path"),
                            StartedWorkbench.class.getName(),
                            home.toString())
                    .redirectError(ProcessBuilder.Redirect.DISCARD)
                    .start();
            try (BufferedReader said = process.inputReader(StandardCharsets.UTF_8)) {
                String[] words = String.valueOf(said.readLine()).split(" ");
                ready.add(Double.parseDouble(words[1]));
                held.add(Double.parseDouble(words[2]) / MILLION);
            } finally {
                process.destroy();
                process.waitFor();
            }
        }
        report("server ready after the start of Java", median(ready.stream().mapToDouble(x -> x)), 1500, "ms");
        report("heap at rest", median(held.stream().mapToDouble(x -> x)), 40, "MB");
    }

    @Test
    void tenThousandRounds() throws IOException {
        try (TestServer server = TestServer.start(home)) {
            begin(server, "tictactoe", PERSON);
            String line = Files.readString(home.resolve("rounds/r1.jsonl"));
            for (int i = 2; i <= 10_000; i++) {
                Files.writeString(home.resolve("rounds/r" + i + ".jsonl"), line.replace("\"r1\"", "\"r" + i + "\""));
            }
            double first = millis(() -> server.get("/api/rounds"));
            System.out.printf(Locale.ROOT, "  the first time, when every file is read: %.0f ms%n", first);
            report("10,000 rounds listed", repeated(() -> millis(() -> server.get("/api/rounds"))), 300, "ms");
        }
    }

    private static double millis(Runnable action) {
        long begin = System.nanoTime();
        action.run();
        return (System.nanoTime() - begin) / MILLION;
    }

    private static String begin(TestServer server, String game, String first) {
        return server.post("/api/rounds", "{\"game\":\"" + game + "\",\"seats\":[" + first + "," + PERSON + "]}")
                .json()
                .get("id")
                .asString();
    }

    private static String submit(TestServer server, String round, String kind, String more) {
        return server.post(
                        "/api/jobs", "{\"kind\":\"" + kind + "\",\"round\":\"" + round + "\",\"node\":0" + more + "}")
                .json()
                .get("id")
                .asString();
    }

    private static JsonNode await(TestServer server, String job, String state) {
        while (true) {
            JsonNode answer = server.get("/api/jobs/" + job).json();
            if (answer.get("state").asString().equals(state)) return answer;
            LockSupport.parkNanos(1_000_000);
        }
    }

    @Test
    void cancelling() {
        try (TestServer server = TestServer.start(home)) {
            String round = begin(server, "go:size=19", PERSON);
            String four = begin(server, "connectfour", PERSON);
            String playing = begin(server, "go:size=9", PERSON);
            String seats = "{\"seats\":[" + PROGRAM + "," + PERSON + "]}";
            cancel(server, "analysis", () -> submit(server, round, "analysis", ",\"ownership\":true"));
            cancel(server, "review", () -> submit(server, round, "review", ",\"seconds\":600"));
            cancel(
                    server,
                    "retrograde solve",
                    () -> submit(server, four, "solve", ",\"solve\":{\"method\":\"retrograde\",\"megabytes\":200}"));
            cancel(
                    server,
                    "proof-number solve",
                    () -> submit(server, four, "solve", ",\"solve\":{\"method\":\"dfpn\"}"));
            cancel(server, "reply", () -> {
                server.put("/api/rounds/" + playing + "/seats?node=0", seats);
                JsonNode jobs = server.get("/api/jobs").json();
                return jobs.get(jobs.size() - 1).get("id").asString();
            });
        }
    }

    private static void cancel(TestServer server, String what, Supplier<String> starting) {
        double slowest = 0;
        for (int i = 0; i < RUNS; i++) {
            String job = starting.get();
            await(server, job, "running");
            LockSupport.parkNanos(TimeUnit.MILLISECONDS.toNanos(500));
            slowest = Math.max(slowest, millis(() -> {
                server.delete("/api/jobs/" + job);
                await(server, job, "cancelled");
            }));
        }
        report("cancelling, " + what + ", slowest of " + RUNS, slowest, 300, "ms");
    }

    /** The readers run in this process, too, so that they cost more than real ones. */
    @Test
    void watchers() {
        List<Double> ratios = new ArrayList<>();
        try (TestServer server = TestServer.start(home)) {
            String round = begin(server, "go:size=19", PERSON);
            searched(server, round, 0);
            for (int i = 0; i < PAIRS; i++) {
                boolean watchedFirst = i % 2 == 1;
                double first = searched(server, round, watchedFirst ? WATCHERS : 0);
                double second = searched(server, round, watchedFirst ? 0 : WATCHERS);
                ratios.add(100 * (1 - (watchedFirst ? first / second : second / first)));
            }
        }
        double mean = ratios.stream().mapToDouble(x -> x).average().orElseThrow();
        double squares =
                ratios.stream().mapToDouble(x -> (x - mean) * (x - mean)).sum();
        double error = Math.sqrt(squares / (PAIRS - 1) / PAIRS);
        System.out.println("  single runs: " + ratios.stream().map(Math::round).toList() + " %");
        System.out.printf(Locale.ROOT, "  their mean has a standard error of %.1f %%%n", error);
        report("50 watchers slow a search by", Math.max(0, mean), 5, "%");
    }

    private static double searched(TestServer server, String round, int watchers) {
        String job = submit(server, round, "analysis", ",\"ownership\":true,\"seconds\":" + SEARCH_SECONDS);
        List<WebSocket> sockets = new ArrayList<>();
        HttpClient client = HttpClient.newHttpClient();
        for (int i = 0; i < watchers; i++) {
            WebSocket socket = client.newWebSocketBuilder()
                    .header("Origin", server.base())
                    .subprotocols("tesuji", "key." + server.key())
                    .buildAsync(
                            URI.create("ws://127.0.0.1:" + server.port() + "/api/live"), new WebSocket.Listener() {})
                    .join();
            socket.sendText("{\"watch\":\"" + job + "\"}", true).join();
            sockets.add(socket);
        }
        double steps = await(server, job, "done").get("frame").get("steps").asDouble();
        sockets.forEach(WebSocket::abort);
        return steps;
    }

    @Test
    void page() {
        assumeTrue(Browser.isInstalled(), "no browser");
        try (TestServer server = TestServer.start(home);
                Browser browser = Browser.start(other)) {
            browser.driver().executeCdpCommand("Page.addScriptToEvaluateOnNewDocument", Map.of("source", WATCHING));
            String round = begin(server, "go:size=19", PERSON);
            browser.open(server.address(), 1400, 900);
            String address = server.base() + "/#/play/" + round + "/n0";
            List<Double> paint = new ArrayList<>();
            List<Double> usable = new ArrayList<>();
            for (int i = 0; i < RUNS; i++) {
                browser.driver().executeCdpCommand("Network.clearBrowserCache", Map.of());
                browser.open(address, 1400, 900);
                browser.await("a board", () -> number(browser, "window.usable ?? 0") > 0);
                paint.add(number(browser, "performance.getEntriesByName('first-contentful-paint')[0].startTime"));
                usable.add(number(browser, "window.usable"));
            }
            report("first contentful paint", median(paint.stream().mapToDouble(x -> x)), 300, "ms");
            report("board usable", median(usable.stream().mapToDouble(x -> x)), 500, "ms");
            String all = "[...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]";
            report("requests of the first view", number(browser, all + ".length"), 25, "");
            String bytes = ".reduce((s, e) => s + e.encodedBodySize, 0)";
            String files = all + ".filter((e) => !e.name.includes('/api/'))";
            report("its files, compressed", number(browser, files + bytes) / 1000, 60, "kB");
            System.out.printf(
                    Locale.ROOT, "  with the position and its players: %.1f kB%n", number(browser, all + bytes) / 1000);
            clicks(browser);
            frames(server, browser, round);
        }
    }

    private static double number(Browser browser, String expression) {
        return ((Number) browser.script("return " + expression)).doubleValue();
    }

    /** The page changes within a frame; the message that is sent then arrives when the frame has been drawn. */
    private static void clicks(Browser browser) {
        List<Double> times = new ArrayList<>();
        for (int i = 0; i < 2 * RUNS; i++) {
            Object time = browser.driver().executeAsyncScript("""
                    const done = arguments[arguments.length - 1];
                    const cells = [...document.querySelectorAll('[role=gridcell]')];
                    const cell = cells.find((each) => each.getAttribute('aria-label').includes('empty'));
                    const name = cell.getAttribute('aria-label');
                    const begin = performance.now();
                    const drawn = new MessageChannel();
                    drawn.port1.onmessage = () => done(performance.now() - begin);
                    new MutationObserver(() => {
                      if (cell.getAttribute('aria-label') !== name) drawn.port2.postMessage(null);
                    }).observe(cell, { attributes: true });
                    cell.dispatchEvent(new MouseEvent('click', { bubbles: true }));
                    """);
            times.add(Double.valueOf(String.valueOf(time)));
        }
        report("click to drawn answer", median(times.stream().mapToDouble(x -> x)), 50, "ms");
    }

    private static void frames(TestServer server, Browser browser, String round) {
        browser.driver().get(server.base() + "/#/analyse/" + round + "/n0");
        browser.await("the start", () -> browser.has("[role=gridcell]") && number(browser, "window.drawn.length") > 0);
        String job = submit(server, round, "analysis", ",\"ownership\":true");
        LockSupport.parkNanos(TimeUnit.SECONDS.toNanos(1));
        browser.script("window.drawn = []");
        long begin = System.nanoTime();
        browser.await("forty frames", () -> number(browser, "window.drawn.length") >= 40);
        double seconds = (System.nanoTime() - begin) / 1e9;
        String median = "window.drawn.sort((a, b) => a - b)[window.drawn.length >> 1]";
        report("live frame 19×19, median", number(browser, median), 8, "ms");
        System.out.printf(Locale.ROOT, "  %.1f frames a second%n", 40 / seconds);
        server.delete("/api/jobs/" + job);
    }
}
