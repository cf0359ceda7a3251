package tesuji.lab.experiment.report;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import tesuji.core.base.WholeFile;
import tesuji.lab.experiment.Chart;
import tesuji.lab.experiment.Experiment;
import tesuji.lab.experiment.Findings;
import tesuji.lab.experiment.ReportTable;
import tesuji.lab.experiment.Workplace;
import tesuji.lab.journal.Csv;

/**
 * All there is to tell about a run.
 *
 * @param circumstances scale, seed and conditions, and whether anything is missing, in a sentence or two
 */
public record RunReport(String name, String source, String question, String circumstances, Findings findings) {
    /** The report of a run as far as it has come. */
    public static RunReport of(Experiment experiment, Workplace at) {
        return of(experiment, at, "Scale " + at.scale().word() + ", seed ");
    }

    /** The report of work that is no share of a source's, but as much as somebody has asked for. */
    public static RunReport withoutScale(Experiment experiment, Workplace at) {
        return of(experiment, at, "Seed ");
    }

    private static RunReport of(Experiment experiment, Workplace at, String begin) {
        int all = experiment.trials(at.scale());
        String missing = at.done() < all ? " Only " + at.done() + " of " + all + " trials are done so far." : "";
        String circumstances = begin + at.seed() + ": " + experiment.conditions(at.scale()) + "." + missing;
        return new RunReport(
                experiment.name(), experiment.source(), experiment.question(), circumstances, experiment.findings(at));
    }

    /**
     * Writes every table as CSV, every chart as SVG, the page with all of it, the same as Markdown, and the page of all
     * reports in the folder; each file is replaced whole.
     *
     * @return the page
     */
    public Path write(Path folder) {
        write(folder.resolve(name + ".md"), new MarkdownReport(this).text());
        return writePage(folder);
    }

    /**
     * The same without Markdown, for those who write their own.
     *
     * @return the page
     */
    public Path writePage(Path folder) {
        for (ReportTable table : findings.tables()) write(folder.resolve(file(table)), csv(table));
        for (Chart chart : findings.charts()) write(folder.resolve(file(chart)), SvgCharts.of(chart));
        Path page = folder.resolve(name + ".html");
        write(page, kept().page());
        Gallery.keep(folder, this);
        Gallery.write(folder);
        return page;
    }

    /** The same with its charts drawn. */
    KeptReport kept() {
        return new KeptReport(
                name,
                source,
                question,
                findings.answer(),
                circumstances,
                findings.charts().stream().map(SvgCharts::drawing).toList(),
                findings.tables());
    }

    private static void write(Path file, String text) {
        WholeFile.write(file, text.getBytes(StandardCharsets.UTF_8));
    }

    private static String csv(ReportTable table) {
        List<List<String>> lines = new ArrayList<>(List.of(table.columns()));
        lines.addAll(table.rows());
        return lines.stream().map(line -> Csv.line(line) + "\n").collect(Collectors.joining());
    }

    /** The name of the file of a table. */
    public String file(ReportTable table) {
        return table.file(name);
    }

    /** The name of the file of a chart. */
    public String file(Chart chart) {
        return name + "-" + chart.name() + ".svg";
    }
}
