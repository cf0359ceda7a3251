package tesuji.lab.experiment.report;

import java.util.List;
import java.util.stream.DoubleStream;
import tesuji.lab.experiment.Chart;
import tesuji.lab.experiment.Chart.Estimate;

/** Numbers with their intervals, one below the other: ours a ring on its interval, the source's a diamond. */
final class EstimatesSvg {
    private static final int ROW = 30;
    private static final int RIGHT = 40;
    private static final int NAMES = 450;
    private static final double CHARACTER = 7;

    /** The number of the diamond among the marks. */
    private static final int DIAMOND = 2;

    private EstimatesSvg() {}

    static SvgDrawing of(Chart.Estimates chart) {
        List<Estimate> estimates = chart.estimates();
        int bottom = Frame.TOP + ROW * estimates.size();
        boolean compared = estimates.stream().anyMatch(each -> Double.isFinite(each.source()));
        ChartSvg svg = new ChartSvg(Frame.WIDTH, bottom + (compared ? 74 : 50), chart.title());
        svg.text(12, 22, ChartSvg.Anchor.START, chart.title());
        Across across = Across.of(estimates);
        for (double tick : across.ticks().values()) {
            double x = across.place(tick);
            svg.line(x, Frame.TOP, x, bottom, ChartSvg.FAINT, 1);
            svg.text(x, bottom + 18, ChartSvg.Anchor.MIDDLE, Ticks.text(tick));
        }
        for (int i = 0; i < estimates.size(); i++) {
            row(svg, estimates.get(i), Frame.TOP + ROW * (i + 0.5), across);
        }
        svg.text((across.left() + Frame.WIDTH) / 2.0, bottom + 40, ChartSvg.Anchor.MIDDLE, chart.axis());
        if (compared) legend(svg, across.left(), bottom + 62);
        return svg.drawing();
    }

    private static void row(ChartSvg svg, Estimate each, double y, Across across) {
        svg.text(across.left() - 12, y + 4, ChartSvg.Anchor.END, each.label());
        if (Double.isFinite(each.low()) && Double.isFinite(each.high())) {
            svg.line(across.place(each.low()), y, across.place(each.high()), y, ChartSvg.BLUE, 3);
        }
        if (Double.isFinite(each.value())) svg.ring(across.place(each.value()), y, 5, ChartSvg.RED);
        if (Double.isFinite(each.source())) svg.mark(across.place(each.source()), y, ChartSvg.INK, DIAMOND);
    }

    private static void legend(ChartSvg svg, int left, int y) {
        svg.line(left, y, left + 28, y, ChartSvg.BLUE, 3);
        svg.ring(left + 14, y, 5, ChartSvg.RED);
        svg.text(left + 36, y + 4, ChartSvg.Anchor.START, "ours, 95 % interval");
        svg.mark(left + 204, y, ChartSvg.INK, DIAMOND);
        svg.text(left + 216, y + 4, ChartSvg.Anchor.START, "source");
    }

    /**
     * The horizontal axis.
     *
     * @param left where it begins, right of the labels
     */
    private record Across(Ticks ticks, int left) {
        static Across of(List<Estimate> estimates) {
            double[] sorted = estimates.stream()
                    .flatMapToDouble(each -> DoubleStream.of(each.value(), each.low(), each.high(), each.source()))
                    .filter(Double::isFinite)
                    .sorted()
                    .toArray();
            Ticks ticks = sorted.length == 0 ? Ticks.upTo(1) : Ticks.between(sorted[0], sorted[sorted.length - 1]);
            int longest = estimates.stream()
                    .mapToInt(each -> each.label().length())
                    .max()
                    .orElse(0);
            return new Across(ticks, Math.min(NAMES, 40 + (int) (CHARACTER * longest)));
        }

        double place(double value) {
            double share = (value - ticks.bottom()) / (ticks.top() - ticks.bottom());
            return left + share * (Frame.WIDTH - left - RIGHT);
        }
    }
}
