package tesuji.web.lab;

import java.util.List;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;
import tesuji.lab.experiment.Chart;
import tesuji.lab.experiment.Conclusion;
import tesuji.lab.experiment.Findings;
import tesuji.lab.experiment.ReportTable;
import tesuji.lab.experiment.report.ChartNumbers;
import tesuji.lab.experiment.report.RunReport;
import tesuji.lab.experiment.report.SvgCharts;
import tesuji.lab.experiment.report.SvgDrawing;
import tesuji.web.wire.Wire;

/**
 * A report as a page draws it.
 *
 * @param verdict one word, where the experiment decides a hypothesis
 */
public record ReportAnswer(
        ExperimentRuns.RunAnswer run,
        String source,
        String question,
        String circumstances,
        @Nullable String verdict,
        String answer,
        List<ReportTable> tables,
        List<ChartAnswer> charts) {
    private static final int DIGITS = 6;
    private static final int WORD = 1;

    /**
     * A chart: groups of numbers, shares with intervals beside a share to compare them with, or a picture with its
     * numbers as a table.
     *
     * @param kind {@code spread}, {@code shares} or {@code picture}
     */
    record ChartAnswer(
            String kind,
            String name,
            String title,
            String axis,
            @Nullable List<Chart.Group> groups,
            @Nullable Double reference,
            @Nullable List<ShareAnswer> shares,
            @Nullable SvgDrawing picture,
            @Nullable ReportTable numbers) {}

    /** A share; nothing in place of numbers that are none. */
    record ShareAnswer(
            String label,
            @Nullable Double value,
            @Nullable Double low,
            @Nullable Double high) {}

    /**
     * The answer for a report.
     *
     * @param hide takes the names of folders out of sentences
     */
    static ReportAnswer of(ExperimentRuns.RunAnswer run, RunReport report, UnaryOperator<String> hide) {
        Findings findings = report.findings();
        return new ReportAnswer(
                run,
                report.source(),
                report.question(),
                hide.apply(report.circumstances()),
                verdict(findings),
                hide.apply(findings.answer()),
                findings.tables().stream().map(table -> hidden(table, hide)).toList(),
                findings.charts().stream().map(ReportAnswer::chart).toList());
    }

    /** The word of the verdict, if the findings hold one. */
    static @Nullable String verdict(Findings findings) {
        return findings.tables().stream()
                .filter(table -> table.name().equals(Conclusion.TABLE))
                .map(table -> table.rows().get(0).get(WORD))
                .findFirst()
                .orElse(null);
    }

    private static ReportTable hidden(ReportTable table, UnaryOperator<String> hide) {
        List<List<String>> rows = table.rows().stream()
                .map(row -> row.stream().map(hide).toList())
                .toList();
        return new ReportTable(table.name(), table.caption(), table.columns(), rows);
    }

    private static ChartAnswer chart(Chart chart) {
        if (chart instanceof Chart.Shares shares) {
            List<ShareAnswer> answers =
                    shares.shares().stream().map(ReportAnswer::share).toList();
            return new ChartAnswer(
                    "shares", chart.name(), chart.title(), chart.axis(), null, shares.reference(), answers, null, null);
        }
        if (chart instanceof Chart.Spread spread) {
            return new ChartAnswer(
                    "spread", chart.name(), chart.title(), chart.axis(), spread.groups(), null, null, null, null);
        }
        ReportTable numbers = ChartNumbers.of(chart);
        return new ChartAnswer(
                "picture",
                chart.name(),
                chart.title(),
                chart.axis(),
                null,
                null,
                null,
                SvgCharts.drawing(chart),
                numbers);
    }

    private static ShareAnswer share(Chart.Share share) {
        return new ShareAnswer(
                share.label(),
                Wire.rounded(share.value(), DIGITS),
                Wire.rounded(share.low(), DIGITS),
                Wire.rounded(share.high(), DIGITS));
    }
}
