package tesuji.lab.experiment.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tesuji.lab.experiment.Chart;
import tesuji.lab.experiment.ReportTable;

final class ChartNumbersTest {
    @ParameterizedTest
    @MethodSource("tesuji.lab.experiment.report.SvgChartsTest#charts")
    void everyChartHasATable(Chart chart) {
        ReportTable table = ChartNumbers.of(chart);
        assertThat(table.name()).isEqualTo(chart.name());
        assertThat(table.rows().toString()).doesNotContain("NaN");
    }

    @Test
    void numbersOfLinesAndShares() {
        Chart lines = new Chart.Lines(
                "l",
                "t",
                "y",
                "x",
                false,
                List.of(new Chart.Series("s", List.of(new Chart.Point(1, 0.5, 0.25, 0.75), new Chart.Point(2, 1)))));
        assertThat(ChartNumbers.of(lines).columns()).containsExactly("", "x", "y", "low", "high");
        assertThat(ChartNumbers.of(lines).rows())
                .containsExactly(List.of("s", "1", "0.5000", "0.2500", "0.7500"), List.of("s", "2", "1", "", ""));
        Chart shares = new Chart.Shares("h", "t", "share", 0.5, List.of(new Chart.Share("a", 0.125, 0, 1)));
        assertThat(ChartNumbers.of(shares).rows()).containsExactly(List.of("a", "0.1250", "0", "1"));
        List<Chart.Estimate> estimates = List.of(new Chart.Estimate("a", 0.125, 0, 1, 0.5));
        assertThat(ChartNumbers.of(new Chart.Estimates("e", "t", "y", estimates))
                        .rows())
                .containsExactly(List.of("a", "0.1250", "0", "1", "0.5000"));
        Chart spread = new Chart.Spread("p", "t", "n", List.of(new Chart.Group("g", List.of(1.0, 2.0, 6.0))));
        assertThat(ChartNumbers.of(spread).rows()).containsExactly(List.of("g", "3", "3", "2", "1", "6"));
    }
}
