package tesuji.lab.tuning;

import java.math.BigDecimal;
import java.math.MathContext;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import tesuji.lab.catalog.PlayerSpec;
import tesuji.lab.experiment.Findings;
import tesuji.lab.experiment.ReportTable;
import tesuji.lab.experiment.report.RunReport;
import tesuji.lab.statistics.Elo;
import tesuji.lab.statistics.Pentanomial;
import tesuji.lab.statistics.Tally;
import tesuji.lab.statistics.Wilson;

/** A tuning as a report: the best values with their ranges, what they score, and the curve they were read from. */
final class TuningPage {
    private static final String NAME = "tune";

    private final TuningRun run;
    private final TuningPlan plan;
    private final TuningResult result;

    TuningPage(TuningRun run, TuningResult result) {
        this.run = run;
        plan = run.plan();
        this.result = result;
    }

    RunReport report() {
        List<ReportTable> tables = new ArrayList<>(List.of(best()));
        if (result.found().pairs() + result.standard().pairs() > 0) tables.add(measured());
        if (!result.points().isEmpty()) tables.add(points());
        return new RunReport(
                NAME,
                "tesuji tune",
                "Which values of " + names() + " are the best for " + plan.player() + "?",
                circumstances(),
                new Findings(answer(), tables, TuningChart.of(run, result)));
    }

    private String names() {
        return plan.parameters().stream().map(TunedParameter::name).collect(Collectors.joining(", "));
    }

    private String circumstances() {
        String pool = plan.pool().stream().map(PlayerSpec::player).collect(Collectors.joining(", "));
        String missing = run.count() < run.total()
                ? " Only " + run.count() + " of " + run.total() + " pairs are played so far."
                : "";
        return (plan.isSweep() ? "Sweep" : "Search by CLOP") + ": "
                + plan.conditions().game() + ", " + 2 * run.count() + " games in pairs against " + pool + ", seed "
                + plan.seed() + "." + missing;
    }

    private String answer() {
        int games = 2 * run.pairs(TuningPhase.SEARCH).size();
        if (games == 0) return "No pair of games was finished.";
        List<String> sentences = new ArrayList<>();
        sentences.add("Best of " + games + " games: " + plan.told(result.best()) + ".");
        if (!result.asGood().isEmpty()) {
            List<String> others = result.asGood().stream().map(plan::told).toList();
            sentences.add("As good in these games: " + String.join("; ", others) + ".");
        }
        if (result.ranges().isEmpty()) {
            sentences.add("All pairs came out alike, so that they do not tell where the best values lie.");
        }
        result.scoreOfBest()
                .map(score -> "In " + 2 * result.found().pairs() + " further games these values score "
                        + percent(score.score()) + " (95 %: " + percent(score.low()) + " … " + percent(score.high())
                        + ").")
                .ifPresent(sentences::add);
        result.scoreOfStandard()
                .map(score -> "The default values score " + percent(score.score()) + " in as many.")
                .ifPresent(sentences::add);
        result.superiority()
                .ifPresent(likelihood ->
                        sentences.add("The best values score more than the default ones with a likelihood of "
                                + percent(likelihood) + "."));
        return String.join(" ", sentences);
    }

    private ReportTable best() {
        List<List<String>> rows = new ArrayList<>();
        for (int i = 0; i < plan.parameters().size(); i++) {
            TunedParameter parameter = plan.parameters().get(i);
            boolean known = i < result.ranges().size();
            rows.add(List.of(
                    parameter.name(),
                    parameter.text(result.best().get(i)),
                    known ? rounded(result.ranges().get(i).low()) : "",
                    known ? rounded(result.ranges().get(i).high()) : "",
                    parameter.standard().isPresent()
                            ? parameter.text(parameter.standard().getAsDouble())
                            : "",
                    parameter.text(parameter.low()) + " … " + parameter.text(parameter.high())));
        }
        return new ReportTable(
                "best",
                "The best values, each with the 95 % range in which it lies by a bootstrap over pairs"
                        + (result.ranges().isEmpty() ? ", which needs pairs that differ." : "."),
                List.of("parameter", "best", "from", "to", "default", "tried"),
                rows);
    }

    private ReportTable measured() {
        List<List<String>> rows = new ArrayList<>();
        addMeasured(rows, "best", result.best(), result.found());
        plan.standard().ifPresent(values -> addMeasured(rows, "default", values, result.standard()));
        return new ReportTable(
                "measured",
                "Scores in games that had no part in choosing the values; 95 % intervals from the variance over pairs.",
                List.of("values", "player", "games", "score", "from", "to", "Elo"),
                rows);
    }

    private void addMeasured(List<List<String>> rows, String word, List<Double> values, Pentanomial pairs) {
        if (pairs.pairs() == 0) return;
        Pentanomial.Estimate score = pairs.estimate();
        rows.add(List.of(
                word,
                plan.recipe(values),
                "" + 2 * pairs.pairs(),
                percent(score.score()),
                percent(score.low()),
                percent(score.high()),
                elo(score.elo().difference())));
    }

    private ReportTable points() {
        List<String> columns = new ArrayList<>(
                plan.parameters().stream().map(TunedParameter::name).toList());
        columns.addAll(List.of("won", "lost", "drawn", "score", "from", "to", "Elo"));
        List<List<String>> rows = result.points().stream().map(this::row).toList();
        return new ReportTable("values", "All values of the sweep; 95 % intervals of Wilson.", columns, rows);
    }

    private List<String> row(TuningResult.GridPoint point) {
        Tally tally = point.tally();
        Wilson interval = Wilson.of(tally);
        List<String> row = new ArrayList<>();
        for (int i = 0; i < point.values().size(); i++) {
            row.add(plan.parameters().get(i).text(point.values().get(i)));
        }
        row.addAll(List.of("" + tally.wins(), "" + tally.losses(), "" + tally.draws()));
        row.add(tally.games() == 0 ? "" : percent(tally.score()));
        row.add(percent(interval.low()));
        row.add(percent(interval.high()));
        row.add(tally.games() == 0 ? "" : elo(Elo.of(tally).difference()));
        return row;
    }

    /** Ends of ranges lie between two numbers, and more digits than these tell nothing. */
    private static String rounded(double number) {
        return new BigDecimal(number)
                .round(new MathContext(4))
                .stripTrailingZeros()
                .toPlainString();
    }

    private static String percent(double share) {
        return String.format(Locale.ROOT, "%.1f %%", 100 * share);
    }

    private static String elo(double difference) {
        if (Double.isInfinite(difference)) return difference > 0 ? "+inf" : "-inf";
        return "" + Math.round(difference);
    }
}
