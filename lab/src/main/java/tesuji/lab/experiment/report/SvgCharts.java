package tesuji.lab.experiment.report;

import java.util.List;
import tesuji.lab.experiment.Chart;
import tesuji.lab.experiment.Chart.Group;
import tesuji.lab.experiment.Chart.Share;
import tesuji.lab.statistics.Sample;

/** Charts as SVG. */
final class SvgCharts {
    private static final int WIDTH = 760;
    private static final int LEFT = 70;
    private static final int RIGHT = 20;
    private static final int TOP = 40;
    private static final int BOTTOM = 300;
    private static final int LABELS = 24;
    private static final int ROW = 30;
    private static final int NAMES = 450;
    private static final double CHARACTER = 7;

    private SvgCharts() {}

    static String of(Chart chart) {
        if (chart instanceof Chart.Spread spread) return spread(spread);
        return shares((Chart.Shares) chart);
    }

    private static String spread(Chart.Spread chart) {
        ChartSvg svg = new ChartSvg(WIDTH, BOTTOM + 60, chart.title());
        svg.text(LEFT, 22, ChartSvg.Anchor.START, chart.title());
        double most = chart.groups().stream()
                .flatMap(group -> group.numbers().stream())
                .mapToDouble(Double::doubleValue)
                .max()
                .orElse(1);
        Ticks ticks = Ticks.upTo(most);
        for (double tick : ticks.values()) {
            double y = height(tick, ticks.top());
            svg.line(LEFT, y, WIDTH - RIGHT, y, ChartSvg.FAINT, 1);
            svg.text(LEFT - 8, y + 4, ChartSvg.Anchor.END, Ticks.text(tick));
        }
        svg.upright(18, (TOP + BOTTOM) / 2.0, chart.axis());
        double step =
                (WIDTH - LEFT - RIGHT) / (double) Math.max(1, chart.groups().size());
        for (int i = 0; i < chart.groups().size(); i++) {
            group(svg, chart.groups().get(i), LEFT + step * (i + 0.5), step, ticks.top());
        }
        svg.text(LEFT, BOTTOM + 50, ChartSvg.Anchor.START, "dots: single values · red line: mean · ring: median");
        return svg.toString();
    }

    private static double height(double value, double top) {
        return BOTTOM - value / top * (BOTTOM - TOP);
    }

    /** Dots stand side by side in the order of the numbers, so that equal ones can be told apart. */
    private static void group(ChartSvg svg, Group group, double centre, double step, double top) {
        svg.text(centre, BOTTOM + LABELS, ChartSvg.Anchor.MIDDLE, group.label());
        List<Double> numbers = group.numbers();
        if (numbers.isEmpty()) return;
        double room = step * 0.6;
        for (int i = 0; i < numbers.size(); i++) {
            double x = centre + room * ((i + 0.5) / numbers.size() - 0.5);
            svg.dot(x, height(numbers.get(i), top), 3.5, ChartSvg.BLUE);
        }
        Sample sample = Sample.of(numbers);
        double mean = height(sample.mean(), top);
        svg.line(centre - room / 2, mean, centre + room / 2, mean, ChartSvg.RED, 2.5);
        svg.ring(centre, height(sample.median(), top), 5, ChartSvg.INK);
    }

    private static String shares(Chart.Shares chart) {
        int bottom = TOP + ROW * chart.shares().size();
        int names = names(chart.shares());
        ChartSvg svg = new ChartSvg(WIDTH, bottom + 50, chart.title());
        svg.text(12, 22, ChartSvg.Anchor.START, chart.title());
        for (int tenth = 0; tenth <= 10; tenth += 2) {
            double x = along(tenth / 10.0, names);
            svg.line(x, TOP, x, bottom, ChartSvg.FAINT, 1);
            svg.text(x, bottom + 18, ChartSvg.Anchor.MIDDLE, tenth * 10 + " %");
        }
        svg.line(along(chart.reference(), names), TOP, along(chart.reference(), names), bottom, ChartSvg.INK, 1);
        for (int i = 0; i < chart.shares().size(); i++) {
            Share share = chart.shares().get(i);
            double y = TOP + ROW * (i + 0.5);
            svg.text(names - 12, y + 4, ChartSvg.Anchor.END, share.label());
            svg.line(along(share.low(), names), y, along(share.high(), names), y, ChartSvg.BLUE, 3);
            if (!Double.isNaN(share.value())) svg.ring(along(share.value(), names), y, 5, ChartSvg.RED);
        }
        svg.text((names + WIDTH) / 2.0, bottom + 40, ChartSvg.Anchor.MIDDLE, chart.axis());
        return svg.toString();
    }

    private static int names(List<Share> shares) {
        int longest =
                shares.stream().mapToInt(share -> share.label().length()).max().orElse(0);
        return Math.min(NAMES, 40 + (int) (CHARACTER * longest));
    }

    private static double along(double share, int names) {
        return names + share * (WIDTH - names - 40);
    }
}
