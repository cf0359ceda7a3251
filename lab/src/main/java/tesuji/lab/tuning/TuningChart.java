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
 * other values, in a search one line over ten equal parts of the range.
 */
public final class TuningChart {
    private static final int PARTS = 10;

    private TuningChart() {}

    /** The picture; empty without games. */
    public static Optional<Chart> of(TuningRun run) {
        TuningPlan plan = run.plan();
        List<Chart.Series> series = plan.isSweep() ? lines(run.result().points()) : parts(run);
        if (series.stream().allMatch(each -> each.points().isEmpty())) return Optional.empty();
        TunedParameter first = plan.parameters().get(0);
        return Optional.of(new Chart.Lines(
                "scores", plan.player(), "score against the pool", first.name(), first.logarithmic(), series));
    }

    private static List<Chart.Series> lines(List<TuningResult.GridPoint> points) {
        Map<String, List<Chart.Point>> lines = new LinkedHashMap<>();
        for (TuningResult.GridPoint point : points) {
            List<Double> others = point.values().subList(1, point.values().size());
            String label =
                    String.join(", ", others.stream().map(TunedParameter::text).toList());
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
