package tesuji.lab.experiment.report;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.DoubleStream;
import tesuji.lab.experiment.Chart;
import tesuji.lab.experiment.Chart.Point;
import tesuji.lab.experiment.Chart.Series;

/**
 * Lines with intervals. Each of the first {@link ChartSvg#KINDS} has a colour, a dash pattern and a mark of its own;
 * more would look like these, so a chart should not have more.
 */
final class LinesSvg {
    private static final int LEGEND = 20;
    private static final int LABEL = Frame.WIDTH - Frame.LEFT - 50;
    private static final double MARGIN = 14;

    private LinesSvg() {}

    static SvgDrawing of(Chart.Lines chart) {
        List<Point> points = chart.series().stream()
                .flatMap(series -> series.points().stream())
                .toList();
        DoubleStream heights = points.stream()
                .flatMapToDouble(point -> DoubleStream.of(point.y(), point.low(), point.high()))
                .filter(Double::isFinite);
        double[] sorted = heights.sorted().toArray();
        Frame frame = frame(sorted, chart.factors());
        int height = Frame.BOTTOM + 62 + LEGEND * chart.series().size();
        ChartSvg svg = Frame.begin(chart.title(), chart.axis(), frame, height);
        Across across = Across.of(points, chart.logarithmic());
        for (double tick : across.ticks()) {
            double x = across.place(tick);
            svg.line(x, Frame.TOP, x, Frame.BOTTOM, ChartSvg.FAINT, 1);
            svg.text(x, Frame.LABELS, ChartSvg.Anchor.MIDDLE, Ticks.text(tick));
        }
        svg.text((Frame.LEFT + Frame.WIDTH) / 2.0, Frame.BOTTOM + 40, ChartSvg.Anchor.MIDDLE, chart.across());
        for (int i = 0; i < chart.series().size(); i++) {
            Series series = chart.series().get(i);
            line(svg, series, i, across, frame);
            double y = Frame.BOTTOM + 58 + LEGEND * i;
            svg.dashed(Frame.LEFT, y, Frame.LEFT + 40, y, ChartSvg.colour(i), i);
            svg.mark(Frame.LEFT + 20, y, ChartSvg.colour(i), i);
            svg.text(Frame.LEFT + 50, y + 4, ChartSvg.Anchor.START, ChartSvg.fitted(series.label(), LABEL));
        }
        return svg.drawing();
    }

    private static Frame frame(double[] sorted, boolean factors) {
        if (sorted.length == 0) return new Frame(Ticks.upTo(1));
        double least = sorted[0];
        double most = sorted[sorted.length - 1];
        return new Frame(factors ? Ticks.byFactors(least, most) : Ticks.between(least, most), factors);
    }

    private static void line(ChartSvg svg, Series series, int number, Across across, Frame frame) {
        String colour = ChartSvg.colour(number);
        List<Point> points = series.points();
        for (int i = 0; i < points.size(); i++) {
            Point point = points.get(i);
            double x = across.place(point.x());
            if (i > 0) {
                Point before = points.get(i - 1);
                svg.dashed(
                        across.place(before.x()), frame.height(before.y()), x, frame.height(point.y()), colour, number);
            }
            if (Double.isFinite(point.low()) && Double.isFinite(point.high())) {
                double low = frame.height(point.low());
                double high = frame.height(point.high());
                svg.line(x, low, x, high, colour, 1.2);
                svg.line(x - 4, low, x + 4, low, colour, 1.2);
                svg.line(x - 4, high, x + 4, high, colour, 1.2);
            }
        }
        for (Point point : points) svg.mark(across.place(point.x()), frame.height(point.y()), colour, number);
    }

    /**
     * The horizontal axis.
     *
     * @param low its left end, as a logarithm where it is logarithmic
     */
    private record Across(boolean logarithmic, double low, double high, List<Double> ticks) {
        static Across of(List<Point> points, boolean logarithmic) {
            double[] sorted =
                    points.stream().mapToDouble(Point::x).distinct().sorted().toArray();
            if (sorted.length == 0) return new Across(false, 0, 1, List.of(0.0, 1.0));
            double least = sorted[0];
            double most = sorted[sorted.length - 1];
            List<Double> ticks = logarithmic || sorted.length <= 8
                    ? thinned(sorted, logarithmic)
                    : Ticks.between(least, most).values().stream()
                            .filter(tick -> tick >= least && tick <= most)
                            .toList();
            double low = logarithmic ? Math.log(least) : least;
            double high = logarithmic ? Math.log(most) : most;
            return new Across(logarithmic, low, high > low ? high : low + 1, ticks);
        }

        /** The values themselves, without those that would stand too near to their neighbours. */
        private static List<Double> thinned(double[] sorted, boolean logarithmic) {
            double first = logarithmic ? Math.log(sorted[0]) : sorted[0];
            double last = logarithmic ? Math.log(sorted[sorted.length - 1]) : sorted[sorted.length - 1];
            double least = (last - first) / 12;
            List<Double> kept = new ArrayList<>();
            double before = Double.NEGATIVE_INFINITY;
            for (double value : sorted) {
                double place = logarithmic ? Math.log(value) : value;
                if (place - before < least) continue;
                kept.add(value);
                before = place;
            }
            return kept;
        }

        double place(double x) {
            double share = ((logarithmic ? Math.log(x) : x) - low) / (high - low);
            return Frame.LEFT + MARGIN + share * (Frame.WIDTH - Frame.RIGHT - Frame.LEFT - 2 * MARGIN);
        }
    }
}
