package tesuji.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** The workbench as processes of their own: two at once, and one that is killed in the middle of a game. */
@Timeout(300)
final class WorkbenchProcessTest {
    private static final String OPEN = "Tesuji is open: ";
    private static final String RUNS = "Tesuji runs already: ";

    @TempDir
    private Path home;

    private final Program program = new Program();
    private final HttpClient client = HttpClient.newHttpClient();

    @AfterEach
    void leaveNothingRunning() {
        program.close();
    }

    private Process start() throws IOException {
        return program.start("--home", home.toString(), "--port", "0");
    }

    private static String firstLine(Process process) throws IOException {
        BufferedReader out = process.inputReader(StandardCharsets.UTF_8);
        return String.valueOf(out.readLine());
    }

    private JsonNode send(String address, String path, HttpRequest.BodyPublisher body) throws Exception {
        URI page = URI.create(address);
        String key = page.getFragment().substring("k=".length());
        HttpRequest.Builder request = HttpRequest.newBuilder(page.resolve(path)).header("X-Tesuji-Key", key);
        boolean isQuestion = body.contentLength() == 0;
        HttpRequest sent = isQuestion ? request.build() : request.POST(body).build();
        HttpResponse<String> answer = client.send(sent, HttpResponse.BodyHandlers.ofString());
        assertThat(answer.statusCode()).as(answer.body()).isBetween(200, 299);
        return JsonMapper.shared().readTree(answer.body());
    }

    private JsonNode post(String address, String path, String body) throws Exception {
        return send(address, path, HttpRequest.BodyPublishers.ofString(body));
    }

    /** Whichever takes the folder opens the page, and the other waits for its address. */
    @Test
    void ofTwoThatStartAtOnceOneFindsTheOther() throws Exception {
        Process one = start();
        Process other = start();
        String first = firstLine(one);
        String second = firstLine(other);
        String open = first.startsWith(OPEN) ? first : second;
        String found = first.startsWith(OPEN) ? second : first;
        assertThat(open).startsWith(OPEN + "http://127.0.0.1:");
        assertThat(found).isEqualTo(RUNS + open.substring(OPEN.length()));
    }

    @Test
    void aMoveThatWasAnsweredSurvivesAKill() throws Exception {
        Process killed = start();
        String before = firstLine(killed).substring(OPEN.length());
        String seats = "\"seats\":[{\"kind\":\"human\"},{\"kind\":\"human\"}]";
        String round = post(before, "/api/rounds", "{\"game\":\"go:size=5\"," + seats + "}")
                .get("id")
                .asString();
        post(before, "/api/rounds/" + round + "/nodes/0/moves", "{\"move\":\"C3\"}");
        killed.destroyForcibly().waitFor();

        String after = firstLine(start());
        assertThat(after).startsWith(OPEN);
        JsonNode kept =
                send(after.substring(OPEN.length()), "/api/rounds/" + round, HttpRequest.BodyPublishers.noBody());
        assertThat(kept.get("nodes").toString()).contains("C3");
    }
}
