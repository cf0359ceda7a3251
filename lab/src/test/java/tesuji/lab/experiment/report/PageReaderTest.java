package tesuji.lab.experiment.report;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import tesuji.core.base.InputException;
import tesuji.lab.experiment.Chart;
import tesuji.lab.experiment.Findings;
import tesuji.lab.experiment.ReportTable;

final class PageReaderTest {
    private static final String LONG = "mcts[selection=Rave,urgency=FixedUrgency[value=1.1]]";

    private static final List<Chart> CHARTS = List.of(
            new Chart.Spread("spread", "a < b", "y", List.of(new Chart.Group("g & h", List.of(1.0, 2.5)))),
            new Chart.Violins("violins", "v", "y", List.of(new Chart.Group("g", List.of(1.0, 2.0, 4.0)))),
            new Chart.Shares("shares", "s", "y", 0.5, List.of(new Chart.Share("\"quoted\"", 0.4, 0.3, 0.5))),
            new Chart.Estimates("estimates", "e", "Elo", List.of(new Chart.Estimate("one", -20, -40, 10, 5))),
            new Chart.Lines("lines", "l", "y", "x", true, List.of(lines("one"), lines("two"))),
            new Chart.Bars("bars", "b", "y", List.of(bars(1), bars(2))),
            new Chart.CriticalDifference(
                    "ranks",
                    "r",
                    "x",
                    0.5,
                    List.of(new Chart.Rank("one", 1.2), new Chart.Rank("two", 1.8)),
                    List.of(List.of("one", "two"))),
            new Chart.Bracket("bracket", "k", "", List.of(List.of(new Chart.Pairing("a", "b", "2-0-0", 0)))));

    private static Chart.Series lines(String label) {
        return new Chart.Series(label, List.of(new Chart.Point(1, 1, 0.5, 1.5), new Chart.Point(10, 3)));
    }

    private static Chart.BarGroup bars(int group) {
        return new Chart.BarGroup(
                "group " + group,
                List.of(new Chart.Share("ours", 0.4, 0.3, 0.5), new Chart.Share("theirs", 0.6, 0.5, 1)));
    }

    private static RunReport report() {
        List<List<String>> many = new ArrayList<>();
        for (int i = 0; i < 30; i++) many.add(List.of("" + i, "cell <" + i + ">"));
        List<ReportTable> tables = List.of(
                new ReportTable(
                        "few", "A caption with \"quotes\" & signs.", List.of("a", ""), List.of(List.of("1", ""))),
                new ReportTable("none", "No rows.", List.of("a"), List.of()),
                new ReportTable("many", "Folded.", List.of("number", "text"), many),
                new ReportTable("wide", "Wide.", List.of("player"), List.of(List.of(LONG))));
        return new RunReport(
                "go-strong-0001", "tesuji regress", "Which < is it?", "Stopped.", new Findings("All.", tables, CHARTS));
    }

    private static String page() {
        return report().kept().page();
    }

    private static KeptReport read(String page) {
        return PageReader.read(page.getBytes(StandardCharsets.UTF_8));
    }

    @Test
    void everythingThatAPageShowsIsReadAgain() {
        KeptReport read = read(page());
        assertThat(read.name()).isEqualTo("go-strong-0001");
        assertThat(read.source()).isEqualTo("tesuji regress");
        assertThat(read.question()).isEqualTo("Which < is it?");
        assertThat(read.answer()).isEqualTo("All.");
        assertThat(read.circumstances()).isEqualTo("Stopped.");
        assertThat(read.tables()).isEqualTo(report().findings().tables());
        assertThat(read.pictures())
                .isEqualTo(CHARTS.stream().map(SvgCharts::drawing).toList());
    }

