package tesuji.lab.experiment.report;

import java.util.Comparator;
import java.util.List;
import tesuji.lab.experiment.Chart;
import tesuji.lab.experiment.Chart.Rank;

/**
 * The critical-difference diagram of Demšar (2006, fig. 1): mean ranks on a line, labels at both sides, and a thick
 * bar below those whose ranks do not differ significantly.
 */
final class CriticalDifferenceSvg {
    private static final int SIDE = 200;
    private static final int AXIS = 90;
    private static final int BAR = 12;
    private static final int ROW = 22;

    private CriticalDifferenceSvg() {}

    static SvgDrawing of(Chart.CriticalDifference chart) {
        List<Rank> ranks = chart.ranks().stream()
                .sorted(Comparator.comparingDouble(Rank::mean))
                .toList();
        int count = ranks.size();
        int bars = AXIS + 14 + BAR * chart.families().size();
        int left = (count + 1) / 2;
        ChartSvg svg = new ChartSvg(Frame.WIDTH, bars + ROW * (left + 1) + 30, chart.title());
        svg.text(12, 22, ChartSvg.Anchor.START, chart.title());
        svg.line(place(1, count), AXIS, place(count, count), AXIS, ChartSvg.INK, 1.5);
        for (int rank = 1; rank <= count; rank++) {
            double x = place(rank, count);
            svg.line(x, AXIS - 6, x, AXIS, ChartSvg.INK, 1.5);
            svg.text(x, AXIS - 12, ChartSvg.Anchor.MIDDLE, "" + rank);
        }
        distance(svg, chart.distance(), count);
        for (int i = 0; i < count; i++) {
            boolean isLeft = i < left;
            double y = bars + ROW * (isLeft ? i + 1 : count - i);
            double x = place(ranks.get(i).mean(), count);
            double end = isLeft ? SIDE - 20 : Frame.WIDTH - SIDE + 20;
            svg.line(x, AXIS, x, y, ChartSvg.INK, 1);
            svg.line(x, y, end, y, ChartSvg.INK, 1);
            String label =
                    ranks.get(i).label() + " " + Ticks.rounded(ranks.get(i).mean());
            svg.text(isLeft ? end - 6 : end + 6, y + 4, isLeft ? ChartSvg.Anchor.END : ChartSvg.Anchor.START, label);
        }
        for (int i = 0; i < chart.families().size(); i++) family(svg, chart, i, count);
        svg.text(
                12,
                bars + ROW * (left + 1) + 18,
                ChartSvg.Anchor.START,
                chart.axis() + "; a thick bar joins what cannot be told apart");
        return svg.drawing();
    }

    private static void distance(ChartSvg svg, double distance, int count) {
        double from = place(1, count);
        double to = Math.min(Frame.WIDTH - 20, from + distance * (place(2, Math.max(2, count)) - from));
        svg.line(from, 48, to, 48, ChartSvg.INK, 2);
        svg.line(from, 43, from, 53, ChartSvg.INK, 2);
        svg.line(to, 43, to, 53, ChartSvg.INK, 2);
        svg.text(to + 8, 52, ChartSvg.Anchor.START, "critical distance " + Ticks.rounded(distance));
    }

    private static void family(ChartSvg svg, Chart.CriticalDifference chart, int number, int count) {
        double[] means = chart.ranks().stream()
                .filter(rank -> chart.families().get(number).contains(rank.label()))
                .mapToDouble(Rank::mean)
                .sorted()
                .toArray();
        if (means.length < 2) return;
        double y = AXIS + 12 + BAR * number;
        svg.line(place(means[0], count) - 3, y, place(means[means.length - 1], count) + 3, y, ChartSvg.INK, 5);
    }

    private static double place(double rank, int count) {
        return SIDE + (rank - 1) / Math.max(1, count - 1) * (Frame.WIDTH - 2 * SIDE);
    }
}
