package tesuji.lab.experiment.report;

import java.util.List;
import java.util.stream.Collectors;
import tesuji.lab.experiment.Chart;
import tesuji.lab.experiment.ReportTable;

/** A report as Markdown, with its pictures beside it; tables of many rows are left to their files. */
final class MarkdownReport {
    private static final int LONG = 60;

    private final RunReport report;

    MarkdownReport(RunReport report) {
        this.report = report;
    }

    String text() {
        StringBuilder text = new StringBuilder();
        text.append("# ").append(report.name()).append("\n\n");
        text.append(report.question()).append(" (").append(report.source()).append(")\n\n");
        text.append(report.findings().answer().strip()).append("\n\n");
        text.append(report.circumstances()).append('\n');
        for (Chart chart : report.findings().charts()) {
            text.append("\n![")
                    .append(chart.title())
                    .append("](")
                    .append(report.file(chart))
                    .append(")\n");
        }
        for (ReportTable table : report.findings().tables()) table(text, table);
        return text.toString();
    }

    private void table(StringBuilder text, ReportTable table) {
        text.append("\n## ").append(table.name()).append("\n\n");
        text.append(table.caption())
                .append(" [CSV](")
                .append(report.file(table))
                .append(")\n");
        if (table.rows().isEmpty() || table.rows().size() > LONG) return;
        text.append('\n').append(line(table.columns())).append('|');
        text.append("---|".repeat(table.columns().size())).append('\n');
        for (List<String> row : table.rows()) text.append(line(row));
    }

    private static String line(List<String> cells) {
        return cells.stream()
                .map(cell -> cell.replace("|", "\\|").replace("\n", " "))
                .collect(Collectors.joining(" | ", "| ", " |\n"));
    }
}
