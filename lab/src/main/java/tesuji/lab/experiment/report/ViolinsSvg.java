package tesuji.lab.experiment.report;

import java.util.List;
import tesuji.lab.experiment.Chart;
import tesuji.lab.experiment.Chart.Group;
import tesuji.lab.statistics.Sample;

/**
 * Densities of groups of numbers. The curve is a sum of Gaussian kernels whose width is Silverman's rule of thumb,
 * 0.9 · min(s, IQR / 1.34) · n^(−1/5) (Silverman 1986, eq. 3.31). It ends at the least and at the largest number.
 * All violins are equally wide where they are widest, however many numbers they show.
 */
final class ViolinsSvg {
    private static final int STEPS = 60;

    private ViolinsSvg() {}

    static SvgDrawing of(Chart.Violins chart) {
        Frame frame = new Frame(Ticks.upTo(SpreadSvg.most(chart.groups())));
        ChartSvg svg = Frame.begin(chart.title(), chart.axis(), frame, Frame.BOTTOM + 76);
        int groups = chart.groups().size();
        for (int i = 0; i < groups; i++) {
            Frame.label(svg, i, groups, chart.groups().get(i).label());
            violin(svg, chart.groups().get(i), Frame.centre(i, groups), Frame.step(groups) * 0.42, frame);
        }
        svg.text(
                Frame.LEFT,
                Frame.BOTTOM + 64,
                ChartSvg.Anchor.START,
                "width: density · thick line: middle half · ring: median · horizontal line: mean");
        return svg.drawing();
    }

    private static void violin(ChartSvg svg, Group group, double centre, double room, Frame frame) {
        List<Double> numbers = group.numbers();
        if (numbers.isEmpty()) return;
        Sample sample = Sample.of(numbers);
        List<Double> sorted = numbers.stream().sorted().toList();
        double[] density = density(sorted, sample);
        double most = 0;
        for (double value : density) most = Math.max(most, value);
        double[][] outline = new double[2 * (STEPS + 1)][];
        for (int i = 0; i <= STEPS; i++) {
            double y = frame.height(at(sample, i));
            double half = room * density[i] / most;
            outline[i] = new double[] {centre - half, y};
            outline[2 * STEPS + 1 - i] = new double[] {centre + half, y};
        }
        svg.area(outline, ChartSvg.FAINT, ChartSvg.BLUE);
        double low = frame.height(quantile(sorted, 0.25));
        double high = frame.height(quantile(sorted, 0.75));
        svg.line(centre, low, centre, high, ChartSvg.INK, 4);
        double mean = frame.height(sample.mean());
        svg.line(centre - room / 3, mean, centre + room / 3, mean, ChartSvg.RED, 2.5);
        svg.ring(centre, frame.height(sample.median()), 4, ChartSvg.INK);
    }

    private static double at(Sample sample, int step) {
        return sample.least() + (sample.most() - sample.least()) * step / STEPS;
    }

    private static double[] density(List<Double> sorted, Sample sample) {
        double width = width(sorted, sample);
        double[] density = new double[STEPS + 1];
        for (int i = 0; i <= STEPS; i++) {
            double sum = 0;
            for (double number : sorted) {
                double distance = (at(sample, i) - number) / width;
                sum += Math.exp(-distance * distance / 2);
            }
            density[i] = sum;
        }
        return density;
    }

    private static double width(List<Double> sorted, Sample sample) {
        double middle = (quantile(sorted, 0.75) - quantile(sorted, 0.25)) / 1.34;
        double deviation = Double.isNaN(sample.deviation()) ? 0 : sample.deviation();
        double spread = middle > 0 ? Math.min(middle, deviation) : deviation;
        return spread > 0 ? 0.9 * spread * Math.pow(sorted.size(), -0.2) : 1;
    }

    /** By linear interpolation between neighbours. */
    static double quantile(List<Double> sorted, double share) {
        double place = share * (sorted.size() - 1);
        int below = (int) place;
        int above = Math.min(below + 1, sorted.size() - 1);
        return sorted.get(below) + (place - below) * (sorted.get(above) - sorted.get(below));
    }
}
