package tesuji.app.tuning;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import tesuji.lab.statistics.Bootstrap;
import tesuji.lab.statistics.Elo;
import tesuji.lab.statistics.Pentanomial;
import tesuji.lab.statistics.Tally;
import tesuji.lab.statistics.Wilson;
import tesuji.lab.tuning.TunedParameter;
import tesuji.lab.tuning.TuningPhase;
import tesuji.lab.tuning.TuningPlan;
import tesuji.lab.tuning.TuningResult;
import tesuji.lab.tuning.TuningRun;

/**
 * The whole answer of {@code tesuji tune}.
 *
 * @param method {@code sweep} or {@code clop}
 * @param games played to find the best values
 * @param complete whether all games were played
 * @param best the value of each parameter, a number or a text
 * @param bestPlayer the player with these values
 * @param points the values of a sweep with their results; empty in a search
 * @param report the page; null if none was written
 */
record TuneAnswer(
        String game,
        String player,
        String method,
        int games,
        boolean complete,
        long seed,
        Map<String, Object> best,
        String bestPlayer,
        Confidence confidence,
        List<Point> points,
        @Nullable String report) {
    /**
     * How certain it is.
     *
     * @param level of all intervals
     * @param optimum where the best value of each parameter lies that is a number
     * @param shares of each other parameter: in which part of the samples each text was the best
     * @param winRate of the best values, from games that did not choose them; null if there were none
     * @param defaultWinRate of the default values, in as many games
     * @param superiority the likelihood that the best values score more than the default ones
     */
    record Confidence(
            double level,
            Map<String, Range> optimum,
            Map<String, Map<String, Double>> shares,
            @Nullable Rate winRate,
            @Nullable Rate defaultWinRate,
            @Nullable Double superiority) {}

    /** An interval. */
    record Range(double low, double high) {}

    /** A score, from 0 to 1, with its interval. */
    record Rate(int games, double score, double low, double high) {}

    /** Values of a sweep and their results; infinite differences are null. */
    record Point(
            Map<String, Object> values,
            int wins,
            int losses,
            int draws,
            @Nullable Double score,
            double scoreLow,
            double scoreHigh,
            @Nullable Double elo) {}

    static TuneAnswer of(TuningRun run, TuningResult result, boolean complete, Optional<Path> page) {
        TuningPlan plan = run.plan();
        Map<String, Range> optimum = new LinkedHashMap<>();
        Map<String, Map<String, Double>> shares = new LinkedHashMap<>();
        for (int i = 0; i < result.ranges().size(); i++) {
            TunedParameter parameter = plan.parameters().get(i);
            Bootstrap.Range range = result.ranges().get(i);
            if (parameter.isWord()) shares.put(parameter.name(), result.shares().get(i));
            else optimum.put(parameter.name(), new Range(range.low(), range.high()));
        }
        Confidence confidence = new Confidence(
                TuningResult.LEVEL,
                optimum,
                shares,
                rate(result.found(), result.scoreOfBest()),
                rate(result.standard(), result.scoreOfStandard()),
                result.superiority().isPresent() ? result.superiority().getAsDouble() : null);
        return new TuneAnswer(
                plan.conditions().game().toString(),
                plan.player(),
                plan.isSweep() ? "sweep" : "clop",
                2 * run.pairs(TuningPhase.SEARCH).size(),
                complete,
                plan.seed(),
                named(plan, result.best()),
                plan.recipe(result.best()),
                confidence,
                points(plan, result),
                page.map(Path::toString).orElse(null));
    }

    private static @Nullable Rate rate(Pentanomial pairs, Optional<Pentanomial.Estimate> estimate) {
        return estimate.map(score -> new Rate(2 * pairs.pairs(), score.score(), score.low(), score.high()))
                .orElse(null);
    }

    private static Map<String, Object> named(TuningPlan plan, List<Double> values) {
        Map<String, Object> named = new LinkedHashMap<>();
        for (int i = 0; i < values.size(); i++) {
            TunedParameter parameter = plan.parameters().get(i);
            named.put(parameter.name(), parameter.isWord() ? parameter.text(values.get(i)) : values.get(i));
        }
        return named;
    }

    private static List<Point> points(TuningPlan plan, TuningResult result) {
        List<Point> points = new ArrayList<>();
        for (TuningResult.GridPoint point : result.points()) {
            Tally tally = point.tally();
            Wilson interval = Wilson.of(tally);
            points.add(new Point(
                    named(plan, point.values()),
                    tally.wins(),
                    tally.losses(),
                    tally.draws(),
                    finite(tally.score()),
                    interval.low(),
                    interval.high(),
                    finite(Elo.of(tally).difference())));
        }
        return points;
    }

    private static @Nullable Double finite(double number) {
        return Double.isFinite(number) ? number : null;
    }
}
