package tesuji.lab.experiment.report;

import tesuji.lab.experiment.Chart;

/** Charts as SVG. Lines and bars differ in form as well as in colour, so that black and white is enough. */
public final class SvgCharts {
    private SvgCharts() {}

    /** The whole picture as the text of a file. */
    public static String of(Chart chart) {
        return drawing(chart).text();
    }

    /** The whole picture as shapes. */
    public static SvgDrawing drawing(Chart chart) {
        if (chart instanceof Chart.Spread spread) return SpreadSvg.of(spread);
        if (chart instanceof Chart.Violins violins) return ViolinsSvg.of(violins);
        if (chart instanceof Chart.Shares shares) return SharesSvg.of(shares);
        if (chart instanceof Chart.Estimates estimates) return EstimatesSvg.of(estimates);
        if (chart instanceof Chart.Lines lines) return LinesSvg.of(lines);
        if (chart instanceof Chart.Bars bars) return BarsSvg.of(bars);
        if (chart instanceof Chart.CriticalDifference ranks) return CriticalDifferenceSvg.of(ranks);
        return BracketSvg.of((Chart.Bracket) chart);
    }
}
