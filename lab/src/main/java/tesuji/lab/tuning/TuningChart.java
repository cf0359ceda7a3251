package tesuji.lab.tuning;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import tesuji.lab.experiment.Chart;
import tesuji.lab.statistics.Pentanomial;
import tesuji.lab.statistics.Tally;
import tesuji.lab.statistics.Wilson;

/**
 * Scores over the values of a parameter, with 95 % intervals: in a sweep a line for each combination of the other
 * values, in a search the games in ten equal parts of the range, the curve that was fitted to them, and a mark each for
 * the games that measured the best and the standard values afterwards. Words have no order; where the first parameter
 * of a sweep is one, each combination of values stands for itself.
 */
public final class TuningChart {
    private static final int PARTS = 10;
    private static final String AXIS = "score against the pool";

    private final TuningRun run;
    private final TuningResult result;

    private TuningChart(TuningRun run, TuningResult result) {
        this.run = run;
        this.result = result;
    }

    /** One picture for a sweep, one for each parameter of a search; none without games. */
    public static List<Chart> of(TuningRun run, TuningResult result) {
        if (run.pairs(TuningPhase.SEARCH).isEmpty()) return List.of();
        TuningChart drawn = new TuningChart(run, result);
        int shown = run.plan().isSweep() ? 1 : run.plan().parameters().size();
        List<Chart> charts = new ArrayList<>();
        for (int i = 0; i < shown; i++) charts.add(drawn.over(i));
        return charts;
    }

    private Chart over(int number) {
        TunedParameter parameter = run.plan().parameters().get(number);
        String name = number == 0 ? "scores" : "scores-" + (number + 1);
        String title = run.plan().player() + ", scores with 95 % intervals";
        if (parameter.isWord()) return new Chart.Estimates(name, title, AXIS, estimates());
        List<Chart.Series> series = run.plan().isSweep() ? lines() : found(number);
        return new Chart.Lines(name, title, AXIS, parameter.name(), parameter.logarithmic(), series);
    }

    private List<Chart.Estimate> estimates() {
        List<Chart.Estimate> scores = new ArrayList<>();
        for (TuningResult.GridPoint point : result.points()) {
            if (point.tally().games() == 0) continue;
            Wilson interval = Wilson.of(point.tally());
            String label = IntStream.range(0, point.values().size())
                    .mapToObj(i -> text(i, point.values()))
                    .collect(Collectors.joining(", "));
            scores.add(new Chart.Estimate(label, point.tally().score(), interval.low(), interval.high()));
        }
        return scores;
    }

    private String text(int number, List<Double> values) {
        return run.plan().parameters().get(number).text(values.get(number));
    }

    private List<Chart.Series> found(int number) {
        TunedParameter parameter = run.plan().parameters().get(number);
        List<Chart.Series> series = new ArrayList<>(List.of(parts(number), curve(number)));
        measured("best values, further games", result.best(), result.found(), number)
                .ifPresent(series::add);
        run.plan()
                .standard()
                .filter(values -> !parameter.logarithmic() || values.get(number) > 0)
                .flatMap(values -> measured("default values, further games", values, result.standard(), number))
                .ifPresent(series::add);
        return series;
    }

    private List<Chart.Series> lines() {
        Map<String, List<Chart.Point>> lines = new LinkedHashMap<>();
        for (TuningResult.GridPoint point : result.points()) {
            if (point.tally().games() == 0) continue;
            lines.computeIfAbsent(others(point.values()), label -> new ArrayList<>())
                    .add(point(point.values().get(0), point.tally()));
        }
        return lines.entrySet().stream()
                .map(line -> new Chart.Series(line.getKey(), line.getValue()))
                .toList();
    }

    /** The values of all parameters but the first. */
    private String others(List<Double> values) {
        List<String> named = new ArrayList<>();
        for (int i = 1; i < values.size(); i++) {
            named.add(run.plan().parameters().get(i).name() + " = " + text(i, values));
        }
        return named.isEmpty() ? "games of each value" : String.join(", ", named);
    }

    private Chart.Series parts(int number) {
        TunedParameter parameter = run.plan().parameters().get(number);
        Tally[] tallies = new Tally[PARTS];
        Arrays.fill(tallies, Tally.NONE);
        for (PlayedPair pair : run.pairs(TuningPhase.SEARCH)) {
            double place = parameter.place(pair.values().get(number));
            int part = Math.min(PARTS - 1, (int) (PARTS * (place + 1) / 2));
            tallies[part] = tallies[part].with(pair.first()).with(pair.second());
        }
        List<Chart.Point> points = new ArrayList<>();
        for (int i = 0; i < PARTS; i++) {
            double middle = parameter.value((2 * i + 1.0) / PARTS - 1);
            if (tallies[i].games() > 0) points.add(point(middle, tallies[i]));
        }
        return new Chart.Series("games of the search, in tenths of the range", points);
    }

    /** The fitted curve where the tenths meet, the other parameters having their best values. */
    private Chart.Series curve(int number) {
        TuningPlan plan = run.plan();
        TunedParameter parameter = plan.parameters().get(number);
        List<Double> values = new ArrayList<>();
        List<List<Double>> places = new ArrayList<>();
        for (int i = 0; i <= PARTS; i++) {
            double value = parameter.value(2.0 * i / PARTS - 1);
            List<Double> all = new ArrayList<>(result.best());
            all.set(number, value);
            values.add(value);
            places.add(plan.places(all));
        }
        List<Observation> seen =
                run.pairs(TuningPhase.SEARCH).stream().map(plan::observation).toList();
        List<FittedScore> fitted = Clop.of(plan.parameters().size(), seen).fitted(places);
        List<Chart.Point> points = new ArrayList<>();
        for (int i = 0; i < fitted.size(); i++) {
            FittedScore score = fitted.get(i);
            points.add(new Chart.Point(values.get(i), score.score(), score.low(), score.high()));
        }
        return new Chart.Series("curve fitted near the best values", points);
    }

    private static Optional<Chart.Series> measured(String label, List<Double> values, Pentanomial pairs, int number) {
        if (pairs.pairs() == 0) return Optional.empty();
        Pentanomial.Estimate score = pairs.estimate();
        return Optional.of(new Chart.Series(
                label, List.of(new Chart.Point(values.get(number), score.score(), score.low(), score.high()))));
    }

    private static Chart.Point point(double x, Tally tally) {
        Wilson interval = Wilson.of(tally);
        return new Chart.Point(x, tally.score(), interval.low(), interval.high());
    }
}
