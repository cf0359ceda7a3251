package tesuji.web.api;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tesuji.web.TestServer;
import tesuji.web.lab.KeptReports;
import tools.jackson.databind.JsonNode;

/** What commands left, asked for as the page asks for it, and as somebody would who wants other files. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
final class ResultRoutesTest {
    private static final String RESULTS = "/api/lab/results";
    private static final String SECRET = "what nobody should read";

    @TempDir
    private static Path home;

    @TempDir
    private static Path folder;

    @TempDir
    private static Path elsewhere;

    private TestServer server;

    @BeforeAll
    void start() throws IOException {
        KeptReports.tournament(
                folder.resolve("autumn").resolve("three"), "'players': ['uct', 'flat', 'random'], 'games': 4");
        KeptReports.tuning(folder);
        KeptReports.tuning(elsewhere);
        Files.createSymbolicLink(folder.resolve("link"), elsewhere);
        Files.createSymbolicLink(folder.resolve("away-summary.json"), elsewhere.resolve("tune-summary.json"));
        leave("forged", SECRET);
        Path secret = Files.writeString(elsewhere.resolve("secret.html"), SECRET);
        Files.copy(folder.resolve("tune-summary.json"), folder.resolve("linked-summary.json"));
        Files.createSymbolicLink(folder.resolve("linked.html"), secret);
        leave("large", "<!DOCTYPE html>\n" + " ".repeat(4 << 20));
        Files.writeString(folder.resolve("torn-summary.json"), "{\"experiment\":");
        Files.writeString(folder.resolve("torn.html"), SECRET);
        KeptReports.tuning(folder.resolve(".hidden"));
        server = TestServer.start(home, Map.of(), folder);
    }

    /** A page that is none of ours, with a summary that is. */
    private static void leave(String name, String page) throws IOException {
        Files.writeString(folder.resolve(name + ".html"), page);
        Files.writeString(folder.resolve(name + "-summary.json"), """
                {"experiment":"../tune","source":"x","question":"?","answer":"!","circumstances":"","picture":"/etc/x"}
                """);
    }

    @AfterAll
    void stop() {
        server.close();
    }

    private JsonNode line(String name) {
        for (JsonNode each : server.get(RESULTS).json().get("results"))
            if (each.get("name").asString().equals(name)) return each;
        throw new AssertionError("no " + name);
    }

    private String id(String name) {
        return line(name).get("id").asString();
    }

    @Test
    void reportsAreListedWithTheFolderTheyLieInAndLinksAreNot() {
        List<String> found = server.get(RESULTS)
                .json()
                .get("results")
                .valueStream()
                .map(each -> each.get("kind").asString() + " "
                        + each.get("folder").asString() + " " + each.get("name").asString())
                .toList();
        assertThat(found)
                .containsExactlyInAnyOrder(
                        "tournament autumn / three tournament",
                        "tune  tune",
                        "experiment  forged",
                        "experiment  large");
        assertThat(server.get(RESULTS).text()).doesNotContain(folder.toString()).doesNotContain(home.toString());
    }

    @Test
    void aTournamentHasItsTablesAndPictures() {
        JsonNode answer = server.get(RESULTS + "/" + id("tournament")).json();
        JsonNode report = answer.get("report");
        assertThat(answer.get("result").get("folder").asString()).isEqualTo("autumn / three");
        assertThat(report.get("tables")
                        .valueStream()
                        .map(table -> table.get("name").asString()))
                .containsExactly("standings", "cross-table", "pairs", "ratings", "players");
        assertThat(report.get("tables").get(3).get("columns").toString())
                .startsWith("[\"#\",\"PLAYER\",\"RATING\",\"ERROR\",\"POINTS\",\"PLAYED\",\"(%)\",\"CFS(%)\"");
        assertThat(report.get("pictures")).hasSize(1);
        assertThat(report.get("answer").asString()).contains(" is first, with ");
        assertThat(answer.toString()).doesNotContain(folder.toString());
    }

    @Test
    void thePageItselfIsKeptAsAFile() {
        HttpResponse<String> page = server.whole(
                server.request(RESULTS + "/" + id("tune") + "/page").build());
        assertThat(page.headers().firstValue("Content-Disposition")).hasValue("attachment; filename=\"tune.html\"");
        assertThat(page.body()).startsWith("<!DOCTYPE html>").contains("exploration = 0.8");
    }

    /** Nothing that is no id is ever a place. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "tune",
                "tune.html",
                "..%2Ftune",
                "..%2F..%2Fetc%2Fpasswd",
                "%2Fetc%2Fpasswd",
                "autumn%2Fthree%2Ftournament",
                "..",
                "%2e%2e",
                "0000000000000000",
                "%00",
                "link",
            })
    void placesAreNoIds(String place) {
        for (String path : List.of(RESULTS + "/" + place, RESULTS + "/" + place + "/page")) {
            TestServer.Answer answer = server.get(path);
            assertThat(answer.status()).as(path + answer.text()).isIn(400, 404);
            assertThat(answer.json().get("error").asString()).doesNotContain("/");
        }
    }

    @Test
    void pagesThatAreNotOursAreRefusedAndNotSent() {
        for (String path : List.of("", "/page")) {
            TestServer.Answer forged = server.get(RESULTS + "/" + id("forged") + path);
            assertThat(forged.status()).isEqualTo(400);
            assertThat(forged.text())
                    .contains("This is not the page of a report")
                    .doesNotContain(SECRET);
            assertThat(server.get(RESULTS + "/" + id("large") + path).status()).isEqualTo(413);
        }
    }

    @Test
    void withoutTheOptionTheFolderIsInTheHomeFolder(@TempDir Path own) throws IOException {
        try (TestServer other = TestServer.start(own)) {
            assertThat(other.get(RESULTS).text()).isEqualTo("{\"results\":[],\"complete\":true}");
            KeptReports.tuning(own.resolve("laboratory").resolve("results"));
            assertThat(other.get(RESULTS).json().get("results")).hasSize(1);
        }
    }
}
