package tesuji.web.lab;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeFalse;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tesuji.core.base.InputException;
import tesuji.web.lab.KeptResults.ResultList;
import tesuji.web.lab.KeptResults.SavedPage;

final class KeptResultsTest {
    @TempDir
    private Path folder = Path.of("");

    private List<String> names() {
        return new KeptResults(folder)
                .list().results().stream()
                        .map(each -> each.folder() + " " + each.name())
                        .toList();
    }

    private String id() {
        return new KeptResults(folder).list().results().get(0).id();
    }

    private void leave(String name, String summary) throws IOException {
        Files.writeString(folder.resolve(name + "-summary.json"), summary);
        Files.writeString(folder.resolve(name + ".html"), "<!DOCTYPE html>");
    }

    @Test
    void filesOfOthersBesideTheReportsAreLeftOut() throws IOException {
        KeptReports.tuning(folder);
        leave("coverage", "{}");
        leave("lines", "{\"experiment\":\"lines\",\"source\":null,\"question\":\"?\"}");
        leave("list", "[]");
        leave("nothing", "null");
        assertThat(names()).containsExactly(" tune");
    }

    @Test
    void aSummaryThatCannotBeReadIsLeftOut() throws IOException {
        KeptReports.tuning(folder);
        KeptReports.tuning(folder.resolve("closed"));
        close(folder.resolve("closed").resolve("tune-summary.json"));
        assertThat(names()).containsExactly(" tune");
    }

    @Test
    void thatAPageCannotBeReadIsSaidWithoutItsPlace() throws IOException {
        KeptReports.tuning(folder);
        close(folder.resolve("tune.html"));
        KeptResults results = new KeptResults(folder);
        assertThatThrownBy(() -> results.page(id()))
                .isInstanceOf(InputException.class)
                .hasMessage("The page of this result cannot be read: access is denied.");
    }

    /** Nobody can keep the superuser from reading. */
    private static void close(Path file) throws IOException {
        Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("---------"));
        assumeFalse(Files.isReadable(file));
    }

    @Test
    void theFolderItselfMayBeALink(@TempDir Path elsewhere) throws IOException {
        KeptReports.tuning(folder.resolve("autumn"));
        Path link = Files.createSymbolicLink(elsewhere.resolve("link"), folder);
        KeptResults results = new KeptResults(link);
        assertThat(results.list().results()).singleElement().satisfies(each -> {
            assertThat(each.folder()).isEqualTo("autumn");
            assertThat(results.report(each.id()).report().name()).isEqualTo("tune");
        });
        Files.createSymbolicLink(folder.resolve("inside"), folder.resolve("autumn"));
        assertThat(results.list().results()).hasSize(1);
    }

    @Test
    void reportsAreFoundFourFoldersDown() throws IOException {
        Path deep = folder.resolve("1").resolve("2").resolve("3").resolve("4");
        KeptReports.tuning(deep);
        KeptReports.tuning(deep.resolve("5"));
        assertThat(names()).containsExactly("1 / 2 / 3 / 4 tune");
    }

    @Test
    void aListThatMayLackSomethingSaysSo() throws IOException {
        KeptReports.tuning(folder); // six files
        assertThat(new KeptResults(folder).list().complete()).isTrue();
        assertThat(new KeptResults(folder, 7).list().complete()).isTrue();
        assertThat(new KeptResults(folder, 6).list().complete()).isFalse();
        KeptReports.tuning(folder.resolve("more"));
        String summary = Files.readString(folder.resolve("tune-summary.json"));
        for (int i = 0; i < 498; i++) leave("tune" + i, summary);
        assertThat(new KeptResults(folder).list()).satisfies(list -> {
            assertThat(list.results()).hasSize(500);
            assertThat(list.complete()).isTrue();
        });
        leave("last", summary);
        ResultList list = new KeptResults(folder).list();
        assertThat(list.results()).hasSize(500);
        assertThat(list.complete()).isFalse();
    }

    @Test
    void aSavedPageIsWrittenAnew() throws IOException {
        KeptReports.tuning(folder);
        Path file = folder.resolve("tune.html");
        String ours = Files.readString(file);
        Files.writeString(file, ours.replace("</style>", "@import url(http://example.org/x.css);</style>"));
        SavedPage saved = new KeptResults(folder).page(id());
        assertThat(saved).isEqualTo(new SavedPage("tune.html", ours));
        for (String foreign : Set.of("<script>alert(1)</script>", "<p class=\"run\" onclick=\"x\">y</p>")) {
            Files.writeString(file, ours.replace("<h2>Tables", foreign + "<h2>Tables"));
            assertThatThrownBy(() -> new KeptResults(folder).page(id()))
                    .isInstanceOf(InputException.class)
                    .hasMessageContaining("not the page of a report");
        }
    }
}
