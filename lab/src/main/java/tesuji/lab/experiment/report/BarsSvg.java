package tesuji.lab.experiment.report;

import java.util.ArrayList;
import java.util.List;
import tesuji.lab.experiment.Chart;
import tesuji.lab.experiment.Chart.BarGroup;
import tesuji.lab.experiment.Chart.Share;

/**
 * Bars in groups. Bars of one label are filled alike. Each of the first {@link ChartSvg#KINDS} labels has a colour of
 * its own and a pattern that shows without colour; more would look like these.
 */
final class BarsSvg {
    private static final int LEGEND = 20;
    private static final int LABEL = Frame.WIDTH - Frame.LEFT - 34;

    private BarsSvg() {}

    static SvgDrawing of(Chart.Bars chart) {
        List<String> labels = new ArrayList<>();
        double most = 0;
        for (BarGroup group : chart.groups()) {
            for (Share bar : group.bars()) {
                if (!labels.contains(bar.label())) labels.add(bar.label());
                for (double end : new double[] {bar.value(), bar.high()}) if (end > most) most = end;
            }
        }
        Frame frame = new Frame(Ticks.upTo(most > 0 ? most : 1));
        ChartSvg svg = Frame.begin(chart.title(), chart.axis(), frame, Frame.BOTTOM + 50 + LEGEND * labels.size());
        int groups = chart.groups().size();
        for (int i = 0; i < groups; i++) {
            Frame.label(svg, i, groups, chart.groups().get(i).label());
            group(svg, chart.groups().get(i), labels, Frame.centre(i, groups), Frame.step(groups) * 0.8, frame);
        }
        for (int i = 0; i < labels.size(); i++) {
            double y = Frame.BOTTOM + 48 + LEGEND * i;
            svg.bar(Frame.LEFT, y - 9, 24, 12, ChartSvg.colour(i), i);
            svg.text(Frame.LEFT + 34, y + 2, ChartSvg.Anchor.START, ChartSvg.fitted(labels.get(i), LABEL));
        }
        return svg.drawing();
    }

    private static void group(
            ChartSvg svg, BarGroup group, List<String> labels, double centre, double room, Frame frame) {
        double width = room / Math.max(1, group.bars().size());
        for (int i = 0; i < group.bars().size(); i++) {
            Share bar = group.bars().get(i);
            if (Double.isNaN(bar.value())) continue;
            int number = labels.indexOf(bar.label());
            double left = centre - room / 2 + width * i;
            double top = frame.height(bar.value());
            svg.bar(left + 1, top, width - 2, Frame.BOTTOM - top, ChartSvg.colour(number), number);
            if (Double.isFinite(bar.low()) && Double.isFinite(bar.high())) {
                double middle = left + width / 2;
                svg.line(middle, frame.height(bar.low()), middle, frame.height(bar.high()), ChartSvg.INK, 1.5);
            }
        }
    }
}
