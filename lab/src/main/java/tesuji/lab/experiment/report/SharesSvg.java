package tesuji.lab.experiment.report;

import java.util.List;
import tesuji.lab.experiment.Chart;
import tesuji.lab.experiment.Chart.Share;

/** Shares with their intervals, one below the other. */
final class SharesSvg {
    private static final int ROW = 30;
    private static final int NAMES = 450;

    private SharesSvg() {}

    static SvgDrawing of(Chart.Shares chart) {
        int bottom = Frame.TOP + ROW * chart.shares().size();
        int names = names(chart.shares());
        ChartSvg svg = new ChartSvg(Frame.WIDTH, bottom + 50, chart.title());
        svg.text(12, 22, ChartSvg.Anchor.START, chart.title());
        for (int tenth = 0; tenth <= 10; tenth += 2) {
            double x = along(tenth / 10.0, names);
            svg.line(x, Frame.TOP, x, bottom, ChartSvg.FAINT, 1);
            svg.text(x, bottom + 18, ChartSvg.Anchor.MIDDLE, tenth * 10 + " %");
        }
        svg.line(along(chart.reference(), names), Frame.TOP, along(chart.reference(), names), bottom, ChartSvg.INK, 1);
        for (int i = 0; i < chart.shares().size(); i++) {
            Share share = chart.shares().get(i);
            double y = Frame.TOP + ROW * (i + 0.5);
            svg.text(names - 12, y + 4, ChartSvg.Anchor.END, share.label());
            if (Double.isNaN(share.value())) continue;
            svg.line(along(share.low(), names), y, along(share.high(), names), y, ChartSvg.BLUE, 3);
            svg.ring(along(share.value(), names), y, 5, ChartSvg.RED);
        }
        svg.text((names + Frame.WIDTH) / 2.0, bottom + 40, ChartSvg.Anchor.MIDDLE, chart.axis());
        return svg.drawing();
    }

    private static int names(List<Share> shares) {
        double longest = shares.stream()
                .mapToDouble(share -> ChartSvg.width(share.label()))
                .max()
                .orElse(0);
        return Math.min(NAMES, 40 + (int) longest);
    }

    private static double along(double share, int names) {
        return names + share * (Frame.WIDTH - names - 40);
    }
}
