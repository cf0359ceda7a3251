package tesuji.app.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringReader;
import java.io.StringWriter;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tesuji.app.Transcript;
import tesuji.app.command.InterruptibleRun;
import tesuji.app.terminal.Console;
import tesuji.app.terminal.PlainLines;
import tesuji.app.terminal.Style;
import tesuji.games.Games;

final class WebRunTest {
    private static final Pattern ADDRESS =
            Pattern.compile("Tesuji is open: (http://127.0.0.1:[0-9]+/)#k=[0-9a-f]{32}\n");

    @TempDir
    private Path home;

    @Test
    void servesThePageUntilItIsStoppedAndASecondStartFindsTheFirst() throws Exception {
        StringWriter out = new StringWriter();
        PrintWriter printed = new PrintWriter(out, true);
        Console console = new Console(
                printed, printed, new PlainLines(new StringReader(""), printed, true), Style.PLAIN, false, false);
        try (InterruptibleRun run = new InterruptibleRun()) {
            CompletableFuture<Integer> code = CompletableFuture.supplyAsync(
                    () -> Transcript.run(Games.library(), console, run, "--home", home.toString(), "--port", "0"));
            while (!out.toString().contains("Ctrl-C")) {
                assertThat(code).as(out.toString()).isNotDone();
                TimeUnit.MILLISECONDS.sleep(50);
            }
            Matcher told = ADDRESS.matcher(out.toString());
            assertThat(told.find()).as(out.toString()).isTrue();
            HttpResponse<String> page = HttpClient.newHttpClient()
                    .send(
                            HttpRequest.newBuilder(URI.create(told.group(1))).build(),
                            HttpResponse.BodyHandlers.ofString());
            assertThat(page.body()).contains("<title>Tesuji</title>");

            Transcript second = Transcript.of(Games.library(), "", "--home", home.toString());
            assertThat(second.code()).isZero();
            assertThat(second.out()).startsWith("Tesuji runs already: " + told.group(1));

            run.stop();
            assertThat(code.get(30, TimeUnit.SECONDS)).isZero();
        }
    }

    @Test
    void otherMachinesAreLetInOnlyOnPurpose() {
        assertThat(Transcript.of(Games.library(), "", "--host", "0.0.0.0", "--home", home.toString()))
                .isEqualTo(new Transcript(
                        2,
                        "",
                        "tesuji: --host 0.0.0.0 lets other machines in; add --allow-remote if that is meant.\n"));
        assertThat(Transcript.of(Games.library(), "", "--port", "70000").err())
                .isEqualTo("tesuji: --port must be between 0 and 65535, not 70000.\n");
        assertThat(Transcript.of(Games.library(), "", "--engine", "a b=gtp:x").err())
                .contains("is no name");
        assertThat(Transcript.of(Games.library(), "", "--results", "no-such-folder"))
                .isEqualTo(new Transcript(2, "", "tesuji: --results: there is no folder no-such-folder.\n"));
    }
}
