package tesuji.lab.experiment.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.StringReader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.w3c.dom.Document;
import org.xml.sax.InputSource;
import tesuji.lab.experiment.Coins;
import tesuji.lab.experiment.Workplace;
import tesuji.lab.experiment.Workplaces;
import tesuji.lab.journal.Csv;

final class RunReportTest {
    @TempDir
    private Path folder = Path.of("");

    private Path written(Coins coins) throws InterruptedException {
        try (Workplace at = Workplaces.small(folder, coins)) {
            coins.run(at);
            return RunReport.of(coins, at).write(folder);
        }
    }

    private static Document parsed(String text) throws Exception {
        return DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(new InputSource(new StringReader(text)));
    }

    @Test
    void thePageIsWellFormedAndNeedsNothingElse() throws Exception {
        String html = Files.readString(written(new Coins(30, -1)));
        Document page = parsed(html);
        assertThat(page.getElementsByTagName("svg").getLength()).isEqualTo(2);
        assertThat(page.getElementsByTagName("tr").getLength()).isEqualTo(31);
        assertThat(page.getElementsByTagName("details").getLength()).isEqualTo(1);
        assertThat(page.getElementsByTagName("script").getLength()).isZero();
        assertThat(page.getElementsByTagName("link").getLength()).isZero();
        assertThat(html).contains("Is it heads &amp; tails in turn?", "Every &lt;throw&gt;.", "Bernoulli 1713");
    }

    @Test
    void tablesAndPicturesHaveFilesOfTheirOwn() throws Exception {
        written(new Coins(3, -1));
        try (Stream<Path> files = Files.list(folder)) {
            assertThat(files.map(file -> file.getFileName().toString()))
                    .containsExactlyInAnyOrder(
                            "coins.html",
                            "coins.md",
                            "coins-summary.json",
                            "index.html",
                            "coins.jsonl",
                            ".coins.jsonl.lock",
                            "coins-throws.csv",
                            "coins-spread.svg",
                            "coins-shares.svg");
        }
        List<List<String>> csv = Csv.rows(Files.readString(folder.resolve("coins-throws.csv")));
        assertThat(csv).hasSize(4).startsWith(List.of("number", "side"));
        for (String name : List.of("coins-spread.svg", "coins-shares.svg")) {
            assertThat(parsed(Files.readString(folder.resolve(name)))
                            .getDocumentElement()
                            .getTagName())
                    .isEqualTo("svg");
        }
    }

    @Test
    void markdownHasTheSameTables() throws Exception {
        written(new Coins(3, -1));
        assertThat(Files.readString(folder.resolve("coins.md")))
                .startsWith("# coins\n\nIs it heads & tails in turn? (Bernoulli 1713, part 4)\n\n")
                .contains(
                        "![a < b](coins-spread.svg)",
                        "| number | side |\n|---|---|\n| 0 | ",
                        "[CSV](coins-throws.csv)");
        written(new Coins(3, -1));
    }

    /** Reports of a folder are found by their summaries; what is no summary is left out. */
    @Test
    void theGalleryShowsAllReports() throws Exception {
        written(new Coins(3, -1));
        Files.writeString(folder.resolve("dice-summary.json"), """
                {"experiment":"dice","source":"Pacioli","question":"6?","answer":"<no>",
                "circumstances":"","picture":"dice.svg"}
                """);
        Files.writeString(folder.resolve("torn-summary.json"), "{\"experiment\":");
        Files.writeString(folder.resolve("coverage-summary.json"), "{}");
        Files.writeString(folder.resolve("lines-summary.json"), "{\"experiment\":\"lines\",\"source\":null}");
        Files.createDirectory(folder.resolve("old-summary.json"));
        Files.createSymbolicLink(folder.resolve("gone-summary.json"), folder.resolve("removed"));
        String html = Files.readString(Gallery.write(folder));
        Document page = parsed(html);
        assertThat(page.getElementsByTagName("section").getLength()).isEqualTo(2);
        assertThat(html)
                .contains("href=\"coins.html\"", "src=\"coins-spread.svg\"", "href=\"dice.html\"", "&lt;no&gt;")
                .contains("alt=\"a &lt; b\"", "alt=\"A picture of the report dice\"");
    }

    @Test
    void whatIsMissingIsSaid() throws IOException {
        Coins coins = new Coins(3, -1);
        try (Workplace at = Workplaces.small(folder, coins)) {
            Path page = RunReport.of(coins, at).write(folder);
            assertThat(Files.readString(page)).contains("Only 0 of 3 trials are done so far.");
        }
    }
}
