package tesuji.lab.experiment.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import tesuji.lab.experiment.Chart;
import tesuji.lab.experiment.ReportTable;
import tesuji.lab.statistics.Sample;

/** The numbers of a chart as a table, for those who cannot see it and for those who want to reckon with them. */
public final class ChartNumbers {
    private ChartNumbers() {}

    public static ReportTable of(Chart chart) {
        List<List<String>> rows = new ArrayList<>();
        List<String> columns = fill(chart, rows);
        return new ReportTable(chart.name(), chart.title(), columns, rows);
    }

    private static List<String> fill(Chart chart, List<List<String>> rows) {
        if (chart instanceof Chart.Spread spread) return groups(spread.groups(), rows);
        if (chart instanceof Chart.Violins violins) return groups(violins.groups(), rows);
        if (chart instanceof Chart.Shares shares) {
            for (Chart.Share share : shares.shares()) rows.add(interval(share.label(), share));
            return List.of("", chart.axis(), "low", "high");
        }
        if (chart instanceof Chart.Estimates estimates) return estimates(estimates, rows);
        if (chart instanceof Chart.Lines lines) return lines(lines, rows);
        if (chart instanceof Chart.Bars bars) {
            for (Chart.BarGroup group : bars.groups()) {
                for (Chart.Share bar : group.bars()) rows.add(interval(group.label() + ", " + bar.label(), bar));
            }
            return List.of("", chart.axis(), "low", "high");
        }
        if (chart instanceof Chart.CriticalDifference ranks) {
            for (Chart.Rank rank : ranks.ranks()) rows.add(List.of(rank.label(), number(rank.mean())));
            return List.of("", chart.axis());
        }
        for (List<Chart.Pairing> round : ((Chart.Bracket) chart).rounds()) {
            for (Chart.Pairing pairing : round) {
                rows.add(List.of(pairing.upper(), pairing.lower(), pairing.result()));
            }
        }
        return List.of("first", "second", "result");
    }

    private static List<String> groups(List<Chart.Group> groups, List<List<String>> rows) {
        for (Chart.Group group : groups) {
            Sample sample = Sample.of(group.numbers());
            rows.add(List.of(
                    group.label(),
                    "" + sample.count(),
                    number(sample.mean()),
                    number(sample.median()),
                    number(sample.least()),
                    number(sample.most())));
        }
        return List.of("", "count", "mean", "median", "min", "max");
    }

    /** With a column for the source where it tells any of the numbers. */
    private static List<String> estimates(Chart.Estimates chart, List<List<String>> rows) {
        boolean compared = chart.estimates().stream().anyMatch(each -> Double.isFinite(each.source()));
        for (Chart.Estimate each : chart.estimates()) {
            List<String> row = new ArrayList<>(
                    List.of(each.label(), number(each.value()), number(each.low()), number(each.high())));
            if (compared) row.add(number(each.source()));
            rows.add(row);
        }
        List<String> columns = new ArrayList<>(List.of("", chart.axis(), "low", "high"));
        if (compared) columns.add("source");
        return columns;
    }

    private static List<String> lines(Chart.Lines chart, List<List<String>> rows) {
        for (Chart.Series series : chart.series()) {
            for (Chart.Point point : series.points()) {
                rows.add(List.of(
                        series.label(),
                        number(point.x()),
                        number(point.y()),
                        number(point.low()),
                        number(point.high())));
            }
        }
        return List.of("", chart.across(), chart.axis(), "low", "high");
    }

    private static List<String> interval(String label, Chart.Share share) {
        return List.of(label, number(share.value()), number(share.low()), number(share.high()));
    }

    /** At most four digits after the point; empty where there is no number. */
    private static String number(double value) {
        if (!Double.isFinite(value)) return "";
        if (value == Math.rint(value) && Math.abs(value) < 1e15) return "" + (long) value;
        return String.format(Locale.ROOT, "%.4f", value);
    }
}