    /** Somebody may have written into the page what our own never holds. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "<circle | <script>alert(1)</script><circle",
                "<circle | <image href=\"http://example.org/x.png\"/><circle",
                "<circle | <circle onload=\"alert(1)\"",
                "<circle | <circle style=\"fill: red\"",
                "fill=\"#1f2933\" | fill=\"url(http://example.org)\"",
                "fill=\"#ffffff\" | fill=\"url(#a)\"",
                "width=\"760\" | width=\"76000000\"",
                "<h1>go-strong-0001</h1> | <h1>../../secret</h1>",
                "<h1>go-strong-0001</h1> | <!ENTITY x SYSTEM \"file:///etc/hostname\"><h1>&x;</h1>",
                "<h1>go-strong-0001</h1> | <h1>&x;</h1>",
                "<h1>go-strong-0001</h1> | <?x y?><h1>go-strong-0001</h1>",
                "<!DOCTYPE html> | <!DOCTYPE html [<!ENTITY x \"y\">]>",
                "</table> | </tbody>",
                "</title> | </title><script>alert(1)</script>",
                "<h2>Tables</h2> | <h2>Tables</h2><script src=\"http://example.org/x.js\"></script>",
                "<h2>Tables</h2> | <h2>Tables</h2><iframe src=\"http://example.org\"></iframe>",
                "<h2>Tables</h2> | <h2>Tables</h2><img src=\"x\" onerror=\"alert(1)\"/>",
                "<h2>Tables</h2> | <h2>Tables</h2><a href=\"javascript:alert(1)\">x</a>",
                "<h2>Tables</h2> | <h2>Tables</h2><form action=\"http://example.org\"></form>",
                "<h2>Tables</h2> | <h2>Tables</h2><x:script xmlns:x=\"http://www.w3.org/1999/xhtml\"/>",
                "<h2>Tables</h2> | <h2 onclick=\"alert(1)\">Tables</h2>",
                "<h2>Tables</h2> | <h2>Tables</h2><h1>javascript:alert(1)//</h1>",
                "<body> | <body onload=\"alert(1)\">",
                "<head> | <head><base href=\"http://example.org\"/>",
                "<head> | <head><link rel=\"stylesheet\" href=\"http://example.org/x.css\"/>",
                "<meta charset=\"utf-8\"/> | <meta http-equiv=\"refresh\" content=\"0;url=http://example.org\"/>",
                "<p class=\"run\"> | <p class=\"run\" style=\"position: fixed\">",
                "<p class=\"run\"> | <p class=\"other\">x</p><p class=\"run\">",
                "<svg xmlns | <svg onload=\"alert(1)\" xmlns",
                "<title>a &lt; b</title> | <title onclick=\"alert(1)\">a &lt; b</title>",
                "<table> | <table onclick=\"alert(1)\">",
                "<tbody> | <tbody><script>alert(1)</script>",
                "<td> | <td onclick=\"alert(1)\">",
                " <a href | <a onclick=\"alert(1)\" href",
                "go-strong-0001 | javascript:alert(1)",
                "go-strong-0001 | ../secret",
                "<p class=\"answer\"> | <p>",
            })
    void anythingElseIsRefused(String ours, String theirs) {
        assertThat(page()).contains(ours);
        String hostile = page().replace(ours, theirs);
        assertThatThrownBy(() -> read(hostile))
                .isInstanceOf(InputException.class)
                .hasMessage("This is not the page of a report, or it is too large.");
    }

    /** What a stylesheet loads and what stands between the elements cannot be told apart from ours by its form. */
    @Test
    void writtenAnewAPageHoldsNothingButItsReport() {
        String hostile = page().replace("</style>", "@import url(http://example.org/x.css);</style>")
                .replace("<h2>Answer</h2>", "<h2>Call example.org</h2> or <style>p { display: none }</style>");
        assertThat(hostile).contains("@import", "Call", "display: none");
        assertThat(read(hostile).page()).isEqualTo(page());
    }

    static Stream<Path> keptPages() throws IOException {
        Path evidence = Path.of("..", "docs", "evidence");
        try (Stream<Path> files = Files.walk(evidence, 2)) {
            List<Path> pages = files.filter(file -> file.toString().endsWith(".html"))
                    .filter(file -> !file.endsWith(Gallery.PAGE))
                    .toList();
            assertThat(pages).hasSizeGreaterThan(20);
            return pages.stream();
        }
    }

    @ParameterizedTest
    @MethodSource("keptPages")
    void pagesOfKeptRunsAreWrittenAnewToTheLetter(Path page) throws IOException {
        String text = Files.readString(page);
        assertThat(read(text).page()).isEqualTo(text);
    }

    @Test
    void aPageThatIsCutOffOrTooLargeIsRefused() {
        String page = page();
        for (int length = 0; length < page.length() - "</html>\n".length(); length += 997) {
            String torn = page.substring(0, length);
            assertThatThrownBy(() -> read(torn)).isInstanceOf(InputException.class);
        }
        String large = page.replace("All.", "All.".repeat(PageReader.MOST_BYTES / 4));
        assertThatThrownBy(() -> read(large)).isInstanceOf(InputException.class);
    }
}
