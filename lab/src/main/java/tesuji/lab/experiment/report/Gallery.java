package tesuji.lab.experiment.report;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tesuji.core.base.InputException;
import tesuji.core.base.WholeFile;
import tesuji.lab.experiment.Chart;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.json.JsonMapper;

/**
 * A page with all reports of a folder: {@value #PAGE} shows the question, the answer and the first picture of each. It
 * is made from the summaries that reports leave beside themselves.
 */
public final class Gallery {
    static final String PAGE = "index.html";

    /** How the file of a summary ends. */
    public static final String SUMMARY = "-summary.json";

    private static final JsonMapper MAPPER = JsonMapper.shared();

    private Gallery() {}

    /**
     * What the page shows of a run.
     *
     * @param picture the name of the file of its first picture, or empty
     * @param title what that picture shows; null in summaries of earlier versions
     */
    public record Summary(
            String experiment,
            String source,
            String question,
            String answer,
            String circumstances,
            String picture,
            @Nullable String title) {
        static Summary of(RunReport report) {
            Optional<Chart> first = report.findings().charts().stream().findFirst();
            return new Summary(
                    report.name(),
                    report.source(),
                    report.question(),
                    report.findings().answer(),
                    report.circumstances(),
                    first.map(report::file).orElse(""),
                    first.map(Chart::title).orElse(""));
        }
    }

    /** Leaves the summary of a report in its folder. */
    static void keep(Path folder, RunReport report) {
        byte[] text = MAPPER.writeValueAsBytes(Summary.of(report));
        WholeFile.write(folder.resolve(report.name() + SUMMARY), text);
    }

    /**
     * Writes the page for whatever reports are in a folder.
     *
     * @return the page
     */
    public static Path write(Path folder) {
        Path page = folder.resolve(PAGE);
        WholeFile.write(page, html(summaries(folder)).getBytes(StandardCharsets.UTF_8));
        return page;
    }

    /** All summaries that can be read, by name. */
    private static List<Summary> summaries(Path folder) {
        try (Stream<Path> files = Files.list(folder)) {
            return files.filter(file -> file.getFileName().toString().endsWith(SUMMARY))
                    .flatMap(file -> read(file).stream())
                    .sorted(Comparator.comparing(Summary::experiment))
                    .toList();
        } catch (IOException failure) {
            throw new InputException(
                    "The folder " + folder + " cannot be read: " + failure.getMessage() + ".", failure);
        }
    }

    /** What a file of that name says; empty if it is torn, something else, or cannot be read. */
    public static Optional<Summary> read(Path file) {
        try {
            return Optional.ofNullable(MAPPER.readValue(WholeFile.read(file), Summary.class))
                    .filter(Gallery::isWhole);
        } catch (JacksonException | InputException unreadable) {
            return Optional.empty();
        }
    }

    /** Whether it has all that ours have: any object of JSON can be read as a summary that has not. */
    private static boolean isWhole(Summary read) {
        return Stream.of(
                        read.experiment(),
                        read.source(),
                        read.question(),
                        read.answer(),
                        read.circumstances(),
                        read.picture())
                .noneMatch(Objects::isNull);
    }

    private static String html(List<Summary> summaries) {
        StringBuilder html =
                new StringBuilder("<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\"/>\n");
        html.append("<title>Experiments</title>\n<style>\n").append(Page.STYLE);
        html.append("section { border-top: 1px solid #d5dbe1; padding: 1em 0; }\n");
        html.append("</style>\n</head>\n<body>\n<h1>Experiments</h1>\n");
        for (Summary each : summaries) section(html, each);
        return html.append("</body>\n</html>\n").toString();
    }

    private static void section(StringBuilder html, Summary each) {
        String name = ChartSvg.escaped(each.experiment());
        html.append("<section>\n<h2><a href=\"").append(name).append(".html\">").append(name);
        html.append("</a></h2>\n");
        for (String text : List.of(each.source(), each.question(), each.answer(), each.circumstances())) {
            html.append("<p>").append(ChartSvg.escaped(text)).append("</p>\n");
        }
        if (!each.picture().isEmpty()) {
            String shown = each.title() == null ? "A picture of the report " + each.experiment() : each.title();
            html.append("<img alt=\"")
                    .append(ChartSvg.escaped(shown))
                    .append("\" src=\"")
                    .append(ChartSvg.escaped(each.picture()))
                    .append("\"/>\n");
        }
        html.append("</section>\n");
    }
}
