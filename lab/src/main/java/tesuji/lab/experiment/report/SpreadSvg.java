package tesuji.lab.experiment.report;

import java.util.List;
import tesuji.lab.experiment.Chart;
import tesuji.lab.experiment.Chart.Group;
import tesuji.lab.statistics.Sample;

/** Single numbers as dots, side by side in the order of the numbers, so that equal ones can be told apart. */
final class SpreadSvg {
    private SpreadSvg() {}

    static SvgDrawing of(Chart.Spread chart) {
        double most = most(chart.groups());
        Frame frame = new Frame(Ticks.upTo(most));
        ChartSvg svg = Frame.begin(chart.title(), chart.axis(), frame, Frame.BOTTOM + 76);
        int groups = chart.groups().size();
        for (int i = 0; i < groups; i++) {
            Frame.label(svg, i, groups, chart.groups().get(i).label());
            group(svg, chart.groups().get(i), Frame.centre(i, groups), Frame.step(groups), frame);
        }
        svg.text(
                Frame.LEFT,
                Frame.BOTTOM + 64,
                ChartSvg.Anchor.START,
                "dots: single values · horizontal line: mean · ring: median");
        return svg.drawing();
    }

    static double most(List<Group> groups) {
        return groups.stream()
                .flatMap(group -> group.numbers().stream())
                .mapToDouble(Double::doubleValue)
                .max()
                .orElse(1);
    }

    private static void group(ChartSvg svg, Group group, double centre, double step, Frame frame) {
        List<Double> numbers = group.numbers();
        if (numbers.isEmpty()) return;
        double room = step * 0.6;
        for (int i = 0; i < numbers.size(); i++) {
            double x = centre + room * ((i + 0.5) / numbers.size() - 0.5);
            svg.dot(x, frame.height(numbers.get(i)), 3.5, ChartSvg.BLUE);
        }
        Sample sample = Sample.of(numbers);
        double mean = frame.height(sample.mean());
        svg.line(centre - room / 2, mean, centre + room / 2, mean, ChartSvg.RED, 2.5);
        svg.ring(centre, frame.height(sample.median()), 5, ChartSvg.INK);
    }
}
