package tesuji.lab.tuning;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tesuji.lab.experiment.Chart;
import tesuji.lab.statistics.Tally;
import tesuji.lab.statistics.Wilson;

/**
 * Scores over the values of the first parameter, with 95 % intervals: in a sweep a line for each combination of the
 * other values, in a search one line over ten equal parts of the range. Words have no order; where the first parameter
 * is one, each combination of values stands for itself.
 */
public final class TuningChart {
    private static final int PARTS = 10;
    private static final String NAME = "scores";
    private static final String AXIS = "score against the pool";

    private TuningChart() {}

    /** The picture; empty without games. */
    public static Optional<Chart> of(TuningRun run) {
        TuningPlan plan = run.plan();
        TunedParameter first = plan.parameters().get(0);
        if (first.isWord()) return categories(run);
        List<Chart.Series> series = plan.isSweep() ? lines(plan, run.result().points()) : parts(run);
        if (series.stream().allMatch(each -> each.points().isEmpty())) return Optional.empty();
        return Optional.of(new Chart.Lines(NAME, plan.player(), AXIS, first.name(), first.logarithmic(), series));
    }

    private static Optional<Chart> categories(TuningRun run) {
        TuningPlan plan = run.plan();
        List<Chart.Estimate> scores = new ArrayList<>();
        for (TuningResult.GridPoint point : run.result().points()) {
            if (point.tally().games() == 0) continue;
            Wilson interval = Wilson.of(point.tally());
            scores.add(new Chart.Estimate(
                    label(plan, point.values(), 0), point.tally().score(), interval.low(), interval.high()));
        }
        return scores.isEmpty()
                ? Optional.empty()
                : Optional.of(new Chart.Estimates(NAME, plan.player(), AXIS, scores));
    }

    /** The values from this parameter on. */
    private static String label(TuningPlan plan, List<Double> values, int from) {
        List<String> texts = new ArrayList<>();
        for (int i = from; i < values.size(); i++)
            texts.add(plan.parameters().get(i).text(values.get(i)));
        return String.join(", ", texts);
    }

    private static List<Chart.Series> lines(TuningPlan plan, List<TuningResult.GridPoint> points) {
        Map<String, List<Chart.Point>> lines = new LinkedHashMap<>();
        for (TuningResult.GridPoint point : points) {
            String label = label(plan, point.values(), 1);
            if (point.tally().games() > 0) {
                lines.computeIfAbsent(label, key -> new ArrayList<>())
                        .add(point(point.values().get(0), point.tally()));
            }
        }
        return lines.entrySet().stream()
                .map(line -> new Chart.Series(line.getKey(), line.getValue()))
                .toList();
    }

    private static List<Chart.Series> parts(TuningRun run) {
        TunedParameter parameter = run.plan().parameters().get(0);
        Tally[] tallies = new Tally[PARTS];
        Arrays.fill(tallies, Tally.NONE);
        for (PlayedPair pair : run.pairs(TuningPhase.SEARCH)) {
            double place = parameter.place(pair.values().get(0));
            int part = Math.min(PARTS - 1, (int) (PARTS * (place + 1) / 2));
            tallies[part] = tallies[part].with(pair.first()).with(pair.second());
        }
        List<Chart.Point> points = new ArrayList<>();
        for (int i = 0; i < PARTS; i++) {
            double middle = parameter.value((2 * i + 1.0) / PARTS - 1);
            if (tallies[i].games() > 0) points.add(point(middle, tallies[i]));
        }
        return List.of(new Chart.Series("", points));
    }

    private static Chart.Point point(double x, Tally tally) {
        Wilson interval = Wilson.of(tally);
        return new Chart.Point(x, tally.score(), interval.low(), interval.high());
    }
}
